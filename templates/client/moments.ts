// When there is time for what no reader waits for.

/** Calls back when the page with all its files is loaded; at once when it is. */
export function onceLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

/** Calls back when the browser has nothing to do. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

// Delays work that no reader waits for.

/** Calls back when the page with all its files has loaded, or at once if it already has. */
export function onceLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

/** Calls back when the browser is idle. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

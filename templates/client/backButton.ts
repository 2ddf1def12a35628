// Keeps an extra entry in the browser's history while something covers the page, so that Back closes that and stays on
// the page.

/** What Back does now, what to call after the entry is removed, and whether it is just being added or removed. */
const step: { close: (() => void) | undefined; then: (() => void) | undefined; isMoving: boolean } = {
  close: undefined,
  then: undefined,
  isMoving: false,
};

/** Starts listening. Must be called before other listeners for navigations, because it hides these from them. */
export function startBackButton(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const isSamePlace = event.destination.sameDocument && event.destination.url === location.href;
    if (step.isMoving || (event.navigationType === "traverse" && isSamePlace)) event.stopImmediatePropagation();
  });
  addEventListener("popstate", () => {
    const { close, then } = step;
    step.close = step.then = undefined;
    step.isMoving = false;
    close?.();
    then?.();
  });
}

/** Makes Back call `close` instead of leaving the page. */
export function holdBack(close: () => void): void {
  step.isMoving = true;
  history.pushState(history.state, "");
  step.isMoving = false;
  step.close = close;
}

/** Removes the entry unless Back has done so, then calls `then`. */
export function releaseBack(then?: () => void): void {
  if (then !== undefined) step.then = then;
  if (step.close !== undefined) {
    step.close = undefined;
    step.isMoving = true;
    history.back();
  } else if (!step.isMoving) {
    step.then?.();
    step.then = undefined;
  }
}

// A step of the browser's history for as long as something covers the page, so that Back closes it and the page stays.

/** What Back does now, what follows when the step is gone, and whether the step itself is being made or removed. */
const step: { close: (() => void) | undefined; then: (() => void) | undefined; isMoving: boolean } = {
  close: undefined,
  then: undefined,
  isMoving: false,
};

/** Starts listening. To be called before anything else that listens to navigations: these are none. */
export function startBackButton(): void {
  if ("navigation" in window) {
    navigation.addEventListener("navigate", (event) => {
      const isSamePlace = event.destination.sameDocument && event.destination.url === location.href;
      if (step.isMoving || (event.navigationType === "traverse" && isSamePlace)) event.stopImmediatePropagation();
    });
  }
  addEventListener("popstate", () => {
    const { close, then } = step;
    Object.assign(step, { close: undefined, then: undefined, isMoving: false });
    close?.();
    then?.();
  });
}

/** Lets Back call `close` instead of leaving the page. */
export function holdBack(close: () => void): void {
  step.isMoving = true;
  history.pushState(history.state, "");
  step.isMoving = false;
  step.close = close;
}

/** Removes the step if Back has not, then calls back. */
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

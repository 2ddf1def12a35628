// Pages of an offline folder are near: none is loaded ahead.

/** Does nothing. */
export function startPrefetch(): void {}

// Offline replacement: pages in an offline folder need no prefetching.

/** Does nothing. */
export function startPrefetch(): void {}

// Offline replacement: the browser loads pages, because scripts may not read other pages from `file:` URLs.

/** Does nothing. */
export function startNavigation(): void {}

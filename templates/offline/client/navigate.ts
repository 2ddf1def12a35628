// Pages of an offline folder are loaded by the browser: from `file:` no script may read another page.

/** Does nothing. */
export function startNavigation(): void {}

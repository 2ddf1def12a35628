// Passes the searched words from the list of hits to the page that the reader chose.

const key = "hubdocs.marks";

/** What is stored: the terms to mark in the page with this URL. */
interface StoredMarks {
  readonly href: string;
  readonly terms: readonly string[];
}

/** Stores the found terms for the next page in this tab, if storage is available. */
export function rememberMarks(href: string, terms: Iterable<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href, terms: [...terms] }));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Returns and removes the terms stored for the current page, so that going back or reloading does not mark it again. A
 * stored value of another form gives none.
 */
export function takeMarks(): ReadonlySet<string> | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return undefined;
    const { href, terms }: StoredMarks = JSON.parse(kept);
    if (new URL(href, location.href).pathname !== location.pathname) return undefined;
    sessionStorage.removeItem(key);
    return new Set(terms);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

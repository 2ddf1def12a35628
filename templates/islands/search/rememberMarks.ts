// Passes the searched words from the list of hits to the page that the reader chose.

const key = "hubdocs.marks";

/** What a stored value says: the terms to mark, and in which page. */
interface StoredMarks {
  readonly path: string;
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
 * stored value of another form gives none, and is removed too: nobody else would.
 */
export function takeMarks(): ReadonlySet<string> | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return undefined;
    const marks = readMarks(kept);
    if (marks !== undefined && marks.path !== location.pathname) return undefined;
    sessionStorage.removeItem(key);
    return marks && new Set(marks.terms);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** The page and the terms of a stored value; `undefined` for one that is damaged or of another program. */
function readMarks(kept: string): StoredMarks | undefined {
  try {
    const { href, terms }: Readonly<Record<string, unknown>> = JSON.parse(kept);
    if (typeof href !== "string" || !Array.isArray(terms)) return undefined;
    const { pathname } = new URL(href, location.href);
    return { path: pathname, terms: terms.filter((term) => typeof term === "string") };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

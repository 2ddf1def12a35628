// What a reader searched for, handed from the list of hits to the page that was chosen.

const key = "hubdocs.marks";

/** The terms that are to be marked in the page at an address. */
export interface RememberedMarks {
  readonly href: string;
  readonly terms: readonly string[];
}

/** Keeps what was found for the next page of this tab, if the storage allows. */
export function rememberMarks(href: string, terms: Iterable<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href, terms: [...terms] }));
  } catch (error) {
    console.warn(error);
  }
}

/** What is kept for the present page; it is forgotten at once, so that going back or reloading does not repeat it. */
export function takeMarks(): RememberedMarks | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return undefined;
    const marks: RememberedMarks = JSON.parse(kept);
    if (new URL(marks.href, location.href).pathname !== location.pathname) return undefined;
    sessionStorage.removeItem(key);
    return marks;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

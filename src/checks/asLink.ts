// A name or an address as it can stand in a link: Markdown ends an address at a blank. Knows nothing of where it leads.

/** The text with blanks percent-encoded. */
export const asLink = (name: string): string => name.replace(/\s/g, encodeURIComponent);

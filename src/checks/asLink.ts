// Makes a name or URL usable as a Markdown link destination, which ends at the first space. Does not check where it
// leads.

/** The text with its whitespace percent-encoded. */
export const asLink = (name: string): string => name.replace(/\s/g, encodeURIComponent);

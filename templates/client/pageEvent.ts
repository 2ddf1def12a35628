// The name of what scripts tell each other when a page has changed. Touches no page, so it can be imported anywhere.

/** Dispatched on the document when the elements of a page have been put in place of another one's. */
export const pageEvent = "hubdocs:page";

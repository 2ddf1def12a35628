// The name of the event for a replaced page. Has no side effects, so that any module can import it.

/** Dispatched on the document after the elements of a page have replaced those of another one. */
export const pageEvent = "hubdocs:page";

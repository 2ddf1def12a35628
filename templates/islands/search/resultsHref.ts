// Makes links to the page of all results.

/** URL of the page with all results of a query. The query may hold half a character, as a program can put it in. */
export const hrefOfResults = (pageHref: string, query: string): string =>
  `${pageHref}?${new URLSearchParams({ q: query })}`;

// Where a relative address leads, as browsers resolve it. Knows no pages.

/**
 * Path that an address leads to from the page at `page`; `undefined` where browsers take it for another host, or for none at
 * all: `\\server\share`, ` //host`.
 * @example pathFrom("../b?c#d", "/docs/a/e") // "/docs/b"
 */
export function pathFrom(address: string, page: string): string | undefined {
  const base = `http://site${page}`;
  if (!URL.canParse(address, base)) return undefined;
  const { host, pathname } = new URL(address, base);
  return host === "site" ? pathname : undefined;
}

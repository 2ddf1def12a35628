// Where the Markdown twin of a page lies: next to its page, under the page's own name.

/**
 * Address of the twin of the page at an address.
 * @example twinPathOf("/docs/intro") // "/docs/intro.md"
 * @example twinPathOf("/uk/") // "/uk/index.md"
 * @example twinPathOf("/docs/intro.html") // "/docs/intro.md"
 */
export function twinPathOf(address: string): string {
  if (address.endsWith("/")) return `${address}index.md`;
  return `${address.replace(/\.html$/, "")}.md`;
}

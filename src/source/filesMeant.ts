// The files that a link can mean where pages were written for the host of their repository or for another generator: a
// folder stands for the page in it, and pages are named without ending, with the one of their HTML, or as seen from an
// address that ends in a slash. Knows no pages; whether such a file exists is for the caller to look up.

/** Names of the page that stands for its folder. */
const folderPages = ["README.md", "index.md", "Readme.md", "readme.md", "index.mdx"];

/**
 * Paths of such files, the most probable first; none for a path that names a file of Markdown itself.
 * @example filesMeant("guide/") // guide.md, guide.mdx, guide/README.md, …
 */
export function filesMeant(path: string): readonly string[] {
  if (/\.mdx?$/i.test(path)) return [];
  // From the page `/docs/a/`, what lies beside `docs/a.md` is below `../`.
  const asFolder = path.startsWith("../") ? [path.slice("../".length)] : [];
  return [path, ...asFolder].flatMap((one) => filesNamed(one.replace(/(?<=[^/])\/+$/, "")));
}

function filesNamed(path: string): readonly string[] {
  const page = path.replace(/\.html?$/i, "");
  const inside = page === path ? path : page.replace(/(?:^|\/)index$/i, "");
  const folder = inside === "" || inside.endsWith("/") ? inside : `${inside}/`;
  return [`${page}.md`, `${page}.mdx`, ...folderPages.map((name) => folder + name)];
}

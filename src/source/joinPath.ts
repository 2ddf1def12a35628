// Paths of files below the site's folder, whose parts a `/` divides. Asks no disk.

/** The folder of a path; empty for what lies at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/**
 * The folders that a file lies in, the outermost first: one of them may be what another tool takes for the root of its site.
 * @example foldersAbove("site/content/a.md") // ["site", "site/content"]
 */
export function foldersAbove(path: string): readonly string[] {
  const names = folderOf(path).split("/");
  return names[0] === "" ? [] : names.map((_, index) => names.slice(0, index + 1).join("/"));
}

/**
 * A path as seen from a folder, with `.` and `..` worked in; `undefined` when it leads out of the site.
 * @example joinPath("docs/a", "../b.md") // "docs/b.md"
 */
export function joinPath(folder: string, path: string): string | undefined {
  const segments = folder === "" ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}

/**
 * A path as it is written in a folder.
 * @example relativePath("specs/hub", "specs/examples/a.json") // "../examples/a.json"
 */
export function relativePath(folder: string, path: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const names = path.split("/");
  let same = 0;
  while (same < from.length && from[same] === names[same]) same += 1;
  return "../".repeat(from.length - same) + names.slice(same).join("/");
}

// Reads lists of files as in `.gitignore`: a pattern per line, of which the last one that fits counts.
import { fitsGlob } from "./glob.ts";

interface IgnoreRule {
  readonly patterns: readonly string[];
  /** Whether the line begins with `!`, which takes a file back. */
  readonly isKept: boolean;
}

/** Makes a test for the paths that a list means. Sets of characters (`[ab]`) are not supported. */
export function ignoredPaths(list: string): (path: string) => boolean {
  const rules = list.split("\n").flatMap(ruleOf);
  return (path) => {
    const last = rules.findLast(({ patterns }) => patterns.some((pattern) => fitsGlob(path, pattern)));
    return last?.isKept === false;
  };
}

/** `drafts/` is a folder anywhere, `/a.md` and `a/b.md` begin at the top, `*.py` is a file or a folder anywhere. */
function ruleOf(line: string): readonly IgnoreRule[] {
  const [, sign = "", written = ""] = /^(!?)(.*?)\s*$/.exec(line) ?? [];
  if (written.startsWith("#")) return [];
  const name = written.replace(/^\\(?=[#!])/, "").replace(/^\/|\/+$/g, "");
  if (name === "") return [];
  const isPlaced = written.replace(/\/+$/, "").includes("/");
  const pattern = isPlaced ? name : `**/${name}`;
  const below = `${pattern}/**/*`;
  return [{ patterns: written.endsWith("/") ? [below] : [pattern, below], isKept: sign === "!" }];
}

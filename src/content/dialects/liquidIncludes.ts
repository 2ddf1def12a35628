// Lines by which pages of Jekyll take in files. Reads no files.
import type { IncludeRequest } from "./includeRequest.ts";
import { indentOf } from "./pageLines.ts";
import { themeInclude } from "./themeIncludes.ts";

/** `{% include part.md name="x" %}`, `{% include_relative part.md %}`: `_relative` in group 1, path in group 2, values in group 3. */
const liquid =
  /^[ \t]*\{%-?[ \t]*include(_relative)?[ \t]+([\w./-]{1,300}\.(?:md|markdown|html|txt))((?:[ \t][^%\n]{0,1000})?)-?%\}[ \t]*$/;
/** `name="x"`: name in group 1, text in groups 2 and 3. */
const liquidValue = /([\w-]{1,60})=(?:"([^"]*)"|'([^']*)')/g;

/** The file that a line asks for; `undefined` for other lines, and for files of themes that are known here. */
export function readLiquid(line: string): IncludeRequest | undefined {
  const [, relative, path = "", given = ""] = line.includes("include") ? (liquid.exec(line) ?? []) : [];
  if (path === "" || (relative === undefined && themeInclude(`${path} ${given}`) !== undefined)) return undefined;
  const values = new Map(
    [...given.matchAll(liquidValue)].map(([, name = "", double, single]) => [name, double ?? single ?? ""]),
  );
  return { path: relative === undefined ? `@site/_includes/${path}` : path, part: "", indent: indentOf(line), values };
}

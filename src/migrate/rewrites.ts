// `rewrites` of VitePress, where they are data: other paths for pages, `packages/:name/docs/:rest*` → `:name/:rest*`.
import { escapePattern } from "../source/escapePattern.ts";
import { isLiteralMap, type Literal } from "./literal.ts";

/** The path of a page by the path of its file. */
type Rewrite = (path: string) => string;

/** `:name`, `:name*`, `:name(.*)`, `(.*)`; name in group 1, what may follow it in group 2. */
const parameter = /:(\w+)(\*|\+|\(\.[*+]\))?|\(\.[*+]\)/g;
const maxParameters = 4;

/** The rewriting that a configuration asks for; what is a program, or more than that, changes nothing. */
export function readRewrites(value: Literal | undefined): Rewrite {
  const rules = Object.entries(isLiteralMap(value) ? value : {}).flatMap(([from, to]) => {
    const pattern = typeof to === "string" ? patternOf(from) : undefined;
    return pattern === undefined || typeof to !== "string" ? [] : [{ pattern, to }];
  });
  return (path) => {
    for (const { pattern, to } of rules) {
      const found = pattern.exec(path);
      if (found) return filled(to, found);
    }
    return path;
  };
}

function patternOf(from: string): RegExp | undefined {
  const names: string[] = [];
  let source = "";
  let end = 0;
  for (const { index, 0: whole, 1: name, 2: rest } of from.matchAll(parameter)) {
    names.push(name ?? "");
    source += escapePattern(from.slice(end, index));
    source += `(?<p${names.length - 1}_${name ?? ""}>${name !== undefined && rest === undefined ? "[^/]+?" : ".+"})`;
    end = index + whole.length;
  }
  return names.length > maxParameters ? undefined : new RegExp(`^${source}${escapePattern(from.slice(end))}$`);
}

/** A path with its parameters; those without a name follow one another. */
function filled(to: string, { groups = {} }: RegExpExecArray): string {
  const named = new Map(Object.entries(groups).map(([key, value]) => [key.slice(key.indexOf("_") + 1), value]));
  const unnamed = Object.entries(groups).flatMap(([key, value]) => (key.endsWith("_") ? [value] : []));
  return to.replace(parameter, (_, name: string | undefined) =>
    name === undefined ? (unnamed.shift() ?? "") : (named.get(name) ?? ""),
  );
}

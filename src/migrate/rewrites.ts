// Reads VitePress' `rewrites`, which give pages other paths than their files, if they are data:
// `packages/:name/docs/:rest*` → `:name/:rest*`.
import { escapePattern } from "../source/escapePattern.ts";
import { isLiteralMap, type Literal } from "../source/literals/literal.ts";

/** The path of a page from the path of its file. */
export type Rewrite = (path: string) => string;

/** Matches `:name`, `:name*`, `:name(.*)` and `(.*)`: group 1 is the name, group 2 the modifier after it. */
const parameter = /:(\w+)(\*|\+|\(\.[*+]\))?|\(\.[*+]\)/g;
const maxParameters = 4;

/** The configured rewriting. Rules that are functions or have more than `maxParameters` parameters are ignored. */
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

/** The target path with its parameters filled in; unnamed ones are filled in order. */
function filled(to: string, { groups = {} }: RegExpExecArray): string {
  const named = new Map(Object.entries(groups).map(([key, value]) => [key.slice(key.indexOf("_") + 1), value]));
  const unnamed = Object.entries(groups).flatMap(([key, value]) => (key.endsWith("_") ? [value] : []));
  return to.replace(parameter, (_, name: string | undefined) =>
    name === undefined ? (unnamed.shift() ?? "") : (named.get(name) ?? ""),
  );
}

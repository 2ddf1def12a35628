// Evaluates what a configuration file of another tool exports, across several files and without running it: constants,
// functions that consist of a `return`, and imports of files beside it.
import { escapePattern } from "../source/escapePattern.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { isLiteralList, isLiteralMap, type Literal, unknownValue } from "../source/literals/literal.ts";
import { readLiteral } from "../source/literals/readLiteral.ts";
import { withoutComments } from "./findLiteral.ts";
import type { ForeignSite } from "./foreignSite.ts";

/** Most name lookups for one configuration: its files may refer to each other in circles. */
const maxLookups = 3000;

interface Reading {
  readonly site: ForeignSite;
  readonly texts: Map<string, string | undefined>;
  /** Values by file and name; `undefined` for a name that is not data, and for one whose lookup is in progress. */
  readonly values: Map<string, Literal | undefined>;
}

/** The default export of a file; `undefined` if it is not data. */
export function readProgram(site: ForeignSite, path: string): Literal | undefined {
  return namedValue({ site, texts: new Map(), values: new Map() }, path, "default");
}

/** The value at a path of keys; `undefined` if there is none. */
export function literalAt(value: Literal | undefined, ...keys: readonly string[]): Literal | undefined {
  let found = value;
  for (const key of keys) found = isLiteralMap(found) ? found[key] : undefined;
  return found === unknownValue ? undefined : found;
}

function namedValue(reading: Reading, path: string, name: string): Literal | undefined {
  const key = `${path}\n${name}`;
  if (reading.values.has(key) || reading.values.size >= maxLookups) return reading.values.get(key);
  reading.values.set(key, undefined);
  const text = textOf(reading, path);
  const value = text === undefined ? undefined : definedIn(reading, { path, text, name });
  const known = value === unknownValue ? undefined : value;
  reading.values.set(key, known);
  return known;
}

interface Wanted {
  readonly path: string;
  readonly text: string;
  readonly name: string;
}

/** A position in a file. */
interface TextPlace {
  readonly path: string;
  readonly text: string;
  readonly at: number;
}

const exported = /(?:^|[\n;])[ \t]*\(*(?:export\s+default|module\.exports\s*=|export\s*=)\s*/;

function definedIn(reading: Reading, { path, text, name }: Wanted): Literal | undefined {
  if (name === "*") return namespaceOf(reading, { path, text, name });
  if (!/^[\w$]+$/.test(name)) return undefined;
  if (path.endsWith(".json")) return name === "default" ? readLiteral(text, 0) : undefined;
  const start =
    name === "default"
      ? exported.exec(text)
      : new RegExp(`(?:^|[\\s;])(?:const|let|var)\\s+${escapePattern(name)}\\s*(?::[^=;]{0,300})?=(?!=)\\s*`).exec(
          text,
        );
  if (start) return withAdded(readExpression(reading, { path, text, at: start.index + start[0].length }), text, name);
  const body = new RegExp(`(?:^|[\\s;])function\\s+${escapePattern(name)}\\s*\\(`).exec(text);
  if (body) return readReturned(reading, { path, text, at: body.index + body[0].length });
  const [file, original] = importOf(text, name) ?? [];
  if (file !== undefined && original !== undefined) return inFile(reading, path, { file, name: original });
  return name === "default" ? undefined : inOthers(reading, { path, text, name });
}

/** A list with an unknown item for what the program adds to it later: `items.push(…)`. */
function withAdded(value: Literal | undefined, text: string, name: string): Literal | undefined {
  if (!isLiteralList(value)) return value;
  const adds = new RegExp(`(?<![\\w$.])${escapePattern(name)}\\.(?:push|unshift|splice)\\(`);
  return adds.test(text) ? [...value, unknownValue] : value;
}

/** `export * from "./file"` */
const allOfFile = /\bexport\s+\*\s+from\s+["'](\.[^"'\n]+)["']/g;

/** The value of a name that `export * from "./file"` takes from another file. */
function inOthers(reading: Reading, { path, text, name }: Wanted): Literal | undefined {
  for (const [, file = ""] of text.matchAll(allOfFile)) {
    const value = inFile(reading, path, { file, name });
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Names that a file exports: of a constant or function, in braces, or for all names of another file. */
const exportedNames =
  /\bexport\s+(?:(?:const|let|var|(?:async\s+)?function)\s+([\w$]+)|\{([^{}]{0,5000})\}|\*\s+as\s+([\w$]+))/g;

/** All that a file exports by name. */
function namespaceOf(reading: Reading, { path, text }: Wanted): Literal {
  const names = [...text.matchAll(exportedNames)].flatMap(([, one, list = "", all]) => {
    const listed = list.split(",").map(
      (item) =>
        item
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
    );
    return one ?? all ?? listed.filter((name) => name !== "");
  });
  const others = [...text.matchAll(allOfFile)].map(([, file = ""]) => inFile(reading, path, { file, name: "*" }));
  return {
    ...Object.assign({}, ...others.filter(isLiteralMap)),
    ...Object.fromEntries(names.map((name) => [name, namedValue(reading, path, name) ?? unknownValue] as const)),
  };
}

/** Reads the value at a position, or what a function without conditions returns. */
function readExpression(reading: Reading, { path, text, at }: TextPlace): Literal | undefined {
  const head = text.slice(at, at + 400);
  const arrow = /^(?:async\s+)?(?:\([^()]*\)|\w+)\s*(?::[^=]{0,200})?=>\s*/.exec(head)?.[0];
  if (/^(?:async\s+)?function\b/.test(head) || (arrow !== undefined && text[at + arrow.length] === "{"))
    return readReturned(reading, { path, text, at });
  const start = at + (arrow?.length ?? 0);
  return readLiteral(text, start, (name, argument) => resolveIn(reading, path, { name, argument }));
}

function readReturned(reading: Reading, { path, text, at }: TextPlace): Literal | undefined {
  const found = /\breturn\b\s*(?=[[{(\w$"'`])/.exec(text.slice(at, at + 50_000));
  if (!found) return undefined;
  const start = at + found.index + found[0].length;
  return readLiteral(text, start, (name, argument) => resolveIn(reading, path, { name, argument }));
}

function resolveIn(
  reading: Reading,
  path: string,
  { name, argument }: { readonly name: string; readonly argument: string | undefined },
): Literal | undefined {
  if (name === "require")
    return argument === undefined ? undefined : inFile(reading, path, { file: argument, name: "default" });
  return namedValue(reading, path, name);
}

/** The file that a name is imported or handed on from, and its name there; `*` for all names of the file. */
function importOf(text: string, name: string): readonly [string, string] | undefined {
  for (const [, names = "", file = ""] of text.matchAll(
    /\b(?:import|export)\s+([^;"'()]{1,2000}?)\s+from\s+["'](\.[^"'\n]+)["']/g,
  )) {
    if (new RegExp(`\\*\\s+as\\s+${escapePattern(name)}$`).test(names)) return [file, "*"];
    const listed = new RegExp(`[{,]\\s*(?:(\\w+)\\s+as\\s+)?${escapePattern(name)}\\s*[,}]`).exec(names);
    if (listed) return [file, listed[1] ?? name];
    if (new RegExp(`^${escapePattern(name)}(?![\\w$])`).test(names)) return [file, "default"];
  }
  return undefined;
}

const endings = ["", ".ts", ".js", ".mts", ".mjs", ".cjs", ".cts", ".json", "/index.ts", "/index.js", "/index.mts"];

function inFile(
  reading: Reading,
  from: string,
  { file, name }: { readonly file: string; readonly name: string },
): Literal | undefined {
  const path = file.startsWith(".") ? joinPath(folderOf(from), file) : undefined;
  if (path === undefined) return undefined;
  const plain = path.replace(/\.[cm]?js$/, "");
  const found = [...endings.map((ending) => path + ending), ...endings.map((ending) => plain + ending)].find(
    (one) => textOf(reading, one) !== undefined,
  );
  return found === undefined ? undefined : namedValue(reading, found, name);
}

function textOf({ site, texts }: Reading, path: string): string | undefined {
  if (!texts.has(path)) {
    const text = site.readText(path);
    texts.set(path, text === undefined ? undefined : withoutComments(text));
  }
  return texts.get(path);
}

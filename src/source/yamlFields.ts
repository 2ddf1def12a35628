// Gives a YAML or JSON document other texts and more fields, and leaves all else as its author wrote it: comments, order,
// quotes. What it cannot do so that the document says exactly that, it does not do.
import { parseEvents } from "js-yaml";
import { formatYaml, scalarText } from "./formatYaml.ts";
import { isRecord } from "./isRecord.ts";
import { escapeToken, tokensOf } from "./jsonPointer.ts";
import { parseYaml } from "./yaml.ts";
import { withYamlTexts } from "./yamlEdits.ts";
import { pointerIndexOf } from "./yamlPointers.ts";

/**
 * The document with values at the places of JSON pointers: a text in place of another one, or a field of a map that does not
 * have it yet.
 * @param yaml A map, or nothing, with `\n` at the ends of lines.
 * @returns `undefined` where that cannot be written without changing anything else.
 */
export function withYamlFields(yaml: string, fields: ReadonlyMap<string, unknown>): string | undefined {
  const before = documentOf(yaml);
  if (before === undefined) return undefined;
  let wanted: unknown = before.value ?? {};
  const texts = new Map<string, string>();
  const added: (readonly [string, unknown])[] = [];
  for (const [pointer, value] of fields) {
    const present = valueAt(wanted, tokensOf(pointer));
    if (typeof present === "string" && typeof value === "string") texts.set(pointer, value);
    else added.push([pointer, value]);
    wanted = withValue(wanted, tokensOf(pointer), value);
  }
  const edited = texts.size === 0 ? yaml : withYamlTexts(yaml, texts);
  // All at once where they have nothing to do with what is there.
  const isNew = added.every(([pointer]) => tokensOf(pointer).length === 1) && added.length > 1 && !isFlow(yaml);
  const block = isNew
    ? blockOf(Object.fromEntries(added.map(([pointer, value]) => [tokensOf(pointer)[0], value])))
    : "";
  if (isNew && says(atEnd(edited, block), wanted)) return atEnd(edited, block);
  let written: string | undefined = edited;
  for (const [pointer, value] of added) written = written === undefined ? undefined : addField(written, pointer, value);
  return written !== undefined && says(written, wanted) ? written : undefined;
}

/** Adds a field in the way in which the document is written. */
function addField(yaml: string, pointer: string, value: unknown): string | undefined {
  const tokens = tokensOf(pointer);
  const [parent, key] = [tokens.slice(0, -1), tokens.at(-1) ?? ""];
  const before = documentOf(yaml);
  if (before === undefined) return undefined;
  const wanted = withValue(before.value ?? {}, tokens, value);
  const place = placeIn(yaml, pointer.slice(0, pointer.lastIndexOf("/")), valueAt(before.value, parent));
  const isJson = isFlow(yaml);
  const block = blockOf({ [key]: value });
  const pair = isJson ? `${JSON.stringify(key)}: ${JSON.stringify(value)}` : `${scalarText(key)}: ${flowText(value)}`;
  const ways = [
    parent.length === 0 && !isJson ? atEnd(yaml, block) : undefined,
    ...(place === undefined ? [] : waysIn(yaml, place, isJson ? { pair } : { pair, block })),
  ];
  return ways.find((way) => way !== undefined && says(way, wanted));
}

/** Whether the whole document stands in braces, as JSON does. */
const isFlow = (yaml: string): boolean => yaml.trimStart().startsWith("{");

const blockOf = (fields: object): string => formatYaml(fields, { hasBlocks: true });

/** A value inside of braces. */
const flowText = (value: unknown): string => (typeof value === "string" ? scalarText(value) : JSON.stringify(value));

const atEnd = (yaml: string, block: string): string =>
  `${yaml === "" || yaml.endsWith("\n") ? yaml : `${yaml}\n`}${block}\n`;

/** Where fields of a map stand. */
interface MapPlace {
  /** The first key, with its quotation mark. */
  readonly first: number;
  /** Behind the last value, where that is a text. */
  readonly last: number | undefined;
}

/** Ways to write a field: below the last one, else above the first one, whose place is known whatever follows it. */
function waysIn(
  yaml: string,
  { first, last }: MapPlace,
  { pair, block }: { readonly pair: string; readonly block?: string },
): readonly string[] {
  const column = first - yaml.lastIndexOf("\n", first - 1) - 1;
  const indent = `\n${" ".repeat(column)}`;
  const lines = block?.replaceAll("\n", indent);
  const blanks = /\s*$/.exec(yaml.slice(0, first))?.[0] || " ";
  const lineEnd = last === undefined ? -1 : `${yaml}\n`.indexOf("\n", last);
  const insert = (at: number, text: string): string => `${yaml.slice(0, at)}${text}${yaml.slice(at)}`;
  return [
    ...(lines === undefined || lineEnd === -1 ? [] : [insert(lineEnd, `${indent}${lines}`)]),
    ...(last === undefined ? [] : [insert(last, `,${blanks}${pair}`)]),
    ...(lines === undefined ? [] : [insert(first, `${lines}${indent}`)]),
    insert(first, `${pair},${blanks}`),
  ];
}

function placeIn(yaml: string, pointer: string, map: unknown): MapPlace | undefined {
  if (!isRecord(map)) return undefined;
  const index = pointerIndexOf(parseEvents(yaml, {}), yaml);
  const fields = Object.keys(map).flatMap((key) => index.get(`${pointer}/${escapeToken(key)}`) ?? []);
  const [head, tail] = [fields[0], fields.at(-1)];
  if (head === undefined || tail === undefined) return undefined;
  const isQuote = (offset: number): boolean => /["']/.test(yaml[offset] ?? "");
  const end = tail.scalar?.valueEnd;
  return {
    first: isQuote(head.key - 1) ? head.key - 1 : head.key,
    last: end === undefined ? undefined : isQuote(end) ? end + 1 : end,
  };
}

function documentOf(yaml: string): { readonly value: unknown } | undefined {
  const result = parseYaml(yaml);
  return result.kind === "document" ? result.document : undefined;
}

/** What stands at a place; `undefined` where nothing does. */
export function valueAt(value: unknown, tokens: readonly string[]): unknown {
  let part = value;
  for (const token of tokens) {
    const holder: unknown = part;
    if (Array.isArray(holder)) part = holder[Number(token)];
    else part = isRecord(holder) && Object.hasOwn(holder, token) ? holder[token] : undefined;
  }
  return part;
}

/** The same value with another one at a place. */
export function withValue(value: unknown, [token, ...others]: readonly string[], inner: unknown): unknown {
  if (token === undefined) return inner;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === token ? withValue(one, others, inner) : one));
  const map = isRecord(value) ? value : {};
  return { ...map, [token]: withValue(Object.hasOwn(map, token) ? map[token] : undefined, others, inner) };
}

function says(yaml: string, wanted: unknown): boolean {
  const read = documentOf(yaml);
  return read !== undefined && sorted(read.value ?? {}) === sorted(wanted);
}

/** A text that is the same for values with the same fields in any order. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "";
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sorted(value[key])}`).join()}}`;
}

// Writes other texts into a YAML document and leaves all else as its author wrote it.
import { parseEvents, SCALAR_STYLE } from "js-yaml";
import { scalarText } from "./formatYaml.ts";
import { isRecord } from "./isRecord.ts";
import { escapeToken, unescapeToken } from "./jsonPointer.ts";
import { parseYaml } from "./yaml.ts";
import { type PointerPlace, pointerIndexOf, type Scalar } from "./yamlPointers.ts";

/** A text that is read the same without quotes, at least outside of braces and brackets. */
const plainText = /^\p{L}(?!.*(?:: | #|:$))[^\n]*$/u;

/**
 * The document with other texts at the places of JSON pointers. One that leads nowhere becomes a field at the end if it names
 * one of the document itself, and is left out otherwise. Where that cannot be written, nothing is changed.
 * @param yaml A document that can be read, of a map, with `\n` at the ends of lines.
 */
export function withYamlTexts(yaml: string, texts: ReadonlyMap<string, string>): string {
  const index = pointerIndexOf(parseEvents(yaml, {}), yaml);
  const isNew = (pointer: string): boolean => !index.has(pointer) && /^\/[^/]+$/.test(pointer);
  const placed = [...texts].filter(([pointer]) => index.get(pointer)?.scalar !== undefined || isNew(pointer));
  const plain = replaceTexts(yaml, { index, texts: placed, mayBePlain: true });
  if (holdsTexts(plain, placed)) return plain;
  const quoted = replaceTexts(yaml, { index, texts: placed, mayBePlain: false });
  return holdsTexts(quoted, placed) ? quoted : yaml;
}

type Texts = readonly (readonly [pointer: string, text: string])[];

interface Edits {
  readonly index: ReadonlyMap<string, PointerPlace>;
  readonly texts: Texts;
  /** Whether a text stays without quotes where one without quotes stands. */
  readonly mayBePlain: boolean;
}

function replaceTexts(yaml: string, { index, texts, mayBePlain }: Edits): string {
  const edits = texts.flatMap(([pointer, text]) => {
    const scalar = index.get(pointer)?.scalar;
    return scalar === undefined ? [] : editOf(yaml, scalar, { text, mayBePlain });
  });
  const added = texts.flatMap(([pointer, text]) =>
    index.has(pointer) ? [] : [`${scalarText(unescapeToken(pointer.slice(1)))}: ${scalarText(text)}\n`],
  );
  let edited = "";
  let from = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    edited += yaml.slice(from, start) + text;
    from = end;
  }
  const whole = edited + yaml.slice(from);
  return `${added.length === 0 || whole === "" || whole.endsWith("\n") ? whole : `${whole}\n`}${added.join("")}`;
}

/** What takes the place of a value, and from where to where. */
function editOf(
  yaml: string,
  { style, valueStart, valueEnd }: Scalar,
  { text, mayBePlain }: { readonly text: string; readonly mayBePlain: boolean },
): { readonly start: number; readonly end: number; readonly text: string } {
  const isPlain = style === SCALAR_STYLE.PLAIN;
  // A document in braces may be JSON, which has no texts without quotes.
  const ownText = /^\s*\{/.test(yaml) ? JSON.stringify(text) : scalarText(text);
  const written = mayBePlain && isPlain && plainText.test(text) ? text : ownText;
  if (style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK) {
    // `> # remark`: the remark stays behind the text.
    const lineStart = yaml.lastIndexOf("\n", valueStart - 2) + 1;
    const head = /[|>][-+\d]*([ \t]+#.*)?$/.exec(yaml.slice(lineStart, valueStart - 1));
    return { start: lineStart + (head?.index ?? 0), end: valueEnd, text: `${written}${head?.[1] ?? ""}\n` };
  }
  const quote = isPlain ? 0 : 1;
  return { start: valueStart - quote, end: valueEnd + quote, text: written };
}

function holdsTexts(yaml: string, texts: Texts): boolean {
  const result = parseYaml(yaml);
  if (result.kind === "problem") return false;
  const found = new Map(textsOfYaml(result.document.value));
  return texts.every(([pointer, text]) => found.get(pointer) === text);
}

/** Every text of a document by its JSON pointer. */
export function textsOfYaml(value: unknown, pointer = ""): readonly (readonly [pointer: string, text: string])[] {
  if (typeof value === "string") return [[pointer, value]];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOfYaml(inner, `${pointer}/${escapeToken(key)}`));
}

// Writes translated texts into the front matter of a page, also those for which it has no place yet.
import { tokensOf } from "../../source/jsonPointer.ts";
import { parseYaml } from "../../source/yaml.ts";
import { textsOfYaml, withYamlTexts } from "../../source/yamlEdits.ts";
import { valueAt, withValue, withYamlFields } from "../../source/yamlFields.ts";
import type { ExchangePage } from "./exchangePage.ts";

/** What stands before the Markdown of a page. */
interface WrittenFront {
  readonly text: string;
  /** Pointers of texts that it has no place for: in a list that is shorter than that of the original. */
  readonly placeless: readonly string[];
}

/**
 * The beginning of a page with translated fields. Those that say the same already stay as they are written.
 * @param words Translations; those of fields by their pointers.
 */
export function writeFront(
  { text, yaml, bodyStart, sections }: ExchangePage,
  original: ExchangePage,
  words: ReadonlyMap<string | number, string>,
): WrittenFront {
  const present = new Map(sections[0]?.fields.map((field) => [field.pointer, field.text]));
  const fields = new Map<string, string>();
  for (const [key, value] of words) if (typeof key === "string" && present.get(key) !== value) fields.set(key, value);
  if (fields.size === 0) return { text: text.slice(0, bodyStart), placeless: [] };
  const { written, placeless } = placeFields(yaml?.text ?? "", original, fields);
  if (yaml === undefined) return { text: written === "" ? "" : `---\n${written}---\n\n`, placeless };
  const end = yaml.start + yaml.text.length;
  return { text: text.slice(0, yaml.start) + written + text.slice(end, bodyStart), placeless };
}

function placeFields(
  yaml: string,
  original: ExchangePage,
  fields: ReadonlyMap<string, string>,
): { readonly written: string; readonly placeless: readonly string[] } {
  const written = withYamlTexts(yaml, fields);
  const value = valueOfYaml(written);
  const found = new Map(textsOfYaml(value));
  const missing = [...fields].filter(([pointer, text]) => found.get(pointer) !== text);
  if (missing.length === 0) return { written, placeless: [] };
  // What is not there comes as the original has it, with what belongs to it: the cards of a page with their addresses.
  const own = valueOfYaml(original.yaml?.text ?? "");
  const added = new Map<string, unknown>();
  for (const [pointer, text] of missing) {
    const owner = ownerOf(pointer, value);
    const before = added.get(owner) ?? valueAt(own, tokensOf(owner));
    added.set(owner, withValue(before, tokensOf(pointer.slice(owner.length)), text));
  }
  const whole = withYamlFields(written, added);
  return whole === undefined
    ? { written, placeless: missing.map(([pointer]) => pointer) }
    : { written: whole, placeless: [] };
}

/** The outermost part of a pointer that a value does not have. */
function ownerOf(pointer: string, value: unknown): string {
  let end = 0;
  for (;;) {
    const next = pointer.indexOf("/", end + 1);
    if (next === -1 || valueAt(value, tokensOf(pointer.slice(0, next))) === undefined)
      return next === -1 ? pointer : pointer.slice(0, next);
    end = next;
  }
}

function valueOfYaml(yaml: string): unknown {
  const read = parseYaml(yaml);
  return read.kind === "document" ? read.document.value : undefined;
}

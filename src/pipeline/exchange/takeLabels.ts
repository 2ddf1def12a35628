// Takes what translators sent for labels: files of a language and the configuration are changed in place, or left as they are.
import { addToList } from "../../model/addToList.ts";
import type { SitePath } from "../../model/brands.ts";
import type { TakenTranslations } from "../../model/catalogue.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { tokensOf } from "../../source/jsonPointer.ts";
import { valueAt, withValue, withYamlFields } from "../../source/yamlFields.ts";
import type { TakenTexts } from "./exchange.ts";
import { type Label, type LabelInput, type OpenLabels, openLabels } from "./openLabels.ts";

/** What became of labels. */
type TakenLabels = Pick<TakenTexts, "files" | "waiting" | "findings">;

/** Takes all labels that are there. */
export async function takeLabels(input: LabelInput, findIn: TakenTranslations["findIn"]): Promise<TakenLabels> {
  const files: TakenTexts["files"][number][] = [];
  const waiting: TakenTexts["waiting"][number][] = [];
  const findings: Diagnostic[] = [];
  for await (const opened of openLabels(input)) {
    const { file, before } = opened;
    const { fields, left } = fieldsOf(opened, findIn);
    if (left > 0) waiting.push({ file: file.file, left });
    if (fields.size === 0) continue;
    const text = before === undefined ? newText(file.file, fields) : withYamlFields(before, fields);
    if (text === undefined) findings.push(unchangeable(file.file));
    else if (text !== before) files.push({ file: file.file, text, before, like: file.original });
  }
  return { files, waiting, findings };
}

/** Values by JSON pointer that are to be written, and the number of texts that have no translation. */
function fieldsOf(
  { labels, original, value }: OpenLabels,
  findIn: TakenTranslations["findIn"],
): { readonly fields: ReadonlyMap<string, unknown>; readonly left: number } {
  const fields = new Map<string, unknown>();
  let left = 0;
  const owners = new Map<string, Label[]>();
  for (const label of labels) addToList(owners, label.owner, label);
  for (const [owner, own] of owners) {
    const words = own.map((label) => ({ label, translation: wordsOf(label, findIn) ?? label.translation }));
    const missing = words.filter(({ translation }) => translation === "").length;
    left += missing;
    const isThere = owner === "" || valueAt(value, tokensOf(owner)) !== undefined;
    if (isThere) {
      for (const { label, translation } of words)
        if (translation !== label.translation) fields.set(label.to, translation);
    } else if (missing === 0) {
      // An entry of a language stands for the whole of the original's, with its address and pictures.
      const entry = words.reduce(
        (made: unknown, { label, translation }) => withValue(made, tokensOf(label.to.slice(owner.length)), translation),
        valueAt(original.value, tokensOf(owner)),
      );
      fields.set(owner, entry);
    }
  }
  return { fields, left };
}

/** In one line, unless the original has several. */
function wordsOf({ text, contexts }: Label, findIn: TakenTranslations["findIn"]): string | undefined {
  const found = findIn(text, contexts);
  return text.includes("\n") ? found : found?.replace(/\s*[\n\r\u2028\u2029]\s*/g, " ").trim();
}

function newText(file: SitePath, fields: ReadonlyMap<string, unknown>): string | undefined {
  if (!file.endsWith(".json")) return withYamlFields("", fields);
  const value = [...fields].reduce((made: unknown, [pointer, one]) => withValue(made, tokensOf(pointer), one), {});
  return `${JSON.stringify(value, null, 2)}\n`;
}

function unchangeable(file: SitePath): Diagnostic {
  return {
    code: "data-invalid",
    severity: "error",
    message:
      "What came for this file was not taken: it is written in a way that cannot be changed without changing more",
    location: { file, line: 1, column: 1 },
    hint: "write the translations into it by hand, or write its texts without anchors and aliases",
  };
}

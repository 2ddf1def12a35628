// Reads a file of labels and its translation, text by text.
import type { LocaleCode } from "../../model/brands.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { isRecord } from "../../source/isRecord.ts";
import { tokensOf } from "../../source/jsonPointer.ts";
import { parseYaml, type YamlDocument } from "../../source/yaml.ts";
import { valueAt } from "../../source/yamlFields.ts";
import { type LabelFile, type LabelKind, type LabelPlace, labelFiles, labelPlaces } from "./labelFiles.ts";
import type { PageReader } from "./pageReader.ts";

/** A text with what it has become. */
export interface Label extends LabelPlace {
  /** Empty when there is none. */
  readonly translation: string;
  readonly line: number;
  /** Contexts of the text in a catalogue: of this place alone, and of the file. */
  readonly contexts: readonly [own: string, file: string];
}

/** A file of labels and its translation. */
export interface OpenLabels {
  readonly file: LabelFile;
  readonly original: YamlDocument;
  /** Text of the translation; `undefined` where there is no file yet. */
  readonly before: string | undefined;
  readonly value: unknown;
  readonly labels: readonly Label[];
}

/** Where labels are looked for. */
export interface LabelInput {
  readonly site: Site;
  readonly locale: LocaleCode;
  readonly sources: readonly SourceFile[];
  readonly readPage: PageReader;
}

/** Files with labels, one at a time. One that cannot be read is left out: a check says what is wrong with it. */
export async function* openLabels(input: LabelInput): AsyncGenerator<OpenLabels> {
  const { site, locale, sources, readPage } = input;
  for (const file of labelFiles(site, locale, sources)) {
    const original = await readDocument(file.original, readPage);
    const translation = file.isThere ? await readDocument(file.file, readPage) : undefined;
    if (original === undefined || (file.isThere && translation === undefined)) continue;
    const value = translation?.document.value ?? {};
    if (!isRecord(value)) continue;
    const { document } = original;
    const places = labelPlaces(file.kind, document.value, { from: site.config.defaultLocale, to: locale });
    const labels = places.flatMap((place) => {
      if (!mayHold(value, place)) return [];
      const present = valueAt(value, tokensOf(place.to));
      const translated = typeof present === "string" ? present : "";
      return [
        {
          ...place,
          translation: translated,
          line: document.locate(place.from, "value").line,
          contexts: contextsIn(file, place),
        },
      ];
    });
    if (labels.length > 0) yield { file, original: document, before: translation?.text, value, labels };
  }
}

async function readDocument(
  path: LabelFile["file"],
  readPage: PageReader,
): Promise<{ readonly text: string; readonly document: YamlDocument } | undefined> {
  const text = await readPage(path);
  const parsed = text === undefined ? undefined : parseYaml(text);
  return text === undefined || parsed?.kind !== "document" ? undefined : { text, document: parsed.document };
}

/** Whether a translation has a place for a text: what its owner is there may be of another kind, such as another page of a folder. */
function mayHold(value: unknown, { owner }: LabelPlace): boolean {
  const present = valueAt(value, tokensOf(owner));
  if (present === undefined || owner === "") return true;
  return isRecord(present) && (owner !== "/link" || present["type"] === "generated-index");
}

/** `docs/tags.yml`, of one place `docs/tags.yml#/news/label`. */
function contextsIn({ kind, original }: LabelFile, { from }: LabelPlace): Label["contexts"] {
  const name = kind === "config" ? original : original.split("/").slice(2).join("/");
  return [`${name}#${from}`, name];
}

/** What translators are told that a text is. */
export const noteOf: Readonly<Record<LabelKind, string>> = {
  category: "Label of a folder",
  tags: "Tag",
  authors: "Author",
  config: "Configuration of the site",
};

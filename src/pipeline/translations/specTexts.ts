// The texts of a specification's files with their JSON pointers, by the places where they stand. Reads the files once more:
// what is known of a specification holds only beginnings of its texts.
import { countWords } from "../../content/countWords.ts";
import type { ApiSpec } from "../../model/api.ts";
import type { Location } from "../../model/location.ts";
import { proseTextsOf } from "../../openapi/index.ts";
import { isRecord } from "../../source/isRecord.ts";
import { escapeToken } from "../../source/jsonPointer.ts";
import { parseYaml, type YamlDocument } from "../../source/yaml.ts";
import { readText } from "../faults/textPlaces.ts";
import type { World } from "../world.ts";

/** Something in a specification, and how much of what people read stands in it. */
interface SpecPlace {
  readonly pointer: string;
  readonly texts: number;
  readonly words: number;
  /** The text itself, of a place that is one. */
  readonly text?: string;
}

/** All texts of a specification. */
export interface SpecTexts {
  readonly texts: number;
  readonly words: number;
  /** What is named at a place, or is an item there; `undefined` when nothing is known of it. */
  at(location: Location | undefined): SpecPlace | undefined;
}

/** Reads the texts of a specification and of its other files. */
export async function readSpecTexts(
  { path, parts = [], isOverlay }: Pick<ApiSpec, "path" | "parts" | "isOverlay">,
  world: Pick<World, "files">,
): Promise<SpecTexts> {
  const places = new Map<string, SpecPlace>();
  let [texts, words] = [0, 0];
  for (const file of [path, ...parts]) {
    const text = await readText(file, world, Number.POSITIVE_INFINITY);
    const parsed = text === undefined ? undefined : parseYaml(text.replace(/\r\n?/g, "\n"));
    if (parsed?.kind !== "document") continue;
    const { document } = parsed;
    const sums = sumsOf(document);
    for (const pointer of pointersOf(document.value)) {
      const key = placeKey({ file, ...document.locate(pointer) });
      if (!places.has(key)) places.set(key, { pointer, ...(sums.get(pointer) ?? nothing) });
    }
    // The texts of an overlay stand for those of what it is laid over.
    const whole = (isOverlay && file === path ? undefined : sums.get("")) ?? nothing;
    texts += whole.texts;
    words += whole.words;
  }
  return { texts, words, at: (location) => location && places.get(placeKey(location)) };
}

const placeKey = ({ file, line, column }: Location): string => `${line} ${column} ${file}`;

interface Sum {
  texts: number;
  words: number;
  text?: string;
}

const nothing: Readonly<Sum> = { texts: 0, words: 0 };

/** How many texts and words stand at and below each pointer. */
function sumsOf({ value }: YamlDocument): ReadonlyMap<string, Readonly<Sum>> {
  const sums = new Map<string, Sum>();
  for (const { pointer, text } of proseTextsOf(value)) {
    const words = countWords(text);
    for (let above = pointer; ; above = above.slice(0, above.lastIndexOf("/"))) {
      const sum: Sum = sums.get(above) ?? { ...nothing, ...(above === pointer ? { text } : {}) };
      sums.set(above, sum);
      sum.texts += 1;
      sum.words += words;
      if (above === "") break;
    }
  }
  return sums;
}

/** Pointers of all values, outer ones first. */
function* pointersOf(value: unknown, pointer = ""): Generator<string> {
  if (pointer !== "") yield pointer;
  const entries = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [key, held] of entries) yield* pointersOf(held, `${pointer}/${escapeToken(String(key))}`);
}

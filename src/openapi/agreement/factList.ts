// Collects the facts of one specification: lists of them by what they belong to, each with its place. Which facts
// there are is not known here.
import type { SitePath } from "../../model/brands.ts";
import type { Location } from "../../model/location.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { SpecFact, SpecFacts } from "../../model/specFacts.ts";
import { shorten } from "../describeKind.ts";
import type { Places } from "../read/places.ts";
import { canonicalJson } from "../schema/json.ts";
import { isHumanText, isPhrase, isProse, isProseOfExample } from "./prose.ts";

/** Characters of a value that are kept as they are. */
const maxValueLength = 120;
/** Characters of a text that are kept as they are. */
const maxTextLength = 60;

/** The list of facts that belong to one thing. */
export interface FactList {
  /** Adds something whose facts are written by `write`: once for each `object`, whoever refers to it. */
  addPart(part: FactPart, object: object, write: WriteFacts): void;
  /** Adds something that nothing else refers to. @param write Writes its facts. Default: it has none. */
  addThing(step: string, at: FactPlace, write?: WriteFacts): void;
  /** Adds what is the same in all languages. @param shown Default: the value as JSON. */
  addValue(step: string, value: unknown, options: { readonly at: FactPlace; readonly shown?: string }): void;
  addText(step: string, text: string, at: FactPlace): void;
  /** Adds a title or a summary: two words of one are a text to translate, those of a description often a name. */
  addTitle(step: string, text: string, at: FactPlace): void;
  /** Adds a scalar of an example: texts for people are translated, all else is not. */
  addSample(step: string, value: unknown, at: FactPlace): void;
}

/** Keys that lead to a fact's place from a map or list of the specification. */
export interface FactPlace {
  readonly holder: object;
  readonly keys: readonly string[];
  /** Keys that lead there in files of an older version. */
  readonly olderKeys?: readonly string[];
}

/** Something that has facts of its own. */
export interface FactPart extends Pick<SpecFact, "step" | "name"> {
  /** Where it stands when its object has been made by us. */
  readonly at: FactPlace;
}

/** Writes the facts of one thing. */
export type WriteFacts = (to: FactList) => void;

interface OpenList {
  readonly index: number;
  readonly facts: SpecFact[];
  readonly place: Location;
}

/** Collects all facts. Things are written one after the other, so that they may be part of themselves. */
export function collectFacts(
  write: WriteFacts,
  { places, hash, file }: { readonly places: Places; readonly hash: HashFunction; readonly file: SitePath },
): SpecFacts {
  const lists: OpenList[] = [];
  const listsByObject = new Map<object, OpenList>();
  const pending: (() => void)[] = [];
  const files = new Map<SitePath, number>([[file, 0]]);

  const open = (place: Location, writeList: WriteFacts): OpenList => {
    const list = { index: lists.length, facts: [], place };
    lists.push(list);
    pending.push(() => writeList(writerOf(list)));
    return list;
  };

  const placed = ({ file: path, line, column }: Location): Pick<SpecFact, "file" | "at"> => {
    const index = files.get(path) ?? files.size;
    files.set(path, index);
    const at = line === undefined || column === undefined ? {} : { at: [line, column] as const };
    return index === 0 ? at : { file: index, ...at };
  };

  /** The whole where it is short, else its beginning and a digest. */
  const cut = (whole: string, beginning: string): Pick<SpecFact, "shown" | "digest"> =>
    whole === beginning ? { shown: whole } : { shown: beginning, digest: hash(whole).slice(0, 16) };

  const writerOf = ({ facts, place }: OpenList): FactList => {
    const locate = ({ holder, keys, olderKeys }: FactPlace): Location => {
      const found = places.find(holder, keys);
      const own = olderKeys === undefined ? undefined : places.find(holder, []);
      // Keys that lead nowhere give the place of what they were looked for in.
      const isMissing = own !== undefined && own.line === found?.line && own.column === found?.column;
      return (isMissing ? places.find(holder, olderKeys ?? []) : found) ?? place;
    };
    const placeOf = (at: FactPlace): Pick<SpecFact, "file" | "at"> => placed(locate(at));
    const addText = (text: Pick<SpecFact, "step" | "prose">, whole: string, at: FactPlace): void => {
      facts.push({ ...text, kind: "text", ...cut(whole, shorten(whole, maxTextLength)), ...placeOf(at) });
    };
    const addValue: FactList["addValue"] = (step, value, { at, shown = canonicalJson(value) }) => {
      facts.push({ step, kind: "value", ...cut(shown, shorten(shown, maxValueLength)), ...placeOf(at) });
    };
    return {
      addPart({ at, ...part }, object, writePart) {
        const known = listsByObject.get(object) ?? open(places.find(object, []) ?? locate(at), writePart);
        listsByObject.set(object, known);
        facts.push({ ...part, kind: "part", list: known.index, ...placed(known.place) });
      },
      addThing(step, at, writeThing) {
        const own = locate(at);
        const list = writeThing === undefined ? {} : { list: open(own, writeThing).index };
        facts.push({ step, kind: "part", ...list, ...placed(own) });
      },
      addValue,
      addText: (step, text, at) => addText(isProse(text) ? { step, prose: "documentation" } : { step }, text, at),
      addTitle: (step, text, at) => addText(isPhrase(text) ? { step, prose: "documentation" } : { step }, text, at),
      addSample(step, value, at) {
        if (typeof value !== "string" || !isHumanText(value)) addValue(step, value, { at });
        else addText(isProseOfExample(value) ? { step, prose: "example" } : { step }, value, at);
      },
    };
  };

  open({ file }, write);
  // The list grows while it is worked through.
  for (const writeNext of pending) writeNext();
  for (const { facts } of lists) facts.sort((a, b) => (a.step < b.step ? -1 : a.step > b.step ? 1 : 0));
  return { files: [...files.keys()], lists: lists.map(({ facts }) => facts) };
}

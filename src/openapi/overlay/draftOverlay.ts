// Drafts an overlay that translates a specification: an action for each map that holds texts, with the texts to translate and,
// beside them, those that they were translated from. Reads no files.

import { addToList } from "../../model/addToList.ts";
import type { SitePath } from "../../model/brands.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import { formatYaml } from "../../source/formatYaml.ts";
import { pointerOf, unescapeToken } from "../../source/jsonPointer.ts";
import { createFindings, type Findings } from "../findings.ts";
import { type ProseText, proseTextsOf } from "../proseTexts.ts";
import { detectVersion } from "../read/detectVersion.ts";
import { createPlaces } from "../read/places.ts";
import { readDocument, type SpecDocument } from "../read/readDocument.ts";
import { listOf, ownValue } from "../schema/json.ts";
import { childOf } from "./changeableTree.ts";
import type { Steps } from "./jsonPath.ts";
import { isOverlay, layOver } from "./layOver.ts";
import { originalKey } from "./readActions.ts";
import { type Target, targetOf } from "./targetOf.ts";

/** A drafted overlay. */
interface OverlayDraft {
  /** YAML: all of it, or the actions that an overlay lacks; empty when there are none. */
  readonly text: string;
  /** Texts in it. */
  readonly texts: number;
  /** Those of them that are still the original's. */
  readonly left: number;
}

/** A file with its path for messages. */
interface NamedText {
  readonly path: SitePath;
  readonly bytes: Uint8Array;
}

/** The files of a draft. */
interface DraftFiles {
  readonly original: NamedText;
  /** A translated copy of the specification, or an overlay of it. */
  readonly translated?: NamedText | undefined;
}

/** A text of the original with its place. */
interface TargetText {
  /** The map that holds it; of an item of a list the text itself. */
  readonly target: Target;
  /** Absent for an item of a list. */
  readonly key: string | undefined;
  readonly text: string;
  /** Whether the original has it only as a name, for which a label can stand. */
  readonly isName: boolean;
}

/** Drafts the overlay. With an overlay, only what that lacks. `undefined` when a file is no specification. */
export function draftOverlay({ original, translated }: DraftFiles): Outcome<OverlayDraft | undefined> {
  const findings = createFindings();
  const from = readDocument(original.path, original.bytes, findings);
  const to = translated && readDocument(translated.path, translated.bytes, findings);
  const detected = from && detectVersion(from.value);
  if (from !== undefined && detected?.kind === "problem") {
    const { message, hint, key } = detected;
    findings.add({ code: "api-invalid", message, location: from.locate(key === undefined ? "" : `/${key}`), hint });
  }
  const canDraft = from !== undefined && detected?.kind !== "problem" && (translated === undefined || to !== undefined);
  const value = canDraft ? draftOf({ original: from, translated: to, findings }) : undefined;
  return { value, diagnostics: findings.list() };
}

interface DraftInput {
  readonly original: SpecDocument;
  readonly translated: SpecDocument | undefined;
  readonly findings: Findings;
}

function draftOf({ original, translated, findings }: DraftInput): OverlayDraft {
  const all = textsOf(original.value);
  if (translated === undefined || !isOverlay(translated.value)) {
    const actions = actionsFor(all, (text) => translationOf(text, translated?.value));
    const info = { title: `Texts of ${original.file}`, version: "1" };
    const text = `${formatYaml({ overlay: "1.1.0", info, actions }, { hasBlocks: true })}\n`;
    const left = all.filter((one) => translationOf(one, translated?.value) === undefined);
    return { text, texts: all.length, left: left.length };
  }
  const places = createPlaces(original);
  const { value } = layOver(original, translated, { places, findings });
  const lacking = all.filter((one) => {
    const place = placeOf(one, value);
    return place !== undefined && places.locate(place.holder, place.key).file !== translated.file;
  });
  const text = formatYaml(
    actionsFor(lacking, () => undefined),
    { hasBlocks: true },
  );
  const isNothing = lacking.length === 0;
  return { text: isNothing ? "" : `${indented(text)}\n`, texts: lacking.length, left: lacking.length };
}

/** Actions stand two blanks deep below `actions:`. */
const indented = (text: string): string => text.replace(/^(?=.)/gm, "  ");

/** Texts with letters, and names of tags: these are the same in all languages, and a label says them to readers. */
function textsOf(root: unknown): readonly TargetText[] {
  const labels = listOf(ownValue(root, "tags")).flatMap((tag, index): readonly ProseText[] => {
    const name = ownValue(tag, "name");
    const isNamed = typeof name === "string" && ownValue(tag, "x-displayName") === undefined;
    return isNamed ? [{ pointer: `/tags/${index}/x-displayName`, text: name }] : [];
  });
  const names = new Set(labels);
  const targets = new Map<string, Target | undefined>();
  return [...labels, ...proseTextsOf(root)].flatMap((prose): readonly TargetText[] => {
    const { pointer, text } = prose;
    const steps = stepsOf(pointer);
    const isItem = Array.isArray(valueAt(steps.slice(0, -1), root));
    const place = isItem ? steps : steps.slice(0, -1);
    const id = pointerOf(place);
    if (!targets.has(id)) targets.set(id, targetOf(place, root));
    const target = targets.get(id);
    const key = isItem ? undefined : String(steps.at(-1));
    return target === undefined || !/\p{L}/u.test(text) ? [] : [{ target, key, text, isName: names.has(prose) }];
  });
}

const stepsOf = (pointer: string): Steps => pointer.split("/").slice(1).map(unescapeToken);

const valueAt = (steps: Steps, root: unknown): unknown => steps.reduce<unknown>(childOf, root);

/** Where a text stands in another document; `undefined` when its target does not lead to one place there. */
function placeOf(
  { target, key }: TargetText,
  root: unknown,
): { readonly holder: object; readonly key: string } | undefined {
  const answer = target.query.find(root);
  const [found, ...others] = answer.kind === "found" ? answer.places : [];
  if (found === undefined || others.length > 0) return undefined;
  const steps = key === undefined ? found : [...found, key];
  const holder = valueAt(steps.slice(0, -1), root);
  return typeof holder === "object" && holder !== null ? { holder, key: String(steps.at(-1)) } : undefined;
}

/** What a text is in a translated copy; `undefined` where that says the same or nothing. */
function translationOf(one: TargetText, copy: unknown): string | undefined {
  const place = placeOf(one, copy);
  const own = place && childOf(place.holder, place.key);
  return typeof own === "string" && own.trim() !== "" && own !== one.text ? own : undefined;
}

/** One action for all texts of a map. */
function actionsFor(
  texts: readonly TargetText[],
  translate: (text: TargetText) => string | undefined,
): readonly object[] {
  const byTarget = new Map<string, TargetText[]>();
  for (const text of texts) addToList(byTarget, text.target.text, text);
  return [...byTarget].map(([target, own]) => {
    const originals = own.filter(({ isName }) => !isName);
    const translateOne = (one: TargetText): string => translate(one) ?? one.text;
    return {
      target,
      update: inShape(own, translateOne),
      ...(originals.length > 0 && { [originalKey]: inShape(originals, ({ text }) => text) }),
    };
  });
}

/** Texts of one target as a map by key, or the text that the target is. */
function inShape(texts: readonly TargetText[], textOf: (text: TargetText) => string): unknown {
  const [first] = texts;
  if (first !== undefined && first.key === undefined) return textOf(first);
  return Object.fromEntries(texts.map((one) => [one.key, textOf(one)]));
}

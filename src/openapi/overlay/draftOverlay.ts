// Drafts an overlay that translates a specification: an action for each map that holds texts, with the texts to translate and,
// beside them, those that they were translated from.
import { addToList } from "../../model/addToList.ts";
import type { SitePath } from "../../model/brands.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import { formatYaml } from "../../source/formatYaml.ts";
import type { SpecContext } from "../context.ts";
import { createFindings, type Findings } from "../findings.ts";
import type { Places } from "../read/places.ts";
import { readDocument, type SpecDocument } from "../read/readDocument.ts";
import { readVersion } from "../read/readVersion.ts";
import { childOf } from "../schema/json.ts";
import { addedActions } from "./addedActions.ts";
import { isOverlay, layOver } from "./layOver.ts";
import { openMain } from "./openMain.ts";
import { originalKey } from "./readActions.ts";
import { type TargetText, targetTextsOf, valueAt } from "./targetTexts.ts";

/** A drafted overlay. */
interface OverlayDraft {
  /** YAML: all of it, or what can be put at the end of an overlay; empty when nothing is lacking. */
  readonly text: string;
  /** Texts in it. */
  readonly texts: number;
  /** Those of them that are still the original's. */
  readonly left: number;
}

/** A file with its path for messages, and as a part of a site where others are beside it. */
interface NamedText {
  readonly path: SitePath;
  readonly bytes: Uint8Array;
}

/** What a draft is made of. */
interface DraftFiles {
  readonly original: NamedText;
  /** A translated copy of the specification, or an overlay of it. */
  readonly translated?: NamedText | undefined;
  /** Reads what overlays are laid over. */
  readonly context: Pick<SpecContext, "files" | "hash">;
}

/** Drafts the overlay. With an overlay, only what that lacks. `undefined` when a file is no specification. */
export async function draftOverlay({
  original,
  translated,
  context,
}: DraftFiles): Promise<Outcome<OverlayDraft | undefined>> {
  const findings = createFindings();
  const { main } = await openMain({ ...original, isWhole: true }, context, findings);
  const to = translated && readDocument(translated.path, translated.bytes, findings);
  const isReadable =
    main !== undefined &&
    readVersion(main.document, findings) !== undefined &&
    (translated === undefined || to !== undefined);
  const value = isReadable
    ? draftOf({ original: main.document, places: main.places, translated: to, file: translated, findings })
    : undefined;
  return { value, diagnostics: findings.list() };
}

interface DraftInput {
  readonly original: SpecDocument;
  readonly places: Places;
  readonly translated: SpecDocument | undefined;
  /** The file of the translation. */
  readonly file: NamedText | undefined;
  readonly findings: Findings;
}

function draftOf({ original, places, translated, file, findings }: DraftInput): OverlayDraft | undefined {
  const all = targetTextsOf(original.value);
  if (translated === undefined || file === undefined || !isOverlay(translated.value)) {
    const actions = actionsFor(all, (text) => translationOf(text, translated?.value));
    const info = { title: `Texts of ${original.file.split("/").at(-1) ?? ""}`, version: "1" };
    const text = `${formatYaml({ overlay: "1.1.0", info, actions }, { hasBlocks: true })}\n`;
    const left = all.filter((one) => translationOf(one, translated?.value) === undefined);
    return { text, texts: all.length, left: left.length };
  }
  const { value } = layOver(original, translated, { places, findings });
  const lacking = all.filter((one) => {
    const place = placeOf(one, value);
    return place !== undefined && places.locate(place.holder, place.key).file !== translated.file;
  });
  if (lacking.length === 0) return { text: "", texts: 0, left: 0 };
  const actions = formatYaml(
    actionsFor(lacking, () => undefined),
    { hasBlocks: true },
  );
  const text = addedActions(new TextDecoder().decode(file.bytes), actions);
  if (text !== undefined) return { text, texts: lacking.length, left: lacking.length };
  findings.add({
    code: "api-invalid",
    message: "nothing can be added at the end of this overlay, because its list of actions does not stand there",
    location: translated.locate("/actions"),
    hint: "write it as YAML, with `actions:` as the last key and each action in lines of its own",
  });
  return undefined;
}

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

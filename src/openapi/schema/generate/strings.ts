// Makes strings that fit formats, patterns and lengths, the most natural first.
import { stringFormat } from "../accept/formats.ts";
import type { SchemaPart } from "../collectParts.ts";
import { textOf } from "../json.ts";
import { allValues, highestOf, lowestOf, nearestText, nearestValue } from "../keywords.ts";
import { writeTexts } from "../pattern/writePattern.ts";
import { blendedTexts } from "./blendedTexts.ts";
import { countedTexts } from "./countedTexts.ts";
import type { MakeContext, MakePlace } from "./makeContext.ts";

/** Longest string made, in characters. */
const maxLength = 4096;
/** Most strings offered for a pattern. */
const maxOffered = 8;
/** Texts of each pattern that are joined with those of the schema's other patterns. */
const maxJoined = 6;
/** From this ordinal on, strings that must differ get a letter more where their pattern allows it. */
const firstLengthened = 10;

/** End of mail addresses that are lengthened to a minimum length. */
const mailHost = "@example.com";

/** The word `string` in the encodings that `contentEncoding` may name. */
const encoded: ReadonlyMap<string, string> = new Map([
  ["base64", "c3RyaW5n"],
  ["base64url", "c3RyaW5n"],
  ["base32", "ON2HE2LOM4======"],
  ["base16", "737472696E67"],
  ["hex", "737472696e67"],
]);

/** Strings that may satisfy the parts. Those made from patterns always match them. */
export function* textsFor(parts: readonly SchemaPart[], place: MakePlace, context: MakeContext): Generator<string> {
  const least = Math.min(highestOf(parts, "minLength") ?? 0, maxLength);
  const most = Math.min(lowestOf(parts, "maxLength") ?? maxLength, maxLength);
  const fits = (text: string): boolean => text.length >= least && text.length <= most;
  const isWanted = (text: string): boolean => fits(text) && matchesAll(text, parts, context);
  const format = stringFormat(nearestText(parts, "format") ?? "");
  const samples = format?.samples ?? [];
  yield* samples.slice(place.ordinal).filter(isWanted);
  if (format !== undefined && place.mustDiffer && place.ordinal >= samples.length)
    yield* countedTexts(samples, place.ordinal, (text) => isWanted(text) && format.accepts(text));
  yield* samples.filter(isWanted);
  if (format !== undefined && least > mailHost.length)
    yield `${stretch("user", least - mailHost.length, most)}${mailHost}`;
  const content = contentOf(parts, place, context);
  if (content !== undefined) yield content;
  const written: string[] = [];
  for (const text of patternTexts(parts, { least, isWanted, place, context })) {
    written.push(text);
    yield text;
  }
  if (format !== undefined && written.length > 0) {
    yield* blendedTexts(samples, written, (text) => format.accepts(text) && isWanted(text));
  }
  const encoding = encoded.get(nearestText(parts, "contentEncoding") ?? "");
  if (encoding !== undefined) yield encoding;
  yield stretch(numbered("string", place.ordinal, most), least, most);
  yield stretch(`string${place.ordinal + 10}`, least, most);
  yield stretch(`${place.ordinal}`, least, most);
  if (fits("")) yield "";
}

/** JSON text of a value for `contentSchema`, in base64 where it has to be; none for other encodings. */
function contentOf(parts: readonly SchemaPart[], place: MakePlace, context: MakeContext): string | undefined {
  const schema = nearestValue(parts, "contentSchema");
  if (schema === undefined || !/\bjson$/i.test(nearestText(parts, "contentMediaType") ?? "")) return undefined;
  const value = context.make(schema, { ...place, depth: place.depth + 1, ordinal: 0 });
  const text = JSON.stringify(value);
  switch (nearestText(parts, "contentEncoding")) {
    case undefined:
    case "7bit":
    case "8bit":
    case "binary":
      return text;
    case "base64":
      return text === undefined ? undefined : base64Of(text);
    case "base64url":
      return text === undefined
        ? undefined
        : base64Of(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    default:
      return undefined;
  }
}

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

interface PatternPlan {
  readonly least: number;
  readonly isWanted: (text: string) => boolean;
  readonly place: MakePlace;
  readonly context: MakeContext;
}

/** Texts that match all patterns: those written for one of them, then those of all of them together. */
function* patternTexts(
  parts: readonly SchemaPart[],
  { least, isWanted, place, context }: PatternPlan,
): Generator<string> {
  let offered = 0;
  for (const texts of writtenTexts(parts, place, context)) {
    for (const written of texts) {
      // A pattern without anchors allows further characters around the match, so the text may be padded.
      const padded = [written, written.padEnd(least, "a"), written.padStart(least, "a")];
      for (const text of new Set([...lengthened(written, place), ...padded])) {
        if (!isWanted(text)) continue;
        yield text;
        offered += 1;
        if (offered >= maxOffered) return;
      }
    }
  }
}

/** The texts written for each pattern; for several patterns also some of all, one after the other. */
function* writtenTexts(
  parts: readonly SchemaPart[],
  { ordinal }: MakePlace,
  { patterns, effort }: MakeContext,
): Generator<Iterable<string>> {
  const nodes = patternsOf(parts).flatMap((pattern) => patterns.nodeOf(pattern) ?? []);
  for (const node of nodes) yield writeTexts(node, ordinal, effort);
  if (nodes.length < 2) return;
  const lists = nodes.map((node) => take(maxJoined, writeTexts(node, ordinal, effort)));
  const joined = Array.from({ length: maxJoined }, (_, index) =>
    lists.map((texts) => texts[index % texts.length] ?? ""),
  );
  yield joined.flatMap((texts) => [texts.join(""), texts.toReversed().join("")]);
}

function take(count: number, texts: Iterable<string>): readonly string[] {
  const taken: string[] = [];
  for (const text of texts) {
    taken.push(text);
    if (taken.length >= count) break;
  }
  return taken;
}

/** `^a|b$` is written in two ways only; a letter at either end gives further ones: `ab`. */
function lengthened(text: string, { mustDiffer, ordinal }: MakePlace): readonly string[] {
  if (!mustDiffer || ordinal < firstLengthened) return [];
  const letter = String.fromCodePoint(97 + (ordinal % 26));
  return [`${text}${letter}`, `${letter}${text}`];
}

const patternsOf = (parts: readonly SchemaPart[]): readonly string[] =>
  allValues(parts, "pattern")
    .map(textOf)
    .filter((pattern) => pattern !== undefined);

const matchesAll = (text: string, parts: readonly SchemaPart[], { patterns }: MakeContext): boolean =>
  patternsOf(parts).every((pattern) => patterns.matches(pattern, text));

/** The word with a number behind it but for the first; where there is no room for both, the number stays. */
function numbered(word: string, ordinal: number, most: number): string {
  const number = ordinal === 0 ? "" : `${ordinal + 1}`;
  return `${word.slice(0, Math.max(0, most - number.length))}${number}`;
}

/** The word, repeated or cut to a length between both limits. */
function stretch(word: string, least: number, most: number): string {
  const length = Math.min(Math.max(word.length, least), most);
  return word.repeat(Math.ceil(length / word.length)).slice(0, length);
}

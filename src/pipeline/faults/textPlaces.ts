// Finds where a text stands in files that nobody has parsed with places: the configuration, specifications.
import type { CheckInput } from "../../checks/checkInput.ts";
import { type SitePath, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Location } from "../../model/location.ts";
import { decodeText } from "../../source/decodeText.ts";
import { type LineMap, mapLines } from "../../source/lineMap.ts";
import type { World } from "../world.ts";

/** Larger files are data of something else; bytes. */
const textLimit = 2_000_000;

/** A file's text; `undefined` when it is not there, no UTF-8 or longer than the limit in bytes. */
export async function readText(
  file: SitePath,
  { files }: Pick<World, "files">,
  limit = textLimit,
): Promise<string | undefined> {
  const bytes = await files.read(file);
  if (bytes === undefined || bytes.length > limit) return undefined;
  const decoded = decodeText(bytes);
  return decoded.kind === "invalid" ? undefined : decoded.text;
}

/** A text in which places are looked for. */
export interface PlacedText {
  readonly text: string;
  /** Its lines, which are found once. */
  readonly lines: () => LineMap;
}

/** Prepares a text; costs nothing before something is found in it. */
export function placedText(text: string): PlacedText {
  let lines: LineMap | undefined;
  return {
    text,
    lines: () => {
      lines ??= mapLines(text);
      return lines;
    },
  };
}

/** First place of a text, from a line on, that is no part of a longer address; `undefined` when there is none. */
export function placeIn(
  { text, lines }: PlacedText,
  wanted: string,
  { file, line = 1 }: Location,
): Location | undefined {
  if (wanted.length < 2) return undefined;
  const start = line === 1 ? 0 : lines().offsetOf(line);
  for (let at = text.indexOf(wanted, start); at !== -1; at = text.indexOf(wanted, at + 1)) {
    // Where a redirect begins nothing is linked to.
    if (/\bfrom["']?:\s*["']?$/.test(text.slice(Math.max(0, at - 20), at))) continue;
    if (/[\w/#.-]/.test(text[at - 1] ?? "") || /[\w/#-]/.test(text[at + wanted.length] ?? "")) continue;
    return { file, ...lines().positionAt(at) };
  }
  return undefined;
}

/** Finds texts in the configuration file, which is read once; nothing is found where a site has none. */
export async function placesInConfig(
  { file }: Pick<Config, "file">,
  world: Pick<World, "files">,
): Promise<CheckInput["placeInConfig"]> {
  if (file === undefined) return () => undefined;
  const text = placedText((await readText(sitePath(file), world)) ?? "");
  return (wanted) => placeIn(text, wanted, { file: sitePath(file) });
}

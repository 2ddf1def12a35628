// What is wrong with the interface texts that a site has written: mistyped keys, texts that some of its languages lack.
import { readFile } from "node:fs/promises";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Location } from "../model/location.ts";
import type { Strings } from "../model/strings.ts";
import { pointerOf } from "../source/jsonPointer.ts";
import { isSlipOf } from "../source/nearestName.ts";
import { parseYaml } from "../source/yaml.ts";

/** Texts that a site has written for a locale. */
export interface OwnTexts {
  readonly locale: string;
  /** Absolute path of their file, which need not exist. */
  readonly path: string;
  readonly file: Location["file"];
  readonly texts: Strings;
}

/** Checks the files of a site that could be read. */
export async function checkOwnTexts(
  files: readonly OwnTexts[],
  { defaultLocale }: Pick<Config, "defaultLocale">,
  english: Strings,
): Promise<readonly Diagnostic[]> {
  const slips = await Promise.all(files.map((own) => misspeltKeys(own, english)));
  const byDefault = files.find(({ locale }) => locale === defaultLocale);
  return [...slips.flat(), ...(byDefault === undefined ? [] : await unevenTexts(byDefault, files, english))];
}

/** Keys that are most likely those of built-in texts, mistyped: a site may have any others for its own templates. */
async function misspeltKeys(own: OwnTexts, english: Strings): Promise<readonly Diagnostic[]> {
  const slips = ownKeys(own, english).flatMap((key) => {
    const meant = meantKey(key, english);
    return meant === undefined ? [] : [{ key, meant }];
  });
  if (slips.length === 0) return [];
  const locate = await openKeys(own);
  return slips.map(({ key, meant }) => ({
    code: "data-invalid",
    severity: "warning",
    message: `There is no built-in text "${key}"`,
    location: locate(key),
    hint: `did you mean "${meant}"? A text of your own needs a less similar name`,
  }));
}

/** Texts for a site's own templates that not all of its languages have: one finding for all that a language lacks. */
async function unevenTexts(
  byDefault: OwnTexts,
  files: readonly OwnTexts[],
  english: Strings,
): Promise<readonly Diagnostic[]> {
  const keysOf = (own: OwnTexts): readonly string[] =>
    ownKeys(own, english).filter((key) => meantKey(key, english) === undefined);
  const wanted = keysOf(byDefault);
  const found = files.map(async (own): Promise<readonly Diagnostic[]> => {
    const missing = wanted.filter((key) => !Object.hasOwn(own.texts, key));
    const lone = keysOf(own).filter((key) => !Object.hasOwn(byDefault.texts, key));
    return [...(await tellMissing(missing, own, byDefault)), ...(await tellLone(lone, own, byDefault))];
  });
  return (await Promise.all(found)).flat();
}

const tellMissing: TellTexts = (keys, { locale, file }, byDefault) =>
  tellTexts(keys, byDefault, ({ texts, they }) => ({
    code: "missing-translation",
    severity: "info",
    message: `${texts} shown in the default language: there is no "${locale}" translation`,
    hint: `add ${they} to ${file}`,
  }));

const tellLone: TellTexts = (keys, own, byDefault) =>
  tellTexts(keys, own, ({ texts, they }) => ({
    code: "orphan-translation",
    severity: "warning",
    message: `${texts} only in "${own.locale}"`,
    hint: `add ${they} to ${byDefault.file}, or remove ${they}`,
  }));

type TellTexts = (keys: readonly string[], own: OwnTexts, byDefault: OwnTexts) => Promise<readonly Diagnostic[]>;

/** The finding about texts, where there are any: at the first of them in the file that has them. */
async function tellTexts(
  keys: readonly string[],
  holder: OwnTexts,
  describe: (words: { readonly texts: string; readonly they: string }) => Diagnostic,
): Promise<readonly Diagnostic[]> {
  const [first] = keys;
  if (first === undefined) return [];
  const [what, they, verb] = keys.length === 1 ? ["The text", "it", "is"] : ["The texts", "them", "are"];
  const names = keys.map((key) => `"${key}"`).join(", ");
  return [{ ...describe({ texts: `${what} ${names} ${verb}`, they }), location: (await openKeys(holder))(first) }];
}

/** Keys that no built-in text has. */
const ownKeys = ({ texts }: OwnTexts, english: Strings): readonly string[] =>
  Object.keys(texts).filter((key) => !Object.hasOwn(english, key));

const meantKey = (key: string, english: Strings): string | undefined =>
  Object.keys(english).find((one) => isSlipOf(key, one));

/** Where the keys of a file are written. */
async function openKeys({ path, file }: OwnTexts): Promise<(key: string) => Location> {
  const read = parseYaml((await readFile(path, "utf8")).replace(/\r\n?/g, "\n"));
  return (key) => ({ file, ...(read.kind === "problem" ? {} : read.document.locate(pointerOf([key]), "key")) });
}

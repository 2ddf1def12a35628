// Interface texts of each locale: built-in ones, with a site's own texts over them.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { LocaleCode } from "../model/brands.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { Location } from "../model/location.ts";
import type { Strings } from "../model/strings.ts";
import { isRecord } from "../source/isRecord.ts";
import { jsonFaultOffset } from "../source/jsonFaultOffset.ts";
import { pointerOf } from "../source/jsonPointer.ts";
import { mapLines, type Position } from "../source/lineMap.ts";
import { parseYaml } from "../source/yaml.ts";
import { siteFile } from "./esbuildDiagnostics.ts";
import { maxBytes } from "./limitSources.ts";
import { checkOwnTexts, type OwnTexts } from "./ownTexts.ts";
import type { Theme, ThemeInput } from "./theme.ts";

/**
 * Texts by locale. A key missing in one source is taken from the one before it: English, the site's English where that is
 * one of its languages, the built-in texts of the language, the site's texts of the locale. What no built-in text has is
 * the site's own, and taken from its default locale.
 */
export async function loadStrings({
  config,
  siteFolder,
  packageFolder,
}: Pick<ThemeInput, "config" | "siteFolder" | "packageFolder">): Promise<Outcome<Theme["strings"]>> {
  const diagnostics: Diagnostic[] = [];
  const readBuiltIn = (name: string): Promise<Strings> =>
    readTexts(join(packageFolder, "templates/strings", `${name}.json`));
  const english = await readBuiltIn("en");
  const readOwn = async (locale: LocaleCode): Promise<OwnTexts & { readonly isRead: boolean }> => {
    const path = join(siteFolder, "templates/strings", `${locale}.json`);
    const file = siteFile(siteFolder, path);
    let isRead = true;
    const texts = await readTexts(path, (mistake) => {
      isRead = false;
      diagnostics.push(malformed(file, mistake));
    });
    return { locale, path, file, texts, isRead };
  };
  const files = await Promise.all(config.locales.map(({ code }) => readOwn(code)));
  const own = new Map(files.map(({ locale, texts }) => [locale, texts]));
  diagnostics.push(
    ...(await checkOwnTexts(
      files.filter(({ isRead }) => isRead),
      config,
      english,
    )),
  );
  const inEnglish = config.locales.find(({ htmlLang }) => languageOf(htmlLang) === "en");
  const ownEnglish = inEnglish === undefined ? {} : own.get(inEnglish.code);
  const reworded = Object.entries(ownEnglish ?? {}).filter(([key]) => Object.hasOwn(english, key));
  const fallback = { ...own.get(config.defaultLocale), ...english, ...Object.fromEntries(reworded) };
  const entries = config.locales.map(async ({ code, htmlLang }) => {
    const language = languageOf(htmlLang);
    const builtIn = { ...(await readBuiltIn(language)), ...(language === code ? {} : await readBuiltIn(code)) };
    return [code, { ...fallback, ...builtIn, ...own.get(code) }] as const;
  });
  return { value: Object.fromEntries(await Promise.all(entries)), diagnostics };
}

const languageOf = (htmlLang: string): string => htmlLang.split("-", 1).join("");

/** What is wrong with the file, not with the machine. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["ELOOP", "the symbolic link leads back to itself"],
  ["ENOTDIR", "part of the path is a file, not a folder"],
]);

/** Texts of a file; none when it does not exist. */
async function readTexts(path: string, report?: (mistake: Mistake) => void): Promise<Strings> {
  const text = await readText(path).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOENT") return undefined;
    const reason = reasons.get(code);
    if (reason === undefined) throw error;
    return { reason };
  });
  if (typeof text === "object") report?.(text);
  if (typeof text !== "string") return {};
  try {
    const texts: unknown = JSON.parse(text);
    if (isStrings(texts)) return texts;
    report?.(wrongTextIn(texts, text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    report?.(mistakeIn(text));
  }
  return {};
}

/** The text of a file, or why it is none: a pipe or a device would be read for ever. @throws what the system says. */
async function readText(path: string): Promise<string | Mistake> {
  const stats = await stat(path);
  if (!stats.isFile())
    return { reason: stats.isDirectory() ? "there is a folder where a file is expected" : "it is a pipe or a device" };
  if (stats.size > maxBytes) return { reason: `the file has ${stats.size} bytes; the limit is ${maxBytes}` };
  const text = await readFile(path, "utf8");
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

interface Mistake {
  readonly reason: string;
  /** Absent when it is about the file as a whole. */
  readonly place?: Position;
}

/** Which text is none. */
function wrongTextIn(texts: unknown, text: string): Mistake {
  const [name] = isRecord(texts) ? (Object.entries(texts).find(([, one]) => !isText(one)) ?? []) : [];
  const result = parseYaml(text.replace(/\r\n?/g, "\n"));
  const pointer = name === undefined ? "" : pointerOf([name]);
  const place = result.kind === "problem" ? { line: 1, column: 1 } : result.document.locate(pointer);
  const what = name === undefined ? "not an object of texts" : `"${name}" is neither a text nor a map of plural forms`;
  return { reason: what, place };
}

/** What keeps a text from being JSON, in words that are the same in every version of Node. */
function mistakeIn(text: string): Mistake {
  const written = text.replace(/\r\n?/g, "\n");
  const result = parseYaml(written);
  if (result.kind === "problem") return { reason: result.problem.message, place: result.problem.position };
  const offset = jsonFaultOffset(written);
  const before = written.slice(0, offset).trimEnd();
  const closing = { "}": "brace", "]": "bracket" }[written[offset] ?? ""];
  const { positionAt } = mapLines(written);
  if (closing !== undefined && before.endsWith(","))
    return { reason: `a comma must not stand before the closing ${closing}`, place: positionAt(before.length - 1) };
  return {
    reason: "not JSON, which has names and texts in double quotes, and no comments",
    // What is wrong inside quotes has no place.
    place: offset === written.length ? { line: 1, column: 1 } : positionAt(offset),
  };
}

function isStrings(value: unknown): value is Strings {
  return isRecord(value) && Object.values(value).every(isText);
}

const isText = (value: unknown): boolean => typeof value === "string" || isForms(value);

function isForms(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((form) => typeof form === "string");
}

function malformed(file: Location["file"], { reason, place }: Mistake): Diagnostic {
  return {
    code: "data-invalid",
    severity: "error",
    message: `The interface texts cannot be read: ${reason}`,
    location: { file, ...place },
    hint:
      place === undefined
        ? "replace it with a readable file, or remove it"
        : 'write a JSON object of texts: { "copy": "Copy", "categoryItems": { "one": "…", "other": "…" } }',
  };
}

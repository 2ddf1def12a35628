// Interface texts of each locale: built-in ones, with a site's own texts over them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { Strings } from "../model/strings.ts";
import { siteFile } from "./esbuildDiagnostics.ts";
import type { Theme, ThemeInput } from "./theme.ts";

/**
 * Texts by locale. A key missing in one source is taken from the one before it: English, the site's default locale,
 * the built-in texts of the language, the site's texts of the locale.
 */
export async function loadStrings({
  config,
  siteFolder,
  packageFolder,
}: Pick<ThemeInput, "config" | "siteFolder" | "packageFolder">): Promise<Outcome<Theme["strings"]>> {
  const diagnostics: Diagnostic[] = [];
  const readBuiltIn = (name: string): Promise<Strings> =>
    readTexts(join(packageFolder, "templates/strings", `${name}.json`));
  const readOwn = (name: string): Promise<Strings> =>
    readTexts(join(siteFolder, "templates/strings", `${name}.json`), (path, reason) => {
      diagnostics.push(malformed(siteFile(siteFolder, path), reason));
    });
  const english = await readBuiltIn("en");
  const byDefault = await readOwn(config.defaultLocale);
  const entries = config.locales.map(async ({ code, htmlLang, isDefault }) => {
    const [language = code] = htmlLang.split("-");
    const builtIn = { ...(await readBuiltIn(language)), ...(language === code ? {} : await readBuiltIn(code)) };
    return [code, { ...english, ...byDefault, ...builtIn, ...(isDefault ? byDefault : await readOwn(code)) }] as const;
  });
  return { value: Object.fromEntries(await Promise.all(entries)), diagnostics };
}

/** Texts of a file; none when it does not exist. */
async function readTexts(path: string, report?: (path: string, reason: string) => void): Promise<Strings> {
  try {
    const texts: unknown = JSON.parse(await readFile(path, "utf8"));
    if (isStrings(texts)) return texts;
    report?.(path, "not an object of texts and maps of plural forms");
  } catch (error) {
    if (error instanceof SyntaxError) report?.(path, error.message);
    else if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  return {};
}

function isStrings(value: unknown): value is Strings {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string" || isForms(text));
}

function isForms(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((form) => typeof form === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function malformed(file: ReturnType<typeof siteFile>, reason: string): Diagnostic {
  return {
    code: "data-invalid",
    severity: "error",
    message: `The interface texts cannot be read: ${reason}`,
    location: { file },
    hint: 'write a JSON object of texts: { "copy": "Copy", "categoryItems": { "one": "…", "other": "…" } }',
  };
}

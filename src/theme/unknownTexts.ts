// Interface texts that a site's own templates ask for and nobody has written: a page shows their keys instead.
import { readFile } from "node:fs/promises";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Strings } from "../model/strings.ts";
import { nearestNames } from "../source/nearestName.ts";
import { siteFile } from "./esbuildDiagnostics.ts";
import type { TemplateFile } from "./templateFiles.ts";
import type { Theme } from "./theme.ts";

/** `t("copy")` and `props.t('copy', …)`; not `at("copy")` nor `t(name)`. The key is the second group. */
const asked = /(?<![\w$])t\(\s*(["'`])([\w.-]{1,100})\1/g;

/** A function of that name which is the file's own or another module's. */
const otherFunction = /\bfunction t\b|\b(?:const|let|var)\s+t\s*=|\bimport\b[^;"']{0,200}[{,\s]t\s*[,}\s]/;

/** Texts that are asked for and that a language has not, each with its first place. */
export async function findUnknownTexts(
  templates: readonly TemplateFile[],
  strings: Theme["strings"],
  siteFolder: string,
): Promise<readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic>();
  for (const { path } of templates) {
    const text = await readFile(path, "utf8");
    if (otherFunction.test(text)) continue;
    for (const [at, line] of text.split("\n").entries()) {
      for (const { 2: key = "", index } of line.matchAll(asked)) {
        const lacking = Object.entries(strings).find(([, texts]) => !Object.hasOwn(texts, key));
        if (lacking === undefined || found.has(key) || isComment(line.slice(0, index))) continue;
        const place = { file: siteFile(siteFolder, path), line: at + 1, column: index + 1 };
        found.set(key, { ...unknownText(key, lacking), location: place });
      }
    }
  }
  return [...found.values()];
}

const isComment = (before: string): boolean => before.includes("//") || /^\s*\/?\*/.test(before);

function unknownText(key: string, [locale, texts]: readonly [string, Strings]): Diagnostic {
  const [near] = nearestNames(key, Object.keys(texts), 1);
  const remedy = `add it to templates/strings/${locale}.json`;
  return {
    code: "template-failed",
    severity: "warning",
    message: `There is no text "${key}" in the language "${locale}": pages show its key`,
    hint: near === undefined ? remedy : `did you mean "${near}"? Otherwise ${remedy}`,
  };
}

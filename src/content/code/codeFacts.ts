// What of a code block must be the same in every language: its lines without comments. Knows comments and strings of
// families of languages by their marks alone; it parses none of them.
import type { CodeFact } from "../../model/pageFacts.ts";
import { languageNamed } from "../../source/codeLanguages.ts";

/**
 * Comments (group 1) and strings of a family. Strings are found too, because a mark of a comment inside one is none;
 * whatever is never closed ends with its line or the text, so that every character is looked at once.
 */
const families = {
  slashes:
    /(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/g,
  dashes: /(--\[\[[\s\S]*?(?:\]\]|$)|--[^\n]*)|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?/g,
  hashes: /((?<![^\s;])#[^\n]*)|"""[\s\S]*?(?:"""|$)|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?/g,
  tags: /(<!--[\s\S]*?(?:-->|$))|"[^"\n]*"?/g,
  none: /()(?:"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?)/g,
} as const;

const familyByLanguage = new Map<string, keyof typeof families>(
  (
    [
      ["slashes", "javascript jsx typescript tsx json5 jsonc java kotlin c cpp csharp go rust php swift scss css"],
      ["dashes", "lua sql haskell"],
      ["hashes", "bash shell-session yaml python ruby toml ini docker makefile perl r powershell"],
      ["tags", "html xml svg markup markdown vue vue-html svelte astro"],
    ] as const
  ).flatMap(([family, names]) => names.split(" ").map((name) => [name, family] as const)),
);

/** Marks that begin a comment in any family. */
const mayComment = /\/[/*]|--|#/;

/** Digests of a block's code. */
export function codeFactOf(code: string, language: string, translated: CodeFact["translated"]): CodeFact {
  const pattern = families[familyByLanguage.get(languageNamed(language)) ?? "none"];
  const keepBreaks = (text: string): string => (text.includes("\n") ? text.replace(/[^\n]+/g, "") : "");
  const strict = mayComment.test(code)
    ? code.replace(pattern, (whole, comment?: string) => (comment ? keepBreaks(whole) : whole))
    : code;
  const loose = /["'`]/.test(strict)
    ? strict.replace(pattern, (whole, comment?: string) => keepBreaks(whole) + (comment ? "" : '""'))
    : strict;
  const lines: number[] = [];
  for (const [index, line] of strict.split("\n").entries()) {
    const text = line.trimEnd();
    if (text !== "") lines.push(index, digestOfText(text));
  }
  const looseLines = loose.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trimEnd()]));
  return { lines, loose: digestOfText(looseLines.join("\n")), ...(translated === undefined ? {} : { translated }) };
}

/** Whether comments stand in a block, which may be translated. */
export function hasComments(code: string, language: string): boolean {
  const family = familyByLanguage.get(languageNamed(language));
  if (family === undefined || !mayComment.test(code)) return false;
  for (const [, comment] of code.matchAll(families[family])) if (comment) return true;
  return false;
}

/** FNV-1a, 32 bits: enough to see that two lines differ, and a hundredth of the cost of a cryptographic digest. */
function digestOfText(text: string): number {
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  }
  return digest >>> 0;
}

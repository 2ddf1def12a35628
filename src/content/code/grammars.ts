// The languages code can be coloured in, by the names authors use. The only importer of Prism.
//
// Prism 1.30 rather than highlight.js 11.12: measured on the 601 blocks of a made-up corpus of 200 pages, tokenizing
// takes 0.020 ms a block against 0.072 ms, and 100,000 lines of Lua 0.34 s against 0.81 s (JavaScript 0.76 s against
// 2.33 s). Its token tree also lets us write few classes and join neighbours; highlight.js gives finished HTML. Only its
// grammars are used: codeTokens.ts reads code by them.
import Prism from "prismjs";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-c.js";
import "prismjs/components/prism-csharp.js";
import "prismjs/components/prism-diff.js";
import "prismjs/components/prism-docker.js";
import "prismjs/components/prism-go.js";
import "prismjs/components/prism-http.js";
import "prismjs/components/prism-ini.js";
import "prismjs/components/prism-java.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-jsx.js";
import "prismjs/components/prism-lua.js";
// Markdown takes the grammar of its front matter when it is loaded.
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-markdown.js";
import "prismjs/components/prism-markup-templating.js";
import "prismjs/components/prism-php.js";
import "prismjs/components/prism-python.js";
import "prismjs/components/prism-shell-session.js";
import "prismjs/components/prism-sql.js";
import "prismjs/components/prism-toml.js";
import "prismjs/components/prism-typescript.js";
import "prismjs/components/prism-tsx.js";
import { languageNamed, namesOfLanguages } from "../../source/codeLanguages.ts";
import { isRecord } from "../../source/isRecord.ts";
import { isSlipOf } from "../../source/nearestName.ts";
import type { Grammar } from "./codeRules.ts";
import { type CodeToken, readCodeTokens } from "./codeTokens.ts";

/** Languages that are coloured by the grammar of another one. */
const standIns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: "markup",
    xml: "markup",
    svg: "markup",
    jsonc: "json",
    json5: "json",
    cpp: "c",
    conf: "ini",
    properties: "ini",
  }),
);

/** Whether there is a grammar for a language, by its lower-case name. */
export function isColored(language: string): boolean {
  return grammarOf(language) !== undefined;
}

// Shorter names are as near to those of other languages: `jsonl` to `jsonc`.
const shortestMeant = 6;
const longestMeant = 20;
/** Of the 3,000 names that Linguist, Prism, Shiki and highlight.js know, those that mean something else all the same. */
const notMeant: ReadonlySet<string> = new Set(["typoscript", "gnolang", "plain-text"]);

/** The name of a coloured language that another name is most likely a slip of: `javascript` for `javascrpt`. */
export function languageMeantBy(name: string): string | undefined {
  if (name.length > longestMeant || notMeant.has(name) || isColored(name)) return undefined;
  const names = [...namesOfLanguages, ...standIns.keys(), ...Object.keys(Prism.languages).filter(isColored)];
  return names.find((one) => one.length >= shortestMeant && isSlipOf(name, one));
}

/** Grammars that were asked for: the table of all is slow to look into. */
const known = new Map<string, Grammar>();

function grammarOf(language: string): Grammar | undefined {
  const seen = known.get(language);
  if (seen !== undefined) return seen;
  const own = languageNamed(language);
  const name = standIns.get(own) ?? own;
  const found: unknown = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  // `extend` and `insertBefore` live among the grammars.
  const grammar = isRecord(found) ? found : undefined;
  if (grammar !== undefined) known.set(language, grammar);
  return grammar;
}

/** Code as tokens; one plain token for a language without grammar. */
export function tokenizeCode(code: string, language: string): readonly CodeToken[] {
  const grammar = grammarOf(language);
  return grammar === undefined ? [code] : readCodeTokens(code, grammar);
}

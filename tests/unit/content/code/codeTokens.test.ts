import Prism from "prismjs";
import { expect, test } from "vitest";
import { kindOf } from "../../../../src/content/code/codeKinds.ts";
import { rulesOf } from "../../../../src/content/code/codeRules.ts";
import type { CodeToken } from "../../../../src/content/code/codeTokens.ts";
import { tokenizeCode } from "../../../../src/content/code/grammars.ts";

/** Kind of each character; `-` for none. */
function kindsOf(token: CodeToken, outer = "-"): readonly string[] {
  if (typeof token === "string") return [...token].map(() => outer);
  const { content, kind = outer } = token;
  if (typeof content === "string") return kindsOf(content, kind);
  return content.flatMap((part) => kindsOf(part, kind));
}

/** The same of a token of Prism. */
function kindsInPrism(token: string | Prism.Token, outer = "-"): readonly string[] {
  if (typeof token === "string") return [...token].map(() => outer);
  const { content, alias = [], type } = token;
  const kind = kindOf(type, typeof alias === "string" ? [alias] : alias) ?? outer;
  return [content].flat().flatMap((part) => kindsInPrism(part, kind));
}

test.each([
  ["json", '{ "a": [true, -1.5e3, null, "b: c"], // d\n  "nulltrue": falsenull }'],
  ["yaml", "# a\nb: &c !d\n  - 'e: f'\n  - 2026-10-06\n  - |\n    g\nh: true"],
  ["bash", 'for a in 1 =2; do echo "$b $(c "d" | e)" >> f 2>&1; done\ncat <<END\n$g\nEND'],
  ["javascript", `const a = (b, c = /d[/]e/g) => \`f \${{ g: \`h \${i}\` }} // j\`; // \`k\n/* l ' */ m.n('o');`],
  ["typescript", "@a class B<C> extends D { e?: string[] = f as any; }"],
  ["markup", '<a b="c" style="d: e"><!-- <f> -->&amp;<script>let g = "</h>";</script></a>'],
  ["markdown", "# a\n\n**b `c`** [d](e)\n\n```js\nlet f;\n```"],
  ["php", '<?php echo "a $b {$c->d}"; // e ?> f'],
  ["lua", "local a = --[[ b ]] 'c' .. 2 ^ -d['e']:f{g}"],
  ["sql", "SELECT a AND 'b' FROM c -- d"],
  ["diff", "@@ -1 +1 @@\n-a\n+b"],
  ["json", ""],
])("%s has the kinds that Prism gives it", (language, code) => {
  const grammar = Prism.languages[language];
  if (grammar === undefined) throw new Error(`There is no grammar for ${language}`);
  const expected = Prism.tokenize(code, grammar).flatMap((token) => kindsInPrism(token));
  expect(tokenizeCode(code, language).flatMap((token) => kindsOf(token))).toEqual(expected);
});

test("front matter of Markdown has the kinds of YAML", () => {
  const front = 'a: "b" # c\nd: true';
  const inPage = tokenizeCode(`---\n${front}\n---\n\ne\n`, "md").flatMap((token) => kindsOf(token));
  const alone = tokenizeCode(front, "yaml").flatMap((token) => kindsOf(token));
  expect(new Set(alone).size).toBeGreaterThan(3);
  expect(inPage.slice(4, 4 + front.length)).toEqual(alone);
});

test("rules without a colour are left out where that changes nothing", () => {
  const grammar = {
    mark: /[{}]/,
    number: /\d+/,
    sign: /:/,
    word: /\w:/,
    boolean: /\b(?:false|true)\b/,
    punctuation: /[()]/,
    operator: { pattern: /=/, inside: { number: /\d/ } },
    other: /./,
  };
  expect(rulesOf(grammar).map(({ pattern }) => pattern.source)).toEqual([
    "[{}]",
    "\\d+",
    ":",
    "\\w:",
    "\\b(?:false|true)\\b",
    "[()]",
    "=",
  ]);
  expect(rulesOf({ punctuation: /[{}]/, boolean: /\btrue\b/ })).toHaveLength(1);
});

// Texts made to be slow: every pass looks at each of them a bounded number of times.
import { describe, expect, test } from "vitest";
import { rewriteDialect } from "../../../../src/content/dialects/rewriteDialect.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";
import { parse } from "../parsePage.ts";

const size = 60_000;
const repeated = (part: string): string => part.repeat(Math.floor(size / part.length));

const texts: readonly (readonly [string, string])[] = [
  ["open tags on a line", repeated("<A ")],
  ["whole tags on a line", repeated("<A>")],
  ["open tags on lines", repeated("<A b={\n")],
  ["nested components", repeated("<Tabs>\n")],
  ["nested elements", repeated("<div>\n")],
  ["elements on a line", repeated("<div>")],
  ["elements with their text below", repeated("<hr>\na\n\n<br>\nb\n")],
  ["tags of an element that never end", `<div>${repeated("<b ")}`],
  ["braces", repeated("{")],
  ["comments that never end", repeated("{/*")],
  ["code components", repeated("<Code>\n")],
  ["quotes in tags", repeated("<A b='")],
  ["closing tags", repeated("</A>")],
  ["back-ticks", repeated("`` ` ")],
  ["imports", repeated("import a from 'b'\n")],
  ["open imports", repeated("import {\n")],
  ["exports", repeated("export const a = {\n")],
  ["admonitions", repeated("!!! note\n")],
  ["deep admonitions", Array.from({ length: 600 }, (_, level) => `${" ".repeat(4 * level)}!!! note`).join("\n")],
  ["tabs", repeated('=== "A"\n')],
  ["blocks between slashes", repeated("/// note\n")],
  ["blocks between slashes that end otherwise", repeated("/// note\n") + repeated("////\n")],
  ["ends of tabs", `/// tab | A\n///\n${repeated("\n///\n")}`],
  ["marks", repeated("==a")],
  ["keys", repeated("++a+")],
  ["carets", repeated("^a ^")],
  ["tildes", repeated("a~b ")],
  ["attributes", repeated("a{ .b ")],
  ["pictures with attributes", repeated("![a](b){ width=")],
  ["pictures in code", repeated("`![a](b){ width=1 }")],
  ["icons", repeated(":material-")],
  ["definitions", repeated("a\n: b\n")],
  ["long definitions", `a\n:   b\n${repeated("    c\n\n")}`],
  ["abbreviations", `${repeated("*[AB]: c\n")}${repeated("AB ")}`],
  ["marked elements", repeated("<div markdown ")],
  ["containers", repeated("::: details\n")],
  ["fences", repeated("```\n~~~\n")],
  ["annotations", `\`\`\`\n${repeated("(1)! ")}\n\`\`\``],
  ["comments of code", `\`\`\`js\n${repeated("// [!code ++] ")}\n\`\`\``],
  ["expressions of Vue", repeated("{{ a ")],
  ["alerts", repeated("> [!NOTE]\n")],
  ["addresses of the site", repeated("(@site/docs`")],
  ["blanks", repeated(" ")],
  ["open includes", repeated("{{#include ")],
  ["titles that never end", repeated("{{#title a\n")],
  ["hidden lines of Rust", `\`\`\`rust\n${repeated("# \n")}`],
  ["fences of Rust", repeated("```rust,ignore\n# a\n```\n")],
  ["open tags of Liquid", repeated("{% a ")],
  ["open tags of Liquid on lines", repeated("{% a\n")],
  ["texts that are kept", repeated("{% capture a %}\nb {{ a }}{{ a }}\n{% endcapture %}\n")],
  ["expressions of Liquid", repeated("{{ a.b ")],
  ["lists of attributes", repeated("a\n{: .note }\n")],
  ["lists of attributes without a colon", repeated("a]{.b ")],
  ["files that pages take in", repeated("```{include} a.md\n:b: c\n")],
  ["lists of attributes on a line", repeated("a{: .b ")],
  ["open directives", repeated(":::{note}\n")],
  ["shortcodes", repeated("{{< hint a ")],
  ["open shortcodes", repeated("{{< hint >}}\n")],
  ["shortcodes with an end", `${repeated("{{% hint %}}")}\n${repeated("{{% /hint %}}")}`],
  ["shortcodes with quotes", repeated('{{< a "b" `c` ')],
  ["links to code", repeated("[a](`b ")],
  ["addresses with spaces", repeated("](a b")],
  ["ids of MDX", repeated("## a \\{#b")],
  ["directives that one line ends", `${repeated(":::{note}\n")}:::\n`],
  [
    "directives in one another",
    Array.from({ length: 300 }, (_, count) => `${":".repeat(303 - count)}{note}\n`).join(""),
  ],
  ["roles", repeated("{a}`b <")],
  ["tags of Liquid", repeated("{% hint\n{% tab %}\n")],
  ["tags of Liquid on a line", repeated("{% link ")],
  ["boxes of Docsify", repeated("!> a\n\n")],
];

describe.each(["docusaurus", "vitepress", "starlight", "mkdocs", "mdbook", "jekyll"] as const)(
  "a page of %s",
  (dialect) => {
    test.each(texts)("that is nothing but %s costs little", async (_, body) => {
      await expectToTakeLessThan(3, () =>
        rewriteDialect({ body, path: "a.mdx", relativePath: "a.mdx", settings: { dialect, rawHtml: true } }),
      );
    });
  },
);

describe("a page of a folder that is no site yet", () => {
  test.each(texts)("that is nothing but %s costs little", async (_, body) => {
    const settings = { dialect: "hubdocs", rawHtml: true, isLoose: true } as const;
    await expectToTakeLessThan(3, () => rewriteDialect({ body, path: "a.md", relativePath: "a.md", settings }));
  });
});

describe("files that are included", () => {
  const markdown = { dialect: "mkdocs" } as const;
  const messagesOf = async (text: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    (await parse(text, { markdown, files })).diagnostics.map(
      ({ location, message }) => `${location?.line}: ${message}`,
    );

  test("in a circle are told of, and end", async () => {
    const text = 'a\n\n--8<-- "b.md"\n';
    const files = { "content/en/docs/a.md": text, "content/en/docs/b.md": 'b\n\n--8<-- "a.md"\n' };
    expect(await messagesOf(text, files)).toEqual([
      "3: Files include one another more than 8 levels deep; the rest is left out",
    ]);
  });

  test("too many are told of, and no more of them are read", async () => {
    let reads = 0;
    const files = new Proxy<Record<string, string>>(
      { "content/en/docs/big.md": "word ".repeat(100_000) },
      {
        getOwnPropertyDescriptor(target, name) {
          reads += 1;
          return Reflect.getOwnPropertyDescriptor(target, name);
        },
      },
    );
    expect(await messagesOf('--8<-- "big.md"\n\n'.repeat(200), files)).toEqual([
      "7: The page includes more than 2000000 characters; the rest is left out",
    ]);
    expect(reads).toBeLessThan(10);
  });

  test("that fan out without end are given up", async () => {
    const [text, other] = ["b.md", "c.md"].map((name) => `--8<-- "${name}"\n\n`.repeat(50));
    const files = { "content/en/docs/b.md": other ?? "", "content/en/docs/c.md": text ?? "" };
    expect((await messagesOf(text ?? "", files)).join()).toContain("more than 8 levels deep");
  });
});

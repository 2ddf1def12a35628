// Texts made to be slow: every pass looks at each of them a bounded number of times.
import { describe, expect, test } from "vitest";
import { rewriteDialect } from "../../../../src/content/dialects/rewriteDialect.ts";

const size = 60_000;
const repeated = (part: string): string => part.repeat(Math.floor(size / part.length));

const texts: readonly (readonly [string, string])[] = [
  ["open tags on a line", repeated("<A ")],
  ["whole tags on a line", repeated("<A>")],
  ["open tags on lines", repeated("<A b={\n")],
  ["nested components", repeated("<Tabs>\n")],
  ["nested elements", repeated("<div>\n")],
  ["elements on a line", repeated("<div>")],
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
  ["marks", repeated("==a")],
  ["keys", repeated("++a+")],
  ["carets", repeated("^a ^")],
  ["tildes", repeated("a~b ")],
  ["attributes", repeated("a{ .b ")],
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
];

describe.each(["docusaurus", "vitepress", "starlight", "mkdocs"] as const)("a page of %s", (dialect) => {
  test.each(texts)("that is nothing but %s costs little", (_, body) => {
    const before = process.cpuUsage();
    rewriteDialect({ body, path: "a.mdx", relativePath: "a.mdx", settings: { dialect, rawHtml: true } });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
  });
});

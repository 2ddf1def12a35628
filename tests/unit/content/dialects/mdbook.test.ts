import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood, partsOf } from "../parsePage.ts";

const markdown = { dialect: "mdbook" } as const;

/** Language and text of the first code block. */
async function codeOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const [part] = partsOf((await parseGood(text, { markdown, files })).body);
  if (part?.part !== "CodeBlock") throw new Error("The page has no code");
  return [part.props.language, part.props.lines.map(({ html }) => html.replace(/<[^>]*>/g, "")).join("\n")];
}

describe("a page of mdBook", () => {
  test.each([
    ["rust,ignore,edition2021", "fn a() {}", ["rust", "fn a() {}"]],
    ["rust ignore", "fn a() {}", ["rust", "fn a() {}"]],
    ["text,noplayground", "# a\nb", ["text", "# a\nb"]],
    ["rust", "# use a;\n#\n    # b\n#[c]\n#![d]\n## e\n  ## f\n#g", ["rust", "#[c]\n#![d]\n# e\n  # f\n#g"]],
    ["rust", "# all\n# of it", ["rust", "# all\n# of it"]],
    ["handlebars", "\\{{#include a.rs}}x", ["handlebars", "{{#include a.rs}}x"]],
  ])("has code of its language without what is hidden: %s, %j", async (info, code, expected) => {
    expect(await codeOf(`\`\`\`${info}\n${code}\n\`\`\`\n`)).toEqual(expected);
  });

  const file = "1\n  // ANCHOR: a\n  2\n  // ANCHOR: b\n  3\n  // ANCHOR_END: b\n  // ANCHOR_END: a\n8\n";
  test.each([
    ["include a.rs", "1\n  2\n  3\n8"],
    ["include ./a.rs:a", "  2\n  3"],
    ["rustdoc_include a.rs:b", "  3"],
    ["shiftinclude auto:a.rs:a", "2\n3"],
    ["shiftinclude -2:a.rs:b", "3"],
    ["include a.rs:8", "8"],
    ["include a.rs:3:5", "  2\n  3"],
    ["include a.rs:8:", "8"],
    ["include a.rs::1", "1"],
  ])("takes in what is asked for: %s", async (request, expected) => {
    const files = { "content/en/docs/a.rs": file };
    expect(await codeOf(`\`\`\`text\n{{#${request}}}\n\`\`\`\n`, files)).toEqual(["text", expected]);
  });

  test("shows a file to be run as code, and takes in Markdown as Markdown", async () => {
    const files = { "content/en/docs/a.rs": "fn a() {}\n", "content/en/docs/b.md": "*b*\n" };
    expect(await codeOf("{{#playground a.rs editable}}\n", files)).toEqual(["rust", "fn a() {}"]);
    expect(await htmlOf("{{#include b.md}}\n", { markdown, files })).toBe("<p><em>b</em></p>\n");
  });

  test("has neither titles of the window nor tags of preprocessors, which are told once", async () => {
    const text = '{{#title a}}\n\n<Listing a="b"\n  c="d">\n\nx\n\n</Listing>\n\n<Listing />\n';
    expect((await htmlOf(text, { markdown })).trim()).toBe("<p>x</p>");
    const { diagnostics } = await parse(text, { markdown });
    expect(diagnostics.map(({ code, location }) => [code, location?.line])).toEqual([["dialect-unsupported", 3]]);
  });

  test("gives headings the ids that they had", async () => {
    const html = await htmlOf("## Про `A`, та B!\n\n## Про A, та B\n\n## ::\n", { markdown });
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["про-a-та-b", "про-a-та-b-1", "section"]);
  });
});

import { describe, expect, test, vi } from "vitest";
import { createCodeColors } from "../../../../src/content/code/colorCode.ts";
import { parseFenceInfo } from "../../../../src/content/code/fenceInfo.ts";
import { readMagicComments } from "../../../../src/content/code/magicComments.ts";
import type { CodeBlockProps } from "../../../../src/model/body.ts";
import { type PageOptions, parse, parseGood, partsOf } from "../parsePage.ts";

async function codeOf(page: string, options: PageOptions = {}): Promise<CodeBlockProps> {
  const part = partsOf((await parseGood(page, options)).body).find((one) => one.part === "CodeBlock");
  if (part?.part !== "CodeBlock") throw new Error("No code");
  return part.props;
}

describe("what a fence says", () => {
  test.each([
    ["lua", { language: "lua", highlighted: [] }],
    ["LUA", { language: "lua", highlighted: [] }],
    ["rust,ignore,does_not_compile", { language: "rust", highlighted: [] }],
    ["js,no-check{1}", { language: "js", highlighted: [[1, 1]], isUnchecked: true }],
    ["", { highlighted: [] }],
    ['lua title="a b.lua"', { language: "lua", title: "a b.lua", highlighted: [] }],
    ["lua title='a.lua'", { language: "lua", title: "a.lua", highlighted: [] }],
    [
      "js {1,4-6}",
      {
        language: "js",
        highlighted: [
          [1, 1],
          [4, 6],
        ],
      },
    ],
    ["js{2}", { language: "js", highlighted: [[2, 2]] }],
    ["{2}", { highlighted: [[2, 2]] }],
    ['title="x"', { title: "x", highlighted: [] }],
    ["js showLineNumbers", { language: "js", highlighted: [], firstLineNumber: 1 }],
    ["js showLineNumbers=10", { language: "js", highlighted: [], firstLineNumber: 10 }],
    ["js {a,2-,3}", { language: "js", highlighted: [[3, 3]] }],
    ["c++", { language: "c++", highlighted: [] }],
    ["lua file=./a.lua#part", { language: "lua", highlighted: [], file: "./a.lua#part" }],
    ['src="./a b.lua"', { highlighted: [], file: "./a b.lua" }],
  ])("%s", (info, expected) => {
    expect(parseFenceInfo(info, false)).toEqual(expected);
  });

  test("numbers lines where the site does, unless it says not to", () => {
    expect(parseFenceInfo("js", true).firstLineNumber).toBe(1);
    expect(parseFenceInfo("js noLineNumbers", true).firstLineNumber).toBeUndefined();
  });
});

describe("magic comments", () => {
  test.each([
    ["lua", "-- highlight-next-line\na\nb", [[0, ["highlighted"]]]],
    ["yaml", "# highlight-next-line\na: 1\nb: 2", [[0, ["highlighted"]]]],
    [
      "bash",
      "# highlight-start\na\nb\n# highlight-end\nc",
      [
        [0, ["highlighted"]],
        [1, ["highlighted"]],
      ],
    ],
    ["js", "/* highlight-next-line */\na", [[0, ["highlighted"]]]],
    ["jsx", "{/* highlight-next-line */}\na", [[0, ["highlighted"]]]],
    ["html", "<!-- highlight-next-line -->\na", [[0, ["highlighted"]]]],
    ["ini", "; highlight-next-line\na", [[0, ["highlighted"]]]],
    ["elixir", "# highlight-next-line\na", [[0, ["highlighted"]]]],
    [
      "js",
      "// add-next-line\na\n  // remove-next-line\nb",
      [
        [0, ["added"]],
        [1, ["removed"]],
      ],
    ],
    ["js", "// highlight-start\n// add-next-line\na\n// highlight-end", [[0, ["highlighted", "added"]]]],
    ["js", "// mark-next-line\na", [[0, ["mine"]]]],
  ])("in %s: %j", (language, code, marks) => {
    const read = readMagicComments(code, language, [{ className: "mine", line: "mark-next-line" }]);
    expect([...read.marks]).toEqual(marks);
    expect(read.lines.join("\n")).not.toMatch(/-next-line|highlight-/);
  });

  test.each([
    ["lua", "# highlight-next-line\na"],
    ["python", "// highlight-next-line\na"],
    ["js", "a // highlight-next-line\nb"],
    ["js", "// highlight-next-line please\nb"],
  ])("in %s %j is code", (language, code) => {
    expect(readMagicComments(code, language, [])).toEqual({ lines: code.split("\n"), marks: new Map() });
  });
});

describe("a code block", () => {
  test("has its language, title, text and coloured lines", async () => {
    expect(await codeOf('```lua title="a.lua"\nlocal a = "<&>"\n\n```\n')).toEqual({
      language: "lua",
      title: "a.lua",
      text: 'local a = "<&>"\n',
      lines: [
        {
          html: '<span class="tok-keyword">local</span> a = <span class="tok-string">"&lt;&amp;&gt;"</span>',
        },
        { html: "" },
      ],
      origin: { line: 1, isInPlace: true, isUnchecked: false },
    });
  });

  test("honours ranges and magic comments together; ranges count shown lines", async () => {
    const { lines, text } = await codeOf("```js {2}\n// highlight-next-line\na\nb\nc\n```\n");
    expect(lines.map(({ marks }) => marks)).toEqual([["highlighted"], ["highlighted"], undefined]);
    expect(text).toBe("a\nb\nc");
  });

  test("marks the lines of a diff", async () => {
    const { lines } = await codeOf("```diff\n--- a\n+++ b\n-old\n+new\n same\n```\n");
    expect(lines.map(({ marks }) => marks?.[0])).toEqual([undefined, undefined, "removed", "added", undefined]);
    expect(lines[2]?.html).toBe('<span class="tok-removed">-old</span>');
  });

  test.each([
    ["```\na\n```\n", "text"],
    ["    a\n", "text"],
    ["~~~YAML\na: 1\n~~~\n", "yaml"],
  ])("%j is of the language of its fence", async (page, language) => {
    expect((await codeOf(page)).language).toBe(language);
  });

  test("without a language has the site's", async () => {
    expect((await codeOf("```\na\n```\n", { markdown: { defaultLanguage: "lua" } })).language).toBe("lua");
  });

  test("never closed is a warning, with the place", async () => {
    expect((await parse("a\n\n```lua\nb\n")).report).toEqual(["3:1 warning unclosed-fence"]);
    expect((await parse("- a\n\n  ~~~~\n  b\n  ~~~\n\nc\n")).report).toEqual(["3:3 warning unclosed-fence"]);
    expect((await parse("```\n```\n\n````\n```\n````\n\n> ```\n> a\n> ```\n")).report).toEqual([]);
  });

  test("leaves what looks like a template as it is", async () => {
    const { body } = await parseGood("`{{ 7*7 }}` {7*7} $\u007bx} <%= y %>\n");
    expect(body.segments).toEqual([
      { kind: "html", html: "<p><code>{{ 7*7 }}</code> {7*7} $\u007bx} &lt;%= y %&gt;</p>\n" },
    ]);
  });
});

describe("colours", () => {
  const languages =
    "lua bash sh shell console http json yaml js ts jsx tsx python go xml html css ini toml c diff php csharp java sql docker markdown";

  test.each(languages.split(" "))("are known for %s", (language) => {
    const samples = [
      '"a" 1 # x',
      "$ ls -a",
      "GET /a HTTP/1.1",
      "key: value",
      "<b>x</b>",
      "[a]\nb = 1",
      "+ x",
      "@a { b: c }",
      "FROM a",
      "SELECT 1",
      "# T",
      "if (x) return 1;",
    ];
    const html = samples.flatMap((sample) => createCodeColors().lines(sample, language)).join("\n");
    expect(html).toContain('<span class="tok-');
  });

  test("keep the text of every line", () => {
    const code = 'local s = [[a\n  <b>\n]] -- "c" & d\n\treturn s .. "e"';
    const lines = createCodeColors().lines(code, "lua");
    const text = lines.map((line) =>
      line
        .replace(/<[^>]*>/g, "")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&"),
    );
    expect(text.join("\n")).toBe(code);
    for (const line of lines) expect(line.split("<span").length).toBe(line.split("</span>").length);
  });

  test("join neighbours of a kind and leave spaces outside", () => {
    expect(createCodeColors().lines("  local function f() end  ", "lua")[0]).toBe(
      '  <span class="tok-keyword">local function</span> <span class="tok-function">f</span>() <span class="tok-keyword">end</span>  ',
    );
  });

  test.each([
    ["an unknown language", "a < b", "klingon"],
    ["a name of every object", "a < b", "constructor"],
    ["a function of the highlighter", "a < b", "extend"],
    ["a very long line", `local ${"a".repeat(2000)}`, "lua"],
    ["more code than a page gets coloured", "local a\n".repeat(30_000), "lua"],
  ])("are left out for %s", (_, code, language) => {
    expect(createCodeColors().lines(code, language).join("\n")).toBe(code.replace("<", "&lt;"));
  });

  test("stay right across long code: nothing is lost where it is cut", () => {
    const code = Array.from({ length: 1500 }, (_, index) =>
      index % 40 === 0 ? "" : `local value${index} = ${index}`,
    ).join("\n");
    const lines = createCodeColors().lines(code, "lua");
    expect(lines).toHaveLength(1500);
    expect(lines.at(-1)).toBe(
      '<span class="tok-keyword">local</span> value1499 = <span class="tok-number">1499</span>',
    );
  });
});

describe("included code", () => {
  const files = {
    "content/en/docs/samples/a.lua":
      "-- top\n-- #region setup\nlocal a = 1\n  -- #region inner\n  local b\n  -- #endregion\n-- #endregion\nreturn a\n",
    "content/en/docs/b.html":
      "<ul>\n  <!-- #region list -->\n    <li>1</li>\n\n      <li>2</li>\n  <!-- #endregion list -->\n</ul>\n",
    "content/en/docs/open.lua": "-- #region open\nlocal a = 1\n",
  };

  test.each([
    ["```lua file=./samples/a.lua#setup\n```\n", "local a = 1\n  local b", "lua"],
    ["```lua file=samples/a.lua#inner\n```\n", "local b", "lua"],
    ['``` src="./samples/a.lua"\n```\n', "-- top\nlocal a = 1\n  local b\nreturn a", "lua"],
    ["```html file=./b.html#list\nreplaced\n```\n", "<li>1</li>\n\n  <li>2</li>", "html"],
    ["```lua file=@site/content/en/docs/samples/a.lua#inner\n```\n", "local b", "lua"],
  ])("%j", async (page, text, language) => {
    expect(await codeOf(page, { files })).toMatchObject({ text, language });
  });

  test("is recorded with its digest", async () => {
    const { source } = await parseGood(
      "```lua file=./samples/a.lua#setup\n```\n\n```lua file=./samples/a.lua#inner\n```\n",
      { files },
    );
    expect(source.includes).toEqual([
      { path: "content/en/docs/samples/a.lua", hash: `h${files["content/en/docs/samples/a.lua"].length}` },
    ]);
  });

  test.each([
    ["./no.lua", 'The included file "./no.lua" does not exist'],
    ["../../../../x.lua", 'The included file "../../../../x.lua" does not exist'],
    ["./samples/a.lua#none", 'The file "./samples/a.lua" has no region "none"'],
    ["./open.lua#open", 'The region "open" of "./open.lua" never ends'],
  ])("that is missing is an error: %s", async (file, message) => {
    const { diagnostics, report } = await parse(`text\n\n\`\`\`lua file=${file}\n\`\`\`\n`, { files });
    expect(report).toEqual(["3:1 error include-failed"]);
    expect(diagnostics[0]?.message).toBe(message);
  });

  test("by a bare path may be meant from the folder of the site", async () => {
    const { diagnostics } = await parse("```lua file=samples/no.lua\n```\n", { files });
    expect(diagnostics[0]?.hint).toBe(
      "put the file at content/en/docs/samples/no.lua, or give a path from the site folder: `@site/samples/no.lua`",
    );
  });

  test("is decoded and split once for all regions of a file", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `r${index}`);
    const code = names.map((name) => `// #region ${name}\nlocal ${name}\n// #endregion`).join("\n");
    const page = names.map((name) => `\`\`\`lua file=./many.lua#${name}\n\`\`\`\n`).join("\n");
    const whole = new TextEncoder().encode(code);
    const decode = vi.spyOn(TextDecoder.prototype, "decode");
    const split = vi.spyOn(String.prototype, "split");
    const { body } = await parseGood(page, { files: { "content/en/docs/many.lua": whole } });
    const counts = [
      decode.mock.calls.filter(([bytes]) => bytes === whole).length,
      split.mock.contexts.filter((text) => String(text) === code).length,
    ];
    vi.restoreAllMocks();
    expect(counts).toEqual([1, 1]);
    expect(partsOf(body).map(({ props }) => props)).toMatchObject(names.map((name) => ({ text: `local ${name}` })));
  });

  test("of more bytes than a page may have is an error", async () => {
    const huge = { "content/en/docs/huge.log": "x\n".repeat(5 * 1024 * 1024 + 1) };
    const { diagnostics, report } = await parse("text\n\n```text file=./huge.log\n```\n", { files: huge });
    expect(report).toEqual(["3:1 error include-failed"]);
    expect(diagnostics[0]?.message).toBe('The included file "./huge.log" has 10485762 bytes; the limit is 10485760');
  });
});

describe("a language that is called nearly as one with colours", () => {
  test.each([
    ["javascrpt", "javascript"],
    ["TypeScrpit", "typescript"],
    ["c-sharp", "csharp"],
    ["docker-file", "dockerfile"],
  ])("%s is told", async (name, meant) => {
    const { diagnostics } = await parse(`Text.\n\n> \`\`\`${name}\n> a = 1\n> \`\`\`\n`);
    expect(diagnostics.map(({ code, hint, location }) => [code, hint, location?.line, location?.column])).toEqual([
      ["misspelt-language", `did you mean \`${meant}\`?`, 3, 3],
    ]);
  });

  test.each([
    "python3",
    "jsonl",
    "TypoScript",
    "gnolang",
    "plain-text",
    "xhtml",
    "mermaid",
    "luau",
    "text",
    "plaintext",
    "Dockerfile",
    "x".repeat(1_000_000),
  ])("%.9s is not", async (name) => {
    expect((await parse(`\`\`\`${name}\na\n\`\`\`\n`)).diagnostics).toEqual([]);
  });
});

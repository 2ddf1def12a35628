import { describe, expect, test } from "vitest";
import { htmlOf, parse, parseGood } from "./parsePage.ts";

const linksOf = async (page: string): Promise<readonly string[]> =>
  (await parseGood(page)).source.links.map(
    ({ raw, kind, location }) => `${raw} ${kind} ${location.line}:${location.column}`,
  );

describe("links", () => {
  test.each([
    ["[a](./b.md#c?d)", ["./b.md#c?d markdown 1:1"]],
    ["x [a](b.md) y [c](../d/)", ["b.md markdown 1:3", "../d/ markdown 1:15"]],
    ["[a](/docs/b?x=1&amp;y=2)", ["/docs/b?x=1&y=2 markdown 1:1"]],
    ['[a](<b c.md> "t")', ["b c.md markdown 1:1"]],
    ["[a](#привіт)", ["#привіт markdown 1:1"]],
    // Headings "History" and "Search" have ids of their own, see safeId.ts.
    ["[a](#history) [b](./b.md#search)", ["#section-history markdown 1:1", "./b.md#section-search markdown 1:15"]],
    ["[a](#top) [b](/docs/api/x#status)", ["#top markdown 1:1", "/docs/api/x#status markdown 1:11"]],
    [
      "<https://e.org/?a=1&amp;b> and www.e.org.",
      ["https://e.org/?a=1&amp;b markdown 1:1", "http://www.e.org markdown 1:32"],
    ],
    ["[m](mailto:a@b.c) tel [t](tel:+380)", ["mailto:a@b.c markdown 1:1", "tel:+380 markdown 1:23"]],
    // Authors may send readers into an application; nothing of these runs in the page.
    [
      "[a](vscode://file/a) [b](ms-settings:privacy) [c](intent://a#Intent;end)",
      ["vscode://file/a markdown 1:1", "ms-settings:privacy markdown 1:22", "intent://a#Intent;end markdown 1:47"],
    ],
    ["[a][b]\n\n[b]: ./c.md", ["./c.md markdown 1:1"]],
  ])("%j", async (page, links) => {
    expect(await linksOf(page)).toEqual(links);
  });

  test("without an address are text, and told with their place", async () => {
    const { report, diagnostics } = await parse("a [b]() [c](<>) [d][e]\n\n[e]: <>\n");
    expect(report).toEqual(["1:3 warning broken-link", "1:9 warning broken-link", "1:17 warning broken-link"]);
    expect(diagnostics[0]?.message).toBe("The link has no address, so its text is shown without a link");
  });

  test("with blanks in their address are text, and told with their place", async () => {
    const { report, diagnostics } = await parse(
      "a *b* [c](my page.md#d)\n\n- ![e](f\n  g.md) | [h](i j.png)\n\n`[k](l m.md)` [n](o p) \\[q](r s.md) [t](u.md 'v w.md')\n",
    );
    expect(report).toEqual(["1:7 warning broken-link", "4:11 warning broken-link"]);
    expect(diagnostics[0]).toMatchObject({
      message: 'The link to "my page.md#d" is shown as text: an address ends at the first space',
      hint: "write `<my page.md#d>` between the parentheses",
    });
  });

  test("are marks in the HTML, in order", async () => {
    expect(await htmlOf('[a](./b.md "t \\" & u") **[c](/d)**\n')).toBe(
      '<p><a href="{L0}" title="t &quot; &amp; u">a</a> <strong><a href="{L1}">c</a></strong></p>\n',
    );
  });

  test("are placed by line and column wherever they stand", async () => {
    const page = [
      "---",
      "title: T",
      "---",
      "",
      "> quote [a](1.md)",
      "> more [a](1.md)",
      "",
      "- item",
      "",
      "  1. inner [b](2.md)",
      "     lazy **x [c](3.md)**",
      "",
      "| h | [d](4.md) |",
      "|---|---|",
      "| [e](5.md) | [d](4.md) |",
      "",
      ":::note[See [f](6.md)]",
      "```",
      "[g](7.md)",
      "```",
      "[g](7.md)",
      ":::",
      "",
      "## H [i](8.md) {#x}",
      "",
      "text[^1] `[k](9.md)`",
      "over lines [k",
      "l](9.md) [k",
      "l](9.md)",
      "",
      "[^1]: note [m](10.md)",
    ].join("\n");
    const expected = [
      "1.md 5:9",
      "1.md 6:8",
      "2.md 10:12",
      "3.md 11:15",
      "4.md 13:7",
      "5.md 15:3",
      "4.md 15:15",
      "6.md 17:13",
    ];
    const rest = ["7.md 21:1", "8.md 24:6", "9.md 27:12", "9.md 28:10", "10.md 31:12"];
    const { source } = await parseGood(page);
    expect(source.links.map(({ raw, location }) => `${raw} ${location.line}:${location.column}`)).toEqual([
      ...expected,
      ...rest,
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "java&#115;cript:alert(1)",
    "&#x6A;avascript:alert(1)",
    "javascript&colon;alert(1)",
    "\u0001javascript:alert(1)",
    "java\u00adscript:alert(1)",
    "file:///C:/Users/x/plan.docx",
  ])("that run something, or lead to a disk, are only text and told of: %s", async (address) => {
    const { source, body } = await parseGood(`[a](<${address}>) <b>\n`);
    expect(source.links).toEqual([]);
    expect(body.segments).toEqual([{ kind: "html", html: "<p>a <b></p>\n" }]);
    expect((await parse(`b\n\n[a](<${address}>)\n`)).report).toEqual(["3:1 warning broken-link"]);
  });
});

describe("links to files", () => {
  const files = { "content/en/docs/f.zip": "zip", "content/static/openapi.yaml": "x", "content/en/docs/g h.pdf": "p" };

  test("are assets when the file is there", async () => {
    const { source } = await parseGood("[a](./f.zip) [b](/openapi.yaml) [c](<g h.pdf>) [d](g%20h.pdf)\n", { files });
    expect(source.links).toEqual([]);
    expect(source.assets.map(({ raw, file, kind, location }) => [raw, file, kind, location.column])).toEqual([
      ["./f.zip", "content/en/docs/f.zip", "file", 1],
      ["/openapi.yaml", "content/static/openapi.yaml", "file", 14],
      ["g h.pdf", "content/en/docs/g h.pdf", "file", 33],
      ["g%20h.pdf", "content/en/docs/g h.pdf", "file", 48],
    ]);
    const bare = { "content/en/docs/LICENSE": "MIT", "content/en/docs/Makefile": "all:" };
    const { source: ofRepository } = await parseGood("[a](LICENSE) [b](./Makefile) [c](NOTICE) [d](Setup)\n", {
      files: { ...bare, "content/en/docs/Setup": "no page name" },
    });
    expect(ofRepository.assets.map(({ raw }) => raw)).toEqual(["LICENSE", "./Makefile"]);
    const hidden = { ".github/a.md": "", ".gitlab/b": "", "a.md": "", "docs/.well-known/c.md": "" };
    const { source: ofHidden } = await parseGood(
      "[a](../.github/a.md) [b](../.gitlab/b) [c](../.github/no.md) [d](../a.md) [e](.well-known/c.md) [f](../.github/)\n",
      { path: "docs/x.md", files: hidden },
    );
    expect(ofHidden.assets.map(({ raw }) => raw)).toEqual(["../.github/a.md", "../.gitlab/b"]);
    expect(await htmlOf("[a](./f.zip#x)\n", { files })).toBe('<p><a href="{A0}" download="f.zip">a</a></p>\n');
  });

  test("open beside the page where browsers show them", async () => {
    const shown = { "content/en/docs/a.pdf": "", "content/en/docs/b.PNG": "", "content/en/docs/Makefile": "" };
    const html = await htmlOf("[a](./a.pdf#page=2) [b](b.PNG) [c](./Makefile)\n", { files: shown });
    expect(html.match(/<a [^>]*>/g)).toEqual([
      '<a href="{A0}" target="_blank" rel="noopener">',
      '<a href="{A1}" target="_blank" rel="noopener">',
      '<a href="{A2}" download="Makefile">',
    ]);
  });

  test("are links when it is not, so that they are reported as broken", async () => {
    const { source, report } = {
      ...(await parseGood("[a](./no.zip) [b](../../../../etc/passwd.txt)\n", { files })),
      report: [],
    };
    expect(source.links.map(({ raw }) => raw)).toEqual(["./no.zip", "../../../../etc/passwd.txt"]);
    expect(report).toEqual([]);
  });

  test("are looked for beside the page a translation replaces", async () => {
    const options = { files, locale: "uk", path: "content/uk/docs/a.md", fallbackPath: "content/en/docs/a.md" };
    const { source } = await parseGood("[a](./f.zip)\n", options);
    expect(source.assets[0]?.file).toBe("content/en/docs/f.zip");
    const without = await parseGood("[a](./f.zip)\n", {
      ...options,
      fallbackPath: undefined as never,
      files: { ...files },
    });
    expect(without.source.links[0]?.raw).toBe("./f.zip");
  });

  test("are never looked for under names that pages have", async () => {
    const { source } = await parseGood("[a](./b.md) [c](./d.html) [e](f) [g](#h.zip)\n", { files });
    expect(source.probes).toBeUndefined();
    expect(source.links).toHaveLength(4);
  });

  test("are looked for under all names in a folder that is no site yet, and Markdown that stands for a folder", async () => {
    const repository = { "src/README.md": "", "src/NOTES.md": "", "bin/run": "", "lib/a.rs": "", "page.md": "" };
    const page = "[a](src/) [b](src/NOTES.md#x) [c](bin/run) [d](page) [e](no/) [f](https://e.org/src/) [g](#a)\n";
    const options = { files: repository, path: "README.md", markdown: { isLoose: true } };
    const { source } = await parseGood(page, options);
    const files = source.links.map(({ otherwise }) =>
      otherwise && "asset" in otherwise ? source.assets[otherwise.asset]?.file : undefined,
    );
    expect(files).toEqual(["src/README.md", "src/NOTES.md", "bin/run", "page.md", undefined, undefined, undefined]);
    expect(source.probes).toContainEqual({ path: "no/", exists: false });
    expect((await parseGood(page, { ...options, markdown: {} })).source.assets).toEqual([]);
  });

  test("are recorded, found or not", async () => {
    const { source } = await parseGood("[a](./f.zip) [b](./no.zip)\n", { files });
    expect(source.probes).toEqual([
      { path: "content/en/docs/f.zip", exists: true },
      { path: "content/en/docs/no.zip", exists: false },
    ]);
  });
});

describe("a landing page", () => {
  test("has the addresses of its data among its links", async () => {
    const page =
      "---\ntitle: T\nlayout: home\nhero:\n  actions:\n    - { label: Go, to: /docs/intro }\ncards:\n  - { title: A, text: B, to: /docs/x }\n---\n[c](./d.md)\n";
    const { source } = await parseGood(page, { kind: "page" });
    expect(source.links.map(({ raw, kind, location }) => `${raw} ${kind} ${location.line}:${location.column}`)).toEqual(
      ["./d.md markdown 10:1", "/docs/intro card 6:24", "/docs/x card 8:30"],
    );
  });
});

test("a page that cannot be read gives no link", async () => {
  expect((await parse("---\ntitle: [\n---\n[a](b.md)")).value).toBeUndefined();
});

test("an address in HTML is what browsers read: without blanks around it and breaks in it", async () => {
  const { source } = await parseGood('<iframe src="\nhttps://e.org/\na "></iframe>\n');
  expect(source.links.map(({ raw }) => raw)).toEqual(["https://e.org/a"]);
});

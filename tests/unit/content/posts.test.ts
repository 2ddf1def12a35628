import { describe, expect, test } from "vitest";
import { parseDate, parsePostPath } from "../../../src/content/dates.ts";
import { parse, parseGood, readable } from "./parsePage.ts";

describe("dates", () => {
  test.each([
    ["2026-10-06", "2026-10-06T00:00:00.000Z"],
    ["2026-1-6", "2026-01-06T00:00:00.000Z"],
    ["2026-10-06 10:30", "2026-10-06T10:30:00.000Z"],
    ["2026-10-06T10:30:05Z", "2026-10-06T10:30:05.000Z"],
    ["2026-10-06T01:30:00+03:00", "2026-10-05T22:30:00.000Z"],
    ["2026-12-31T23:30:00-0100", "2027-01-01T00:30:00.000Z"],
    ["2026-02-30", undefined],
    ["2026-13-01", undefined],
    ["0026-10-06", undefined],
    ["2026-10-06T25:00", undefined],
    ["6 October", undefined],
    ["2026/10/06", undefined],
  ])("%s is %s", (text, date) => {
    expect(parseDate(text)).toBe(date);
  });
});

describe("paths of posts", () => {
  test.each([
    ["2026-10-06-firmware-3-8.md", "2026-10-06", "2026/10/06/firmware-3-8"],
    ["2026/10/06/firmware.md", "2026-10-06", "2026/10/06/firmware"],
    ["2026-10-06-firmware/index.md", "2026-10-06", "2026/10/06/firmware"],
    ["2026-10-06-firmware/index-of-all.md", "2026-10-06", "2026/10/06/firmware/index-of-all"],
    ["2026/10-06-firmware.md", "2026-10-06", "2026/10/06/firmware"],
    ["news/2026-1-6-x.md", "2026-01-06", "news/2026/01/06/x"],
    ["welcome.md", undefined, "welcome"],
    ["2026-10-06th.md", undefined, "2026-10-06th"],
    ["2026-99-99-x.md", undefined, "2026-99-99-x"],
  ])("%s", (path, day, permalink) => {
    const expected = day === undefined ? { permalink } : { date: `${day}T00:00:00.000Z`, permalink };
    expect(parsePostPath(path)).toEqual(expected);
  });
});

describe("a post", () => {
  const path = "content/en/blog/2026-10-06-firmware-3-8.md";

  test.each([
    ["", "2026-10-06T00:00:00.000Z", "2026/10/06/firmware-3-8"],
    ["slug: firmware-3-8", "2026-10-06T00:00:00.000Z", "firmware-3-8"],
    ["slug: /a/b", "2026-10-06T00:00:00.000Z", "a/b"],
    ["date: 2026-10-07T12:00", "2026-10-07T12:00:00.000Z", "2026/10/06/firmware-3-8"],
  ])("with %j", async (yaml, date, permalink) => {
    expect((await parseGood(`---\n${yaml}\n---\n`, { kind: "post", path })).source).toMatchObject({
      kind: "post",
      date,
      permalink,
    });
  });

  test.each(["<!-- truncate -->", "{/* truncate */}"])("is cut at %s between two lines of text", async (marker) => {
    const { body, source } = await parseGood(`# T\n\nfirst\n${marker}\nsecond\n`, { kind: "post" });
    expect(readable(body.segments.slice(0, body.excerptSegments))).toBe("<p>first</p>\n");
    expect(readable(body.segments.slice(body.excerptSegments))).toBe("<p>second</p>\n");
    expect(source.description).toBe("first");
    expect(source).toHaveProperty("excerptHtml", "<p>first</p>\n");
  });

  test("without any date is an error", async () => {
    expect((await parse("text", { kind: "post", path: "content/en/blog/a.md" })).report).toEqual([
      "1:1 error front-matter",
    ]);
  });

  test.each(["<!-- truncate -->", "<!--truncate-->", "{/* truncate */}"])("is cut at %s", async (marker) => {
    const page = `# T\n\nfirst [a][b][^1]\n\n\`\`\`\nc\n\`\`\`\n\n${marker}\n\nsecond\n\n[b]: ./c.md\n[^1]: note\n`;
    const { body, source } = await parseGood(page, { kind: "post" });
    const excerpt = readable(body.segments.slice(0, body.excerptSegments));
    expect(excerpt).toBe(
      '<p>first <a href="{L0}">a</a><sup class="footnote-ref"><a href="#fn-1" id="fnref-1" role="doc-noteref">1</a></sup></p>\n[CodeBlock]',
    );
    expect(readable(body.segments.slice(body.excerptSegments))).toMatch(/^<p>second<\/p>\n<section class="footnotes"/);
    expect(source.links).toHaveLength(1);
    expect(source.description).toBe("first a");
  });

  test("without a marker has no excerpt", async () => {
    const { body, source } = await parseGood("a", { kind: "post" });
    expect(body).toEqual({ segments: [{ kind: "html", html: "<p>a</p>\n" }] });
    expect(source).not.toHaveProperty("excerptHtml");
  });

  test("a stand-alone page is cut in the same way", async () => {
    const { body } = await parseGood("a\n\n<!-- truncate -->\n\nb\n", { kind: "page" });
    expect(readable(body.segments.slice(0, body.excerptSegments))).toBe("<p>a</p>\n");
    expect(readable(body.segments.slice(body.excerptSegments))).toBe("<p>b</p>\n");
  });

  test("in other kinds of pages the marker is nothing but a comment", async () => {
    expect((await parseGood("a\n\n<!-- truncate -->\n\nb\n")).body).toEqual({
      segments: [{ kind: "html", html: "<p>a</p>\n<p>b</p>\n" }],
    });
  });
});

import { describe, expect, test } from "vitest";
import { readImageSize } from "../../../src/content/imageSize.ts";
import { bytesOf } from "../siteFiles.ts";
import { htmlOf, type PageOptions, parse, parseGood, partsOf } from "./parsePage.ts";

const latin = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0));
const big = (value: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => (value >> (8 * (size - 1 - index))) & 255);
const little = (value: number, size: number): readonly number[] => [...big(value, size)].reverse();
const file = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? latin(part) : part)));

const png = file("\x89PNG\r\n\x1a\n", big(13, 4), "IHDR", big(640, 4), big(480, 4), [8, 6, 0, 0, 0]);
const images: readonly (readonly [string, Uint8Array, { width: number; height: number } | undefined])[] = [
  ["PNG", png, { width: 640, height: 480 }],
  ["GIF", file("GIF89a", little(320, 2), little(200, 2), [0]), { width: 320, height: 200 }],
  [
    "JPEG",
    file(
      "\xff\xd8\xff\xe0",
      big(16, 2),
      "JFIF".padEnd(14, "\0"),
      "\xff\xc2",
      big(17, 2),
      [8],
      big(300, 2),
      big(400, 2),
      [3, 1, 1],
    ),
    { width: 400, height: 300 },
  ],
  [
    "lossy WebP",
    file("RIFF", little(40, 4), "WEBPVP8 ", little(20, 4), [0, 0, 0, 0x9d, 1, 0x2a], little(550, 2), little(368, 2)),
    { width: 550, height: 368 },
  ],
  [
    "lossless WebP",
    file(
      "RIFF",
      little(40, 4),
      "WEBPVP8L",
      little(20, 4),
      [0x2f],
      little((385 << 0) | (394 << 14), 4),
      [0, 0, 0, 0, 0],
    ),
    { width: 386, height: 395 },
  ],
  [
    "extended WebP",
    file("RIFF", little(40, 4), "WEBPVP8X", little(10, 4), [0, 0, 0, 0], little(1029, 3), little(639, 3)),
    { width: 1030, height: 640 },
  ],
  [
    "AVIF",
    file(
      big(28, 4),
      "ftypavif",
      "....meta....",
      big(20, 4),
      "ispe",
      big(0, 4),
      big(64, 4),
      big(64, 4),
      big(20, 4),
      "ispe",
      big(0, 4),
      big(800, 4),
      big(600, 4),
    ),
    { width: 800, height: 600 },
  ],
  [
    "SVG with a size",
    bytesOf('<?xml version="1.0"?>\n<svg xmlns="x" width="24px" height=\'12.4\' viewBox="0 0 1 1"/>'),
    { width: 24, height: 12 },
  ],
  ["SVG with a view box", bytesOf('<svg width="100%" viewBox="0 0 720 300"></svg>'), { width: 720, height: 300 }],
  ["SVG without either", bytesOf("<svg></svg>"), undefined],
  ["cut off PNG", png.slice(0, 20), undefined],
  ["cut off JPEG", file("\xff\xd8\xff\xe0", big(16, 2)), undefined],
  ["nothing", file(), undefined],
  ["text", bytesOf("no image at all"), undefined],
];

test.each(images)("the size of a %s is read", (_, bytes, size) => {
  expect(readImageSize(bytes)).toEqual(size);
});

const files = {
  "content/en/docs/img/a.png": png,
  "content/static/b.svg": '<svg viewBox="0 0 10 20"/>',
  "content/en/docs/bad.png": "bad",
};

const imagesOf = async (page: string, options: PageOptions = {}) =>
  partsOf((await parseGood(page, { files, ...options })).body).map((part) =>
    part.part === "Image" ? part.props : part.part,
  );

describe("images of a page", () => {
  test("are parts with the size of their file; the first is marked", async () => {
    expect(await imagesOf('![A *b*](./img/a.png "T &amp; U") and ![](/b.svg)\n')).toEqual([
      { source: { asset: 0 }, alt: "A b", title: "T & U", width: 640, height: 480, isFirst: true, id: "image-1" },
      { source: { asset: 1 }, alt: "", width: 10, height: 20, isFirst: false, id: "image-1-1" },
    ]);
    expect(await htmlOf("a ![b](./img/a.png) c\n", { files })).toBe("<p>a [Image] c</p>\n");
  });

  test("may begin with the base URL of the site, where no file has that name", async () => {
    const named = { ...files, "content/static/sub/c.svg": '<svg viewBox="0 0 30 40"/>' };
    const found = await imagesOf("![a](/sub/b.svg) ![c](/sub/c.svg)\n", { files: named, baseUrl: "/sub/" });
    expect(found).toMatchObject([{ width: 10 }, { width: 30 }]);
    expect((await parse("![a](/sub/b.svg)\n", { files })).report).toEqual(["1:1 error image-missing"]);
  });

  test("are assets of the page, read and recorded", async () => {
    const { source } = await parseGood("![a](./img/a.png)\n\n[![b](img/a.png)](./c.md)\n", { files });
    expect(source.assets).toEqual([
      {
        raw: "./img/a.png",
        file: "content/en/docs/img/a.png",
        kind: "picture",
        width: 640,
        height: 480,
        location: { file: "content/en/docs/a.md", line: 1, column: 1 },
      },
      {
        raw: "img/a.png",
        file: "content/en/docs/img/a.png",
        kind: "picture",
        width: 640,
        height: 480,
        location: { file: "content/en/docs/a.md", line: 3, column: 2 },
      },
    ]);
    expect(source.includes).toEqual([{ path: "content/en/docs/img/a.png", hash: `h${png.length}` }]);
    expect(source.links.map(({ raw }) => raw)).toEqual(["./c.md"]);
  });

  test.each([
    ["https://e.org/a.png", "https://e.org/a.png"],
    ["//e.org/a.png", "//e.org/a.png"],
    ["pathname:///live.png", "/live.png"],
    ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
  ])("elsewhere are left alone: %s", async (raw, address) => {
    expect(await imagesOf(`![a](${raw})\n`)).toEqual([{ source: { address }, alt: "a", isFirst: true, id: "image-1" }]);
  });

  test("named by the site folder or percent-encoded are found", async () => {
    expect(await imagesOf("![a](@site/content/en/docs/img/a.png)\n")).toHaveLength(1);
    expect(await imagesOf("![a](img%2Fa.png)\n")).toHaveLength(1);
  });

  test("that are missing are one error that names image and page", async () => {
    const { value, diagnostics, report } = await parse("text\n\ntext ![a](./no.png) ![b](../../../../x.png)\n", {
      files,
    });
    expect(value?.bodyText).toContain("text a b");
    expect(report).toEqual(["3:6 error image-missing"]);
    expect(diagnostics[0]).toMatchObject({
      message: 'The image "./no.png" does not exist',
      location: { file: "content/en/docs/a.md" },
      hint: "put the file at content/en/docs/no.png, or correct its path",
      related: [
        { message: 'The image "../../../../x.png" leads outside the site folder', location: { line: 3, column: 21 } },
      ],
    });
  });

  test.each(["/content/static/img/x.png", "../../static/img/x.png", "/static/img/x.png?v=2"])(
    "that are written as files of the static folder are told their address: %s",
    async (raw) => {
      const { diagnostics } = await parse(`![a](${raw})\n`, { files });
      expect(diagnostics[0]?.hint).toBe('write "/img/x.png" for the file content/static/img/x.png');
    },
  );

  test("that would run something are missing", async () => {
    expect((await parse("![a](javascript:x)\n")).report).toEqual(["1:1 error image-missing"]);
    expect((await parse("![a](data:text/html,x)\n")).report).toEqual(["1:1 error image-missing"]);
  });

  test("whose size cannot be read are a warning", async () => {
    const { value, report } = await parse("![a](./bad.png)\n", { files });
    expect(report).toEqual(["1:1 warning image-unreadable"]);
    expect(value?.source.assets[0]).not.toHaveProperty("width");
  });

  test("of a translation come from the page it replaces, when the caller says so", async () => {
    const options = { files, locale: "uk", path: "content/uk/docs/a.md" };
    expect((await parse("![a](./img/a.png)\n", options)).report).toEqual(["1:1 error image-missing"]);
    const { source } = await parseGood("![a](./img/a.png)\n", { ...options, fallbackPath: "content/en/docs/a.md" });
    expect(source.assets[0]?.file).toBe("content/en/docs/img/a.png");
    expect(source.probes).toEqual([{ path: "content/uk/docs/img/a.png", exists: false }]);
  });

  test("of front matter are assets too", async () => {
    const { source } = await parseGood("---\nimage: ./img/a.png\n---\n", { files });
    expect(source.assets.map(({ raw, location }) => [raw, location.line, location.column])).toEqual([
      ["./img/a.png", 2, 8],
    ]);
    expect((await parse("---\nimage: ./no.png\n---\n", { files })).report).toEqual(["2:8 error image-missing"]);
  });

  test("of other sites are recorded with their places", async () => {
    const page = `---
image: https://e.org/a.png
---
See ![b](//e.org/b.png), <img src="http://e.org/c?d&amp;e" alt="c"> ![](data:image/png,)
`;
    const { source } = await parseGood(page);
    expect(source.assets.map(({ raw, file, location }) => [raw, file, location.line, location.column])).toEqual([
      ["//e.org/b.png", undefined, 4, 5],
      ["http://e.org/c?d&e", undefined, 4, 26],
      ["https://e.org/a.png", undefined, 2, 8],
    ]);
  });

  test("in headings are their text in tables of contents", async () => {
    const { source } = await parseGood("## See ![the hub](./img/a.png)\n", { files });
    expect(source.sections[0]).toMatchObject({ id: "see-the-hub", title: "See the hub", titleHtml: "See the hub" });
  });
});

test("in a folder that is no site yet an address from the root is that of the repository or of another generator", async () => {
  const files = {
    "img/a.png": png,
    "public/b/c.png": png,
    "static/d.png": png,
    "docs/public/e.png": png,
    LICENSE: "",
    "docs/.vuepress/public/f.png": png,
  };
  const text = '![](/img/a.png) ![](/b/c.png) <img src="/d.png"> ![](/e.png) [l](/LICENSE) ![](/f.png) ![](/no.png)\n';
  const { report, value } = await parse(text, { path: "docs/x.md", files, markdown: { isLoose: true } });
  expect(report).toEqual(["1:88 error image-missing"]);
  expect(value?.source.assets?.map(({ file: path }) => path)).toEqual(Object.keys(files));
  expect((await parse(text, { path: "docs/x.md", files })).report).toEqual(["1:1 error image-missing"]);
});

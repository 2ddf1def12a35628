// From the pictures that sources name to written files and what pages know of them.
import { describe, expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Asset } from "../../../../src/model/doc.ts";
import { publishImages } from "../../../../src/pipeline/publish/publishImages.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import type { Encoding } from "../../../../src/platform/images/imageEncoder.ts";
import { makeConfig, makeContent, makeDoc, makePage } from "../../site/smallSite.ts";
import { bytesOf, siteFilesOf } from "../../siteFiles.ts";

const files: Readonly<Record<string, string>> = {
  "content/en/docs/cat one.png": "cat",
  "content/uk/docs/cat one.png": "cat",
  "content/en/docs/other.png": "cat",
  "content/static/img/logo.jpg": "logo",
  "content/en/docs/chart.svg": "chart",
};
const assetOf = (file: string, kind: Asset["kind"] = "picture"): Asset => ({
  raw: file,
  file: sitePath(file),
  kind,
  width: 1400,
  height: 700,
  location: { file: sitePath("content/en/docs/a.md"), line: 3, column: 1 },
});
const encoded = (text: string): Encoding => ({
  kind: "made",
  image: {
    width: 1400,
    height: 700,
    placeholder: "data:x",
    files: [640, 1030].flatMap((width) => [
      { role: "own", type: "image/png", extension: "png", width, bytes: bytesOf(`${text} own ${width}`) },
      { role: "modern", type: "image/webp", extension: "webp", width, bytes: bytesOf(`${text} ${width}`) },
    ]),
  },
});

async function publish(assets: readonly Asset[], encode: ((text: string) => Encoding) | undefined) {
  const made: string[] = [];
  const written: string[] = [];
  const sources = [makeDoc("a.md", {}, { assets }), { ...makePage("b.md"), assets }];
  const outcome = await publishImages({
    site: { config: makeConfig({ baseUrl: "/base/" }), content: makeContent(sources) },
    world: {
      files: { ...siteFilesOf(files), stamp: async () => undefined, refusal: async () => undefined },
      hash: digestOf,
      progress: () => undefined,
      jobs: 2,
      signal: new AbortController().signal,
    },
    staging: {
      write: async (path) => {
        written.push(path);
      },
    },
    maker: encode && {
      make: async (bytes) => {
        const text = new TextDecoder().decode(bytes);
        made.push(text);
        return encode(text);
      },
      close: async () => undefined,
    },
  });
  const pictures = Object.fromEntries(outcome.value.picturesByFile);
  return { ...outcome, pictures, made, written };
}

describe("pictures", () => {
  const all = Object.keys(files).map((file) => assetOf(file));

  test("are made once for all pages, locales and copies, and named by name, width and content", async () => {
    const { made, written, diagnostics } = await publish(all, encoded);
    expect(made.toSorted()).toEqual(["cat", "logo"]);
    expect(new Set(written).size).toBe(written.length);
    expect(written.map((path) => path.replace(/\.\w{8}\./, ".<hash>.")).toSorted()).toEqual([
      "assets/images/cat one-1030.<hash>.png",
      "assets/images/cat one-1030.<hash>.webp",
      "assets/images/cat one-640.<hash>.png",
      "assets/images/cat one-640.<hash>.webp",
      "assets/images/logo-1030.<hash>.png",
      "assets/images/logo-1030.<hash>.webp",
      "assets/images/logo-640.<hash>.png",
      "assets/images/logo-640.<hash>.webp",
      "assets/images/other-1030.<hash>.png",
      "assets/images/other-1030.<hash>.webp",
      "assets/images/other-640.<hash>.png",
      "assets/images/other-640.<hash>.webp",
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("offer the better format first and the original's format to all others", async () => {
    const { pictures } = await publish([assetOf("content/en/docs/cat one.png")], encoded);
    const address = (text: string, width: number, extension: string): string =>
      `/base/assets/images/cat%20one-${width}.${digestOf(text).slice(0, 8)}.${extension}`;
    const [small, large] = [address("cat own 640", 640, "png"), address("cat own 1030", 1030, "png")];
    const [smallWebp, largeWebp] = [address("cat 640", 640, "webp"), address("cat 1030", 1030, "webp")];
    expect(pictures["content/en/docs/cat one.png"]).toEqual({
      src: large,
      srcset: `${small} 640w, ${large} 1030w`,
      sources: [{ type: "image/webp", srcset: `${smallWebp} 640w, ${largeWebp} 1030w` }],
      width: 1400,
      height: 700,
      placeholder: "data:x",
      weights: [
        { width: 640, sizeBytes: "cat 640".length },
        { width: 1030, sizeBytes: "cat 1030".length },
      ],
    });
  });

  test("that are no raster are published as they are, at their own address", async () => {
    const { pictures, value } = await publish([assetOf("content/en/docs/chart.svg")], encoded);
    expect(value.originals).toEqual(new Set(["content/en/docs/chart.svg"]));
    expect(pictures["content/en/docs/chart.svg"]).toEqual({
      src: `/base/assets/images/chart.${digestOf("chart").slice(0, 8)}.svg`,
      sources: [],
      width: 1400,
      height: 700,
      weights: [{ width: 1400, sizeBytes: 5 }],
    });
  });

  test("that are broken cost one finding, however many pages show them", async () => {
    const { diagnostics, pictures, value } = await publish(all, () => ({ kind: "failed", reason: "torn" }));
    expect(diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ["image-not-resized", "warning", 'The image "content/en/docs/cat one.png" is published as it is: torn'],
      ["image-not-resized", "warning", 'The image "content/static/img/logo.jpg" is published as it is: torn'],
    ]);
    expect(value.files.size).toBe(0);
    expect(pictures["content/static/img/logo.jpg"]?.src).toBe("/base/img/logo.jpg");
  });

  test("are published as they are, with one line that says so, where they cannot be made", async () => {
    const { diagnostics, pictures, written } = await publish(all, undefined);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["image-tool-missing", "info"]]);
    expect(written).toEqual([]);
    expect(pictures["content/en/docs/cat one.png"]).toMatchObject({ sources: [], width: 1400, height: 700 });
    expect((await publish([assetOf("content/en/docs/chart.svg")], undefined)).diagnostics).toEqual([]);
  });

  test("that pages show by their address alone are left to them", async () => {
    const { made, pictures } = await publish([assetOf("content/en/docs/other.png", "image")], encoded);
    expect([made, pictures]).toEqual([[], {}]);
  });
});

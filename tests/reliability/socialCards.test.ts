// Social cards through the whole build: each page has its picture, made once; without them a site pays nothing.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-cards-test-")));
afterAll(() => rmSync(root, { recursive: true }));

const fonts = `theme:
  fonts:
    - family: Onest
      faces: [{ src: fonts/cyrillic.woff2 }, { src: fonts/latin.woff2 }]
`;
const config = `title: Hub
url: https://docs.example.org
locales: { en: {}, uk: {} }
${fonts}`;
const files = {
  "hubdocs.config.yaml": `${config}socialCards: { enabled: true }\n`,
  "content/en/docs/intro.md": "# Introduction\n\nWhat the hub is.\n",
  "content/en/docs/own.md": "---\nimage: ./own.svg\nimage_alt: A map\n---\n\n# Its own picture\n",
  "content/en/docs/own.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"/>',
  "content/en/docs/untranslated.md": "# Only here\n",
  "content/uk/docs/intro.md": "# Вступ\n\nЩо таке хаб — об’єднання п’яти пристроїв.\n",
  "content/en/blog/2026-03-04-news.md": "---\nauthors: [{ name: Olena }]\n---\n\n# News\n\nText.\n",
};

function writeSite(name: string, changes: Readonly<Record<string, string>> = {}): string {
  const folder = join(root, name);
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const script of ["cyrillic", "latin"])
    copyFileSync(
      fileURLToPath(new URL(`../../content/fonts/onest-${script}.woff2`, import.meta.url)),
      join(folder, `fonts/${script}.woff2`),
    );
  putAll(folder, { ...files, ...changes });
  return folder;
}

const codesOf = ({ diagnostics }: Awaited<ReturnType<typeof build>>): readonly string[] =>
  diagnostics.map(({ code }) => code);
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("a site with cards", () => {
  let site = "";
  const page = (path: string): string => readFileSync(join(site, "build", path), "utf8");
  const card = (path: string): string => join(site, "build/social-cards", path);

  beforeAll(async () => {
    site = writeSite("with");
    const result = await build({ site });
    expect(codesOf(result).filter((code) => code !== "missing-translation")).toEqual([]);
  });

  test("names a card of each page by its full address, with size, type and text", () => {
    const html = page("uk/docs/intro/index.html");
    expect(metaOf(html, "og:image")).toMatch(
      /^https:\/\/docs\.example\.org\/social-cards\/uk\/docs\/intro\/index\.png\?v=[0-9a-f]{8}$/,
    );
    expect(metaOf(html, "twitter:image")).toBe(metaOf(html, "og:image"));
    expect(["width", "height", "type", "alt"].map((name) => metaOf(html, `og:image:${name}`))).toEqual([
      "1200",
      "630",
      "image/png",
      "Вступ",
    ]);
    expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
  });

  test.each(["index.png", "docs/intro/index.png", "uk/docs/intro/index.png", "blog/news/index.png"])(
    "draws %s: 1200 by 630, light, not empty",
    async (path) => {
      const found = existsSync(card(path)) ? path : path.replace("blog/news", "blog/2026/03/04/news");
      const bytes = readFileSync(card(found));
      expect(bytes.length).toBeLessThan(40_000);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
      // Letters: dark pixels in the lower left, where the title stands, and none in the margin.
      const dark = (left: number, right: number): number => {
        let count = 0;
        for (let y = 200; y < 520; y += 1)
          for (let x = left; x < right; x += 1) if ((data[(y * 1200 + x) * info.channels] ?? 255) < 90) count += 1;
        return count;
      };
      expect(dark(80, 600)).toBeGreaterThan(1_000);
      expect(dark(0, 70)).toBe(0);
    },
  );

  test("draws pages with other titles differently", () => {
    const [en, uk, home] = ["docs/intro/index.png", "uk/docs/intro/index.png", "index.png"].map((path) =>
      readFileSync(card(path)).toString("base64"),
    );
    expect(new Set([en, uk, home]).size).toBe(3);
  });

  test("shows a page's own picture instead, with its size and text, and draws none", () => {
    const html = page("docs/own/index.html");
    expect(metaOf(html, "og:image")).toMatch(/^https:\/\/docs\.example\.org\/assets\/images\/own\.[0-9a-f]{8}\.svg$/);
    expect(metaOf(html, "og:image:alt")).toBe("A map");
    expect(metaOf(html, "og:image:width")).toBe("600");
    expect(existsSync(card("docs/own/index.png"))).toBe(false);
  });

  test("shows the original's card on a page in place of a translation", () => {
    expect(metaOf(page("uk/docs/untranslated/index.html"), "og:image")).toBe(
      "https://docs.example.org/social-cards/docs/untranslated/index.png",
    );
    expect(existsSync(card("docs/untranslated/index.png"))).toBe(true);
    expect(existsSync(card("uk/docs/untranslated/index.png"))).toBe(false);
  });

  test("draws none for pages that nobody shares", () => {
    for (const path of ["404.png", "search/index.png"]) expect(existsSync(card(path)), path).toBe(false);
    expect(metaOf(page("404.html"), "og:image")).toBeUndefined();
  });

  test("takes a card again when its output is gone, and draws only what has another title", async () => {
    const before = readOutput(join(site, "build"));
    const kept = join(site, ".hubdocs/images");
    const old = new Date("2026-01-01");
    for (const name of readdirSync(kept)) utimesSync(join(kept, name), old, old);
    rmSync(join(site, "build"), { recursive: true });
    await build({ site });
    expect(readOutput(join(site, "build"))).toEqual(before);
    const drawn = readdirSync(kept).length;
    writeFileSync(join(site, "content/en/docs/intro.md"), "# Another title\n\nWhat the hub is.\n");
    await build({ site });
    expect(readdirSync(kept).length).toBe(drawn + 1);
    const after = readOutput(join(site, "build"));
    const changed = [...after].filter(([path, digest]) => path.endsWith(".png") && before.get(path) !== digest);
    expect(changed.map(([path]) => path)).toEqual(["/social-cards/docs/intro/index.png"]);
  });

  test("gives another address to another picture, and leaves the card in place when only the text changes", async () => {
    const place = join(site, "content/uk/docs/intro.md");
    const address = metaOf(page("uk/docs/intro/index.html"), "og:image");
    const { ino } = statSync(card("uk/docs/intro/index.png"));
    writeFileSync(place, `${files["content/uk/docs/intro.md"]}\n## Більше\n\nТексту.\n`);
    await build({ site });
    expect(metaOf(page("uk/docs/intro/index.html"), "og:image")).toBe(address);
    expect(statSync(card("uk/docs/intro/index.png")).ino).toBe(ino);
    writeFileSync(place, "# Перші кроки\n");
    await build({ site });
    expect(metaOf(page("uk/docs/intro/index.html"), "og:image")).not.toBe(address);
  });
});

describe("a site", () => {
  test("without cards has none, and none of their traces", async () => {
    const site = writeSite("without", { "hubdocs.config.yaml": config });
    expect(codesOf(await build({ site })).filter((code) => code.startsWith("social"))).toEqual([]);
    expect(existsSync(join(site, "build/social-cards"))).toBe(false);
    expect(existsSync(join(site, ".hubdocs/images"))).toBe(false);
    expect(readFileSync(join(site, "build/docs/intro/index.html"), "utf8")).not.toContain("og:image");
  });

  test("that is read without a server has none", async () => {
    const site = writeSite("offline");
    await build({ site, offline: true });
    expect(existsSync(join(site, "build-offline/social-cards"))).toBe(false);
    expect(readFileSync(join(site, "build-offline/docs/intro/index.html"), "utf8")).not.toContain("og:image");
  });

  test("can draw its cards by a template of its own, in its own colours", async () => {
    const template = `export const SocialCard = ({ card, colors, site }) => (
      <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
        <rect width="1200" height="630" fill={colors.mine} />
        <text x="600" y="300" fontSize="80" textAnchor="middle" fill="#fff">{card.title + " " + site.address}</text>
      </svg>
    );`;
    const site = writeSite("own", {
      "templates/SocialCard.tsx": template,
      "hubdocs.config.yaml": `${config}socialCards: { enabled: true, colors: { mine: "#123456" } }\n`,
    });
    expect((await build({ site })).ok).toBe(true);
    const picture = sharp(join(site, "build/social-cards/docs/intro/index.png"));
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x12, 0x34, 0x56]);
  });

  test("whose fonts lack letters has one finding for each language, in each build", async () => {
    const site = writeSite("incomplete", {
      "hubdocs.config.yaml": `${config.replace("{ src: fonts/cyrillic.woff2 }, ", "")}socialCards: { enabled: true }\n`,
      "content/en/docs/intro.md": "# Bees 🐝❤️ A\u200d\u00ad\n",
    });
    const found = async () =>
      (await build({ site })).diagnostics.flatMap(({ code, message }) =>
        code === "social-card-incomplete" ? [message] : [],
      );
    const first = await found();
    expect(first).toEqual([
      expect.stringMatching(
        /^The social card of "Bees 🐝❤️ A\u200d\u00ad" \(en\) is drawn without "❤️" "🐝", which no font of cards has: fonts\/latin\.woff2$/,
      ),
      expect.stringMatching(/^The social card of ".+" and \d+ more \(uk\) is drawn without (?:"."[ ,]){10}/),
    ]);
    expect(await found()).toEqual(first);
    // A page that other cards are kept beside, and cards that are taken from the cache.
    writeFileSync(join(site, "content/en/blog/2026-03-04-news.md"), "# Other news\n\nText.\n");
    expect(await found()).toEqual(first);
    rmSync(join(site, "build"), { recursive: true });
    expect(await found()).toEqual(first);
  });

  test("whose font is none has one finding for all its cards", async () => {
    const site = writeSite("broken", { "fonts/latin.woff2": "no font" });
    const { diagnostics, ok } = await build({ site });
    const failed = diagnostics.filter(({ code }) => code === "social-card-failed");
    expect(failed).toHaveLength(1);
    expect(failed[0]?.message).toMatch(
      /and \d+ more cannot be drawn: fonts\/latin\.woff2 is not a font, or has no letters$/,
    );
    expect(ok).toBe(false);
  });

  test.each(["logo", "background"])("whose %s is no picture has one finding that names it", async (name) => {
    const site = writeSite(`broken-${name}`, {
      "hubdocs.config.yaml": `${config}socialCards: { enabled: true, ${name}: ./mark.svg }\n`,
      "mark.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"\n',
    });
    const { diagnostics, ok } = await build({ site });
    const failed = diagnostics.filter(({ severity }) => severity === "error");
    expect(failed.map(({ code }) => code)).toEqual(["social-card-failed"]);
    expect(failed[0]?.message).toMatch(/and \d+ more cannot be drawn: mark\.svg is not an image \(.+\)$/);
    expect(ok).toBe(false);
  });

  test("whose template ends the process spoils the cards alone: search is made", async () => {
    const site = writeSite("ending", {
      "templates/SocialCard.tsx": "export const SocialCard = () => process.exit(3);\n",
    });
    const { diagnostics } = await build({ site, jobs: 1 });
    expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([
      expect.stringMatching(/ and 2 more cannot be drawn: a template ended its thread$/),
      expect.stringMatching(/ and \d+ more cannot be drawn: skipped after too many others could not be finished$/),
    ]);
    expect(readdirSync(join(site, "build")).filter((name) => name.startsWith("search-index-"))).toHaveLength(1);
  });
});

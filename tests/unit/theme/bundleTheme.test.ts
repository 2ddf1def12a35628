import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localeCode } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import { bundleTheme } from "../../../src/theme/bundleTheme.ts";
import type { ThemeParts } from "../../../src/theme/theme.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";
import { packageFolder } from "../render/bundledRenderer.ts";
import { makeConfig } from "../site/smallSite.ts";

const bundle = (
  files: Readonly<Record<string, string>>,
  theme: Partial<Config["theme"]> = {},
  config: Partial<Config> = {},
  ready: Partial<ThemeParts> = {},
) =>
  bundleTheme(
    {
      siteFolder: makeFolder(files),
      packageFolder,
      workFolder: makeFolder(),
      config: makeConfig({ ...config, theme: { css: [], fonts: [], ...theme } }),
    },
    ready,
  );

/** The built-in parts, for tests of what is not part of them. */
let builtIn: ThemeParts;
const emptySite = mkdtempSync(join(tmpdir(), "hubdocs-theme-"));
afterAll(() => rmSync(emptySite, { recursive: true }));
beforeAll(async () => {
  const config = makeConfig({ theme: { css: [], fonts: [] } });
  const { value: theme } = await bundleTheme({ siteFolder: emptySite, packageFolder, workFolder: emptySite, config });
  if (theme === undefined) throw new Error("the built-in theme cannot be bundled");
  const { rendererFile, templatesHash, emitted, stylePath, bootPath, islands, fontPaths } = theme;
  const filesAt = (start: string) => emitted.filter(({ path }) => path.startsWith(start));
  const [boot = { path: "", bytes: new Uint8Array() }] = filesAt(bootPath);
  builtIn = {
    server: { file: rendererFile, hash: templatesHash },
    styles: { stylePath, emitted: filesAt(stylePath), fontPaths },
    boot,
    islands: { islands, emitted: filesAt("assets/islands/") },
  };
});

/** A theme of which only the style is bundled. */
const bundleStyle = (files: Readonly<Record<string, string>>, theme: Partial<Config["theme"]>) => {
  const { server, boot, islands } = builtIn;
  return bundle(files, theme, {}, { server, boot, islands });
};

/** A theme of which only texts are read. */
const readTexts = (files: Readonly<Record<string, string>>) => bundle(files, {}, {}, builtIn);

const [en, uk] = [localeCode("en"), localeCode("uk")];
const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

test("a site without a theme gets the built-in one, its files named by their content", async () => {
  const { value, diagnostics } = await bundle({});
  expect(diagnostics).toEqual([]);
  expect(value?.stylePath).toMatch(/^assets\/style\.[0-9a-f]{8}\.css$/);
  expect(value?.bootPath).toMatch(/^assets\/boot\.[0-9a-f]{8}\.js$/);
  const scripts = Object.values(value?.islands ?? {}).flatMap(({ companion, ...script }) =>
    companion === undefined ? [script] : [script, companion],
  );
  const islands = scripts.map(({ path }) => path);
  const shared = [...new Set(scripts.flatMap(({ needs }) => needs))];
  expect(islands).toContainEqual(expect.stringMatching(/^assets\/islands\/MyHub\.[0-9a-f]{8}\.js$/));
  expect(value?.emitted.map(({ path }) => path).sort()).toEqual(
    [value?.stylePath, value?.bootPath, ...islands, ...shared].sort(),
  );
  expect(value?.strings[uk]?.["copy"]).toBe("Копіювати");
  const again = await bundle({});
  expect(again.value?.emitted).toEqual(value?.emitted);
});

test("style and script stay within what a first visit may cost", async () => {
  const { value } = await bundle({});
  const sizeOf = (path: string | undefined): number =>
    brotliCompressSync(value?.emitted.find((file) => file.path === path)?.bytes ?? "").length;
  expect(sizeOf(value?.stylePath)).toBeLessThan(12_000);
  expect(sizeOf(value?.bootPath)).toBeLessThan(9000);
});

test("the script holds only what the site makes use of", async () => {
  const scriptOf = async (config: Partial<Config>): Promise<string> => {
    const { value } = await bundle({}, {}, config);
    return textOf(value?.emitted.find(({ path }) => path === value.bootPath)?.bytes);
  };
  const announcement = { id: "a", text: "News", closeable: true };
  expect(await scriptOf({ announcement })).toContain("hubdocs.announcement");
  const script = await scriptOf({});
  expect(script).not.toContain("hubdocs.announcement");
  expect(script).not.toContain("features");
});

test.each([
  [{ backgroundColor: "#0B5CAD" }, ".announcement{background:#0b5cad}"],
  [{ textColor: "oklch(95% 0.02 90)" }, ".announcement{color:#f4eee0}"],
  [{ backgroundColor: "navy", textColor: "white" }, ".announcement{background:navy;color:#fff}"],
])("the announcement has the colours %j in the style", async (colors, rule) => {
  const announcement = { id: "a", text: "News", closeable: true, ...colors };
  const { server, boot, islands } = builtIn;
  const { value } = await bundle({}, {}, { announcement }, { server, boot, islands });
  const style = textOf(value?.emitted.find(({ path }) => path === value.stylePath)?.bytes);
  expect(style.trim().endsWith(rule), style.slice(-200)).toBe(true);
});

describe("a site's own style", () => {
  test("comes last, with the files it names", async () => {
    const { value } = await bundleStyle(
      {
        "theme/own.css": "@import './more.css'; :root{--accent:red} .x{background:url(./a.svg)}",
        "theme/more.css": ".y{top:0}",
        "theme/a.svg": "<svg/>",
      },
      { css: ["theme/own.css"] },
    );
    const css = textOf(value?.emitted[0]?.bytes);
    expect(css).toMatch(/\.y\{top:0\}:root\{--accent:red\}\.x\{background:url\("?\.\/a\.\w+\.svg"?\)\}\s*$/);
    const picture = value?.emitted.find(({ path }) => path.endsWith(".svg"));
    expect(picture?.path).toMatch(/^assets\/a\.\w+\.svg$/);
    expect(css).toContain(picture?.path.slice("assets/".length));
  });

  test("names static files by their addresses, as pages do", async () => {
    const files = { "own.css": ".x{background:url(/img/a.svg#b)}", "content/static/img/a.svg": "<svg/>" };
    const { value } = await bundleStyle(files, { css: ["own.css"] });
    expect(textOf(value?.emitted[0]?.bytes)).toMatch(/url\("?\.\.\/img\/a\.svg#b"?\)/);
    expect(value?.emitted.filter(({ path }) => path.endsWith(".svg"))).toEqual([]);
    const missing = await bundleStyle({ "own.css": ".x{background:url(/img/a.svg)}" }, { css: ["own.css"] });
    expect(missing.diagnostics[0]?.hint).toBe(
      "put the file into content/static, or write its path relative to this file",
    );
  });

  test("of another language is told with its file", async () => {
    const { diagnostics } = await bundleStyle(
      { "a.css": "", "own.scss": "a{b{top:0}}" },
      { css: ["a.css", "own.scss"] },
    );
    expect(diagnostics).toEqual([
      {
        code: "source-unreadable",
        severity: "error",
        message: 'No loader is configured for ".scss" files',
        location: { file: "own.scss", line: 1, column: 1 },
        hint: "styles must be CSS: name the file that the preprocessor generates",
      },
    ]);
  });

  test.each([
    ["a missing file", {}, "Could not resolve"],
    ["a missing picture", { "own.css": ".x{background:url(./a.svg)}" }, 'Could not resolve "./a.svg"'],
  ])("%s is reported", async (_, files, message) => {
    const { value, diagnostics } = await bundleStyle(files, { css: ["own.css"] });
    expect(value).toBeUndefined();
    expect(diagnostics[0]?.message).toContain(message);
  });
});

test.each([
  ["style", { "own.css": `/*${"x".repeat(10 * 1024 * 1024)}*/` }, "own.css"],
  ["style that another one imports", { "own.css": "@import './b.css';", "b.css": " ".repeat(11_000_000) }, "b.css"],
  ["template", { "own.css": "", "templates/parts/Footer.tsx": " ".repeat(11_000_000) }, "templates/parts/Footer.tsx"],
])("a %s over the limit is told with its file", async (_, files, file) => {
  const { value, diagnostics } = await bundle(files, { css: ["own.css"] });
  expect(value).toBeUndefined();
  const message = expect.stringMatching(/^The file has \d+ bytes; the limit is 10485760$/);
  expect(diagnostics).toEqual([expect.objectContaining({ message, location: { file, line: 1, column: 1 } })]);
});

describe("fonts", () => {
  const face = { src: "fonts/a.woff2", unicodeRange: "U+0400-045F", preload: ["uk"] };
  const font = { family: 'On"est', faces: [face], fallback: { local: ["Arial"], sizeAdjust: "103%" } };

  test("are emitted under their digest, loaded early where asked, and fall back without a shift", async () => {
    const { value, diagnostics } = await bundleStyle({ "fonts/a.woff2": `wOF2    \0\0\0\x10font` }, { fonts: [font] });
    expect(diagnostics).toEqual([]);
    const path = value?.fontPaths[uk]?.[0];
    expect(path).toMatch(/^assets\/fonts\/a\.[0-9a-f]{8}\.woff2$/);
    expect(Object.values(value?.fontPaths ?? {})).toEqual([[], [path]]);
    expect(value?.emitted.map((file) => file.path)).toContain(path);
    const css = textOf(value?.emitted[0]?.bytes);
    expect(css).toContain(`url(./${path?.slice("assets/".length)}) format("woff2")`);
    expect(css).toMatch(/@font-face\{font-family:[^}]*Fallback[^}]*;src:local\("?Arial"?\);size-adjust:103%\}/);
    expect(css).toMatch(/--font-text: ?[^;}]*Fallback[^;}]*var\(--font-text-system\)/);
  });

  test("that are none are told with the place that names them", async () => {
    const { value, diagnostics } = await bundleStyle({ "fonts/a.woff2": "<!doctype html>" }, { fonts: [font] });
    expect(value).toBeDefined();
    expect(diagnostics).toMatchObject([
      {
        code: "source-unreadable",
        severity: "warning",
        message: 'The file "fonts/a.woff2" is not a font: browsers will use another font',
        location: { file: "hubdocs.config.yaml", pointer: "/theme/fonts/0/faces/0/src" },
      },
    ]);
  });

  test("that cannot be read are reported", async () => {
    const { value, diagnostics } = await bundleStyle({}, { fonts: [font] });
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([
      {
        code: "source-unreadable",
        severity: "error",
        message: 'The file "fonts/a.woff2" of the theme cannot be read',
        location: { file: "hubdocs.config.yaml" },
        hint: "write its path relative to the site folder, or remove it from the theme",
      },
    ]);
  });
});

describe("interface texts", () => {
  const stringsOf = async (files: Readonly<Record<string, string>>) => (await readTexts(files)).value?.strings;

  test("of a site replace built-in ones key by key", async () => {
    const strings = await stringsOf({ "templates/strings/uk.json": '{"copy":"Взяти"}' });
    expect(strings?.[uk]).toMatchObject({ copy: "Взяти", copied: "Скопійовано" });
    expect(strings?.[en]).toMatchObject({ copy: "Copy" });
  });

  test("may begin with the mark of their encoding", async () => {
    const strings = await stringsOf({ "templates/strings/uk.json": '\ufeff{"copy":"Взяти"}' });
    expect(strings?.[uk]).toMatchObject({ copy: "Взяти" });
  });

  test("whose keys are most likely mistyped are told, others of a site's own are not", async () => {
    const { value, diagnostics } = await readTexts({
      "templates/strings/en.json": '{"ownWord":"Word"}',
      "templates/strings/uk.json": '{\n  "copyed": "Є",\n  "ownWord": "Слово",\n  "copied": "Є"\n}',
    });
    expect(value).toBeDefined();
    expect(diagnostics).toMatchObject([
      {
        code: "data-invalid",
        severity: "warning",
        message: 'There is no built-in text "copyed"',
        location: { file: "templates/strings/uk.json", line: 2, column: 4 },
      },
    ]);
  });

  test("that a template asks for and nobody has written are told once, with the nearest", async () => {
    const footer = `// t("inComment")
export function Footer({ t }) {
  return <p>{t("copyy")}{t("copyy")}{t('copy')}{t(\`own\`)}{t("noSuch.text", { a: 1 })}{at("other")}{t(name)}</p>;
}`;
    const { value, diagnostics } = await readTexts({
      "templates/parts/Footer.tsx": `const at = String, name = "x";\n${footer}`,
      "templates/parts/Toc.tsx": 'const t = (key: string) => key;\nexport const Toc = () => <p>{t("mine")}</p>;',
      "templates/strings/en.json": '{"own":"Mine"}',
      "templates/strings/uk.json": '{"own":"Моє"}',
    });
    expect(value).toBeDefined();
    expect(diagnostics).toEqual([
      {
        code: "template-failed",
        severity: "warning",
        message: 'There is no text "copyy" in the language "en": pages show its key',
        hint: 'did you mean "copy"? Otherwise add it to templates/strings/en.json',
        location: { file: "templates/parts/Footer.tsx", line: 4, column: 14 },
      },
      expect.objectContaining({ message: 'There is no text "noSuch.text" in the language "en": pages show its key' }),
    ]);
  });

  test("that no file holds are named", async () => {
    const { diagnostics } = await readTexts({ "templates/strings/uk.json/more.json": "{}" });
    expect(diagnostics).toMatchObject([
      {
        code: "data-invalid",
        message: "The interface texts cannot be read: there is a folder where a file is expected",
        location: { file: "templates/strings/uk.json" },
      },
    ]);
  });

  test("of a site's own that a language lacks, and those that the default language lacks, are told once each", async () => {
    const { diagnostics } = await readTexts({
      "templates/strings/en.json": '{\n  "copy": "Take",\n  "own": "Mine",\n  "more": "More of it",\n  "both": "B"\n}',
      "templates/strings/uk.json": '{\n  "both": "О",\n  "lone": "Сам"\n}',
    });
    expect(diagnostics).toEqual([
      {
        code: "missing-translation",
        severity: "info",
        message: 'The texts "own", "more" are shown in the default language: there is no "uk" translation',
        location: { file: "templates/strings/en.json", line: 3, column: 4 },
        hint: "add them to templates/strings/uk.json",
      },
      {
        code: "orphan-translation",
        severity: "warning",
        message: 'The text "lone" is only in "uk"',
        location: { file: "templates/strings/uk.json", line: 3, column: 4 },
        hint: "add it to templates/strings/en.json, or remove it",
      },
    ]);
  });

  test.each(["en", "uk"])("of a site's own are not compared with a file that cannot be read: %s", async (broken) => {
    const files = { "templates/strings/en.json": '{"own":"Mine"}', "templates/strings/uk.json": '{"lone":"Сам"}' };
    const { diagnostics } = await readTexts({ ...files, [`templates/strings/${broken}.json`]: "{" });
    expect(diagnostics.map(({ code }) => code)).toEqual(["data-invalid"]);
  });

  test("that a third language lacks are English, and its site's own where there are any", async () => {
    const [english, ukrainian] = makeConfig().locales.map((one) => ({ ...one, isDefault: one.code === uk }));
    const polish = { ...makeConfig().locales[1], code: localeCode("pl"), htmlLang: "pl" };
    const locales = [ukrainian, english, polish] as Config["locales"];
    const stringsOfPolish = async (files: Readonly<Record<string, string>>) =>
      (await bundle(files, {}, { locales, defaultLocale: uk }, builtIn)).value?.strings[polish.code];
    const files = { "templates/strings/uk.json": '{"copy":"Взяти","own":"Моє"}' };
    expect(await stringsOfPolish(files)).toMatchObject({ copy: "Copy", own: "Моє", blog: "Blog" });
    const more = { ...files, "templates/strings/en.json": '{"copy":"Take","own":"Mine"}' };
    expect(await stringsOfPolish(more)).toMatchObject({ copy: "Take", own: "Моє" });
  });

  test("that only the default locale has are better than none", async () => {
    const strings = await stringsOf({ "templates/strings/en.json": '{"copy":"Take","own":"Mine"}' });
    expect(strings?.[uk]).toMatchObject({ copy: "Копіювати", own: "Mine" });
    expect(strings?.[en]).toMatchObject({ copy: "Take", own: "Mine" });
  });

  test.each([
    ["not JSON", "{", { line: 1 }, ""],
    ["no object", '"copy"', { line: 1, column: 2 }, "not an object of texts"],
    ["partly no texts", '{\n  "copy": "Взяти",\n  "own": 1\n}', { line: 3, column: 4 }, '"own" is neither a text nor'],
  ])("that are %s are reported where that is", async (_, text, place, said) => {
    const { diagnostics } = await readTexts({ "templates/strings/uk.json": text });
    expect(diagnostics).toMatchObject([
      { code: "data-invalid", severity: "error", location: { file: "templates/strings/uk.json", ...place } },
    ]);
    expect(diagnostics[0]?.message).toContain(said);
  });
});

test("a script of an interactive part names the very files that it needs", async () => {
  const { value } = await bundle({});
  const { path = "", needs = [] } = value?.islands["MyHub"] ?? {};
  const text = textOf(value?.emitted.find((file) => file.path === path)?.bytes);
  const named = [...text.matchAll(/from"\.\/([^"]+)"/g)].map((match) => `assets/islands/${match[1]}`);
  expect(named.sort()).toEqual([...needs].sort());
});

test("a part that replaces a built-in one keeps the plain script that runs with that, unless it has its own", async () => {
  const { server, styles, boot } = builtIn;
  const companionOf = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const { value } = await bundle(
      { "templates/islands/Original.tsx": "export default () => <p>Own</p>;", ...files },
      {},
      {},
      { server, styles, boot },
    );
    const path = value?.islands["Original"]?.companion?.path;
    return textOf(value?.emitted.find((file) => file.path === path)?.bytes);
  };
  expect(await companionOf({})).toContain("hubdocs:stale");
  expect(await companionOf({ "templates/islands/Original.companion.ts": "alert(1)" })).toBe("alert(1);\n");
});

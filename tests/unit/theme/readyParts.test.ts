import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { defaultBudgets } from "../../../src/config/defaults.ts";
import type { Config } from "../../../src/model/config.ts";
import { bundleTheme } from "../../../src/theme/bundleTheme.ts";
import { makeReadyParts } from "../../../src/theme/makeReadyParts.ts";
import { findReadyParts, isWhole, type ReadyList, readyFolderOf } from "../../../src/theme/readyParts.ts";
import type { EmittedFile, Theme } from "../../../src/theme/theme.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";
import { packageFolder } from "../render/bundledRenderer.ts";
import { makeConfig } from "../site/smallSite.ts";

const config = makeConfig({ theme: { css: [], fonts: [] } });

/** A package in whose folder parts lie ready; its templates are only names. */
function makePackage(list: ReadyList, files: readonly EmittedFile[]): string {
  const folder = makeFolder(Object.fromEntries(list.templateNames.map((name) => [`templates/${name}.tsx`, ""])));
  for (const { path, bytes } of files) {
    const place = join(readyFolderOf(folder), path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  return folder;
}

/** What two themes have in common when nobody can tell them apart. */
const seenOf = (theme: Theme | undefined) => ({
  hash: theme?.templatesHash,
  style: theme?.stylePath,
  boot: theme?.bootPath,
  islands: theme?.islands,
  fonts: theme?.fontPaths,
  files: theme?.emitted.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
});

const footer = { "templates/parts/Footer.tsx": "export const Footer = () => <p>Own</p>;\n" };
const sites: readonly (readonly [string, Readonly<Record<string, string>>, Partial<Config>])[] = [
  ["nothing of its own", {}, {}],
  ["a feature more", {}, { announcement: { id: "a", text: "News", closeable: true } }],
  ["colours of the announcement", {}, { announcement: { id: "a", text: "News", closeable: true, textColor: "navy" } }],
  ["a style", { "own.css": "a { color: red }" }, { theme: { css: ["own.css"], fonts: [] } }],
  ["a template", footer, {}],
  ["a built-in island", { "templates/islands/MyHub.tsx": "export default () => <p>Own</p>;" }, {}],
  ["another island", { "templates/islands/Own.tsx": "export default () => <p>Own</p>;" }, {}],
  ["no server", {}, { offline: { baseUrl: "x" } }],
];

test("a theme with parts that lie ready is the one that the bundler gives", async () => {
  const input = { siteFolder: makeFolder(), packageFolder, workFolder: makeFolder(), config };
  const { list, files } = await makeReadyParts(input);
  for (const [features, path] of Object.entries(list.bootPaths)) {
    const bytes = files.find((file) => file.path === path)?.bytes ?? "";
    expect(gzipSync(bytes).length, `the script with ${features}`).toBeLessThanOrEqual(defaultBudgets.jsGzip);
  }
  const ownPackage = makePackage(list, files);
  const used: Record<string, readonly string[]> = {};
  for (const [name, own, changes] of sites) {
    const site = { ...input, siteFolder: makeFolder(own), config: { ...config, ...changes } };
    const ready = await findReadyParts({ ...site, packageFolder: ownPackage }, list);
    used[name] = Object.keys(ready).sort();
    const [withThem, without] = [await bundleTheme(site, ready), await bundleTheme(site)];
    expect(without.value).toBeDefined();
    expect([name, seenOf(withThem.value)]).toEqual([name, seenOf(without.value)]);
  }
  expect(used).toEqual({
    "nothing of its own": ["boot", "islands", "server", "styles"],
    "a feature more": ["boot", "islands", "server", "styles"],
    "colours of the announcement": ["boot", "islands", "server"],
    "a style": ["boot", "islands", "server"],
    "a template": ["boot", "islands", "styles"],
    "a built-in island": ["boot", "styles"],
    "another island": ["boot", "styles"],
    "no server": ["server", "styles"],
  });
});

test("nothing lies ready for a package with other templates, or for a site whose templates cannot be listed", async () => {
  const list: ReadyList = {
    templateNames: ["DocPage", "parts/Brand"],
    renderer: { name: "renderer.0.mjs", hash: "0123456789abcdef0123456789abcdef" },
    islands: {},
    islandFiles: [],
    islandTemplates: [],
    stylePath: "style.css",
    bootPaths: { locales: "boot.js" },
  };
  const files = ["style.css", "boot.js"].map((path) => ({ path, bytes: Buffer.from(path) }));
  const ownPackage = makePackage(list, files);
  const ready = (own: Readonly<Record<string, string>>, listed = list) =>
    findReadyParts({ siteFolder: makeFolder(own), packageFolder: ownPackage, config }, listed);
  expect(isWhole(await ready({}))).toBe(true);
  expect(isWhole(await ready({ "templates/strings/en.json": "{}" }))).toBe(true);
  expect(await ready({}, { ...list, templateNames: ["DocPage"] })).toEqual({});
  const site = makeFolder();
  mkdirSync(join(site, "templates"));
  symlinkSync("nowhere", join(site, "templates/DocPage.tsx"));
  expect(await findReadyParts({ siteFolder: site, packageFolder: ownPackage, config }, list)).toEqual({});
});

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Config } from "../../../src/model/config.ts";
import { bundleTheme } from "../../../src/theme/bundleTheme.ts";
import { makeReadyParts } from "../../../src/theme/makeReadyParts.ts";
import { type ReadyParts, readyFolderOf, readyTheme } from "../../../src/theme/readyParts.ts";
import type { EmittedFile } from "../../../src/theme/theme.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";
import { packageFolder } from "../render/bundledRenderer.ts";
import { makeConfig } from "../site/smallSite.ts";

const config = makeConfig({ theme: { css: [], fonts: [] } });

/** A package in whose folder parts lie ready; its templates are only names. */
function makePackage(parts: ReadyParts, files: readonly EmittedFile[]): string {
  const folder = makeFolder(Object.fromEntries(parts.templateNames.map((name) => [`templates/${name}.tsx`, ""])));
  for (const { path, bytes } of files) {
    const place = join(readyFolderOf(folder), path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  return folder;
}

const textsOf = (files: readonly EmittedFile[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));

test("parts that lie ready are those that the bundler gives, for every set of features", async () => {
  const siteFolder = makeFolder();
  const input = { siteFolder, packageFolder, workFolder: makeFolder(), config };
  const { parts, files } = await makeReadyParts(input);
  const ownPackage = makePackage(parts, files);
  for (const changes of [{}, { announcement: { id: "a", text: "News", closeable: true } }]) {
    const changed = { ...config, ...changes };
    const { value: bundled } = await bundleTheme({ ...input, config: changed });
    const ready = await readyTheme({ siteFolder, packageFolder: ownPackage, config: changed }, parts);
    expect(ready?.value).toMatchObject({
      templatesHash: bundled?.templatesHash,
      stylePath: bundled?.stylePath,
      bootPath: bundled?.bootPath,
      islands: bundled?.islands,
      fontPaths: bundled?.fontPaths,
    });
    expect(textsOf(ready?.value.emitted)).toEqual(textsOf(bundled?.emitted));
  }
});

test("a site that replaces a part, brings styles or fonts, or is read without a server needs the bundler", async () => {
  const parts: ReadyParts = {
    templateNames: ["DocPage", "parts/Brand"],
    renderer: { name: "renderer.0.mjs", hash: "0123456789abcdef0123456789abcdef" },
    islands: {},
    islandFiles: [],
    stylePath: "style.css",
    bootPaths: { locales: "boot.js" },
  };
  const files = ["style.css", "boot.js"].map((path) => ({ path, bytes: Buffer.from(path) }));
  const ownPackage = makePackage(parts, files);
  const ready = (own: Readonly<Record<string, string>>, changes: Partial<Config> = {}) =>
    readyTheme({ siteFolder: makeFolder(own), packageFolder: ownPackage, config: { ...config, ...changes } }, parts);
  expect(await ready({})).toBeDefined();
  expect(await ready({ "templates/strings/en.json": "{}" })).toBeDefined();
  expect(await ready({ "templates/parts/Brand.tsx": "" })).toBeUndefined();
  expect(await ready({ "templates/islands/Own.tsx": "" })).toBeUndefined();
  expect(await ready({}, { theme: { css: ["own.css"], fonts: [] } })).toBeUndefined();
  expect(await ready({}, { offline: { baseUrl: "x" } })).toBeUndefined();
  const withNewTemplate = await readyTheme(
    { siteFolder: makeFolder(), packageFolder: ownPackage, config },
    { ...parts, templateNames: ["DocPage"] },
  );
  expect(withNewTemplate).toBeUndefined();
});

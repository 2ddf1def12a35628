import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleTheme } from "../../../src/theme/bundleTheme.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";
import { packageFolder } from "../render/bundledRenderer.ts";
import { makeConfig } from "../site/smallSite.ts";

const bundle = (files: Readonly<Record<string, string>>) =>
  bundleTheme({ siteFolder: makeFolder(files), packageFolder, workFolder: makeFolder(), config: makeConfig() });

const rendererOf = ({ value }: Awaited<ReturnType<typeof bundle>>): string =>
  value === undefined ? "" : readFileSync(value.rendererFile, "utf8");

test("every built-in template can be copied into a site", async () => {
  const paths = ["", "parts", "parts/api", "islands"].flatMap((folder) =>
    readdirSync(join(packageFolder, "templates", folder))
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => join("templates", folder, name)),
  );
  expect(paths).toContain("templates/parts/api/SchemaRow.tsx");
  const files = paths.map((path) => [path, readFileSync(join(packageFolder, path), "utf8")] as const);
  expect((await bundle(Object.fromEntries(files))).diagnostics).toEqual([]);
}, 60_000);

test("scripts are the same, whichever templates a site has copied and whoever imports a part first", async () => {
  const islandsOf = async (...names: readonly string[]) => {
    const paths = names.map((name) => join("templates/islands", `${name}.tsx`));
    const files = paths.map((path) => [path, readFileSync(join(packageFolder, path), "utf8")] as const);
    const { value } = await bundle({ ...Object.fromEntries(files), "package.json": '{ "type": "module" }' });
    return value?.emitted.map(({ path }) => path).filter((path) => path.startsWith("assets/islands/"));
  };
  const expected = await islandsOf("Search");
  expect(expected).toContainEqual(expect.stringContaining("SearchResults"));
  for (const names of [["SearchResults"], ["MyHub"], ["Search", "SearchResults", "MyHub", "SchemaTools"]])
    expect((await islandsOf(...names))?.toSorted(), names.join()).toEqual(expected?.toSorted());
}, 60_000);

const sidebar = `import { lengthOf } from "./lengthOf.ts";
export const Sidebar = () => <aside>{lengthOf("four")}</aside>;`;

test("a file beside the site's template goes before the one beside the built-in one", async () => {
  const icon = 'import { iconPaths } from "./iconPaths.ts"; export const Icon = () => <i>{iconPaths.mine}</i>;';
  const built = await bundle({
    "templates/parts/Icon.tsx": icon,
    "templates/parts/iconPaths.ts": 'export const iconPaths = { mine: "drawn by the site" };',
  });
  expect(built.diagnostics).toEqual([]);
  expect(rendererOf(built)).toContain("drawn by the site");
});

test("what neither has is reported in the site's file", async () => {
  expect((await bundle({ "templates/parts/Sidebar.tsx": sidebar })).diagnostics).toEqual([
    {
      code: "template-failed",
      severity: "error",
      message: 'Could not resolve "./lengthOf.ts"',
      location: { file: "templates/parts/Sidebar.tsx", line: 1, column: 26 },
      hint: "correct the path of the file",
    },
  ]);
});

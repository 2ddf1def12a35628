// Every built-in template can be replaced by a site's own: each is, and the pages show it.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runHubdocs } from "./runHubdocs.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-templates-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Names of all templates: `DocPage`, `parts/CodeBlock`, `parts/api/Responses`. */
const names = readdirSync(join(root, "templates"), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".tsx") && !/^(client|islands\/search)\//.test(file))
  .map((file) => file.replace(/\.tsx$/, ""))
  // It draws pictures, no part of a page; tests/reliability/socialCards.test.ts replaces it.
  .filter((name) => name !== "SocialCard")
  .sort();

/** Parts of what the portal does not have. */
const unused = new Set([
  "parts/Dropdown", // one locale is built, so there is no language menu
  "parts/Details", // no details in the guide
  "parts/StaleNote", // no translation is behind
  "parts/OriginalSection", // nor shows its original
  "islands/Original",
  "ApiChangesPage", // one version of the API
  "parts/api/ChangedSubject",
  "parts/api/HistoryMarks",
  "parts/api/WholeHistory",
  "parts/Tabs",
  "parts/Image", // no pictures either
  "islands/Picture",
  "parts/api/Callbacks",
  "parts/api/Encodings",
  "parts/api/Deprecated",
  "parts/api/ExternalDocs",
  "parts/api/ResponseLinks",
  "parts/api/Flows",
]);

/** Name of the component in a file. */
const exportOf = (name: string): string => name.split("/").at(-1) ?? name;

/** Interactive parts export their component as the default, other templates under its name. */
const isIsland = (name: string): boolean => name.startsWith("islands/");

const readPages = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map((file) => [
        file,
        readFileSync(join(folder, file), "utf8").replace(/assets\/([\w/]+)\.\w{8}\.(css|js)/g, "assets/$1.$2"),
      ]),
  );

/** The specification with few of its operations, and what they refer to. */
function fewOperations(text: string): string {
  const spec = load(text) as Spec;
  const paths = Object.fromEntries(Object.entries(spec.paths).filter(([path]) => /^\/(auth|climate|poll)/.test(path)));
  const { schemas, ...components } = spec.components;
  const kept: Record<string, unknown> = {};
  const keep = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (name in kept) continue;
      kept[name] = schemas[name];
      keep(schemas[name]);
    }
  };
  keep({ paths, components });
  return JSON.stringify({ ...spec, paths, components: { ...components, schemas: kept } });
}

interface Spec {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

function buildWith(name: string, template: (name: string) => string): ReadonlyMap<string, string> {
  const site = join(work, name);
  cpSync(join(root, "content"), join(site, "content"), { recursive: true });
  mkdirSync(join(site, "specs"));
  // What is left of the portal is linked as if all of it were there.
  const quiet = "report: { broken-link: ignore, unknown-operation: ignore }";
  // Pictures take longer than all pages together.
  const config = readFileSync(join(root, "hubdocs.config.yaml"), "utf8").replace(
    "socialCards: { enabled: true }",
    quiet,
  );
  writeFileSync(join(site, "hubdocs.config.yaml"), config);
  for (const file of ["specs/domivka.en.yaml", "specs/domivka.uk.yaml"])
    writeFileSync(join(site, file), fewOperations(readFileSync(join(root, file), "utf8")));
  for (const each of names) {
    const text = template(each);
    if (text === "") continue;
    const file = join(site, "templates", `${each}.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { status, stderr } = runHubdocs(["build", site, "--locale", "en", "--quiet"]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return readPages(join(site, "build"));
}

let original: ReadonlyMap<string, string>;
beforeAll(() => {
  original = buildWith("original", () => "");
});

test("a site whose templates only hand on the built-in ones has the same pages", () => {
  const pages = buildWith(
    "handed-on",
    (name) => `export { ${isIsland(name) ? "default" : exportOf(name)} } from "#builtin/${name}";\n`,
  );
  expect([...pages.keys()].sort()).toEqual([...original.keys()].sort());
  for (const [file, html] of pages) expect(html === original.get(file), file).toBe(true);
});

test("a template of the site's own is shown wherever the built-in one was", () => {
  const pages = buildWith(
    "wrapped",
    (name) => `import { ${isIsland(name) ? "default" : exportOf(name)} as Builtin } from "#builtin/${name}";
export ${isIsland(name) ? "default " : ""}function ${exportOf(name)}(props) {
  return <><Builtin {...props} /><i data-template="${name}" /></>;
}
`,
  );
  const shown = new Set(
    [...pages.values()].flatMap((html) => [...html.matchAll(/data-template="([^"]+)"/g)].map((match) => match[1])),
  );
  expect(names.filter((name) => !shown.has(name) && !unused.has(name))).toEqual([]);
});

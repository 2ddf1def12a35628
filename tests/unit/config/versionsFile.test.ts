import { expect, test } from "vitest";
import type { SiteContent } from "../siteFiles.ts";
import { loadFrom } from "./siteOf.ts";

const page = "# Intro\n";
const docs: SiteContent = {
  "content/en/docs/intro.md": page,
  "content/en/versions/2.0/intro.md": page,
  "content/en/versions/1.0/intro.md": page,
  "content/en/versions/beta/intro.md": page,
};
const kept = { latest: "2.0", list: { "2.0": {}, "1.0": { label: "One" } } };

async function versionsOf(config: string, file: unknown = kept) {
  const content = { ...docs, "hubdocs.config.yaml": config, "versions.json": JSON.stringify(file) };
  const { value, diagnostics } = await loadFrom(content);
  return {
    versions: value?.versions.map(({ name, path, banner }) => `${name} at "${path}" ${banner}`),
    labels: value?.versionLabels,
    findings: diagnostics.map(({ message, location }) => `${location?.file}:${location?.line} ${message}`),
  };
}

test("versions of the file follow current, the latest of them without a segment", async () => {
  const { versions, labels, findings } = await versionsOf("title: Hub");
  expect(findings).toEqual([
    'content/en/versions/beta:undefined the site has no version "beta": the folder is not read',
  ]);
  expect(versions).toEqual(['current at "next" unreleased', '2.0 at "" none', '1.0 at "1.0" unmaintained']);
  expect(labels?.["1.0"]).toBe("One");
});

test("what the configuration says of versions goes before what the file says, and its older ones come last", async () => {
  const { versions, labels } = await versionsOf(
    'versions: { latest: current, list: { current: { label: Today }, beta: null, "1.0": { label: First } } }',
  );
  expect(versions?.map((one) => one.split(" ")[0])).toEqual(["current", "2.0", "1.0", "beta"]);
  expect(versions?.[0]).toBe('current at "" none');
  expect(labels).toEqual({ current: "Today", "2.0": "2.0", "1.0": "First", beta: "beta" });
});

test("what is wrong in the file is reported there, what is wrong in the configuration there", async () => {
  const wrong = { list: { "2.0": { specs: { hub: { en: "specs/2.0/hub.yaml" } } }, "0.9": {} } };
  const { findings } = await versionsOf("versions: { latest: 7.0 }", wrong);
  expect(findings.filter((finding) => finding.startsWith("versions.json:1"))).toHaveLength(3);
  expect(findings.join("\n")).toMatch(/hubdocs\.config\.yaml:1 .*latest/);
  expect(findings.join("\n")).toMatch(/names the unknown API "hub"/);
  expect(findings.join("\n")).toMatch(/names a file that does not exist/);
  expect(findings.join("\n")).toMatch(/has no files in content\/en\/versions\/0\.9/);
});

test.for([
  ["content/en/versions", { "content/en/docs/intro.md": page }],
  ["content/en", { "content/uk/docs/intro.md": page }],
  ["content", { content: "no folder" }],
] as const)("where all versions are gone with their folder, that is what is told: %s", async ([lost, content]) => {
  const locales = "locales: { default: en, en: { label: English } }";
  const config = { "hubdocs.config.yaml": locales, "versions.json": JSON.stringify(kept) };
  const { diagnostics } = await loadFrom({ ...config, ...content });
  const found = diagnostics.filter(({ location }) => location?.file === "versions.json");
  expect(found).toMatchObject([
    { message: `versions.list names versions, but there is no folder ${lost} with files`, location: { line: 1 } },
  ]);
  expect(found[0]?.hint).not.toContain("remove");
});

test("a file that is no list of versions is one finding", async () => {
  expect((await versionsOf("title: Hub", [])).findings).toEqual(["versions.json:undefined is not an object"]);
});

test("in a folder that is no site yet it is the file of another tool, which is named", async () => {
  const { value, diagnostics } = await loadFrom({
    "docusaurus.config.js": "",
    "docs/a.md": "# A",
    "versions.json": '["2.0", "1.0"]',
  });
  expect(value?.versions).toHaveLength(1);
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ["loose-markdown", "this is a Docusaurus site: convert it with hubdocs import . ../my-docs"],
  ]);
});

test("a folder in the place of the file is told: the site would be built without its versions", async () => {
  const { value, diagnostics } = await loadFrom({ ...docs, "versions.json/list.json": "{}" });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { message: "cannot be read: there is a folder where a file is expected", location: { file: "versions.json" } },
  ]);
});

// `hubdocs version` killed before each of its calls that change the site: the next run leaves a whole version or none.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command, runHubdocs } from "../portal/runHubdocs.ts";
import { momentsOf } from "./moments.ts";
import { put, putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-saved-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  "hubdocs.config.yaml": `title: Hub
locales: { default: en, en: { label: English }, uk: { label: Українська } }
apis: [{ id: hub, label: Hub API, specs: { en: specs/hub.yaml } }]
`,
  "content/en/docs/intro.md": "# Introduction\n\nThe walrus.\n",
  "content/en/docs/guide/start.md": "# Start\n\n[Intro](../intro.md)\n",
  "content/uk/docs/intro.md": "# Вступ\n\nМорж.\n",
  "content/translations.uk.json": '{ "docs/intro.md": { "": "0123456789abcdef" } }\n',
  "specs/hub.yaml": 'openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\npaths: {}\n',
};

/** The site of a test. */
function newSite(name: string): string {
  const site = join(folder, name);
  putAll(site, files);
  return site;
}

// The work folder lies elsewhere, so that only calls that change the site are counted. Versions have the day of their making.
const env = {
  ...process.env,
  ...{ NO_COLOR: "1", HUBDOCS_CACHE_DIR: join(folder, "cache"), SOURCE_DATE_EPOCH: "1790000000" },
};

const save = (site: string, version: string) =>
  spawnSync(process.execPath, [command, "version", version], { cwd: site, encoding: "utf8", env });

const unsaved = readOutput(newSite("unsaved"));
const site = newSite("killed");
const moments = momentsOf({ args: ["version", "1.0"], folder: site, site, env });
const saved = readOutput(savedSite());

/** A site whose version was saved undisturbed. */
function savedSite(): string {
  const whole = newSite("whole");
  save(whole, "1.0");
  return whole;
}

test("a version is listed with its day and its specifications", () => {
  expect(JSON.parse(readFileSync(join(folder, "whole/versions.json"), "utf8"))).toEqual({
    latest: "1.0",
    list: { "1.0": { date: "2026-09-21", specs: { hub: { en: "specs/versions/1.0/hub.yaml" } } } },
  });
});

test("what is recorded of the translations of docs is recorded of their copies, too", () => {
  const text = readFileSync(join(folder, "whole/content/translations.uk.json"), "utf8");
  expect(Object.keys(JSON.parse(text))).toEqual(["docs/intro.md", "versions/1.0/intro.md"]);
});

test("a run that is killed at any moment is completed by the next one", () => {
  for (const { call, restore } of moments) {
    restore();
    const isListed = existsSync(join(site, "versions.json"));
    const next = save(site, "1.0");
    const isTold = isListed && next.stderr.includes("a version of this name already exists");
    if (!isTold)
      expect(next.stdout, next.stderr).toMatch(/^Version 1\.0.* listed in versions\.json as the latest one\n$/);
    expect(readOutput(site), `killed at call ${call}`).toEqual(saved);
  }
  expect(moments.at(-1)?.call).toBeGreaterThan(20);
});

test("after a killed run another version is saved, and the killed one is there as a whole or not at all", () => {
  const outcomes = new Set<string>();
  // Every third moment, the first and the last among them.
  for (const { call, restore } of moments.filter((_, index) => index % 3 === 0 || index === moments.length - 1)) {
    restore();
    const next = save(site, "2.0");
    expect(next.status, next.stderr).toBe(0);
    const names = Object.keys(JSON.parse(readFileSync(join(site, "versions.json"), "utf8")).list);
    outcomes.add(names.join());
    const recorded = Object.keys(JSON.parse(readFileSync(join(site, "content/translations.uk.json"), "utf8")));
    const copies = [...names].sort().map((name) => `versions/${name}/intro.md`);
    expect(recorded, `killed at call ${call}`).toEqual(["docs/intro.md", ...copies]);
    const rest = (files: ReadonlyMap<string, string>) =>
      [...files].filter(([path]) => !/versions\/2\.0\/|versions\.json|translations\.uk/.test(path));
    expect(rest(readOutput(site)), `killed at call ${call}`).toEqual(rest(names.includes("1.0") ? saved : unsaved));
  }
  expect([...outcomes].sort()).toEqual(["2.0", "2.0,1.0"]);
});

test("git sees only what is in its place", () => {
  const seen = new Set<string>();
  for (const { restore } of moments) {
    restore();
    execFileSync("git", ["init", "--quiet"], { cwd: site });
    const listed = execFileSync("git", ["ls-files", "-z", "--others", "--exclude-standard"], { cwd: site });
    for (const path of String(listed).split("\0").filter(Boolean)) seen.add(`/${path}`);
  }
  expect([...seen].filter((path) => !saved.has(path))).toEqual([]);
});

test("a build removes the claim of a run that was killed when all was done", () => {
  const left = (): readonly string[] => readdirSync(join(site, ".versions.json.hubdocs"));
  moments.findLast(({ restore }) => {
    restore();
    return left().length > 1;
  });
  expect(left()).toEqual([".gitignore", expect.stringMatching(/^claim-/)]);
  const { status, stderr } = runHubdocs(["build"], site, env);
  expect([status, stderr]).toEqual([0, ""]);
  expect(existsSync(join(site, ".versions.json.hubdocs"))).toBe(false);
});

test("a build and a check name a run that was killed while it moved folders, and what completes it", () => {
  moments.find(({ restore }) => {
    restore();
    return existsSync(join(site, "content/en/versions/1.0"));
  });
  for (const call of ["check", "build"])
    expect(runHubdocs([call], site, env).stderr).toContain(
      "content/en/versions/1.0 info loose-markdown: the saving of version 1.0 was interrupted: the folder is not read\n" +
        "  run hubdocs version 1.0 again, which completes it\n",
    );
});

test("what was changed after a killed run is not overwritten: the folders are named, with what to do", () => {
  moments.find(({ restore }) => {
    restore();
    return existsSync(join(site, ".versions.json.hubdocs/whole.json"));
  });
  put(site, "versions.json", '{ "list": {} }\n');
  const next = save(site, "2.0");
  expect(next.status).toBe(2);
  expect(next.stderr).toBe(
    [
      "error bad-call: the saving of version 1.0 was interrupted, and versions.json, its folders or a record of translations have been changed since",
      '  to keep what was saved in content/en/versions/1.0, content/uk/versions/1.0, specs/versions/1.0, add "1.0" to the list in versions.json; otherwise remove these folders and run the command again',
      "",
    ].join("\n"),
  );
  expect(readFileSync(join(site, "versions.json"), "utf8")).toBe('{ "list": {} }\n');
  expect(readFileSync(join(site, "content/uk/versions/1.0/intro.md"), "utf8")).toBe(files["content/uk/docs/intro.md"]);
  expect(save(site, "2.0").status).toBe(0);
});

test("runs at the same time all save their version", async () => {
  const site = newSite("two");
  const statuses = await Promise.all(
    ["1.0", "2.0", "3.0"].map(
      (name) =>
        new Promise((resolve) => {
          spawn(process.execPath, [command, "version", name], { cwd: site, stdio: "ignore" }).once("exit", resolve);
        }),
    ),
  );
  expect(statuses).toEqual([0, 0, 0]);
  expect(Object.keys(JSON.parse(readFileSync(join(site, "versions.json"), "utf8")).list).sort()).toEqual([
    "1.0",
    "2.0",
    "3.0",
  ]);
});

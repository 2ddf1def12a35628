// What authors save while translations are taken stays: nothing is written over it, and nothing is recorded that was not
// written.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { command, runHubdocs } from "../portal/runHubdocs.ts";
import { put, putAll } from "./putFile.ts";

const site = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-exchange-meanwhile-")));
const ledger = "content/translations.uk.json";
const [first, second] = ["content/uk/docs/a.md", "content/uk/docs/b.md"];
afterAll(() => rmSync(site, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(join(site, "content"), { recursive: true, force: true });
  putAll(site, {
    "hubdocs.config.yaml": "title: Hub\nlocales: { default: en, en: English, uk: Українська }\n",
    "content/en/docs/a.md": "# A\n\nOne.\n\n## Part\n\nTwo.\n",
    "content/en/docs/b.md": "# B\n\nThree.\n",
    [first]: "# А\n\nОдин.\n\n## Розділ {#part}\n\nДва.\n",
    [second]: "# Б\n\nТри.\n",
    [ledger]: "{}\n",
    "uk.po":
      'msgid "One."\nmsgstr "Раз."\n\nmsgid "A"\nmsgstr "А"\n\nmsgid "B"\nmsgstr "Б"\n\nmsgid "Three."\nmsgstr "Три!"\n',
  });
});

const read = (path: string): string => readFileSync(join(site, path), "utf8");
const asides = (): readonly string[] =>
  readdirSync(join(site, "content/uk/docs")).filter((name) => !name.endsWith(".md"));

/** The ledger is read when all pages have been parsed. */
const allAreParsed = "translations\\.uk\\.json$";
const firstIsWritten = "a\\.md\\.hubdocs-[\\d-]+$";

/** Takes the catalogue while a file is saved. */
function takeMeanwhile(saved: string, moment: string) {
  const hook = fileURLToPath(new URL("saveMeanwhile.cjs", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ["--require", hook, command, "po", "uk", "--take", "uk.po"], {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", SAVED: join(site, saved), SAVE_WHEN: moment },
  });
  return `${status} ${stderr.trim()}`;
}

function expectTaken(): void {
  const { status, stderr } = runHubdocs(["po", "uk", "--take", "uk.po"], site);
  expect(status, stderr).toBe(0);
  expect(read(first)).toContain("Раз.");
  expect(read(second)).toContain("Три!");
  expect(Object.keys(JSON.parse(read(ledger)))).toEqual(["docs/a.md", "docs/b.md"]);
}

test("a page that is saved after it was parsed is not cut at its former places", () => {
  for (const saved of [first, "content/en/docs/b.md"]) {
    const before = read(first);
    expect(takeMeanwhile(saved, allAreParsed)).toBe(
      `1 error source-unreadable: ${saved} was changed while it was read\n  run the command again when the file is saved: nothing was written`,
    );
    expect(read(ledger)).toBe("{}\n");
    expect(read(first).startsWith(before)).toBe(true);
  }
});

test("a page that is saved before it is written stays as it was saved, and the next run takes the rest", () => {
  expect(takeMeanwhile(second, firstIsWritten)).toBe(
    `1 error write-failed: cannot write ${second}: it was changed after it was read\n  run the command again: each file is as it was or whole`,
  );
  expect(read(second)).toBe("# Б\n\nТри.\n\nSaved meanwhile.\n");
  expect(read(first)).toContain("Раз.");
  expect(read(ledger)).toBe("{}\n");
  expect(asides()).toEqual([]);
  put(site, second, "# Б\n\nТри.\n");
  expectTaken();
});

test("what somebody else recorded meanwhile stays recorded", () => {
  expect(takeMeanwhile(ledger, firstIsWritten)).toMatch(
    /^1 error write-failed: cannot write content\/translations\.uk\.json: it was changed after it was read\n/,
  );
  expect(read(ledger)).toBe("{}\n\nSaved meanwhile.\n");
  put(site, ledger, "{}\n");
  expectTaken();
});

test("a new page that somebody else has begun meanwhile is not written over", () => {
  rmSync(join(site, second));
  expect(takeMeanwhile(second, firstIsWritten)).toMatch(
    /^1 error write-failed: cannot write content\/uk\/docs\/b\.md: it was /,
  );
  expect(read(second)).toBe("\nSaved meanwhile.\n");
  expect(existsSync(join(site, first))).toBe(true);
});

test("what a killed run has left beside its pages is removed by the next one, and nothing that is another's", () => {
  // A number that no process has: one that has ended.
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const [left, running, other] = [`a.md.hubdocs-${pid}-1`, `a.md.hubdocs-${process.pid}-1`, `a.md.${pid}-1`];
  for (const name of [left, running, other]) put(site, `content/uk/docs/${name}`, "# Half");
  expectTaken();
  expect(asides()).toEqual([other, running]);
});

// What is known of translations when a version is saved is known of its copies, too.
import { expect, test } from "vitest";
import { digestProse } from "../../../src/content/digestProse.ts";
import { sitePath } from "../../../src/model/brands.ts";
import { snapshotLedgers } from "../../../src/pipeline/snapshotLedgers.ts";
import { makeConfig } from "../site/smallSite.ts";
import { siteFilesOf } from "../siteFiles.ts";

const file = "content/translations.uk.json";
const page = (way: string): string =>
  `# A\n\nText.\n\n## Fresh {#fresh}\n\n[x](${way})\n\n## Stale {#stale}\n\n[x](${way})\n`;
const freshIn = (text: string): string => /## Fresh.*(?=## Stale)/s.exec(text)?.[0] ?? "";
const [original, moved] = [page("../pages/x.md"), page("../../pages/x.md")];

/** Saves version 1.0 of a doc in both languages. @returns The records by the page. */
async function save(ledger: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>> | undefined> {
  const files = siteFilesOf({ [file]: ledger, "content/en/docs/01-a.md": original });
  const contents = [
    ["content/en/docs/01-a.md", "content/en/versions/1.0/01-a.md", moved],
    ["content/uk/docs/a.md", "content/uk/versions/1.0/a.md", "# А\n"],
  ].map(([from = "", path = "", bytes = ""]) => ({ from: sitePath(from), path: sitePath(path), bytes }));
  const saved = await snapshotLedgers({ name: "1.0", config: makeConfig(), files, contents });
  if (!("value" in saved)) return undefined;
  return JSON.parse(saved.value[0]?.text ?? "{}");
}

test("a copy is as stale as its page, also where links of the original's copy lead out of the docs", async () => {
  const records = { "": "0", fresh: digestProse(freshIn(original)), stale: digestProse("It was other.") };
  const saved = await save(JSON.stringify({ "docs/a.md": records }));
  expect(saved).toEqual({
    "docs/a.md": records,
    "versions/1.0/a.md": { ...records, fresh: digestProse(freshIn(moved)) },
  });
});

test("records of pages without a copy stay alone, and what is left of an earlier version of the name goes", async () => {
  const ledger = { "blog/b.md": { "": "0" }, "docs/gone.md": { "": "0" } };
  expect(await save(JSON.stringify(ledger))).toEqual({});
  expect(await save(JSON.stringify({ ...ledger, "versions/1.0/old.md": { "": "0" } }))).toEqual(ledger);
});

test("with a ledger that cannot be read no version is saved", async () => {
  expect(await save("<<<<<<< HEAD")).toBeUndefined();
});

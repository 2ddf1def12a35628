import { describe, expect, test } from "vitest";
import { hashText, localeCode, sitePath } from "../../../../src/model/brands.ts";
import type { Ledger } from "../../../../src/model/ledger.ts";
import type { SourceFile } from "../../../../src/model/sourceFile.ts";
import { readLedgers } from "../../../../src/pipeline/parse/ledgers.ts";
import { reportLostRecords, settleLedgers } from "../../../../src/pipeline/parse/settleLedgers.ts";
import { formatLedger } from "../../../../src/site/index.ts";
import { makeConfig, makeDoc, ukrainian } from "../../site/smallSite.ts";
import { siteFilesOf } from "../../siteFiles.ts";

const config = makeConfig();
const uk = localeCode("uk");
const file = sitePath("content/translations.uk.json");

/** A site of docs in both languages, with a ledger. */
async function settle(
  docs: readonly string[],
  { ledger, paths = [], failed = [], others = {} }: Partial<Settled> & { readonly ledger: string },
) {
  const sources = docs.flatMap((path) => [makeDoc(path), makeDoc(path, {}, { locale: ukrainian })]);
  const files = siteFilesOf({ [file]: ledger, ...others });
  const content = { sources, failed };
  const read = await readLedgers(config, files);
  const { value, diagnostics } = await settleLedgers({ content, config, read, paths, files });
  const lost = reportLostRecords(value, { content, config });
  return { ...value, diagnostics, lost, pages: [...(value.ledgers.get(uk)?.keys() ?? [])] };
}

interface Settled {
  readonly paths: readonly string[];
  readonly failed: readonly SourceFile[];
  readonly others: Readonly<Record<string, string>>;
}

const recorded = (...pages: readonly string[]): string =>
  formatLedger(new Map(pages.map((page) => [page, new Map([["", hashText("0")]])])) as Ledger);

test.each([
  ["content/uk/docs/part/a.md", true],
  ["content/uk/docs/part", true],
  ["content/uk", true],
  ["", true],
  ["content/uk/docs/par", false],
  ["content/uk/docs/part/a.md/b", false],
])("translations at %j are accepted, or nothing is there: %s", async (path, isThere) => {
  const { diagnostics } = await settle(["part/a.md"], { ledger: "{}", paths: [path] });
  expect(diagnostics.map(({ message }) => message.includes(`there is no page at "${path}"`))).toEqual(
    isThere ? [] : [true],
  );
});

describe("a ledger that cannot be read", () => {
  const conflict = `<<<<<<< HEAD\n${recorded("docs/a.md", "docs/b.md")}=======\n`;

  test.each([["content/uk/docs/a.md"], ["content/en/docs/b.md"]])(
    "is not replaced by what is accepted at %s",
    async (path) => {
      const { files, diagnostics } = await settle(["a.md", "b.md"], { ledger: conflict, paths: [path] });
      expect(files).toEqual([]);
      expect(diagnostics.map(({ code, message }) => [code, message.slice(0, 50)])).toEqual([
        ["data-invalid", "The translation ledger is malformed: text that con"],
        ["bad-call", "--accept-translations: nothing is accepted, becaus"],
      ]);
    },
  );

  test.each([[["content/uk"]], [["content"]], [["content/uk/docs/a.md", "content/en/docs/b.md"]]])(
    "is written anew where all is accepted: %j",
    async (paths) => {
      const { files, diagnostics, pages } = await settle(["a.md", "b.md"], { ledger: conflict, paths });
      expect([files.map((each) => each.file), pages, diagnostics]).toEqual([[file], ["docs/a.md", "docs/b.md"], []]);
    },
  );

  test("is not replaced while a page cannot be parsed", async () => {
    const failed = [{ path: sitePath("content/uk/docs/c.md") } as SourceFile];
    const { files } = await settle(["a.md", "b.md"], { ledger: conflict, paths: ["content/uk"], failed });
    expect(files).toEqual([]);
  });
});

describe("a record of a page that is gone", () => {
  test("is told where another page of its version is not recorded, with the one that has its name", async () => {
    const ledger = recorded("docs/02-b.md", "docs/kept.md", "versions/1.0/b.md", "blog/b.md");
    const { lost, files } = await settle(["kept.md", "new.md", "sub/03-b.mdx"], { ledger });
    expect(files).toEqual([]);
    expect(lost).toEqual([
      {
        code: "lost-record",
        severity: "warning",
        message: 'What "docs/02-b.md" was translated from is recorded, but there is no content/uk/docs/02-b.md',
        location: { file, pointer: "/docs~102-b.md" },
        hint: 'if the page was moved, rename the entry to "docs/sub/03-b.mdx"; if it was removed, remove the entry',
      },
    ]);
    const renamed = await settle(["kept.md", "bees.md"], { ledger });
    expect(renamed.lost.map(({ hint }) => hint?.includes('to "docs/bees.md"'))).toEqual([true]);
    const unclear = await settle(["kept.md", "c.md", "d.md"], { ledger });
    expect(unclear.lost.map(({ hint }) => hint?.includes("its new path"))).toEqual([true]);
  });

  test("is kept as long, and goes with the next page that is accepted after that", async () => {
    const ledger = recorded("docs/b.md", "docs/kept.md");
    const partly = await settle(["kept.md", "bees.md"], { ledger, paths: ["content/uk/docs/kept.md"] });
    expect([partly.pages, partly.lost.length]).toEqual([["docs/b.md", "docs/kept.md"], 1]);
    const wholly = await settle(["kept.md", "bees.md"], { ledger, paths: ["content/uk"] });
    expect([wholly.pages, wholly.lost]).toEqual([["docs/kept.md", "docs/bees.md"], []]);
  });

  test("is one of a page that has no file: those that cannot be parsed and those of frozen versions keep theirs", async () => {
    const ledger = recorded("docs/a.md", "docs/unclear.md", "versions/1.0/a.md");
    const others = { "content/uk/docs/unclear.md": "", "content/uk/versions/1.0/a.md": "" };
    const { pages, lost } = await settle(["a.md", "new.md"], { ledger, others, paths: ["content/uk/docs/a.md"] });
    expect([pages, lost]).toEqual([["docs/a.md", "docs/unclear.md", "versions/1.0/a.md"], []]);
  });
});

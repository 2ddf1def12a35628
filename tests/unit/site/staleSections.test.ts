import { describe, expect, test } from "vitest";
import { type Hash, hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Doc } from "../../../src/model/doc.ts";
import type { Ledgers } from "../../../src/model/ledger.ts";
import {
  acceptTranslations,
  findStaleSections,
  formatLedger,
  recordSections,
} from "../../../src/site/staleSections.ts";
import { makeConfig, makeDoc } from "./smallSite.ts";

const uk = localeCode("uk");

function doc(locale: string, hashes: Readonly<Record<string, string>>, path = "a.md"): Doc {
  const file = sitePath(`content/${locale}/docs/${path}`);
  const sections = Object.entries(hashes).map(([id, hash], index) => ({
    id,
    depth: 2,
    title: `${locale} ${id}`,
    titleHtml: "",
    hash: hashText(hash),
    location: { file, line: index + 5, column: 1 },
  }));
  return makeDoc(path, {}, { locale: localeCode(locale), sections, leadHash: hashText("lead") });
}

const ledgersOf = (sections: Readonly<Record<string, string>>): Ledgers =>
  new Map([[uk, new Map([["docs/a.md", new Map(Object.entries(sections) as [string, Hash][])]])]]);

test("sections that were translated are recorded beside those of before", () => {
  const ledger = ledgersOf({ one: "0", gone: "g" }).get(uk) ?? new Map();
  const made = [{ original: doc("en", { one: "1", two: "2" }), page: "docs/a.md", ids: ["one", "nowhere"] }];
  expect(recordSections(ledger, made)).toEqual(ledgersOf({ one: "1", gone: "g" }).get(uk));
});

describe("a section is stale", () => {
  const sources = [doc("en", { one: "1", two: "2", new: "3" }), doc("uk", { one: "x", two: "y" })];
  const staleIds = (ledgers: Ledgers): readonly string[] =>
    [...findStaleSections(sources, makeConfig(), ledgers).values()].flat().map(({ id }) => id);

  test("when the ledger names another state of its original, and only then", () => {
    expect(staleIds(ledgersOf({ one: "0", two: "2" }))).toEqual(["one"]);
    expect(staleIds(ledgersOf({ one: "1", two: "2" }))).toEqual([]);
    expect(staleIds(ledgersOf({ "": "other" }))).toEqual([""]);
    expect(staleIds(new Map())).toEqual([]);
  });

  test("also where original and translation have other endings", () => {
    const mixed = [doc("en", { one: "1" }, "a.mdx"), doc("uk", { one: "x" })];
    const found = findStaleSections(mixed, makeConfig(), ledgersOf({ one: "0" }));
    expect([...found].map(([file, [section]]) => [file, section?.original.file])).toEqual([
      ["content/uk/docs/a.md", "content/en/docs/a.mdx"],
    ]);
  });

  test("with both its places", () => {
    const [[file, [section]] = ["", []]] = [...findStaleSections(sources, makeConfig(), ledgersOf({ one: "0" }))];
    expect([file, section?.location, section?.original, section?.title]).toEqual([
      "content/uk/docs/a.md",
      { file: "content/uk/docs/a.md", line: 5, column: 1 },
      { file: "content/en/docs/a.md", line: 5, column: 1 },
      "uk one",
    ]);
  });
});

describe("accepting translations", () => {
  const sources = [
    doc("en", { one: "1", two: "2" }),
    doc("uk", { one: "x" }),
    doc("en", {}, "b.md"),
    doc("uk", {}, "b.md"),
  ];
  const gone = new Set([sitePath("content/uk/docs/gone.md")]);
  const accept = (isAccepted: (path: string) => boolean, ledgers: Ledgers = new Map()) =>
    acceptTranslations(sources, { config: makeConfig(), ledgers, isAccepted, gone }).get(uk);

  test("records the sections that both languages have, of the pages that were named", () => {
    const ledger = accept((path) => path === "content/uk/docs/a.md");
    expect(formatLedger(ledger ?? new Map())).toBe('{\n  "docs/a.md": {\n    "": "lead",\n    "one": "1"\n  }\n}\n');
  });

  test("keeps what is known of other pages, and drops pages that are no more", () => {
    const known: Ledgers = new Map([
      [
        uk,
        new Map([
          ["docs/b.md", new Map([["", hashText("old")]])],
          ["docs/gone.md", new Map()],
        ]),
      ],
    ]);
    const ledger = accept((path) => path === "content/en/docs/a.md", known);
    expect([...(ledger?.keys() ?? [])].sort()).toEqual(["docs/a.md", "docs/b.md"]);
    expect(ledger?.get("docs/b.md")?.get("")).toBe("old");
  });
});

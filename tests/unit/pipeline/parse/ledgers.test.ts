import { expect, test } from "vitest";
import { localeCode } from "../../../../src/model/brands.ts";
import { readLedgers, settleLedgers } from "../../../../src/pipeline/parse/ledgers.ts";
import { makeConfig, makeDoc, ukrainian } from "../../site/smallSite.ts";
import { siteFilesOf } from "../../siteFiles.ts";

test("a ledger that is too large to be one is told and not read", async () => {
  const config = makeConfig({ defaultLocale: localeCode("en"), builtLocales: [localeCode("en"), localeCode("uk")] });
  const { value, diagnostics } = await readLedgers(
    config,
    siteFilesOf({ "content/translations.uk.json": new Uint8Array(33 * 1024 * 1024) }),
  );
  expect(value.size).toBe(0);
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: "too-large",
      message: "The translation ledger has 34603008 bytes; the limit is 33554432",
      location: { file: "content/translations.uk.json", line: 1, column: 1 },
    }),
  ]);
});

test.each([
  ["content/uk/docs/part/a.md", true],
  ["content/uk/docs/part", true],
  ["content/uk", true],
  ["", true],
  ["content/uk/docs/par", false],
  ["content/uk/docs/part/a.md/b", false],
])("translations at %j are accepted, or nothing is there: %s", (path, isThere) => {
  const sources = [makeDoc("part/a.md"), makeDoc("part/a.md", {}, { locale: ukrainian })];
  const { diagnostics } = settleLedgers({ sources, config: makeConfig(), ledgers: new Map(), paths: [path] });
  expect(diagnostics.map(({ message }) => message.includes(`there is no page at "${path}"`))).toEqual(
    isThere ? [] : [true],
  );
});

test("a folder in the place of a ledger is told", async () => {
  const config = makeConfig({ defaultLocale: localeCode("en"), builtLocales: [localeCode("en"), localeCode("uk")] });
  const { diagnostics } = await readLedgers(config, siteFilesOf({ "content/translations.uk.json/a.json": "" }));
  expect(diagnostics).toMatchObject([
    {
      code: "data-invalid",
      message: "The translation ledger is malformed: there is a folder where a file is expected",
    },
  ]);
});

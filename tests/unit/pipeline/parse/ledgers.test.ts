import { expect, test } from "vitest";
import { localeCode } from "../../../../src/model/brands.ts";
import { readLedgers } from "../../../../src/pipeline/parse/ledgers.ts";
import { makeConfig } from "../../site/smallSite.ts";
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

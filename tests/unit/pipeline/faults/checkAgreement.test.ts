import { expect, test } from "vitest";
import type { ApiSpec } from "../../../../src/model/api.ts";
import { type Hash, hashText, localeCode, sitePath } from "../../../../src/model/brands.ts";
import type { Config } from "../../../../src/model/config.ts";
import type { SpecFact, SpecFacts } from "../../../../src/model/specFacts.ts";
import { checkAgreement } from "../../../../src/pipeline/faults/checkAgreement.ts";
import { isAgreementChecked } from "../../../../src/pipeline/parse/apiVersions.ts";
import { makeConfig } from "../../site/smallSite.ts";

const specOf = (locale: string, path = `specs/${locale}.yaml`): ApiSpec => ({
  apiId: "api",
  locale: localeCode(locale),
  path: sitePath(path),
  title: "",
  version: "",
  description: "",
  operations: [],
  tags: [],
  schemas: [],
  bodyHash: hashText(""),
  bodyRefs: [],
  sections: [],
  servers: [],
  factsHash: hashText(locale),
});

/** Findings for an API whose specification in each locale says which locale it is of. */
async function check(specs: readonly ApiSpec[], changes: Partial<Config> = {}): Promise<readonly string[]> {
  const read: Hash[] = [];
  const facts = (locale: string): SpecFacts => {
    const version: SpecFact = { step: "version", kind: "value", shown: locale };
    return { files: [sitePath(`specs/${locale}.yaml`)], lists: [[version]] };
  };
  const found = await checkAgreement({
    specs,
    config: configOf(Object.fromEntries(specs.map(({ locale, path }) => [locale, path])), changes),
    bodies: {
      get: async (hash) => {
        read.push(hash);
        return JSON.stringify(facts(hash));
      },
    },
  });
  expect(read, "facts are read once").toEqual([...new Set(read)]);
  return found.map(({ message }) => message);
}

const configOf = (specs: Readonly<Record<string, string>>, changes: Partial<Config> = {}): Config =>
  makeConfig({ apis: [{ id: "api", label: "API", specs, path: "docs/api", sidebar: "api" }], ...changes });

const built = (...codes: readonly string[]): Partial<Config> => ({ builtLocales: codes.map(localeCode) });

test("every built locale is compared with the default one", async () => {
  expect(await check([specOf("uk"), specOf("en"), specOf("de")], built("de", "en", "uk"))).toEqual([
    '`version` is de in "de" but en in "en"',
    '`version` is uk in "uk" but en in "en"',
  ]);
});

test("without the default locale, the first that is built is the original", async () => {
  expect(await check([specOf("en"), specOf("uk"), specOf("de")], built("uk", "de"))).toEqual([
    '`version` is de in "de" but uk in "uk"',
  ]);
});

test.each([
  ["one built locale", [specOf("en"), specOf("uk")], built("uk")],
  ["one specification", [specOf("en")], built("en", "uk")],
  ["one file for all locales", [specOf("en", "specs/a.yaml"), specOf("uk", "specs/a.yaml")], built("en", "uk")],
])("nothing is compared with %s", async (_, specs, changes) => {
  expect(await check(specs, changes)).toEqual([]);
  expect(
    isAgreementChecked("api", configOf(Object.fromEntries(specs.map(({ locale, path }) => [locale, path])), changes)),
  ).toBe(false);
});

test("facts are needed where two built locales have files of their own", () => {
  const config = configOf({ en: "specs/en.yaml", uk: "specs/uk.yaml" });
  expect(isAgreementChecked("api", config)).toBe(true);
  expect(isAgreementChecked("other", config)).toBe(false);
});

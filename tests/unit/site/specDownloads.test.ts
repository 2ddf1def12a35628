// Which files of a specification the overview of an API offers, and in which languages.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath, url } from "../../../src/model/brands.ts";
import { apiKey, type EditionApi, type Site } from "../../../src/model/site.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { specDownloads } from "../../../src/site/specDownloads.ts";
import { makeConfig, makeContent } from "./smallSite.ts";

const specOf = (code: string) => ({
  ...{ apiId: "hub", locale: localeCode(code), path: sitePath(`specs/hub.${code}.yaml`), title: "Hub", version: "1" },
  ...{ description: "", sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [] },
  ...{ operations: [], tags: [], schemas: [] },
});
const source = { kind: "file", path: specOf("en").path } as const;
const downloadsOf = (name: string): EditionApi["downloads"] => [{ url: url(`/docs/api/${name}.yaml`), source }];

/** What the overview of an edition offers. @param apisByEdition What each edition has, by its key. */
function offered(key: string, apisByEdition: Readonly<Record<string, Partial<EditionApi>>>) {
  const { versions } = makeConfig();
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const config = makeConfig({ baseUrl: "/sub/", versions: [...versions, old] });
  const { value } = assembleSite(config, makeContent([]), { drafts: false, strings: {} });
  const apis = new Map(
    Object.entries(apisByEdition).map(([edition, api]) => [
      apiKey(edition, "hub"),
      { apiId: "hub", isFallback: false, ...api } as EditionApi,
    ]),
  );
  const site: Site = { ...value, apis };
  const api = apis.get(apiKey(key, "hub"));
  if (api === undefined) throw new Error("no API");
  return specDownloads({ edition: key } as never, api, site).map(({ label, href, language, lang }) =>
    [label, href, language, lang].filter((part) => part !== undefined).join(" "),
  );
}

const en: Partial<EditionApi> = { spec: specOf("en"), downloads: downloadsOf("hub") };
const uk: Partial<EditionApi> = { spec: specOf("uk"), downloads: downloadsOf("hub.uk") };

test("the only specification is offered without a language", () => {
  expect(offered("current/en", { "current/en": en })).toEqual(["hub.yaml /sub/docs/api/hub.yaml"]);
});

test("where languages have their own, the page's comes first and each says its language", () => {
  const [first, second] = [
    "hub.yaml /sub/docs/api/hub.yaml English en",
    "hub.uk.yaml /sub/docs/api/hub.uk.yaml Українська uk",
  ];
  const apis = { "current/en": en, "current/uk": uk };
  expect(offered("current/en", apis)).toEqual([first, second]);
  expect(offered("current/uk", apis)).toEqual([second, first]);
});

test("one specification for both languages, or in place of one that is missing, is offered once", () => {
  expect(offered("current/uk", { "current/en": en, "current/uk": en })).toEqual(["hub.yaml /sub/docs/api/hub.yaml"]);
  expect(offered("current/en", { "current/en": en, "current/uk": { ...uk, isFallback: true } })).toEqual([
    "hub.yaml /sub/docs/api/hub.yaml",
  ]);
});

test("files of other versions stand on the pages of those versions", () => {
  expect(offered("current/en", { "current/en": en, "1.0/uk": uk })).toEqual(["hub.yaml /sub/docs/api/hub.yaml"]);
});

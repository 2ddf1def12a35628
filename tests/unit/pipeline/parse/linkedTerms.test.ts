// What the links of a language's texts depend on: which files an edit of a term lets be parsed again.
import { expect, test } from "vitest";
import { type LocaleCode, localeCode } from "../../../../src/model/brands.ts";
import type { Config } from "../../../../src/model/config.ts";
import { linkedTermsOf } from "../../../../src/pipeline/parse/linkedTerms.ts";
import { makeConfig, ukrainian } from "../../site/smallSite.ts";

const english = localeCode("en");
const hub = { name: { en: "hub", uk: "хаб" }, definition: { en: "A box.", uk: "Блок." } };
const point = { name: { en: "access point", uk: "точка доступу" } };
const glossary = { path: "glossary", linkFirstUse: true };

const linkedIn = (locale: LocaleCode, changes: Partial<Config> = {}) =>
  linkedTermsOf({ kind: "post", locale }, makeConfig({ terms: [hub, point], glossary, ...changes }));
const digestOf = (locale: LocaleCode, terms?: Config["terms"]) =>
  linkedIn(locale, terms === undefined ? {} : { terms })?.digest;

test("nothing is linked unless the site asks for it, and in docs and posts alone", () => {
  expect(linkedIn(english, { glossary: { ...glossary, linkFirstUse: false } })).toBe(undefined);
  expect(linkedTermsOf({ kind: "page", locale: english }, makeConfig({ terms: [hub], glossary }))).toBe(undefined);
});

test("each language has its own names, the anchors are the same", () => {
  const idsIn = (locale: LocaleCode, text: string) =>
    linkedIn(locale)
      ?.terms.find(text)
      .map(({ name }) => name.id);
  expect(idsIn(english, "Hubs, access points")).toEqual(["hub", undefined]);
  expect(idsIn(ukrainian, "Хабом і точкою доступу")).toEqual(["hub", undefined]);
  expect(linkedIn(english)?.terms.count).toBe(1);
});

test("a changed definition leaves texts alone, a changed name those of other languages", () => {
  const defined = { ...hub, definition: { en: "Another box.", uk: "Інший блок." } };
  expect([english, ukrainian].map((code) => digestOf(code, [defined, point]))).toEqual(
    [english, ukrainian].map((code) => digestOf(code)),
  );
  const named = { ...hub, name: { en: "hub", uk: "концентратор" } };
  expect(digestOf(english, [named, point])).toBe(digestOf(english));
  expect(digestOf(ukrainian, [named, point])).not.toBe(digestOf(ukrainian));
  expect(digestOf(english, [hub])).not.toBe(digestOf(english));
});

test("terms are prepared once for a language", () => {
  const config = makeConfig({ terms: [hub], glossary });
  const terms = linkedTermsOf({ kind: "doc", locale: english, version: "current" }, config);
  expect(linkedTermsOf({ kind: "post", locale: english }, config)).toBe(terms);
  expect(linkedTermsOf({ kind: "post", locale: ukrainian }, config)).not.toBe(terms);
});

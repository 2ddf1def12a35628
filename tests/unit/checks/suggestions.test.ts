// Names that nothing has, on many pages of a large site: each is compared once with all others, until that takes long.
import { expect, test } from "vitest";
import { createForeignFaults } from "../../../src/checks/foreignLinks.ts";
import { checkOperations } from "../../../src/checks/unknown-operation.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { ParsedContent, Source } from "../../../src/model/doc.ts";
import { makeConfig, makeDoc, makePost } from "../site/smallSite.ts";
import { check } from "./checkedSite.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const known = numbers(1_000).map((index) => `n${index}`);
const english = makeConfig().defaultLocale;

const often = 400;
// What is so much longer takes next to no time.
const others = numbers(often).map((index) => `${"much-longer-".repeat(3)}${index}`);
const written = [...numbers(often).map(() => "m7"), ...others, "m8"];

const found = (sources: readonly Source[], content: Partial<ParsedContent> = {}): readonly Diagnostic[] =>
  check(sources, {}, {}, content);

test.each<[string, string, () => readonly Diagnostic[]]>([
  [
    "unknown-tag",
    'did you mean "n7"?',
    () =>
      found(
        written.map((tag, index) => makeDoc(`written-${index}.md`, { tags: [tag] })),
        { docTags: new Map([[english, known.map((key) => ({ key, label: key }))]]) },
      ),
  ],
  [
    "unknown-author",
    'did you mean "n7"?',
    () =>
      found(
        written.map((author, index) => makePost(`written-${index}`, "2026-01-01T00:00:00.000Z", { authors: [author] })),
        { authors: new Map([[english, known.map((key) => ({ key, name: key, socials: {} }))]]) },
      ),
  ],
  [
    "unknown-doc",
    'did you mean "n7"?',
    () =>
      found([
        ...known.map((name) => makeDoc(`${name}.md`)),
        ...written.map((name, index) => makeDoc(`written-${index}.md`, { pagination_next: name })),
      ]),
  ],
  [
    "unknown-operation",
    "did you mean `GET /n7`?",
    () => {
      const location = { file: makeDoc("a.md").path, line: 1, column: 1 };
      const request = { method: "GET", api: "Hub", known: new Set(known.map((name) => `GET /${name}`)), location };
      return checkOperations({ unknownRequests: () => written.map((name) => ({ ...request, path: `/${name}` })) });
    },
  ],
])("%s has a suggestion on each page, and not all names are compared with all others", (code, hint, find) => {
  const hints = find().flatMap((one) => (one.code === code ? [one.hint] : []));
  expect(hints).toHaveLength(written.length);
  expect(new Set(hints.slice(0, often))).toEqual(new Set([hint]));
  expect(hints.at(-1)).not.toContain("did you mean");
});

test("not all links of descriptions that name nothing are compared with all names of the API", () => {
  const operations = new Map(known.map((operationId) => [operationId, { operationId }]));
  // Nothing else of an API is looked at.
  const api = { operations } as never;
  const findFault = createForeignFaults();
  const nearOf = written.map((name) => findFault(`#operation/${name}`, api)?.near);
  expect(new Set(nearOf.slice(0, often))).toEqual(new Set(["#operation/n7"]));
  expect(nearOf.at(-1)).toBeUndefined();
  expect(findFault("#limits", api)).toBeUndefined();
});

import { expect, test } from "vitest";
import { requestFault } from "../../../src/commands/requestFault.ts";

test("a request with every option has no fault", () => {
  const { signal } = new AbortController();
  const words = { site: "a", outDir: "b", config: "c", baseUrl: "/", cacheFolder: "d", against: "e", explain: "f" };
  const flags = { offline: false, strict: true, drafts: false, cache: true, external: false, explainChanges: true };
  const lists = { locales: ["uk"], merge: [], acceptTranslations: ["content"] };
  const shard = { index: 8, count: 8 };
  const others = { shard, jobs: 2, signal, onProgress: () => undefined, onChanges: () => undefined };
  expect(requestFault({ ...words, ...flags, ...lists, ...others })).toBeUndefined();
  expect(requestFault({ site: undefined, explain: ["/docs/a", "/docs/b"] })).toBeUndefined();
  expect(requestFault({})).toBeUndefined();
});

test.each([
  [{ locales: "uk" }, '`locales` must be a list of strings, found "uk"'],
  [{ site: 5 }, "`site` must be a string, found 5"],
  [{ jobs: 0 }, "`jobs` must be a whole number of at least 1, found 0"],
  [{ explain: [1] }, "`explain` must be a string or a list of strings, found a list"],
  [{ cache: "no" }, '`cache` must be true or false, found "no"'],
  [{ shard: { index: 3, count: 2 } }, "`shard` must be an object such as { index: 2, count: 8 }, found an object"],
  [{ onProgress: null }, "`onProgress` must be a function, found null"],
  [{ signal: {} }, "`signal` must be an AbortSignal, found an object"],
  [{ outdir: "x" }, "there is no option `outdir`"],
  [{ toString: 1 }, "there is no option `toString`"],
  [["uk"], "the options must be an object, found a list"],
])("%j is told as what it is", (request, message) => {
  expect(requestFault(request)).toMatchObject({ code: "bad-call", message });
});

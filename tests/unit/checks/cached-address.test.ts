import { expect, test } from "vitest";
import { checkCachedAddresses } from "../../../src/checks/cached-address.ts";
import type { Config } from "../../../src/model/config.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";

const emit = (value: Config["contentSecurity"]["emit"]) => ({ contentSecurity: { emit: value, sources: {} } });

const findingsOf = (staticFiles: readonly string[], config: Partial<Config> = {}) => {
  const content = makeContent([makeDoc("one.md"), makeDoc("two.md")], { staticFiles });
  return checkCachedAddresses({
    site: assembleSite(makeConfig(config), content, { drafts: false, strings: {} }).value,
  });
};

test("a static file in assets/ without a fingerprint is reported, with the number of the others", () => {
  const files = ["a.png", "assets/logo.svg", "assets/app.1a2b3c4d.js", "assets/b/logo-2024.svg", "docs/assets/a.png"];
  expect(findingsOf(files, emit("headers"))).toEqual([
    {
      code: "cached-address",
      severity: "warning",
      message:
        "Browsers keep what is in /assets/ for a year: readers will not see changes of this file and of 1 other there",
      location: { file: "content/static/assets/b/logo-2024.svg", line: 1, column: 1 },
      hint: "move it to a folder with another name, such as content/static/files/",
    },
  ]);
});

test("so are pages and redirects, at the first one", () => {
  const docs = { ...makeConfig().docs, path: "assets" };
  expect(findingsOf([], { docs, ...emit("both") })).toEqual([
    {
      code: "cached-address",
      severity: "warning",
      message:
        "Browsers keep what is in /assets/ for a year: readers will not see changes of /assets/one and of 2 others there",
      location: { file: "content/en/docs/one.md", line: 1, column: 1 },
      hint: "change the first part of the address: the folder, `slug`, `docs.path` or `blog.path`",
    },
  ]);
});

test.each([
  ["none", "info"],
  ["meta", "info"],
  ["headers", "warning"],
] as const)("with the policy in %s it is: %s", (value, severity) => {
  expect(findingsOf(["assets/a.png"], emit(value)).map((finding) => finding.severity)).toEqual([severity]);
});

test("an offline folder has no server that could say so", () => {
  expect(findingsOf(["assets/a.png"], { offline: { baseUrl: "/" } })).toEqual([]);
});

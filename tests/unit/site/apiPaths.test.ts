import { expect, test } from "vitest";
import { pathOfDescription } from "../../../src/site/apiPaths.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "./smallSite.ts";

const content = makeContent([makeDoc("intro.md"), makeDoc("intro.md", {}, { locale: ukrainian })], {
  staticFiles: ["files/x.json", "demo/pure.html"],
});

function leads(path: string, from: string, trailingSlash?: boolean): string {
  const config = makeConfig({ baseUrl: "/sub/", ...(trailingSlash === undefined ? {} : { trailingSlash }) });
  const { value: site } = assembleSite(config, content, { drafts: false, strings: {} });
  const route = site.routes.find(({ url }) => url.replace(/\/$/, "") === from);
  return route === undefined ? "no such page" : pathOfDescription(path, route, site);
}

test.each([
  ["/docs/intro", "/uk/docs/intro", "/sub/uk/docs/intro"],
  ["/docs/intro?a=1#b", "/uk/docs/intro", "/sub/uk/docs/intro?a=1#b"],
  ["/docs/intro", "/docs/intro", "/sub/docs/intro"],
  ["/files/x.json", "/docs/intro", "/sub/files/x.json"],
  ["/files/x.json", "/uk/docs/intro", "/sub/files/x.json"],
  ["/files/x.json?a=1#b", "/uk/docs/intro", "/sub/files/x.json?a=1#b"],
  ["/demo/pure", "/uk/docs/intro", "/sub/demo/pure.html"],
  ["/docs/api/hub.yaml", "/uk/docs/intro", "/sub/uk/docs/api/hub.yaml"],
])("%s in a description on %s leads to %s", (path, from, expected) => {
  expect(leads(path, from)).toBe(expected);
});

test.each([
  ["/docs/intro#a", true, "/sub/uk/docs/intro/#a"],
  ["/docs/gone?a", true, "/sub/uk/docs/gone/?a"],
  ["/docs/gone/", false, "/sub/uk/docs/gone"],
  ["/files/x.json", true, "/sub/files/x.json"],
])("%s with trailingSlash: %s leads to %s", (path, trailingSlash, expected) => {
  expect(leads(path, "/uk/docs/intro", trailingSlash)).toBe(expected);
});

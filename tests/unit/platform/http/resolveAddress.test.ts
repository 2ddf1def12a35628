import { expect, test } from "vitest";
import { makeBuiltSite } from "../../../../src/platform/http/builtSite.ts";
import { resolveAddress } from "../../../../src/platform/http/resolveAddress.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";

const routes = [
  ["/", "index.html"],
  ["/docs/intro", "docs/intro/index.html"],
  ["/docs/lua-plugins/", "docs/lua-plugins/index.html"],
  ["/flat", "flat.html"],
  ["/uk/", "uk/index.html"],
  ["/uk/док", "uk/док/index.html"],
  ["/gone", "gone/index.html"],
] as const;
const files = [
  ...routes.map(([, file]) => file).filter((file) => !file.startsWith("gone")),
  "404.html",
  "uk/404.html",
  "assets/boot.1a2b3c4d.js",
  "docs/intro.md",
  "abc.txt",
  "demo/index.html",
  "plain.html",
  ".hubdocs-output",
  ".env",
  "a/.b/c.txt",
  ".well-known/security.txt",
];
const siteAt = (baseUrl: string) => makeBuiltSite(new Set(files), { baseUrl, routes });

const file = (name: string, status = 200) => ({ kind: "file", file: name, status });
const redirect = (location: string, status = 301) => ({ kind: "redirect", location, status });

test.for([
  ["/", file("index.html")],
  ["/docs/intro", file("docs/intro/index.html")],
  ["/docs/intro/", redirect("/docs/intro")],
  ["/docs/intro.html", redirect("/docs/intro")],
  ["/docs/intro/index.html", redirect("/docs/intro")],
  ["/docs/lua-plugins/", file("docs/lua-plugins/index.html")],
  ["/docs/lua-plugins", redirect("/docs/lua-plugins/")],
  ["/docs/lua-plugins/index.html", redirect("/docs/lua-plugins/")],
  ["/docs/lua-plugins.html", redirect("/docs/lua-plugins/")],
  ["/index.html", redirect("/")],
  ["/flat", file("flat.html")],
  ["/flat.html", redirect("/flat")],
  ["/flat/", redirect("/flat")],
  ["/uk", redirect("/uk/")],
  ["/uk/док", file("uk/док/index.html")],
  ["/uk/док/", redirect("/uk/%D0%B4%D0%BE%D0%BA")],
  ["/docs/intro.md", file("docs/intro.md")],
  ["/assets/boot.1a2b3c4d.js", file("assets/boot.1a2b3c4d.js")],
  ["/abc.txt", file("abc.txt")],
  ["/abc.txt/", file("404.html", 404)],
  ["/demo/", file("demo/index.html")],
  ["/demo", redirect("/demo/")],
  ["/plain", file("plain.html")],
  ["/plain.html", file("plain.html")],
  ["/404.html", file("404.html")],
  ["/nope", file("404.html", 404)],
  ["/uk/nope", file("uk/404.html", 404)],
  ["/uk/docs/deep/nope", file("uk/404.html", 404)],
  ["/gone", file("404.html", 404)],
  ["/assets/", file("404.html", 404)],
  ["/assets", file("404.html", 404)],
  ["//docs/intro", file("404.html", 404)],
  ["//evil.example/", file("404.html", 404)],
  ["/.env", file("404.html", 404)],
  ["/.hubdocs-output", file("404.html", 404)],
  ["/a/.b/c.txt", file("404.html", 404)],
  ["/.well-known/security.txt", file(".well-known/security.txt")],
  ["/DOCS/intro", file("404.html", 404)],
  ["/__proto__", file("404.html", 404)],
  ["/constructor", file("404.html", 404)],
] as const)("%s", ([path, expected]) => {
  expect(resolveAddress(path, siteAt("/"))).toEqual(expected);
});

test.for([
  ["/sub/", file("index.html")],
  ["/sub/docs/intro", file("docs/intro/index.html")],
  ["/sub/docs/intro/", redirect("/sub/docs/intro")],
  ["/sub", redirect("/sub/")],
  ["/", redirect("/sub/", 302)],
  ["/docs/intro", redirect("/sub/", 302)],
  ["/subway", redirect("/sub/", 302)],
  ["/sub/nope", file("404.html", 404)],
  ["/sub/uk/nope", file("uk/404.html", 404)],
] as const)("below a base URL: %s", ([path, expected]) => {
  expect(resolveAddress(path, siteAt("/sub/"))).toEqual(expected);
});

test("a site without routes serves its files under both spellings of a folder that it has", () => {
  const site = makeBuiltSite(new Set(["docs/intro/index.html"]), { baseUrl: "/", routes: [] });
  expect(resolveAddress("/docs/intro/", site)).toEqual(file("docs/intro/index.html"));
  expect(resolveAddress("/docs/intro", site)).toEqual(redirect("/docs/intro/"));
  expect(resolveAddress("/nope", site)).toEqual({ kind: "none" });
});

test("an address of thousands of folders takes no longer than others", async () => {
  const address = `/uk/${"a/".repeat(8_000)}`;
  expect(resolveAddress(address, siteAt("/"))).toEqual(file("uk/404.html", 404));
  await expectToTakeLessThan(0.1, () => resolveAddress(address, siteAt("/")));
});

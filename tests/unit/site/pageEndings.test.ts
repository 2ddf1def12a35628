import { expect, test } from "vitest";
import { outputPath, url } from "../../../src/model/brands.ts";
import type { Route } from "../../../src/model/route.ts";
import { pageEndingsOf } from "../../../src/site/pageEndings.ts";

const routeAt = (address: string, target: Route["target"] = { kind: "glossary" }): Route => ({
  ...{ url: url(address), outputPath: outputPath("a/index.html"), edition: "current/en", target, path: "" },
  ...{ isFallback: false, isDraft: false, isUnlisted: false },
});

test("endings are those by which pages look like files, the frequent ones first, and few", () => {
  const addresses = [
    "/docs/intro",
    "/docs/v2.0",
    "/docs/node.js/",
    "/404.html",
    "/вступ.дім",
    "/b.TS",
    "/a.js",
    "/c.JS",
  ];
  const redirect = routeAt("/old.php", { kind: "redirect", to: "/docs/intro" });
  expect(pageEndingsOf({ routes: [...addresses.map((address) => routeAt(address)), redirect] })).toEqual(["js", "ts"]);
  const many = Array.from({ length: 90 }, (_, index) => routeAt(`/System.Class${index}`));
  expect(pageEndingsOf({ routes: many })).toHaveLength(50);
});

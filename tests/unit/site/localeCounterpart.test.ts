// Translations with addresses of their own: the menu of languages, `hreflang`.
import { expect, test } from "vitest";
import { hreflangs, localeAlternates } from "../../../src/site/alternates.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

const post = makePost("p", "2026-05-05", { slug: "my-post" });
const { value: site } = assembleSite(
  makeConfig(),
  makeContent([
    makeDoc("one.md"),
    makeDoc("01-one.md", { slug: "odyn" }, { locale: ukrainian }),
    makeDoc("two.md", { slug: "zwei" }),
    makePage("a.md", { slug: "/o" }),
    makePage("a.md", { slug: "/odin" }, "uk"),
    // Has the address of another page's original.
    makePage("b.md", { slug: "/b" }),
    makePage("c.md", { slug: "/c" }),
    makePage("c.md", { slug: "/b" }, "uk"),
    { ...post, permalink: "my-post" },
    { ...post, permalink: "mii-post", locale: ukrainian, path: "content/uk/blog/p.md" as typeof post.path },
  ]),
  { drafts: false, strings: {} },
);

function languagesOf(url: string) {
  const route = site.routes.find((each) => each.url === url);
  if (route === undefined) throw new Error(`no ${url} among ${site.routes.map((each) => each.url).join(" ")}`);
  return {
    menu: localeAlternates(route, site).map(({ href, isExact }) => (isExact ? href : `near ${href}`)),
    search: hreflangs(route, site).map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`),
  };
}

test.each([
  ["/docs/one", "/uk/docs/odyn"],
  ["/o", "/uk/odin"],
  ["/c", "/uk/b"],
  ["/blog/my-post", "/uk/blog/mii-post"],
])("%s and %s are one page in two languages", (english, ukrainianUrl) => {
  const expected = {
    menu: [english, ukrainianUrl],
    search: [`en ${english}`, `uk ${ukrainianUrl}`, `x-default ${english}`],
  };
  expect(languagesOf(english)).toEqual(expected);
  expect(languagesOf(ukrainianUrl)).toEqual(expected);
});

test("what is shown in place of a translation is in the menu, and no language of it for search engines", () => {
  expect(languagesOf("/docs/zwei")).toEqual({ menu: ["/docs/zwei", "/uk/docs/zwei"], search: [] });
});

test("a list of all languages leads to the same list", () => {
  expect(languagesOf("/blog").menu).toEqual(["/blog", "/uk/blog"]);
});

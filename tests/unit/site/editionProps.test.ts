import { expect, test } from "vitest";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { editionPropsOf } from "../../../src/site/editionProps.ts";
import { makeConfig, makeContent, makeDoc, makePage, ukrainian } from "./smallSite.ts";

const content = makeContent([
  makeDoc("intro.md"),
  makeDoc("intro.md", {}, { locale: ukrainian }),
  makePage("about.md"),
]);

test.each([
  ["/docs/intro", "/docs/intro", "/uk/docs/intro"],
  ["/docs/intro#words", "/docs/intro#words", "/uk/docs/intro#words"],
  ["/docs/intro?a=1&amp;b=2", "/docs/intro?a=1&amp;b=2", "/uk/docs/intro?a=1&amp;b=2"],
  ["/about", "/about", "/uk/about"],
  ["/", "/", "/uk/"],
  ["/uk/docs/intro", "/uk/docs/intro", "/uk/docs/intro"],
  ["/nowhere", "/nowhere", "/nowhere"],
  ["/docs/intro&amp;more", "/docs/intro&amp;more", "/docs/intro&amp;more"],
  ["//example.org/docs/intro", "//example.org/docs/intro", "//example.org/docs/intro"],
  ["https://example.org/about", "https://example.org/about", "https://example.org/about"],
])("a line of the layout links to %s in the reader's language", (written, en, uk) => {
  for (const baseUrl of ["/", "/product/"]) {
    const config = makeConfig({
      baseUrl,
      announcement: { id: "one", text: "News", closeable: true },
      footer: { copyright: "Ours" },
    });
    const { value: site } = assembleSite(config, content, { drafts: false, strings: {} });
    const hrefs = site.editions.map((edition) => {
      const { announcement, footer } = editionPropsOf({
        site,
        edition,
        strings: {},
        stylePath: "style.css",
        bootPath: "boot.js",
        fontPaths: [],
        islands: {},
        renderInline: () => `<a href="${written}">Text</a>`,
      }).value;
      expect(footer?.copyrightHtml).toBe(announcement?.html);
      return announcement?.html;
    });
    const below = (href: string): string => (/^\/(?!\/)/.test(href) ? baseUrl + href.slice(1) : href);
    expect(hrefs).toEqual([en, uk].map((href) => `<a href="${below(href)}">Text</a>`));
  }
});

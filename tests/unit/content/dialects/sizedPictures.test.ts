import { expect, test } from "vitest";
import { htmlOf } from "../parsePage.ts";

const page =
  'a ![b](https://c.org/d.png =300x200) ![](https://c.org/e.svg "f" =x70) `![g](h =1x1)`\n\n![i](https://c.org/j.png =50%x "k")\n*m*\n\n![n](o =x) ![p](q r =1x2)\n\n```\n![s](t =1x1)\n```\n';

test.each(["hubdocs", "mkdocs", "vitepress", "docusaurus", "jekyll"] as const)(
  "pictures of %s have the size that stands behind their address",
  async (dialect) => {
    expect(await htmlOf(page, { markdown: { dialect } })).toBe(
      [
        '<p>a <img src="https://c.org/d.png" alt="b" width="300" height="200"> <img src="https://c.org/e.svg" alt="" title="f" height="70"> <code>![g](h =1x1)</code></p>',
        '<p><img src="https://c.org/j.png" alt="i" title="k" width="50%">&#32;',
        "<em>m</em></p>",
        "<p>![n](o =x) ![p](q r =1x2)</p>",
        "[CodeBlock]",
      ].join("\n"),
    );
  },
);

test("pictures with a size are text where HTML is", async () => {
  const html = await htmlOf("![a](d.png =1x2)\n", { markdown: { rawHtml: false } });
  expect(html).toBe("<p>![a](d.png =1x2)</p>\n");
});

// Which files of a site a frozen version keeps: whatever its pages load, however it is called.
import { expect, test } from "vitest";
import { hashText, localeCode, outputPath, url } from "../../../../src/model/brands.ts";
import { frozenRoot as root } from "../../../../src/model/frozen.ts";
import type { FrozenDraft } from "../../../../src/pipeline/frozen/frozenDraft.ts";
import { gatherFrozen } from "../../../../src/pipeline/frozen/gatherFrozen.ts";

const pages = ["html", "md"].map((ending) => outputPath(`docs/1.0/intro.${ending}`));
const draft: FrozenDraft = {
  version: "1.0",
  place: "docs/1.0",
  pages: pages.map((file) => ({
    ...{ url: url("/docs/1.0/intro"), file, locale: localeCode("en"), path: "/docs/1.0/intro" },
    ...{ names: [], otherIds: [] },
  })),
  policy: {},
  facts: {},
  offline: {},
  isPage: (address) => address === "/docs/intro",
  isOwnFile: (path) => path.startsWith("assets/"),
  downloads: [],
  folders: [],
  themeFiles: [],
  offlineFiles: [],
};

test.each([
  ["assets/plan (1).png", `<img src="${root}assets/plan%20(1).png">`],
  ["assets/it's, so.png", `<img src="${root}assets/it's,%20so.png">`],
  ["assets/a&b.png", `<img src="${root}assets/a&amp;b.png?v=1">`],
  ["assets/a&b.png", `<a data-props="{&quot;src&quot;:&quot;${root}assets/a&amp;b.png&quot;}"></a>`],
  ["assets/a&b.png", `<script type="application/json">{"src":"${root}assets/a&b.png"}</script>`],
  ["assets/a.png", `<div style="background:url(${root}assets/a.png)"></div>`],
  ["assets/a.png", `<img srcset="${root}assets/a.png 1x, ${root}assets/b.png 2x">`],
])("the file %s is kept: %s", (file, text) => {
  const paths = new Set([...pages, file, "assets/other.png"]);
  const read = (path: string): Buffer => Buffer.from(path === pages[0] ? text : "");
  expect(Object.keys(gatherFrozen(draft, { paths, read, hash: () => hashText("0") }).files)).toEqual([...pages, file]);
});

test("links and files of Markdown end at the bracket", () => {
  const text = `[a](${root}docs/intro), ![b](${root}assets/a.png)`;
  const paths = new Set([...pages, "assets/a.png"]);
  const read = (path: string): Buffer => Buffer.from(path === pages[1] ? text : "");
  const { files, links } = gatherFrozen(draft, { paths, read, hash: () => hashText("0") });
  expect([Object.keys(files), links]).toEqual([[...pages, "assets/a.png"], ["/docs/intro"]]);
});

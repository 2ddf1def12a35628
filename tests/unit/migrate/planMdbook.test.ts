import { describe, expect, test } from "vitest";
import { moved, targets } from "./memorySite.ts";

describe("a book of mdBook", () => {
  const files = {
    "book.toml": `[book]
title = "The Lamp"
description = "All about it"
language = "uk"
src = "text"

[preprocessor.links]
[preprocessor.lamps]
command = "mdbook-lamps"

[output.html]
site-url = "/lamp"
cname = "lamp.example"
git-repository-url = "https://git.example/lamp"

[output.html.redirect]
"/old.html" = "guide/first.html#a"
"/guide/index.html" = "./first.html"
"/out.html" = "https://o.example/x"
`,
    "text/SUMMARY.md":
      "# Summary\n\n[About](README.md)\n\n- [Guide](guide/index.md)\n  - [First](guide/first.md)\n- [Draft]()\n",
    "text/README.md":
      "{{#include part.md}}\n{{#include ../code/main.rs:2:3}}\n{{#include ../../above.rs}}\n{{#include gone.md}}\n",
    "text/part.md": "```rust\n{{#playground ../code/run.rs editable}}\n```\n",
    "text/unlisted.md": "# Unlisted\n",
    "text/guide/index.md": "# Guide\n",
    "text/guide/first.md": "{{#shiftinclude auto:../../code/deep/a.rs:part}}\n",
    "text/guide/a.png": "",
    "code/main.rs": "",
    "code/run.rs": "",
    "code/deep/a.rs": "",
    "code/unused.rs": "",
    "theme/favicon.svg": "",
    "book/index.html": "",
  };

  test("has its chapters in their places, with what they include", () => {
    expect(targets(moved(files))).toEqual({
      "text/README.md": "content/uk/docs/README.md",
      "text/part.md": "content/uk/docs/_part.md",
      "text/guide/index.md": "content/uk/docs/guide/index.md",
      "text/guide/first.md": "content/uk/docs/guide/first.md",
      "text/guide/a.png": "content/uk/docs/guide/a.png",
      "code/main.rs": "code/main.rs",
      "code/run.rs": "code/run.rs",
      "code/deep/a.rs": "code/deep/a.rs",
      "theme/favicon.svg": "content/static/favicon.svg",
    });
  });

  test("has its name, address, language, order, repository and redirects", () => {
    const { config, left } = moved(files);
    expect(config).toEqual({
      title: "The Lamp",
      tagline: "All about it",
      url: "https://lamp.example",
      baseUrl: "/lamp/",
      favicon: "/favicon.svg",
      locales: { uk: "" },
      trailingSlash: false,
      docsPath: "",
      sidebarCollapsed: false,
      navbar: {
        items: [
          { type: "docSidebar", sidebarId: "docsSidebar" },
          { type: "link", label: "GitHub", href: "https://git.example/lamp", position: "right" },
        ],
      },
      sidebars: {
        docsSidebar: [
          { type: "doc", id: "README", label: "About" },
          {
            type: "category",
            label: "Guide",
            link: { type: "doc", id: "guide/index" },
            items: [{ type: "doc", id: "guide/first", label: "First" }],
          },
        ],
      },
      redirects: [
        { from: ["/old"], to: "/guide/first#a" },
        { from: ["/guide/"], to: "/guide/first" },
        { from: ["/out"], to: "https://o.example/x" },
      ],
      redirectHosts: ["o.example"],
    });
    expect(left).toContain("book.toml: the preprocessors lamps are not run; write what they add as Markdown");
  });

  test("without a readable configuration or a table of contents has its pages all the same", () => {
    const plan = moved({ "book.toml": "[book", "src/b.md": "", "src/a.md": "" });
    expect(targets(plan)).toEqual({ "src/a.md": "content/en/docs/a.md", "src/b.md": "content/en/docs/b.md" });
    expect(plan.config.sidebars).toBeUndefined();
  });

  test("may have its chapters beside its configuration", () => {
    const plan = moved({ "docs/book.toml": '[book]\nsrc = "."', "docs/SUMMARY.md": "- [A](a.md)", "docs/a.md": "" });
    expect(targets(plan)["docs/a.md"]).toBe("content/en/docs/a.md");
    expect(plan.config.sidebars).toEqual({ docsSidebar: [{ type: "doc", id: "a", label: "A" }] });
  });
});

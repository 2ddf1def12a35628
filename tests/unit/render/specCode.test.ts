// Code blocks in descriptions of a specification.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { renderUntrusted } from "../../../src/content/renderUntrusted.ts";
import { markdownTwin } from "../../../src/render/twin/markdownTwin.ts";
import { apiPage } from "./apiPage.ts";
import { fullOverview } from "./apiPages.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { spokenIn, ukrainianUnder } from "./languageOfParts.ts";
import { sampleEdition, samplePage } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

const asked = "```SH\ncurl -H 'If-Match: \"<a>\"' \\\n  localhost\n```";
const content = { kind: "apiOverview", apiTitle: "Hub API", title: "Domivka API", downloads: [] } as const;

const described = (markdown: string, { locale = "en", lang }: { locale?: "en" | "uk"; lang?: string } = {}): string => {
  const page = apiPage(lang === undefined ? content : { ...content, lang });
  return render(sampleEdition(locale), page, { ...fullOverview, descriptionHtml: renderUntrusted(markdown) });
};

const blockOf = (html: string): string => /<figure class="code".*?<\/figure>/s.exec(html)?.[0] ?? "";

describe("code in a description", () => {
  test.each(["en", "uk"] as const)("is what the same code of a page in %s is", (locale) => {
    const block = blockOf(described("```js\nlocalhost < 1\n```", { locale }));
    const lines = [{ html: 'localhost &lt; <span class="tok-number">1</span>' }];
    const props = { language: "js", lines, text: "localhost < 1" };
    const doc = { kind: "doc", title: "Guide", showTitle: true } as const;
    const segments = [{ kind: "part", part: "CodeBlock", props }] as const;
    expect(block).toBe(blockOf(render(sampleEdition(locale), samplePage({ content: doc }), { segments })));
    expect(block).toContain(locale === "en" ? ">Copy</button>" : ">Копіювати</button>");
  });

  test("has its language as a name, and none where the fence says none", () => {
    expect(blockOf(described(asked))).toContain('aria-label="sh"><figcaption class="code-bar">');
    expect(blockOf(described("    a"))).toContain(
      '<figure class="code"><div class="code-bar"><span class="code-language">',
    );
  });

  test("leaves the words of its buttons in the language of the interface", () => {
    const html = described(asked, { locale: "uk", lang: "en" });
    expect(spokenIn(html, "uk")).toContainEqual({ lang: "uk", text: "Переносити рядки" });
    expect(ukrainianUnder("en", html)).toEqual([]);
  });

  test("stays text, whatever it says", () => {
    const html = described('```x"><script>\n</code></pre></figure><script>$& $1 &lt;b></script>\n```');
    const block = blockOf(html);
    expect(block).toContain(
      "&lt;/code&gt;&lt;/pre&gt;&lt;/figure&gt;&lt;script&gt;$&amp; $1 &amp;lt;b&gt;&lt;/script&gt;",
    );
    expect(block).toContain('class="code-copy');
  });

  test("is code in the Markdown twin, without a word of the buttons", () => {
    const twin = markdownTwin(described(`Text.\n\n${asked}\n\nMore.`), sampleEdition("en"), apiPage(content));
    expect(twin).toContain(`Text.\n\n${asked.replace("SH", "sh")}\n\nMore.`);
  });
});

test("what is written as a block of code, but is not one, gets no buttons", () => {
  const html = described(
    '<figure class="code"><pre tabindex="0"><code class="language-js">a<b>b</b></code></pre></figure>',
  );
  expect(html).not.toContain("code-copy js-only");
});

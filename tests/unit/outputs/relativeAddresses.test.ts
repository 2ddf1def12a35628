import { describe, expect, test } from "vitest";
import { offlineBaseUrl as root } from "../../../src/model/offline.ts";
import { type OfflineSite, pageFilesOf, relativeAddresses } from "../../../src/outputs/relativeAddresses.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const routes = [
  ["/", "index.html"],
  ["/404.html", "404.html"],
  ["/docs/intro", "docs/intro/index.html"],
  ["/docs/v1.2", "docs/v1.2/index.html"],
  ["/docs/Setup/", "docs/Setup/index.html"],
  ["/docs/more & less", "docs/more & less/index.html"],
  ["/uk/", "uk/index.html"],
  ["/uk/docs/вступ", "uk/docs/вступ/index.html"],
].map(([url = "", outputPath = ""]) => ({ url, outputPath }));
const site: OfflineSite = { url: "https://example.org", baseUrl: "/base/", pages: pageFilesOf(routes) };

describe("addresses in a file", () => {
  test.each([
    [
      "a page, by the name of its file",
      "docs/intro/index.html",
      `href="${root}docs/intro"`,
      'href="../../docs/intro/index.html"',
    ],
    [
      "query and hash, which stay",
      "index.html",
      `href="${root}docs/intro?a=1#x"`,
      'href="./docs/intro/index.html?a=1#x"',
    ],
    ["a page with a dot in its name", "index.html", `href="${root}docs/v1.2"`, 'href="./docs/v1.2/index.html"'],
    ["capitals as the file has them", "index.html", `href="${root}docs/setup"`, 'href="./docs/Setup/index.html"'],
    ["a page that is a file already", "uk/index.html", `href="${root}404.html"`, 'href="../404.html"'],
    [
      "an encoded path",
      "index.html",
      `href="${root}uk/docs/%D0%B2%D1%81%D1%82%D1%83%D0%BF"`,
      'href="./uk/docs/%D0%B2%D1%81%D1%82%D1%83%D0%BF/index.html"',
    ],
    [
      "a name with an ampersand",
      "index.html",
      `href="${root}docs/more%20&amp;%20less#x" data="{&quot;page&quot;:&quot;${root}docs/more%20&amp;%20less&quot;}"`,
      'href="./docs/more%20%26%20less/index.html#x" data="{&quot;page&quot;:&quot;./docs/more%20%26%20less/index.html&quot;}"',
    ],
    [
      "a name with an ampersand in JSON",
      "index.html",
      `{"page":"${root}docs/more%20&%20less"}`,
      '{"page":"./docs/more%20%26%20less/index.html"}',
    ],
    ["the landing page", "uk/index.html", `href="${root}"`, 'href="../index.html"'],
    ["another landing page", "index.html", `href="${root}uk/"`, 'href="./uk/index.html"'],
    ["the target of a redirect", "docs/index.html", `content="0; url=${root}"`, 'content="0; url=../index.html"'],
    ["a file", "uk/index.html", `src="${root}assets/boot.12.js"`, 'src="../assets/boot.12.js"'],
    [
      "candidates of a picture",
      "a/index.html",
      `srcset="${root}i/a.png 320w, ${root}i/b.png 640w"`,
      'srcset="../i/a.png 320w, ../i/b.png 640w"',
    ],
    [
      "props of interactive parts; the root stays a beginning",
      "uk/index.html",
      `{&quot;base&quot;:&quot;${root}&quot;,&quot;page&quot;:&quot;${root}docs/intro&quot;}`,
      "{&quot;base&quot;:&quot;../&quot;,&quot;page&quot;:&quot;../docs/intro/index.html&quot;}",
    ],
    [
      "a full address, which leads to the site online",
      "uk/index.html",
      `href="https://example.org${root}docs/intro"`,
      'href="https://example.org/base/docs/intro"',
    ],
  ])("become relative: %s", (_, path, text, expected) => {
    expect(relativeAddresses(text, path, site)).toBe(expected);
  });

  test("that leave the site stay, and so does a text without any", () => {
    const text = '<a href="https://elsewhere.org/docs/intro">/docs/intro</a>';
    expect(relativeAddresses(text, "index.html", site)).toBe(text);
  });

  test("need time that grows with the text alone", async () => {
    const text = `<a href="${root}docs/intro">x</a>`.repeat(200_000);
    // A tenth of a second is usual; time that grows with the square would be minutes.
    await expectToTakeLessThan(5, () => relativeAddresses(text, "index.html", site));
  });
});

test("full addresses have the base URL percent-encoded, as those of the site online", () => {
  const text = `href="https://example.org${root}docs/intro"`;
  const found = relativeAddresses(text, "index.html", { ...site, baseUrl: "/дім/" });
  expect(found).toBe('href="https://example.org/%D0%B4%D1%96%D0%BC/docs/intro"');
});

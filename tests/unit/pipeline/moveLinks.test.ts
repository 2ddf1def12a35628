import { expect, test } from "vitest";
import { type SitePath, sitePath } from "../../../src/model/brands.ts";
import { moveLinks } from "../../../src/pipeline/moveLinks.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const files = new Set([
  "content/en/docs/guide/other.md",
  "content/en/docs/intro.md",
  "content/en/pages/about us.md",
  "content/en/versions/1.0/intro.md",
  "content/static/img/plan.png",
  "content/en/shared/original.png",
  "content/uk/pages/about.md",
  "content/uk/docs/intro.md",
  "specs/hub.yaml",
]);

/** Snapshot 2.0 of docs and specifications. */
function copyOf(path: SitePath): SitePath | undefined {
  const [, locale, rest] = /^content\/(\w+)\/docs\/(.*)$/.exec(path) ?? [];
  if (rest !== undefined) return sitePath(`content/${locale}/versions/2.0/${rest}`);
  return path === "specs/hub.yaml" ? sitePath("specs/versions/2.0/hub.yaml") : undefined;
}

const move = (text: string, locale = "en"): Promise<string> => {
  const placeIn = (code: string) => ({
    from: sitePath(`content/${code}/docs/guide/page.md`),
    to: sitePath(`content/${code}/versions/2.0/guide/page.md`),
  });
  const original = locale === "en" ? {} : { original: placeIn("en") };
  return moveLinks(text, { ...placeIn(locale), ...original, copyOf, exists: async (path) => files.has(path) });
};

test.each([
  ["a page outside the docs", "[a](../../pages/about%20us.md#part)", "[a](../../../pages/about%20us.md#part)"],
  ["an image", '![a](../../../static/img/plan.png "Title")', '![a](../../../../static/img/plan.png "Title")'],
  ["an address in angle brackets", "[a](<../../../static/img/plan.png>)", "[a](<../../../../static/img/plan.png>)"],
  ["a definition", "[a]: ../../../static/img/plan.png", "[a]: ../../../../static/img/plan.png"],
  ["raw HTML", '<img src="../../../static/img/plan.png">', '<img src="../../../../static/img/plan.png">'],
  [
    "two in a line",
    "[a](../intro.md) [b](../../../static/img/plan.png)",
    "[a](../intro.md) [b](../../../../static/img/plan.png)",
  ],
  ["an older version", "[a](../../versions/1.0/intro.md)", "[a](../../1.0/intro.md)"],
  [
    "the other language's docs, which are copied too",
    "[a](../../../uk/docs/intro.md)",
    "[a](../../../../uk/versions/2.0/intro.md)",
  ],
  [
    "an included file of a copied specification",
    "```yaml file=../../../../specs/hub.yaml#x",
    "```yaml file=../../../../../specs/versions/2.0/hub.yaml#x",
  ],
  [
    "front matter",
    "---\nimage: ../../../static/img/plan.png\n---\n",
    "---\nimage: ../../../../static/img/plan.png\n---\n",
  ],
])("%s is led to from the new place", async (_, before, after) => {
  expect(await move(before)).toBe(after);
});

test.each([
  ["docs, which are copied together", "[a](../intro.md) [b](./other.md) ![c](../guide/other.md)"],
  ["what is not there", "[a](../../pages/missing.md)"],
  ["what leaves the site", "[a](../../../../../../etc/passwd)"],
  ["inline code", "`[a](../../../static/img/plan.png)` and ``[a](../../../static/img/plan.png)``"],
  [
    "code blocks",
    "```md\n[a](../../../static/img/plan.png)\n```\n\n> ~~~\n> [a](../../../static/img/plan.png)\n> ~~~\n",
  ],
  ["line ends", "[a](../intro.md)\r\n\r\n../\r\n"],
])("%s: nothing of it changes", async (_, text) => {
  expect(await move(text)).toBe(text);
});

test("a translation finds its own files first, then those of the original", async () => {
  const text = "[a](../../pages/about.md) ![b](../../shared/original.png)\n";
  expect(await move(text, "uk")).toBe("[a](../../../pages/about.md) ![b](../../../shared/original.png)\n");
});

test("a line of many addresses that are none takes no longer than its length", async () => {
  await expectToTakeLessThan(5, () => move(`${"](../".repeat(50_000)}${"`".repeat(20_000)}\n`));
});

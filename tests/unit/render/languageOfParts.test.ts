// Pages that are not translated hold two languages: words of the interface, and those of an author.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiBody } from "../../../src/model/api.ts";
import type { PageContent } from "../../../src/model/page.ts";
import { fullOperation } from "./apiOperation.ts";
import { apiPage } from "./apiPage.ts";
import { fullNamedSchema, fullOverview, fullTag } from "./apiPages.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { spokenIn, ukrainianUnder } from "./languageOfParts.ts";
import { sampleEdition } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

const call = { method: "post", path: "/devices", isWebhook: false, isDeprecated: false } as const;

describe("untranslated pages of an API", () => {
  test.each<[PageContent, ApiBody, readonly string[]]>([
    [
      { kind: "operation", title: "Call an action", ...call, lang: "en" },
      fullOperation,
      ["Call an action", "Good water"],
    ],
    [{ kind: "apiTag", title: "Devices", lang: "en" }, fullTag, ["Devices"]],
    [{ kind: "apiSchema", title: "Device", lang: "en" }, fullNamedSchema, ["Device"]],
    [
      { kind: "apiOverview", apiTitle: "Hub API", title: "Domivka API", downloads: [], lang: "en" },
      fullOverview,
      ["Domivka API"],
    ],
  ])("mark the words of the specification, and no word of the interface: %j", (content, body, texts) => {
    const html = render(sampleEdition("uk"), apiPage(content), body);
    expect(ukrainianUnder("en", html)).toEqual([]);
    const english = spokenIn(html, "uk").flatMap(({ lang, text }) => (lang === "en" ? [text] : []));
    for (const text of texts) expect(english).toContain(text);
    const unmarked = spokenIn(html, "uk").filter(
      ({ lang, text }) => lang === "uk" && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text),
    );
    expect(unmarked.map(({ text }) => text)).toEqual([]);
  });
});

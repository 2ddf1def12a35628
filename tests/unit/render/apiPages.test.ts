import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { OverviewBody } from "../../../src/model/api.ts";
import type { PageProps } from "../../../src/model/page.ts";
import { apiBodyProps } from "./apiBuilders.ts";
import { attributes, headings, textOf } from "./apiMarkup.ts";
import { apiPage } from "./apiPage.ts";
import { fullNamedSchema, fullOverview, fullTag } from "./apiPages.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { sampleEdition } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

const schemaHtml = (lang: "en" | "uk" = "en"): string =>
  render(sampleEdition(lang), apiPage({ kind: "apiSchema", title: "Device" }), fullNamedSchema);
const downloads = [{ label: "domivka.en.yaml", href: "/specs/domivka.en.yaml" }];
const overviewHtml = (body: OverviewBody = fullOverview, lang: "en" | "uk" = "en"): string =>
  render(
    sampleEdition(lang),
    apiPage({ kind: "apiOverview", apiTitle: "Hub API", title: "Domivka API", downloads }),
    body,
  );

describe("the page of a named schema", () => {
  test.each([
    ["limits", "name string required 1–64 characters pattern ^[A-Z][a-z]+$ Name that the user gave."],
    ["null and units", "temperature number · °C nullable -40 to 85 multiple of 0.5 Last measured value"],
    ["values", "Allowed values online offline pairing Default online"],
    [
      "words about values",
      "Allowed values eco Saves energy at night. comfort Keeps the set temperature. turbo deprecated",
    ],
    ["read-only", "id integer · int32 required read-only ≥ 1 Example 7"],
    ["write-only", "password string · password write-only at least 8 characters"],
    ["items", "tags string[] at most 19 items unique items Default [] each item string not empty"],
    ["nested objects", "location object Where it stands. 2 properties room_id integer required"],
    ["closed objects", "no other properties"],
    ["open objects", "other properties are allowed"],
    ["recursion", "parent Device nullable recursive"],
    ["recursion of items", "children Device[] recursive"],
    ["what is cut", "errors Error[] "],
    ["deprecated properties", "serial string deprecated Use id."],
    ["encoded content", "firmware string base64 application/octet-stream"],
    ["constants and XML", "kind string Always sensor XML @kind"],
    ["tuples", "size [number, number] item 1 number · mm item 2 number · mm no other items"],
    ["the items behind a tuple", "pair [string, …] item 1 string other items boolean"],
    ["that there are none", "single [string] item 1 string no other items"],
    ["maps", "labels object at most 8 properties any property name string at most 32 characters"],
    ["names of properties", "property names string pattern ^[a-z]+$"],
    ["patterns of names", "extras object no other properties names that match ^x- any"],
    ["that alternatives are closed, too", "sealed object no other properties"],
    ["what chooses an alternative", "chosen by verb feed-now → Feed siphon-now → Siphon otherwise → Wait One of"],
    ["alternatives", "One of Feed verb: feed-now"],
    ["their properties", "grams integer · g Grams of food"],
    ["simple alternatives", "Remove water verb: siphon-now object litres number Litres to remove string"],
    ["what must not be", "must not match object secret any required"],
    ["conditions", 'if object mode any Always "eco" then object limit number required'],
    ["dependent names", "together with card required: billing, owner"],
    ["dependent schemas", "together with guest object until string · date"],
    ["contained items", "history array at least 2 matching items contains integer ≥ 0"],
    ["what is left out", "3 more are not shown here"],
    ["what has neither room nor a name", "Not shown here: the page would become too large."],
    ["an example", '"temperature": 21.4'],
    ["who uses it", "Used by Update a device Error"],
  ])("tells %s", (_, fact) => {
    expect(textOf(schemaHtml())).toContain(fact);
  });

  test("tells all of it in Ukrainian without a key in place of a text", () => {
    const text = textOf(schemaHtml("uk"));
    expect(text).not.toMatch(/\bapi[A-Z]/);
    expect(text).toContain("2 властивості room_id integer обов’язковий");
    expect(text).toContain("Один із варіантів Feed verb: feed-now");
  });

  test.each([
    ["en", "Example", "Generated example"],
    ["uk", "Приклад", "Згенерований приклад"],
  ] as const)("says of an example in %s whether it was made from the schema", (lang, given, made) => {
    const titles = [false, true].map((isExampleGenerated) => {
      const body = { ...fullNamedSchema, isExampleGenerated };
      const html = render(sampleEdition(lang), apiPage({ kind: "apiSchema", title: "Device" }), body);
      return headings(html).find(({ id }) => id === "example")?.text;
    });
    expect(titles).toEqual([given, made]);
  });

  test("says which version of the docs it belongs to", () => {
    const content = { kind: "apiSchema", title: "Device", versionBadge: "2.0" } as const;
    const html = render(sampleEdition(), apiPage(content), fullNamedSchema);
    expect(textOf(html)).toContain("Version: 2.0 Device");
  });

  test("links every property to itself", () => {
    const ids = attributes(schemaHtml(), "id").filter((id) => id.startsWith("p-"));
    const hrefs = attributes(schemaHtml(), "href");
    expect(ids).toContain("p-location.position.x");
    expect(ids.filter((id) => !hrefs.includes(`#${encodeURIComponent(id)}`))).toEqual([]);
  });
});

describe("the overview", () => {
  test.each([
    ["versions and counts", "Version: 1.8.0 OpenAPI 3.1.0 55 operations · 2 webhooks · 15 tags · 71 schemas"],
    ["its summary", "Local HTTP API of the hub."],
    ["servers", "Servers http://{host}/api/v1 In the home network"],
    ["bearer tokens", "bearerAuth HTTP A token from login. Scheme bearer Token format JWT"],
    ["API keys", "tankKey API key deprecated Key from the box Sent in header Name X-Tank-Key"],
    ["OAuth", "Authorization code Authorization address https://login.aqua.example/auth Token address"],
    ["scopes", "reef:read Look at the reef"],
    ["OpenID Connect", "connect OpenID Connect Discovery address https://login.aqua.example/.well-known"],
    ["certificates", "certificate Mutual TLS"],
    ["terms", "Contact Domivka api@domivka.example Licence Apache 2.0 (Apache-2.0) Terms of service"],
  ])("tells %s", (_, fact) => {
    expect(textOf(overviewHtml())).toContain(fact);
  });

  test.each([
    ["en", "Authentication", "Security schemes"],
    ["uk", "Автентифікація", "Схеми безпеки"],
  ] as const)("has no two sections of one name in %s", (lang, own, other) => {
    const page = apiPage({ kind: "apiOverview", apiTitle: "Hub API", title: "Domivka API", downloads });
    const toc = [{ id: "authentication", depth: 2, html: own }];
    const title = (shown: PageProps): string | undefined =>
      /id="api-authentication">([^<]*)/.exec(render(sampleEdition(lang), shown, fullOverview))?.[1];
    expect([title(page), title({ ...page, toc })]).toEqual([own, other]);
  });

  test("lists its headings, and every entry of the list leads to one", () => {
    const html = overviewHtml();
    const [, list = ""] = html.split('class="toc"');
    const targets = attributes(list.slice(0, list.indexOf("</nav>")), "href").map((href) => href.slice(1));
    expect(targets).toEqual(["api-servers", "api-authentication", ...schemeIds, "api-about"]);
    expect(targets.filter((id) => !headings(html).some((heading) => heading.id === id))).toEqual([]);
  });
  const schemeIds = fullOverview.securitySchemes.map(({ id }) => id);

  test("leads to the schemas, and says how many are left out", () => {
    const html = overviewHtml({ ...fullOverview, directory: [{ kind: "schemas", pages: [0, 1], omitted: 2 }] });
    const [, list = ""] = html.split('id="api-schemas"');
    const links = apiBodyProps.refs.slice(0, 2).map(({ href, label }) => `<a href="${href}">${label}</a>`);
    for (const link of links) expect(list).toContain(link);
    expect(textOf(list)).toContain("2 more are not shown here");
    expect(html).toContain('href="#api-schemas"');
    expect(overviewHtml()).not.toContain("api-schemas");
  });

  test.each([
    ["en", "Operations"],
    ["uk", "Операції"],
  ] as const)("names the page of operations without a tag in %s", (lang, label) => {
    const page = apiPage({ kind: "apiOverview", apiTitle: "Hub API", title: "Domivka API", downloads });
    const apiBody = { ...apiBodyProps, refs: [{ label: "", href: "/docs/api/untagged" }] };
    const body: OverviewBody = { ...fullOverview, directory: [{ kind: "tags", pages: [0] }] };
    const html = render(sampleEdition(lang), { ...page, apiBody }, body);
    expect(html).toContain(`<a href="/docs/api/untagged">${label}</a>`);
  });

  test("offers the specification", () => {
    expect(overviewHtml()).toMatch(/<a class="button" href="\/specs\/domivka.en.yaml" download="">/);
    expect(textOf(overviewHtml(fullOverview, "uk"))).toContain("Завантажити специфікацію");
  });

  test("counts in Ukrainian", () => {
    expect(textOf(overviewHtml(fullOverview, "uk"))).toContain("55 операцій · 2 вебхуки · 15 тегів · 71 схема");
  });

  test("links to no address of a token", () => {
    expect(attributes(overviewHtml(), "href").filter((href) => href.includes("login.aqua"))).toEqual([]);
  });
});

describe("the page of a tag", () => {
  const html = (lang: "en" | "uk" = "en"): string =>
    render(sampleEdition(lang), apiPage({ kind: "apiTag", title: "Devices" }), fullTag);

  test("lists its operations with method, path and description", () => {
    const text = textOf(html());
    expect(text).toContain("GET List devices /devices All devices of the home, newest first.");
    expect(text).toContain("DELETE Delete a device deprecated /devices/{id}");
    expect(attributes(html(), "href")).toContain("/docs/api/schemas/device");
  });

  test("links to documentation and to the tags below it", () => {
    expect(textOf(html())).toContain("Care guide Groups Devices Operations");
    expect(attributes(html(), "href")).toContain("https://domivka.example/devices");
  });
});

test("a body of another kind than the page is a bug", () => {
  const page = apiPage({ kind: "apiTag", title: "Devices" });
  expect(() => render(sampleEdition(), page, fullOverview)).toThrow(/bug in hubdocs/);
});

test("a part that a site has of its own stands in for the built-in one", async () => {
  const site = mkdtempSync(join(tmpdir(), "hubdocs-site-"));
  try {
    mkdirSync(join(site, "templates/parts/api"), { recursive: true });
    const part = "export function MethodBadge({ method }) { return <kbd>own {method}</kbd>; }";
    writeFileSync(join(site, "templates/parts/api/MethodBadge.tsx"), part);
    const renderOwn = await importRenderer(site);
    const html = renderOwn(sampleEdition(), apiPage({ kind: "apiTag", title: "Devices" }), fullTag);
    expect(html).toContain("<kbd>own get</kbd>");
  } finally {
    rmSync(site, { recursive: true });
  }
});

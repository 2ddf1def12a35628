// The portal of this repository, built and served by the real command.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import sirv from "sirv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { portalOperations } from "./operations.ts";
import { portalRoutes } from "./routes.ts";
import { type RunningServer, runHubdocs, serveSite } from "./runHubdocs.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-portal-"));
const outDir = join(work, "build");
let server: RunningServer;

beforeAll(async () => {
  const built = runHubdocs(["build", "--strict", "--quiet", "--out-dir", outDir]);
  expect(built.stderr).toBe("");
  expect(built.status).toBe(0);
  server = await serveSite(outDir);
});
afterAll(() => {
  server?.stop();
  rmSync(work, { recursive: true, force: true });
});

const fetchPage = async (path: string) => {
  const response = await fetch(server.origin + path, { redirect: "manual" });
  return { status: response.status, html: await response.text() };
};
const decode = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const find = (html: string, pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? "");

describe.each([
  ["en", "", 1, "Domivka"],
  ["uk", "/uk", 2, "Домівка"],
] as const)("in %s", (lang, prefix, column, name) => {
  test.each(portalRoutes.map((route) => [route[0], route[column]] as const))(
    "%s answers with its title “%s”",
    async (path, title) => {
      const { status, html } = await fetchPage(prefix + path);
      expect(status).toBe(200);
      expect(find(html, /<html[^>]* lang="([^"]*)"/)).toBe(lang);
      expect(find(html, /<title>([^<]*)<\/title>/)).toBe(`${title} | ${name}`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(find(html, /<h1[^>]*>([^<]*)<\/h1>/)).toBe(title);
    },
  );

  test("apostrophes and numbers in texts are typographic, on every page", async () => {
    for (const [path] of portalRoutes) {
      const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec((await fetchPage(prefix + path)).html) ?? [];
      const prose = decode(
        main.replace(/<(script|pre|code|textarea|template)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "\n"),
      );
      expect(prose.match(/.*\p{L}'\p{L}.*/gu), prefix + path).toBeNull();
      if (lang === "en") expect(prose.match(/\d\s\d{3}(?!\d)/g), path).toBeNull();
    }
  });

  test("a sample leads to the operation that it calls, and the operation to the guides that use it", async () => {
    const guide = await fetchPage(`${prefix}/docs/intro`);
    const calls = [...guide.html.matchAll(/<p class="code-calls"[^>]*>.*?<\/p>/gs)].join("");
    expect(calls).toContain(`href="${prefix}/docs/api/get-info"`);
    expect(guide.html).toContain(`<a class="operation-name" href="${prefix}/docs/api/get-poll"`);
    const operation = await fetchPage(`${prefix}/docs/api/get-info`);
    const uses = find(operation.html, /<h2 id="used-in">[^<]*<\/h2><ul>(.*?)<\/ul>/s);
    expect(uses).toContain(`<a href="${prefix}/docs/intro">`);
  });

  test("the overview of the API offers its specification in both languages, the page's own first", async () => {
    const { html } = await fetchPage(`${prefix}/docs/api/domivka-api`);
    const links = [...html.matchAll(/<a class="button" href="([^"]*)" hrefLang="([^"]*)" download="">/gi)];
    const other = lang === "en" ? "uk" : "en";
    const addressIn = (code: string): string => `${code === "en" ? "" : `/${code}`}/docs/api/domivka-api`;
    expect(links.map(([, href, code]) => [href, code])).toEqual([
      [`${addressIn(lang)}.yaml`, lang],
      [`${addressIn(lang)}.json`, lang],
      [`${addressIn(other)}.yaml`, other],
      [`${addressIn(other)}.json`, other],
    ]);
    const texts = await Promise.all(links.map(([, href = ""]) => fetchPage(href)));
    expect(texts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(texts[0]?.html).not.toBe(texts[2]?.html);
    const [, mine, , others] = texts.map(({ html: text }) => text);
    expect(JSON.parse(mine ?? "").paths).toBeTypeOf("object");
    expect(others).not.toBe(mine);
    expect(html).toContain(`<span lang="uk"> Українська</span>`);
  });

  test("every page names its twin in the other language", async () => {
    const { html } = await fetchPage(`${prefix}/docs/intro`);
    expect([...html.matchAll(/hreflang="([^"]+)" href="(https:[^"]+)"/g)].map((match) => match.slice(1))).toEqual([
      ["en", "https://docs.domivka.example/docs/intro"],
      ["uk", "https://docs.domivka.example/uk/docs/intro"],
      ["x-default", "https://docs.domivka.example/docs/intro"],
    ]);
  });

  test.each(["/nothing-here", "/docs/nothing", "/docs/intro/deeper"])(
    "%s is not found, in the language of its address",
    async (path) => {
      const { status, html } = await fetchPage(prefix + path);
      expect(status).toBe(404);
      expect(find(html, /<html[^>]* lang="([^"]*)"/)).toBe(lang);
    },
  );
});

describe.each(["", "/uk"])("the reference below %s/docs/api", (prefix) => {
  test.each(portalOperations)("%s shows its method, path, a response and samples", async (slug, method, path) => {
    const { status, html } = await fetchPage(`${prefix}/docs/api/${slug}`);
    const text = decode(html.replace(/<[^>]*>/g, ""));
    expect(status).toBe(200);
    expect(text).toContain(method);
    expect(text).toContain(`/api/v1${path}`);
    expect(html).toMatch(/id="response-2\d\d"/);
    expect(text).toContain("curl ");
    expect(html.length).toBeLessThan(400_000);
  });
});

describe.each([
  ["", "Get hub information", "This operation as OpenAPI"],
  ["/uk", "Отримати відомості про хаб", "Ця операція у форматі OpenAPI"],
])("the specifications of single operations below %s/docs/api", (prefix, summary, label) => {
  const type = "application/vnd.oai.openapi+json";
  const addressOf = (slug: string): string => `${prefix}/docs/api/${slug}.openapi.json`;

  test.each(portalOperations)(
    "that of %s is valid, has it alone, and is named by its page",
    async (slug, method, path) => {
      const { html } = await fetchPage(`${prefix}/docs/api/${slug}`);
      expect(html).toContain(`<link rel="alternate" href="${addressOf(slug)}" type="${type}">`);
      expect(html).toContain(`<a href="${addressOf(slug)}" download="">`);
      const response = await fetch(server.origin + addressOf(slug));
      expect(response.headers.get("content-type")).toContain("application/json");
      const document = await response.json();
      expect(Object.keys(document.paths)).toEqual([path]);
      expect(Object.keys(document.paths[path]).filter((key) => key !== "parameters")).toEqual([method.toLowerCase()]);
      expect(await new Validator().validate(document)).toEqual({ valid: true });
    },
  );

  test("it is in the language of the page, whose Markdown and list for language models name it", async () => {
    const { html: text } = await fetchPage(addressOf("get-info"));
    expect(JSON.parse(text).paths["/info"].get.summary).toBe(summary);
    const address = `https://docs.domivka.example${addressOf("get-info")}`;
    expect((await fetchPage(`${prefix}/docs/api/get-info.md`)).html).toContain(`[${label}](${address})`);
    expect((await fetchPage(`${prefix}/llms.txt`)).html).toContain(`([OpenAPI](${address}))\n`);
  });
});

test("addresses with and without a final slash lead to the same page", async () => {
  for (const path of ["/docs/intro/", "/docs/lua-plugins", "/uk", "/uk/docs/"]) {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(200);
    expect(new URL(response.url).pathname.replace(/\/$/, "")).toBe(path.replace(/\/$/, ""));
  }
});

test("a plain static host that knows nothing of hubdocs answers every address", async () => {
  const host = createServer(sirv(outDir));
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const statuses = await Promise.all(
    portalRoutes
      .flatMap(([path]) => [path, `/uk${path}`])
      .map(async (path) => [path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]),
  );
  host.close();
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test.each([
  ["/docs/category/domivka-api", ["Home page", "Domivka API"]],
  ["/docs/api/devices", ["Home page", "Domivka API", "Devices"]],
  ["/docs/api/schemas/device", ["Home page", "Domivka API", "Device"]],
])("the breadcrumbs of %s end with the page itself, on the page and for search engines", async (path, steps) => {
  const { html } = await fetchPage(path);
  const crumbs = find(html, /<nav class="breadcrumbs"[^>]*>(.*?)<\/nav>/s);
  const shown = [...crumbs.matchAll(/aria-label="([^"]*)"|(?:<a href="[^"]*"|<span aria-current="page")>([^<]+)</g)];
  expect(shown.map(([, name, text]) => name ?? text)).toEqual(steps);
  expect(crumbs).toContain(`<span aria-current="page">${steps.at(-1)}</span>`);
  expect(html).toContain(`"name":"${steps.at(-1)}","item":"https://docs.domivka.example${path}"`);
});

test("the example without a sidebar has none, and no breadcrumbs", async () => {
  const { html } = await fetchPage("/docs/lua-scenes-examples/device-monitoring");
  expect(html).not.toContain("<aside");
  expect(html).not.toContain('aria-label="Breadcrumbs"');
});

test("no Ukrainian page shows an English interface text", async () => {
  const english = [
    "Skip to main content",
    "On this page",
    "Copy<",
    "Previous",
    "Next<",
    "Breadcrumbs",
    "Docs pages",
    "Toggle word wrap",
    "min read",
    "Back to main menu",
  ];
  for (const [path] of portalRoutes) {
    const { html } = await fetchPage(`/uk${path}`);
    expect(
      english.filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
  }
});

test("no two pages of a language have one title, and no two schemas one description", () => {
  const pages = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => ({ path, html: readFileSync(join(outDir, path), "utf8") }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
  for (const lang of ["en", "uk"]) {
    const own = pages.filter(({ html }) => html.includes(`<html lang="${lang}"`));
    const titles = own.map(({ html }) => find(html, /<title>([^<]*)<\/title>/));
    expect(titles.length).toBeGreaterThan(200);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles).toContain(lang === "en" ? "Home schema | Domivka" : "Схема Home | Домівка");
    const told = own
      .filter(({ path }) => path.includes("/schemas/"))
      .map(({ html }) => find(html, /<meta name="description" content="([^"]*)"/));
    expect(told.filter((text, index) => text === "" || told.indexOf(text) !== index)).toEqual([]);
  }
});

test("a hash that the language menu keeps names the same section in both languages, on every page", async () => {
  const anchorsOf = async (path: string) =>
    [...(await fetchPage(path)).html.matchAll(/<h[2-6][^>]* id="([^"]*)"/g)].map(([, id]) => id);
  for (const [path] of portalRoutes) expect(await anchorsOf(`/uk${path}`), path).toEqual(await anchorsOf(path));
});

// Last: this process stands still meanwhile, for longer than the server keeps connections that nobody uses.
test("a check finds nothing wrong, in samples either", () => {
  const { status, stderr } = runHubdocs(["check", "--strict", "--quiet"]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

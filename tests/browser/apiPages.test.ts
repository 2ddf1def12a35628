// How pages of an API reference behave for a reader: columns, folding, tabs, links to parts, in both languages.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { putAll } from "../reliability/putFile.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-api-pages-"));
const device = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", description: "Shown to people." },
    state: {
      type: "object",
      properties: {
        level: { type: "integer", minimum: 0 },
        inner: { type: "object", properties: { deep: { type: "string" }, deeper: { type: "string" } } },
      },
    },
    parent: { $ref: "#/components/schemas/Device" },
    kind: {
      oneOf: [
        { title: "Lamp", type: "object", properties: { watts: { type: "number" }, bulbs: { type: "integer" } } },
        { title: "Lock", type: "object", properties: { pin: { type: "string" }, tries: { type: "integer" } } },
      ],
    },
  },
};
const xml = { schema: { type: "object", properties: { tag: { type: "string" } } } };
const body = { schema: { $ref: "#/components/schemas/Device" } };
const specification = {
  openapi: "3.1.0",
  info: {
    ...{ title: "Reef", version: "1" },
    description: `Ask for a token:\n\n\`\`\`sh\ncurl ${"https://reef.example/token ".repeat(9)}\n\`\`\``,
  },
  servers: [
    { url: "https://reef.example/api" },
    {
      url: "https://{place}.reef.example/v2",
      description: "In the *cloud*",
      variables: { place: { default: "east", enum: ["east", "west"] } },
    },
  ],
  components: {
    schemas: { Device: device },
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "header", name: "X-Key" },
    },
  },
  paths: {
    "/devices/{id}": {
      put: {
        operationId: "putDevice",
        summary: "Put a device",
        deprecated: true,
        tags: ["devices"],
        security: [{ token: [] }, { key: [] }],
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { name: "dry", in: "query", schema: { type: "boolean" }, description: "Only checks." },
        ],
        requestBody: {
          content: { "application/json": body, "application/xml": xml, "text/plain": { schema: { type: "string" } } },
        },
        responses: {
          200: { description: "Done", content: { "application/json": body, "application/xml": xml } },
          404: {
            description: "None",
            content: {
              "application/json": {
                schema: { type: "object", properties: { code: { type: "string" }, hint: { type: "string" } } },
              },
            },
          },
        },
      },
      get: {
        operationId: "getDevice",
        tags: ["devices"],
        security: [],
        responses: { 200: { description: "Done", content: { "application/json": body, "application/xml": xml } } },
      },
    },
  },
};

let browser: Browser;
let host: ServedFolder;
let page: Page;

beforeAll(async () => {
  const files: Readonly<Record<string, string>> = {
    "hubdocs.config.yaml":
      "title: Reef\nlocales: { default: en, en: {}, uk: {} }\napis: [{ id: reef, label: Reef, specs: { en: en.json, uk: uk.json } }]\nreport: { api-untranslated: ignore, api-questionable: ignore }\n",
    "en.json": JSON.stringify(specification),
    "uk.json": JSON.stringify(specification),
  };
  putAll(work, files);
  const built = runHubdocs(["build", work, "--quiet"]);
  expect(built.status, built.stderr).toBe(0);
  [browser, host] = await Promise.all([openBrowser(), serveFolder(join(work, "build"))]);
});
afterAll(() => {
  host?.close();
  rmSync(work, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
});
afterEach(() => page.context().close());

const put = "/docs/api/put-device";
const open = (path: string) => page.goto(host.url + path);

test("samples stand beside the text on wide screens and below it on narrow ones", async () => {
  await open(put);
  const boxes = async () => {
    const [reading, beside] = await Promise.all([
      page.locator(".reading").boundingBox(),
      page.locator(".beside").boundingBox(),
    ]);
    return {
      reading: reading ?? { x: 0, y: 0, width: 0, height: 0 },
      beside: beside ?? { x: 0, y: 0, width: 0, height: 0 },
    };
  };
  const wide = await boxes();
  expect(wide.beside.x).toBeGreaterThanOrEqual(wide.reading.x + wide.reading.width);
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await boxes();
  expect(narrow.beside.y).toBeGreaterThanOrEqual(narrow.reading.y + narrow.reading.height);
});

test.each([
  ["", ["Request", "Path parameters", "Query parameters", "Body", "Responses"], "Deprecated"],
  ["/uk", ["Запит", "Параметри шляху", "Параметри запиту", "Тіло запиту", "Відповіді"], "Застаріл"],
])("the page goes from the path over parameters and body to responses (%s)", async (prefix, titles, deprecated) => {
  await open(prefix + put);
  const headings = (await page.locator(".reading :is(h2, h3)").allTextContents()).map((text) => text.trim());
  expect(headings.filter((text) => titles.includes(text))).toEqual(titles);
  const order = await page.evaluate(() => {
    const all = [".path", "#request", "#responses"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
    );
    return all.every((top, index) => index === 0 || top > (all[index - 1] ?? 0));
  });
  expect(order).toBe(true);
  expect(await page.locator(".reading").textContent()).toContain(deprecated);
});

test.each([
  ["/docs/api/reef", "Copy", "Toggle word wrap"],
  ["/uk/docs/api/reef", "Копіювати", "Переносити рядки"],
])("code in a description at %s has a language and is copied and wrapped like any other", async (path, copy, wrap) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(path);
  const block = page.getByRole("figure", { name: "sh" });
  await block.getByRole("button", { name: copy }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl https:[^\n]*token $/);
  const code = block.getByRole("group", { name: "sh", exact: true });
  expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  await block.getByRole("button", { name: wrap }).click();
  await expect.poll(() => block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await block.getByRole("button").count()).toBe(0);
});

test.each(["", "/uk"])("no tab of the samples lies below the buttons of the code (%s)", async (prefix) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(prefix + put);
  const covered = await page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const bars = [...document.querySelectorAll(".samples .code-bar")].map(boxOf).filter(({ width }) => width > 0);
    const tabs = [...document.querySelectorAll(".samples > .tab-list button")].filter((tab) => {
      const { left, right, top, bottom } = boxOf(tab);
      return bars.some((bar) => bar.left < right && bar.right > left && bar.top < bottom && bar.bottom > top);
    });
    return { bars: bars.length, covered: tabs.map(({ textContent }) => textContent) };
  });
  expect(covered).toEqual({ bars: expect.any(Number), covered: [] });
  expect(covered.bars).toBeGreaterThan(0);
});

test("the path has the whole address, with its parameter in braces, and is copied with it", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(put);
  expect(await page.locator(".path code").textContent()).toBe("https://reef.example/api/devices/{id}");
  await page.locator(".path .code-copy").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("https://reef.example/api/devices/{id}");
});

test("inner objects unfold by mouse and keyboard; what refers to itself leads to its own page", async () => {
  await open("/docs/api/schemas/device");
  const inner = page.locator("details:has(> .rows .n:text-is('deep'))").last();
  expect(await page.getByText("deep", { exact: true }).first().isVisible()).toBe(false);
  await inner.locator("> summary").focus();
  await page.keyboard.press("Enter");
  expect(await page.getByText("deep", { exact: true }).first().isVisible()).toBe(true);
  const own = page.locator("li:has(> .n:text-is('parent')) a.t");
  expect(await own.getAttribute("href")).toBe("/docs/api/schemas/device");
  expect(await page.locator("li:has(> .n:text-is('parent')) details").count()).toBe(0);
});

test("alternatives are named, and each can be unfolded", async () => {
  await open("/docs/api/schemas/device");
  const row = page.locator("li:has(> .n:text-is('kind'))");
  for (const name of ["Lamp", "Lock"]) expect(await row.textContent()).toContain(name);
  for (const summary of await row.locator("summary").all()) if (await summary.isVisible()) await summary.click();
  for (const name of ["watts", "pin"]) expect(await row.getByText(name, { exact: true }).isVisible()).toBe(true);
});

test("one choice of a media type holds for request, responses and examples, on later pages too", async () => {
  await open(put);
  const chosen = () => page.locator('[role=tab][aria-selected=true]:text-is("application/xml")').count();
  expect(await chosen()).toBe(0);
  await page.getByRole("tab", { name: "application/xml" }).first().click();
  expect(await chosen()).toBe(await page.getByRole("tab", { name: "application/xml", includeHidden: true }).count());
  await open("/uk/docs/api/get-device");
  const tabs = page.getByRole("tab", { name: "application/xml", includeHidden: true });
  expect(await tabs.count()).toBeGreaterThan(0);
  expect(await chosen()).toBe(await tabs.count());
});

test("a link to a response unfolds its body and brings it below the header", async () => {
  await open(`${put}#response-404`);
  const response = page.locator(".response:has(#response-404)");
  await expect.poll(() => response.locator("details.body").first().getAttribute("open")).not.toBeNull();
  const top = await page.locator("#response-404").evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.locator(".header").evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header - 1);
  await page.locator('.jumps a[href="#response-200"]').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#response-200");
});

test("every field has an address of its own that leads to it, also inside what is folded", async () => {
  await open("/docs/api/schemas/device");
  const href = (await page.locator(".n:text-is('deep')").getAttribute("href")) ?? "";
  await open(`/docs/api/schemas/device${href}`);
  await expect.poll(() => page.getByText("deep", { exact: true }).first().isVisible()).toBe(true);
});

test.each([
  ["", "or", "No authorization needed"],
  ["/uk", "або", "Авторизація не потрібна"],
])("what a call needs to be allowed is told, with links to how (%s)", async (prefix, or, none) => {
  await open(prefix + put);
  const line = page.locator(".auth");
  expect(await line.textContent()).toMatch(new RegExp(`token.* ${or} .*key`));
  expect(await line.getByRole("link", { name: "token" }).getAttribute("href")).toMatch(/#security-token$/);
  await open(`${prefix}/docs/api/get-device`);
  expect(await page.locator(".auth").textContent()).toContain(none);
});

test("there is nothing that sends a call: no form but the address, no password, no request to the API", async () => {
  const asked: string[] = [];
  page.on("request", (request) => !request.url().startsWith(host.url) && asked.push(request.url()));
  await open(put);
  expect(await page.locator("input[type=password]").count()).toBe(0);
  expect(await page.locator("form").count()).toBe(1);
  await page.locator("details.hub summary").click();
  await page.locator("details.hub input").fill("http://192.168.1.5");
  await page.locator("details.hub button[type=submit]").click();
  await expect.poll(() => page.locator(".samples code").first().textContent()).toContain("192.168.1.5");
  expect(asked).toEqual([]);
});

test("an address that is sent before the form has come to life is used, and the page stays", async () => {
  await page.route("**/assets/islands/MyHub*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open(put);
  await page.locator("details.hub summary").click();
  await page.locator("details.hub input").fill("http://192.168.1.6");
  await page.locator("details.hub button[type=submit]").click();
  await expect.poll(() => page.locator(".samples code").first().textContent()).toContain("192.168.1.6");
});

test("a server that is chosen from the list stands in samples and address, on later pages and by keyboard too", async () => {
  const chosen = "https://west.reef.example/v2";
  await open(put);
  await page.locator("details.hub summary").click();
  const list = page.getByRole("combobox", { name: "Servers" });
  expect(await list.locator("option").allTextContents()).toEqual([
    "https://reef.example/api",
    "https://east.reef.example/v2 · In the cloud",
    "https://west.reef.example/v2 · In the cloud",
  ]);
  await list.selectOption(chosen);
  await expect.poll(() => page.locator(".samples code").first().textContent()).toContain(`${chosen}/devices/1`);
  expect(await page.locator(".path code").textContent()).toBe(`${chosen}/devices/{id}`);
  expect(await page.getByRole("status").filter({ hasText: "server" }).textContent()).toBe(
    "The samples show this server",
  );
  await page.reload();
  await expect.poll(() => page.locator("details.hub summary").textContent()).toContain(chosen);
  await page.locator("details.hub summary").click();
  await expect.poll(() => list.inputValue()).toBe(chosen);
  expect(await page.locator("details.hub input").inputValue()).toBe("");
  await list.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => page.locator(".path code").textContent()).toBe("https://reef.example/api/devices/{id}");
  await page.locator("details.hub input").fill("http://192.168.1.5");
  await page.locator("details.hub button[type=submit]").click();
  await expect.poll(() => list.inputValue()).toBe("http://192.168.1.5/api");
});

test("a server that is chosen before the form has come to life stays chosen", async () => {
  const chosen = "https://west.reef.example/v2";
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/islands/MyHub*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(put);
  await page.locator("details.hub summary").click();
  const list = page.getByRole("combobox", { name: "Servers" });
  await list.selectOption(chosen);
  release();
  await expect.poll(() => page.locator(".path code").textContent()).toBe(`${chosen}/devices/{id}`);
  expect(await list.inputValue()).toBe(chosen);
  await page.unroute("**/assets/islands/MyHub*");
});

test.each(["", "/uk"])("the specification can be downloaded from the overview (%s)", async (prefix) => {
  await open(`${prefix}/docs/api/reef`);
  const link = page.locator("a[download], a[href$='.json']").first();
  const response = await page.request.get(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
  expect(response.status()).toBe(200);
  expect((await response.json()).info.title).toBe("Reef");
});

test.each([
  ["/docs/api/devices", ".operations > li > div", "<p>LONG</p>"],
  [put, ".reading", '<p class="f"><a href="#x">LONG</a></p>'],
])("a word without an end is broken on a narrow screen (%s)", async (address, selector, html) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(address);
  const widths = await page.evaluate(
    ([where = "", text = ""]) => {
      const place = document.querySelector(where);
      place?.insertAdjacentHTML("beforeend", text.replace("LONG", "endless".repeat(20)));
      return { place: place !== null, all: document.documentElement.scrollWidth };
    },
    [selector, html],
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(widths).toEqual({ place: true, all: 390 });
});

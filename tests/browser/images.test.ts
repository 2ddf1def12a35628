// Pictures in a browser: which file is loaded and how often, that nothing moves, and what readers are told when a
// picture is not there.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { putAll } from "../reliability/putFile.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-images-"));
const filler = "Text that fills the page.\n\n".repeat(250);
const pages: Readonly<Record<string, string>> = {
  "hubdocs.config.yaml": "title: Pictures\nlocales: { default: en, en: {}, uk: {} }\n",
  "content/en/docs/near.md": "# Near\n\n![A hall](./hall.jpg)\n\nA lamp ![A lamp](./lamp.png) in a line.\n",
  "content/uk/docs/near.md": "# Поруч\n\n![Зала](./hall.jpg)\n\nЛампа ![Лампа](./lamp.png) у рядку.\n",
  "content/en/docs/dear.md": "# Dear\n\n![A lamp](./lamp.png)\n\n![A hall](./hall.jpg)\n",
  "content/uk/docs/dear.md": "# Дорого\n\n![Лампа](./lamp.png)\n\n![Зала](./hall.jpg)\n",
  "content/en/docs/far.md": `# Far\n\n![A lamp](./lamp.png)\n\n${filler}![A hall](./hall.jpg)\n`,
  "content/uk/docs/far.md": `# Далеко\n\n![Лампа](./lamp.png)\n\n${filler}![Зала](./hall.jpg)\n`,
};
const languages = [
  {
    path: "/docs",
    hall: "A hall",
    missing: "404. Image not found",
    failed: "Error. Click to reload",
    offline: "Your browser is offline. Image not loaded",
    loading: "Loading...",
    load: /^Load image \(\d+\.\d KB\)$/,
    dear: [{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }],
  },
  {
    path: "/uk/docs",
    hall: "Зала",
    missing: "404. Зображення не знайдено",
    failed: "Помилка. Натисніть, щоб завантажити знову",
    offline: "Немає з’єднання. Зображення не завантажено",
    loading: "Завантаження…",
    load: /^Завантажити зображення \(\d+,\d КБ\)$/,
    dear: [{ saveData: true }],
  },
] as const;

let browser: Browser;
let served: ServedFolder;
let page: Page;
const requests: string[] = [];

/** Shapes in many colours, so that formats and widths differ in weight. */
async function drawPicture(width: number, height: number): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const grain = sharp({ create: { width: 80, height: 50, channels: 3, background: "#888", noise } });
  return sharp(await grain.png().toBuffer()).resize(width, height, { fit: "fill" });
}

beforeAll(async () => {
  putAll(work, pages);
  await (await drawPicture(2000, 1000)).jpeg().toFile(join(work, "content/en/docs/hall.jpg"));
  await (await drawPicture(300, 200)).png().toFile(join(work, "content/en/docs/lamp.png"));
  expect(runHubdocs(["build", work, "--quiet"]).stderr).toBe("");
  [browser, served] = await Promise.all([openBrowser(), serveFolder(join(work, "build"))]);
});
afterAll(() => {
  served?.close();
  rmSync(work, { recursive: true, force: true });
});
afterEach(() => page.context().close());

/** A fresh page; `url` is opened unless empty. */
async function open(url: string, options: BrowserContextOptions = {}, prepare?: () => Promise<unknown>): Promise<void> {
  page = await (await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options })).newPage();
  requests.length = 0;
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await prepare?.();
  await page.goto(served.url + url, { waitUntil: "commit" });
}

const asked = (pattern: RegExp): readonly string[] => requests.filter((request) => pattern.test(request));
const halls = /\/hall-\d+\./;
const islands = /\/assets\/islands\/(?!Picture\.companion)/;
const answer = (act: (route: Route) => Promise<void>) => () => page.route(halls, act);
const widthOf = (name: string): Promise<number> =>
  page.getByRole("img", { name }).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : -1));
const live = () => page.locator("#live").textContent();

describe("a picture that loads", () => {
  test.each([
    ["a phone", { viewport: { width: 400, height: 800 }, deviceScaleFactor: 1 }, 640],
    ["a column beside two others", { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }, 640],
    ["a sharp desktop", { viewport: { width: 1200, height: 800 }, deviceScaleFactor: 2 }, 1030],
  ])("comes once, as WebP, as wide as %s needs it, and no script for it", async (_, options, width) => {
    await open("/docs/near", options);
    await expect.poll(() => asked(/lamp-/).length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(asked(halls)).toEqual([expect.stringMatching(new RegExp(`^GET .*/hall-${width}\\.\\w{8}\\.webp$`))]);
    expect(asked(/lamp-/)).toEqual([expect.stringMatching(/\/lamp-300\.\w{8}\.webp$/)]);
    expect(asked(islands)).toEqual([]);
  });

  test("moves nothing when it arrives, and a miniature stands in for it", async () => {
    let arrive = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await open(
      "/docs/near",
      {},
      answer((route) => gate.then(() => route.continue())),
    );
    const hall = page.getByRole("img", { name: "A hall" });
    const before = await hall.boundingBox();
    const preview = await page.locator(".picture-preview").first().boundingBox();
    arrive();
    await expect.poll(() => widthOf("A hall")).toBeGreaterThan(0);
    expect(await hall.boundingBox()).toEqual(before);
    expect(preview).toEqual(before);
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(2, 1);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shifts).toBe(0);
  });

  test("far down comes when the reader comes near; the first one at once and with priority", async () => {
    await open("/docs/far");
    await page.waitForLoadState("networkidle");
    expect(asked(halls)).toEqual([]);
    const first = page.getByRole("img", { name: "A lamp" });
    expect(
      await first.evaluate((image) => [image.getAttribute("loading"), image.getAttribute("fetchpriority")]),
    ).toEqual([null, "high"]);
    await page.keyboard.press("End");
    await expect.poll(() => asked(halls).length).toBe(1);
  });

  test("is there without scripts and on paper", async () => {
    await open("/uk/docs/near", { javaScriptEnabled: false });
    await page.emulateMedia({ media: "print" });
    for (const name of ["Зала", "Лампа"]) {
      await expect.poll(() => widthOf(name)).toBeGreaterThan(0);
      expect(await page.getByRole("img", { name }).isVisible()).toBe(true);
    }
  });
});

const pictureOf = (hall: string) =>
  page.locator("hub-island.picture").filter({ has: page.getByRole("img", { name: hall }) });

describe.each(languages)(
  "in $path, a picture that",
  ({ path, hall, missing, failed, offline, loading, load, dear }) => {
    const picture = () => pictureOf(hall);
    const hasName = () => page.getByRole("img", { name: hall }).count();

    test("is not on the server says so, aloud too, and keeps its text", async () => {
      await open(
        `${path}/near`,
        {},
        answer((route) => route.fulfill({ status: 404, body: "" })),
      );
      await picture().getByText(missing).waitFor();
      await expect.poll(live).toBe(missing);
      expect(await hasName()).toBe(1);
      expect(await picture().getByRole("button").count()).toBe(0);
      expect(asked(halls).map((request) => request.split(" ")[0])).toEqual(["GET", "HEAD"]);
      const box = await picture().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
    });

    test("fails for another reason loads again when its button is pressed", async () => {
      let isUp = false;
      await open(
        `${path}/near`,
        {},
        answer((route) => (isUp ? route.continue() : route.fulfill({ status: 500, body: "" }))),
      );
      const button = picture().getByRole("button", { name: failed });
      await button.waitFor();
      await expect.poll(live).toBe(failed);
      expect(await hasName()).toBe(1);
      // Still down: the button comes back.
      await button.press("Enter");
      await expect.poll(() => asked(/^HEAD .*hall-/).length).toBe(2);
      await button.waitFor();
      isUp = true;
      await button.press("Enter");
      await expect.poll(() => widthOf(hall)).toBeGreaterThan(0);
      await expect.poll(() => picture().locator(".picture-state").count()).toBe(0);
      expect(await page.getByRole("img", { name: hall }).evaluate((image) => image === document.activeElement)).toBe(
        true,
      );
    });

    test("comes into view offline says so, has nothing to press, and loads when the network is back", async () => {
      await open(`${path}/far`);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.keyboard.press("End");
      await picture().getByText(offline).waitFor();
      await expect.poll(live).toBe(offline);
      expect(await hasName()).toBe(1);
      expect(await picture().getByRole("button").count()).toBe(0);
      await page.context().setOffline(false);
      await expect.poll(() => widthOf(hall)).toBeGreaterThan(0);
      expect(await picture().getByText(offline).count()).toBe(0);
      expect(asked(islands)).toEqual([]);
    });

    test("takes more than a second is said to be loading, until it is there", async () => {
      let arrive = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await open(
        `${path}/near`,
        {},
        answer((route) => gate.then(() => route.continue())),
      );
      await picture().waitFor();
      const started = Date.now();
      expect(await picture().getByText(loading).count()).toBe(0);
      await picture().getByText(loading).waitFor();
      expect(Date.now() - started).toBeGreaterThan(700);
      await expect.poll(live).toBe(loading);
      arrive();
      await expect.poll(() => picture().getByText(loading).count()).toBe(0);
      expect(await widthOf(hall)).toBeGreaterThan(0);
      expect(asked(islands)).toEqual([]);
    });

    test.each(dear)("is dear (%o) loads only when asked, after telling its weight", async (connection) => {
      const stub = (value: object) => Object.defineProperty(navigator, "connection", { value });
      await open(`${path}/dear`, {}, async () => {
        await page.addInitScript(stub, connection);
      });
      const button = picture().getByRole("button", { name: load });
      await button.waitFor();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.waitForLoadState("networkidle");
      expect(asked(halls)).toEqual([]);
      expect(await hasName()).toBe(1);
      const box = await picture().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
      await button.press("Enter");
      await expect.poll(() => widthOf(hall)).toBeGreaterThan(0);
      expect(await page.getByRole("img", { name: hall }).isVisible()).toBe(true);
      expect(await picture().locator(".picture-state").count()).toBe(0);
      expect(asked(halls).length).toBe(1);
      expect(asked(islands)).toEqual([]);
    });
  },
);

describe("in any language, a picture that", () => {
  const [{ path, hall, missing, failed, offline, load }] = languages;
  const picture = () => pictureOf(hall);

  test("failed before scripts ran is told all the same", async () => {
    await open(`${path}/near`, {}, async () => {
      await page.route(halls, (route) => route.fulfill({ status: 404, body: "" }));
      await page.route(/\/assets\/boot\./, async (route) => {
        await page.waitForFunction(() => document.querySelector<HTMLImageElement>("picture > img")?.complete === true);
        await route.continue();
      });
    });
    await picture().getByText(missing).waitFor();
  });

  test("has failed follows the network from then on", async () => {
    let isUp = false;
    await open(
      `${path}/near`,
      {},
      answer((route) => (isUp ? route.continue() : route.fulfill({ status: 500, body: "" }))),
    );
    await picture().getByRole("button", { name: failed }).waitFor();
    await page.context().setOffline(true);
    await picture().getByText(offline).waitFor();
    expect(await picture().getByRole("button").count()).toBe(0);
    isUp = true;
    await page.context().setOffline(false);
    await expect.poll(() => widthOf(hall)).toBeGreaterThan(0);
  });

  test("is met by following a link is told of like any other", async () => {
    await open(`${path}/far`, {}, async () => {
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      await page.route(halls, (route) => route.fulfill({ status: 404, body: "" }));
    });
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
    await page.locator(`#sidebar a[href="${path}/near"]`).click();
    await picture().getByText(missing).waitFor();
    await page.locator(`#sidebar a[href="${path}/dear"]`).click();
    await picture().getByRole("button", { name: load }).waitFor();
    expect(await page.locator("[data-same]").count()).toBe(1);
  });
});

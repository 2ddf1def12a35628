// When the browser loads a document by itself: because the link is none of ours, or because our own way failed.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFetch, isFirstDocument, openPortal, type Portal, seeHeading, watchDocuments } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const click = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("main")?.prepend(link);
    link.click();
  }, href);

test("a page whose request is blocked is loaded once, at its place", async () => {
  for (const hash of ["", "#timers-and-time"]) {
    await portal.visit("/docs/intro", async (page) => {
      await answerFetch(page, "/docs/lua-scenes", (route) => route.abort());
      await page.evaluate(() => window.scrollTo(0, 500));
      const documents = watchDocuments(page);
      await click(page, `/docs/lua-scenes${hash}`);
      await seeHeading(page, "Lua scenes");
      await page.waitForTimeout(500);
      expect(documents).toEqual(["/docs/lua-scenes"]);
      expect(await isFirstDocument(page)).toBe(false);
      expect(new URL(page.url()).hash).toBe(hash);
      const scrolled = await page.evaluate(() => window.scrollY);
      if (hash === "") expect(scrolled).toBe(0);
      else expect(scrolled).toBeGreaterThan(1000);
      await page.goBack();
      await seeHeading(page, "Introduction");
    });
  }
});

test("going back to a page whose request is blocked loads it once, too", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await click(page, "/docs/lua-scenes");
    await seeHeading(page, "Lua scenes");
    await answerFetch(page, "/docs/intro", (route) => route.abort());
    const documents = watchDocuments(page);
    await page.evaluate(() => history.back());
    await seeHeading(page, "Introduction");
    await page.waitForTimeout(500);
    expect(documents).toEqual(["/docs/intro"]);
    await page.goForward();
    await seeHeading(page, "Lua scenes");
  });
});

test("a page of a newer build, of another kind, or with a script of its own is loaded by the browser", async () => {
  const answers = {
    "newer style": (html: string) => html.replace(/style\.[0-9a-f]+\.css/, "style.00000000.css"),
    "newer script": (html: string) => html.replace(/boot\.[0-9a-f]+\.js/, "boot.00000000.js"),
    "other language": (html: string) => html.replace(/<html lang="[^"]*"/, '<html lang="de"'),
    "own script": (html: string) => html.replace("</main>", "<script>document.title = 1</script></main>"),
    "no page of ours": () => "<h1>Proxy</h1>",
  };
  for (const [name, change] of Object.entries(answers)) {
    await portal.visit("/docs/intro", async (page) => {
      await answerFetch(page, "/docs/lua-scenes", async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({ contentType: "text/html", body: change(html) });
      });
      const documents = watchDocuments(page);
      await click(page, "/docs/lua-scenes");
      await seeHeading(page, "Lua scenes");
      expect(documents, name).toEqual(["/docs/lua-scenes"]);
      expect(await isFirstDocument(page), name).toBe(false);
    });
  }
});

test("an answer that is no HTML is left to the browser, and the page stays under its own address", async () => {
  await portal.visit("/docs/intro", async (page) => {
    const answer = { headers: { "content-disposition": "attachment; filename=a.bin" }, body: "bytes" };
    await page.route("**/docs/lua-scenes", (route) => route.fulfill(answer));
    const download = page.waitForEvent("download");
    await click(page, "/docs/lua-scenes");
    await download;
    expect(new URL(page.url()).pathname).toBe("/docs/intro");
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test("files, downloads, other sites and clicks with a modifier are left to the browser", async () => {
  await portal.visit("/docs/api/domivka-api", async (page) => {
    const fetched: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && fetched.push(request.url()));
    const download = page.waitForEvent("download");
    await page.locator("main a[download]").first().click();
    await download;
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      page.locator('aside a[href="/docs/api/devices"]').click({ modifiers: ["ControlOrMeta"] }),
    ]);
    expect(opened).not.toBe(page);
    expect(new URL(page.url()).pathname).toBe("/docs/api/domivka-api");
    expect(await isFirstDocument(page)).toBe(true);
    expect(fetched.filter((url) => !url.endsWith("/docs/api/devices"))).toEqual([]);
    await click(page, "/img/logo.svg");
    await page.waitForURL("**/img/logo.svg");
    await page.goBack();
    await page.route("https://domivka.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "Shop" }),
    );
    await click(page, "https://domivka.example/shop");
    await page.waitForURL("https://domivka.example/shop");
  });
});

test.each([
  { from: "/docs/lua-scenes", to: "/uk/docs/lua-scenes", lang: "uk" },
  { from: "/uk/docs/lua-scenes", to: "/docs/lua-scenes", lang: "en" },
])("the language link from $from loads the other page once, with query and hash", async ({ from, to, lang }) => {
  await portal.visit(`${from}?x=1#events`, async (page) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === to) requests.push(request.resourceType());
    });
    await page.locator(".dropdown > button[aria-controls=locales]").click();
    await page.locator(`#locales a[hreflang=${lang}]`).click();
    await page.waitForURL(`**${to}?x=1#events`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(await isFirstDocument(page)).toBe(false);
    expect(requests).toEqual(["document"]);
  });
});

test("without the Navigation API every link loads its page", async () => {
  await portal.visit("/docs/intro", async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    await page.reload();
    await page.evaluate(() => document.body.setAttribute("data-first", ""));
    await page.locator('aside a[href="/docs/lua-scenes"]').click();
    await seeHeading(page, "Lua scenes");
    expect(await isFirstDocument(page)).toBe(false);
  });
});

test.each(["/docs/intro/index.html", "/uk/docs/lua-plugins/index.html"])(
  "the address %s gives way to the page's own, opened or followed",
  async (path) => {
    const own = path.startsWith("/uk") ? "/uk/docs/lua-plugins/" : "/docs/intro";
    await portal.visit(`${path}?a=b#c`, async (page) => {
      await expect.poll(() => page.url()).toBe(`${portal.origin}${own}?a=b#c`);
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
    await portal.visit(own.replace(/docs\/.*/, "blog"), async (page) => {
      await click(page, `${path}?a=b`);
      await expect.poll(() => page.url()).toBe(`${portal.origin}${own}?a=b`);
      expect(await isFirstDocument(page)).toBe(true);
    });
  },
);

test("other spellings of an address lead to the page: capitals, a slash at the end, a redirect of the host", async () => {
  await portal.visit("/blog", async (page) => {
    await click(page, "/docs/INTRO");
    await seeHeading(page, "Introduction");
    await expect.poll(() => page.url()).toBe(`${portal.origin}/docs/intro`);
    await click(page, "/docs/lua-scenes/");
    await seeHeading(page, "Lua scenes");
    await page.route("**/docs/moved", (route) => route.fulfill({ status: 301, headers: { location: "/blog" } }));
    await click(page, "/docs/moved#x");
    await seeHeading(page, "Blog");
    await expect.poll(() => page.url()).toBe(`${portal.origin}/blog#x`);
    expect(await isFirstDocument(page)).toBe(true);
  });
});

test.each([
  ["two slashes", "//docs/intro", "Introduction"],
  ["the name of a file that is not there", "/docs/missing.pdf", /./],
])("a document at an address with %s is left by the browser, and Back comes to it", async (_, address, heading) => {
  await portal.visit(address, async (page) => {
    const first = await page.locator("main h1").textContent();
    await seeHeading(page, heading);
    await click(page, "/docs/lua-scenes");
    await seeHeading(page, "Lua scenes");
    await page.goBack();
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.locator("main h1").textContent()).toBe(first);
  });
});

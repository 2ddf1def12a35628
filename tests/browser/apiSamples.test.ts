// What readers choose on pages of the reference: the language of samples and the address of their own hub.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();

async function setHub(page: Page, address: string): Promise<void> {
  await page.locator("details.hub summary").first().click();
  await setHubAgain(page, address);
}

/** Of the form that is open. */
async function setHubAgain(page: Page, address: string): Promise<void> {
  await page.locator("details.hub input").first().fill(address);
  await page.locator("details.hub button[type=submit]").first().click();
}

const samplesIn = (page: Page) => page.locator("[data-base] code").allTextContents();

test("the address of a reader's own hub stands in every sample of every page, and no request is made to it", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => !request.url().startsWith(portal.origin) && asked.push(request.url()));
  await page.goto(`${portal.origin}/docs/api/get-device-by-id`);
  expect(await page.locator("details.hub summary").first().textContent()).toContain("My hub");
  await setHub(page, "http://192.168.7.7/api/v1");
  // The form wakes when it is turned to: what is asked of it is done a moment later.
  await expect.poll(async () => (await samplesIn(page)).filter((code) => code.includes("domivka.local"))).toEqual([]);
  const codes = await samplesIn(page);
  expect(codes.filter((code) => code.includes("http://192.168.7.7/api/v1/devices/")).length).toBeGreaterThanOrEqual(6);
  await page.goto(`${portal.origin}/uk/docs/api/get-rooms`);
  await expect.poll(async () => (await samplesIn(page)).join("\n")).toContain("http://192.168.7.7/api/v1/rooms");
  await page.locator("details.hub summary").first().click();
  await page.locator("details.hub button[type=reset]").first().click();
  await expect.poll(async () => (await samplesIn(page)).join("\n")).toContain("http://domivka.local/api/v1/rooms");
  expect(asked).toEqual([]);
  await context.close();
});

test.each([
  ["", "My hub"],
  ["/uk", "Мій хаб"],
])(
  "guides show the reader's own hub, too, and offer to enter it below the first sample (%s)",
  async (prefix, title) => {
    const context = await portal.browser.newContext();
    const page = await context.newPage();
    const codes = async (): Promise<string> => (await page.locator("article pre code").allTextContents()).join("\n");
    await page.goto(`${portal.origin}${prefix}/docs/intro`);
    const usual = (await codes()).split("http://domivka.local/api/v1").length - 1;
    expect(usual).toBeGreaterThan(5);
    expect(await page.locator("details.hub").count()).toBe(1);
    expect(await page.locator("figure.code:has(+ div details.hub) code").first().textContent()).toContain(
      "domivka.local",
    );
    expect(await page.locator("details.hub summary").textContent()).toContain(title);
    await setHub(page, "192.168.7.7");
    await expect.poll(async () => (await codes()).split("http://192.168.7.7/api/v1").length - 1).toBe(usual);
    await page.goto(`${portal.origin}${prefix}/docs/lua-plugins/development`);
    await expect.poll(codes).toContain("hub=http://192.168.7.7/api/v1");
    await page.goto(`${portal.origin}${prefix}/docs/api/get-rooms`);
    await expect.poll(async () => (await samplesIn(page)).join("\n")).toContain("http://192.168.7.7/api/v1/rooms");
    await context.close();
  },
);

test("without the browser's storage an address lasts as long as the page, and one line says so", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.type()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${portal.origin}/docs/api/get-devices`);
  await setHub(page, "http://1.2.3.4");
  await expect.poll(async () => (await samplesIn(page)).join("\n")).toContain("http://1.2.3.4/api/v1/devices");
  expect(await page.locator(".path").first().textContent()).toContain("http://1.2.3.4/api/v1");
  expect(said).toEqual(["warning"]);
  await context.close();
});

test("a server that was chosen from the list stays chosen when the empty field is sent", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.origin}/docs/api/get-rooms`);
  await page.locator("details.hub summary").first().click();
  const server = page.locator("#hub-server");
  await server.selectOption({ index: 1 });
  const address = await server.inputValue();
  await expect.poll(async () => (await samplesIn(page)).join("\n")).toContain(`${address}/rooms`);
  await page.locator("details.hub button[type=submit]").click();
  await page.reload();
  expect((await samplesIn(page)).join("\n")).toContain(`${address}/rooms`);
  await context.close();
});

test.each([
  [
    "",
    "Find a field",
    ["Expand all", "Everything is expanded"],
    ["Collapse all", "Everything is collapsed"],
    "Fields found: ",
  ],
  ["/uk", "Знайти поле", ["Розгорнути все", "Усе розгорнуто"], ["Згорнути все", "Усе згорнуто"], "Знайдено полів: "],
] as const)(
  "fields of long schemas can be unfolded and found by name (%s)",
  async (prefix, find, expand, collapse, found) => {
    const context = await portal.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${portal.origin}${prefix}/docs/api/update-device-by-id`);
    const closed = page.locator("main details:not([open]):has(> .rows)");
    const all = await page.locator(".rows details").count();
    expect(all).toBeGreaterThan(1);
    const said = page.locator(".schema-tools [role=status]");
    await page.getByRole("button", { name: expand[0], exact: true }).click();
    await expect.poll(() => closed.count()).toBe(0);
    await expect.poll(() => said.allTextContents()).toEqual(["", expand[1]]);
    // Told again only if it differs.
    await page.getByRole("button", { name: expand[0], exact: true }).click();
    await expect.poll(() => said.last().textContent()).toBe(`${expand[1]}\u00a0`);
    await page.getByRole("button", { name: collapse[0], exact: true }).click();
    await expect.poll(() => page.locator(".rows details[open]").count()).toBe(0);
    await expect.poll(() => said.allTextContents()).toEqual(["", collapse[1]]);
    const name = (await page.locator(".rows .rows .n").first().textContent()) ?? "";
    await page.getByRole("searchbox", { name: find }).fill(name);
    await expect.poll(() => said.first().textContent()).toMatch(new RegExp(`${found}[1-9]`));
    const shown = await page.locator(".rows .n:visible").allTextContents();
    expect(shown).toContain(name);
    expect(shown.length).toBeLessThan(await page.locator(".rows .n").count());
    await page.getByRole("searchbox", { name: find }).fill("");
    await expect.poll(() => page.locator(".rows li[hidden]").count()).toBe(0);
    expect(await page.locator(".rows details[open]").count(), "what the filter opened is closed again").toBe(0);
    await context.close();
  },
);

test("fields that are expanded or collapsed while others are filtered out stay so when the filter is cleared", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.origin}/docs/api/update-device-by-id`);
  const name = (await page.locator(".rows .rows .n").first().textContent()) ?? "";
  const field = page.getByRole("searchbox", { name: "Find a field" });
  await field.fill(name);
  await expect.poll(() => page.locator(".rows li[hidden]").count()).toBeGreaterThan(0);
  const open = page.locator(".rows details[open]");
  await page.getByRole("button", { name: "Expand all", exact: true }).click();
  const all = await page.locator(".rows details").count();
  await expect.poll(() => open.count()).toBe(all);
  await field.fill("");
  await expect.poll(() => page.locator(".rows li[hidden]").count()).toBe(0);
  expect(await open.count()).toBe(all);
  await context.close();
});

test("a link to a field that is filtered out ends the filter and leads there", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.origin}/docs/api/get-devices`);
  const field = page.getByRole("searchbox", { name: "Find a field" });
  await field.fill("linkQuality");
  await expect.poll(() => page.locator("li[hidden] #query-limit, li[hidden]#query-limit").count()).toBe(1);
  await page.evaluate(() => {
    location.hash = "#query-limit";
  });
  await expect.poll(() => field.inputValue()).toBe("");
  await expect.poll(() => page.locator(".rows li[hidden]").count()).toBe(0);
  const top = (): Promise<number> =>
    page.locator("#query-limit").evaluate((row) => Math.round(row.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await field.fill("linkQuality");
  await expect.poll(() => page.locator(".rows li[hidden]").count()).toBeGreaterThan(0);
  await context.close();
});

test("no name, password or token of a typed address is kept, nor of one that was kept before", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  const kept = (): Promise<unknown> =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith("hubdocs.hub"))?.[1]);
  await page.goto(`${portal.origin}/docs/api/get-rooms`);
  await setHub(page, "http://u:p@192.168.7.7/?token=1#x");
  await expect.poll(kept).toBe("http://192.168.7.7");
  expect(await page.locator("#hub-address").inputValue()).toBe("http://192.168.7.7");
  await setHubAgain(page, "192.168.7.8");
  await expect.poll(kept).toBe("192.168.7.8");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith("hubdocs.hub")) localStorage.setItem(key, "u:p@192.168.7.9");
  });
  await page.reload();
  await page.locator("details.hub summary").click();
  await expect.poll(kept).toBe("192.168.7.9");
  expect(await page.locator("#hub-address").inputValue()).toBe("192.168.7.9");
  await context.close();
});

test("what is no address is refused, and never becomes markup", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.origin}/docs/api/get-rooms`);
  await setHub(page, 'javascript:alert(1)"><img src=x onerror=alert(1)>');
  expect(await page.locator("[data-base] img").count()).toBe(0);
  expect(
    await page
      .locator("[data-base] code")
      .allTextContents()
      .then((texts) => texts.join("\n")),
  ).not.toContain("javascript:");
  await page.evaluate(() => localStorage.setItem("hubdocs.hub", "javascript:alert(1)"));
  await page.reload();
  await expect.poll(async () => (await samplesIn(page)).join("\n")).toContain("http://domivka.local/api/v1/rooms");
  await context.close();
});

test("the chosen language of samples is the same on every page and after a reload", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.origin}/docs/api/get-rooms`);
  await page.getByRole("tab", { name: "Python" }).first().click();
  expect(await page.locator('pre:visible:has-text("requests")').count()).toBeGreaterThan(0);
  await page.goto(`${portal.origin}/uk/docs/api/create-room`);
  expect(await page.getByRole("tab", { name: "Python" }).first().getAttribute("aria-selected")).toBe("true");
  expect(await page.locator('pre:visible:has-text("curl")').count()).toBe(0);
  await context.close();
});

test.each([
  [320, 3],
  [390, 2],
  [1280, 2],
])(
  "%i pixels wide, tabs fill their rows and leave room for the buttons in the first: ten take %i",
  async (width, rows) => {
    const context = await portal.browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    for (const prefix of ["", "/uk"]) {
      await page.goto(`${portal.origin}${prefix}/docs/api/update-device-by-id`);
      const tabs = page.locator(".samples:has(.status) > .tab-list button");
      const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
      expect(tops).toHaveLength(10);
      expect(new Set(tops).size, prefix).toBe(rows);
      const covered = await page.locator(".samples > .tab-list").evaluateAll((lists) =>
        lists
          .flatMap((list) => {
            const bars = [...(list.parentElement?.querySelectorAll(".code-bar") ?? [])].filter((bar) =>
              bar.checkVisibility(),
            );
            const left = Math.min(...bars.map((bar) => bar.getBoundingClientRect().left));
            const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
            return [...list.children].filter((tab) => {
              const place = tab.getBoundingClientRect();
              return place.right > left && place.top < bottom;
            });
          })
          .map(({ textContent }) => textContent),
      );
      expect(covered, prefix).toEqual([]);
    }
    await context.close();
  },
);

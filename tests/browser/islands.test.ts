// Interactive parts: when they load, that the first press counts, and what readers see when one fails.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { putAll } from "../reliability/putFile.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-islands-"));
const files: Readonly<Record<string, string>> = {
  "hubdocs.config.yaml": "title: Parts\nlocales: { default: en, en: {}, uk: {} }\n",
  // Some browsers ask for it with the first page, and complain when it is not there.
  "content/static/favicon.ico": "",
  "content/en/docs/index.md": "# Parts\n\nText.\n",
  "content/en/docs/late.md": "# Late\n\nText.\n",
  "content/uk/docs/index.md": "# Частини\n\nТекст.\n",
  "content/uk/docs/late.md": "# Пізніше\n\nТекст.\n",
  "templates/DocPage.tsx": `
    import { DocPage as BuiltIn } from "#builtin/DocPage";
    export function DocPage(props) {
      const { Island, content } = props;
      const isLate = /Late|Пізніше/.test(content.title);
      return <><BuiltIn {...props} />
        {isLate
          ? <><Island name="Fragile" id="f" when="idle" props={{}} />{Array.from({ length: 80 }, (_, line) => <p key={line}>Line</p>)}<Island name="Counter" id="v" when="visible" props={{ start: 9 }} /></>
          : <><Island name="Counter" id="a" when="intent" props={{ start: 5 }} /><Island name="Counter" id="b" when="intent" props={{ start: 7 }} /><Island name="Changed" id="c" when="intent" props={{}} /></>}
      </>;
    }`,
  "templates/islands/Counter.tsx": `
    import { useEffect, useId, useState } from "react";
    export default function Counter({ start }) {
      const id = useId();
      const [count, setCount] = useState(start);
      const [isAlive, setAlive] = useState(false);
      if (count === start + 2 && document.querySelector("[data-breaks]")) throw new Error("one too many");
      useEffect(() => { setAlive(true); return () => { window.ended = (window.ended ?? 0) + 1; }; }, []);
      return <p data-alive={isAlive}><button aria-describedby={id} onClick={() => setCount(count + 1)}><span>More</span></button> <output id={id}>{count}</output></p>;
    }`,
  "templates/islands/Fragile.tsx": `
    import { useEffect, useState } from "react";
    export default function Fragile() {
      const [hasFailed, fail] = useState(false);
      useEffect(() => { fail(true); }, []);
      if (hasFailed && !window.isMended) throw new Error("the roof is off", { cause: new Error("a storm") });
      return <p>All is well</p>;
    }`,
  "templates/islands/Changed.tsx": `
    export default function Changed() {
      return <button>{typeof window === "undefined" ? "as it was" : "as it is"}</button>;
    }`,
};

let browser: Browser;
let served: ServedFolder;
let page: Page;
const requests: string[] = [];
const problems: string[] = [];
const scripts = (): readonly string[] => requests.filter((url) => url.includes("/assets/islands/"));

beforeAll(async () => {
  putAll(work, files);
  const built = runHubdocs(["build", work, "--quiet"]);
  expect(built.stderr).toBe("");
  [browser, served] = await Promise.all([openBrowser(), serveFolder(join(work, "build"))]);
});
afterAll(() => {
  served?.close();
  rmSync(work, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
  requests.length = 0;
  problems.length = 0;
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
});
afterEach(() => page.context().close());

const output = (id: string) => page.locator(`#${id} output`).textContent();

test("markup stands in the page before any script, and nothing is loaded until a reader turns to a part", async () => {
  await page.goto(`${served.url}/docs/`);
  expect(await output("a")).toBe("5");
  await page.waitForTimeout(300);
  expect(scripts()).toEqual([]);
  await page.locator("#a button").hover();
  await expect.poll(() => page.locator("#a p").getAttribute("data-alive")).toBe("true");
  expect(await page.locator("#b p").getAttribute("data-alive")).toBe("false");
  expect(new Set(scripts()).size).toBe(2);
  expect(problems).toEqual([]);
});

test.each(["touch", "mouse", "keyboard"])(
  "the first press by %s counts, also while the script is still on its way",
  async (by) => {
    await page.route("**/assets/islands/*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(`${served.url}/docs/`);
    if (by === "keyboard") await page.locator("#a button").press("Enter");
    else if (by === "mouse") await page.locator("#a button span").click();
    else await page.locator("#a button span").dispatchEvent("click");
    expect(await output("a")).toBe("5");
    await expect.poll(() => output("a")).toBe("6");
    await page.locator("#a button").click();
    expect(await output("a")).toBe("7");
    expect(await output("b")).toBe("7");
    expect(problems).toEqual([]);
  },
);

test("ids of two parts of one kind differ, before and after they come to life", async () => {
  await page.goto(`${served.url}/docs/`);
  const ids = () => page.locator("hub-island output").evaluateAll((all) => all.map(({ id }) => id));
  const before = await ids();
  expect(new Set(before).size).toBe(2);
  await page.locator("#a button").click();
  await page.locator("#b button").click();
  await expect.poll(() => output("b")).toBe("8");
  expect(await ids()).toEqual(before);
});

test("a part below the window waits until it comes into view", async () => {
  await page.goto(`${served.url}/docs/late`);
  await page.waitForTimeout(300);
  expect(scripts().filter((url) => url.includes("Counter"))).toEqual([]);
  await page.locator("#v").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("#v p").getAttribute("data-alive")).toBe("true");
});

test("a part that is taken out of the page ends", async () => {
  await page.goto(`${served.url}/docs/`);
  await page.locator("#a button").click();
  await expect.poll(() => output("a")).toBe("6");
  await page.locator("#a").evaluate((element) => element.remove());
  await expect.poll(() => page.evaluate("window.ended")).toBe(1);
});

test.each([
  ["", "This page crashed.", "Try again", "Cause: a storm"],
  ["/uk", "Сталася помилка на сторінці.", "Спробувати ще раз", "Причина: a storm"],
])("a part that throws says so in its place, and can be tried again (%s)", async (prefix, title, button, cause) => {
  await page.goto(`${served.url}${prefix}/docs/late`);
  const box = page.getByRole("alert");
  await box.waitFor();
  expect(await box.getByRole("heading").textContent()).toBe(title);
  expect(await box.textContent()).toContain("the roof is off");
  expect(await box.textContent()).toContain(cause);
  expect(await page.locator("h1").isVisible()).toBe(true);
  await page.evaluate("window.isMended = true");
  await box.getByRole("button", { name: button }).click();
  await expect.poll(() => page.locator("#f").textContent()).toBe("All is well");
});

test("a part that looks otherwise in the browser is mended, which the console alone tells", async () => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(`${served.url}/docs/`);
  await page.locator("#c button").hover();
  await expect.poll(() => page.locator("#c").textContent()).toBe("as it is");
  expect(problems.join()).toContain("418");
  expect(errors).toEqual([]);
});

test("the focus of a reader whose press made a part throw goes to what is said instead", async () => {
  await page.goto(`${served.url}/docs/`);
  await page.locator("#a button").click();
  await expect.poll(() => output("a")).toBe("6");
  await page.locator("#a").evaluate((part) => part.setAttribute("data-breaks", ""));
  await page.locator("#a button").click();
  await page.getByRole("alert").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("This page crashed.");
  await page.locator("#a").evaluate((part) => part.removeAttribute("data-breaks"));
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches("#a button"))).toBe(true);
});

test.each([
  ["", "This part of the page could not be loaded.", "Retry"],
  ["/uk", "Цю частину сторінки не вдалося завантажити.", "Повторити"],
])("a script that cannot be loaded is told, and loads when asked again (%s)", async (prefix, told, label) => {
  let isBroken = true;
  await page.route("**/assets/islands/Counter*", (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`${served.url}${prefix}/docs/`);
  await page.locator("#a button").hover();
  await page.waitForTimeout(200);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.locator("#a button").click();
  const box = page.getByRole("alert");
  await box.waitFor();
  expect(await box.locator("p").textContent()).toBe(told);
  const button = box.getByRole("button", { name: label });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await button.evaluate((shown) => getComputedStyle(shown).borderStyle)).toBe("solid");
  await page.locator("#a button").click();
  await page.waitForTimeout(200);
  expect(await page.getByRole("alert").count()).toBe(1);
  isBroken = false;
  await button.press("Enter");
  await expect.poll(() => output("a")).toBe("6");
  expect(await page.evaluate(() => document.activeElement?.matches("#a button"))).toBe(true);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a script that fails because of a module that several share comes with a full load, which waits for the network", async () => {
  await page.goto(`${served.url}/docs/`);
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  const isFirst = () => page.locator("body[data-first]").count();
  const box = page.getByRole("alert");
  const retry = async (): Promise<void> => {
    const isDone = page.waitForEvent("console", (message) => message.type() === "warning");
    await box.getByRole("button", { name: "Retry" }).click();
    await isDone;
    await box.waitFor();
  };
  await page.context().setOffline(true);
  await page.locator("#a button").click();
  await box.waitFor();
  await retry();
  // The host answers, but the module is still missing.
  await page.route("**/assets/islands/shared*", (route) => route.fulfill({ status: 503 }));
  await page.context().setOffline(false);
  await retry();
  await page.unroute("**/assets/islands/shared*");
  // Another page answers in the place of this one.
  await page.route("**/docs/", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }));
  await retry();
  expect(await isFirst()).toBe(1);
  await page.unroute("**/docs/");
  await box.getByRole("button", { name: "Retry" }).click();
  await expect.poll(isFirst).toBe(0);
  await page.locator("#a button").click();
  await expect.poll(() => output("a")).toBe("6");
});

test("what is typed into the search box before any script is there is answered when it comes", async () => {
  let letBootCome = (): void => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    letBootCome = resolve;
  });
  await page.route("**/assets/boot*", async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(`${served.url}/docs/`, { waitUntil: "commit" });
  const field = page.getByRole("combobox", { includeHidden: true });
  await field.waitFor({ state: "attached" });
  await field.focus();
  await page.keyboard.type("late");
  letBootCome();
  await page.getByRole("option", { name: "Late" }).waitFor();
});

test("a script that is gone because the site was published anew leads to one full load of the page", async () => {
  await page.goto(`${served.url}/docs/`);
  const boot = /assets\/boot\.\w+\.js/.exec(readFileSync(join(work, "build/docs/index.html"), "utf8"))?.[0] ?? "";
  let loads = 0;
  await page.route("**/assets/islands/*", (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route("**/docs/", async (route) => {
    if (route.request().isNavigationRequest()) loads += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(boot, "assets/boot.00000000.js") });
  });
  await page.route("**/assets/boot.00000000.js", (route) => route.fulfill({ path: join(work, "build", boot) }));
  await page.locator("#a button").click();
  await expect.poll(() => loads).toBe(1);
  await page.waitForLoadState();
  await page.locator("#a button").click();
  await expect.poll(() => output("a")).toBe("6");
  expect(loads).toBe(1);
});

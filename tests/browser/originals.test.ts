// The original of a translated section: a reader opens it below the heading, reads it there or follows the link to it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShellSite, type ShellSite } from "./shellSite.ts";

const english = `# Pump

Before all.

## Start {#start}

Press **Run** and wait.

::::tabs
:::tab[Left]
### Port {#port}

Words on the left.
:::
:::tab[Right]
Words on the right.
:::
::::

### Deeper {#deeper}

Deeper words.

## Stop {#stop}

\`\`\`sh
stop --now
\`\`\`

See the note[^1] and [the start](#start).

<img src="data:image/png;base64,AA" alt="" onerror="window.ran = 1"><iframe srcdoc="<script>parent.ran = 2</script>"></iframe>
<svg width="9" height="9"><defs><linearGradient id="ink"></linearGradient></defs><rect fill="url(#ink)"></rect><use href="#ink"></use></svg>
<label for="field">Field</label> <input id="field" name="field" autofocus> <a href="java&#10;script:window.ran=3">Run</a>

[^1]: The note.
`;
const ukrainian = `# Насос

Спершу.

## Пуск {#start}

Натисніть **Пуск**.

### Глибше {#deeper}

Глибші слова.

## Зупинка {#stop}

Зупиніть.

## Лише тут {#own}

Слова.
`;

let site: ShellSite;
let address: string;

beforeAll(async () => {
  site = await openShellSite();
  for (const [locale, text] of Object.entries({ en: english, uk: ukrainian }))
    writeFileSync(join(site.folder, "site/content", locale, "docs/pump.md"), text);
  address = `${await site.buildBeside({ showOriginals: true })}/uk/docs/next/pump`;
});
afterAll(() => site?.close());

const originals = (page: Page) => page.locator("main details", { hasText: "Відкрити сторінку оригіналу" });
const quotes = (page: Page) => page.locator("main blockquote");
const open = (page: Page, index: number): Promise<void> => originals(page).nth(index).locator("summary").click();

/** Paths that the page asks for by itself, besides those of its scripts. */
function watchFetches(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test("openers are told apart by the headings above them", async () => {
  const page = await site.open(address);
  const described = await originals(page)
    .locator("summary")
    .evaluateAll((openers) =>
      openers.map((opener) => document.getElementById(opener.getAttribute("aria-describedby") ?? "")?.textContent),
    );
  const headings = await page.locator("main h2, main h3").allTextContents();
  expect(described[0]).toBeUndefined();
  expect(headings).toEqual(expect.arrayContaining(described.slice(1)));
  expect(new Set(described).size).toBe(described.length);
  await page.context().close();
});

test("shows what stands below the same heading, in its own language, and fetches the page once", async () => {
  const page = await site.open(address);
  const fetched = watchFetches(page);
  expect(await originals(page).count()).toBe(4);
  await open(page, 1);
  await quotes(page).waitFor();
  const quote = quotes(page).first();
  expect(await quote.getAttribute("lang")).toBe("en");
  expect((await quote.innerText()).split("\n").filter(Boolean).slice(0, 2)).toEqual(["Start", "Press Run and wait."]);
  expect(await quote.innerText()).not.toContain("Deeper");
  expect(await quote.locator(".heading-link").count()).toBe(0);
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  const right = quote.getByText("Words on the right.");
  expect(await right.isVisible()).toBe(false);
  await quote.getByRole("tab", { name: "Right" }).click();
  expect(await right.isVisible()).toBe(true);
  await open(page, 3);
  await quotes(page).nth(1).waitFor();
  expect(await quotes(page).nth(1).locator("code").innerText()).toContain("stop --now");
  // Notes stand at the end of the original, and links lead there.
  expect(await quotes(page).nth(1).innerText()).not.toContain("The note.");
  const hrefs = await quotes(page)
    .nth(1)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(["/docs/next/pump#fn-1", "/docs/next/pump#start", null]);
  // Nothing that came with it runs, and what belongs together still does.
  expect(await quotes(page).nth(1).getByLabel("Field").count()).toBe(1);
  expect(await quotes(page).nth(1).locator("rect").getAttribute("fill")).toBe("url(#original:ink)");
  expect(await quotes(page).nth(1).locator("use").getAttribute("href")).toBe("#original:ink");
  expect(await quotes(page).nth(1).locator("iframe, [onerror], [autofocus]").count()).toBe(0);
  await quotes(page).nth(1).getByText("Run", { exact: true }).click();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await open(page, 0);
  await expect.poll(() => quotes(page).first().innerText()).toBe("Pump\n\nBefore all.");
  await page.context().close();
  expect(fetched).toEqual(["/docs/next/pump"]);
});

test("is opened with the keyboard, also on a page that the reader came to by a link, and closed again", async () => {
  const page = await site.open(new URL("/uk/docs/next/intro", address).href);
  await page.locator("aside a", { hasText: "Насос" }).click();
  await page.locator("main h1", { hasText: "Насос" }).waitFor();
  const [start] = [originals(page).nth(1)];
  await start.locator("summary").focus();
  await page.keyboard.press("Enter");
  await quotes(page).waitFor();
  await page.keyboard.press("Enter");
  expect(await quotes(page).isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  expect(await quotes(page).count()).toBe(1);
  await page.context().close();
});

test.each([
  ["without scripts", false],
  ["when the page cannot be fetched", true],
])("is a link %s", async (_, javaScriptEnabled) => {
  const page = await site.open(address, { javaScriptEnabled });
  await page.context().setOffline(javaScriptEnabled);
  await open(page, 1);
  const link = originals(page).nth(1).getByRole("link", { name: "Відкрити сторінку оригіналу" });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute("hreflang")).toBe("en");
  await page.context().setOffline(false);
  await link.click();
  await page.waitForURL("**/docs/next/pump#start");
  expect(await page.locator("h2:target").innerText()).toBe("Start");
  await page.context().close();
});

test("is asked for again after a failure", async () => {
  const page = await site.open(address);
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await open(page, 1);
  await failed;
  // The page hears of it later: whoever asks before shares the failure.
  await page.locator(".original[aria-busy]").waitFor({ state: "detached" });
  await page.context().setOffline(false);
  await open(page, 1);
  await open(page, 1);
  await quotes(page).waitFor();
  await page.context().close();
});

test("is not printed, and pages of the default language have none", async () => {
  const page = await site.open(address);
  await page.emulateMedia({ media: "print" });
  expect(await originals(page).first().isVisible()).toBe(false);
  await page.goto(new URL("/docs/next/pump", address).href);
  expect(await page.locator("main details", { hasText: "original" }).count()).toBe(0);
  await page.context().close();
});

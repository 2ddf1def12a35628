// Pages of redirects, opened directly from a host that knows nothing of redirects and sends the site's policy.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
  const redirects = [
    { from: "/old", to: "/about" },
    { from: "/asked", to: "/about?a=1#told" },
  ];
  site.build({ redirects }, site.outDir);
});
afterAll(() => site?.close());

test.each([
  ["/old?x=1#part", "/about?x=1#part"],
  ["/uk/old?x=1&y=2", "/uk/about?x=1&y=2"],
  ["/old", "/about"],
  ["/asked?b=2", "/about?a=1&b=2#told"],
  ["/asked#part", "/about?a=1#part"],
])("%s leads to %s", async (from, to) => {
  const page = await site.open(from);
  await expect.poll(() => page.url()).toBe(site.host.url + to);
  await page.waitForTimeout(300);
  expect(page.url()).toBe(site.host.url + to);
  await page.context().close();
});

test("without scripts the page leads on, too, and fits a narrow screen", async () => {
  const page = await site.open("/uk/old", { javaScriptEnabled: false });
  await expect.poll(() => page.url()).toBe(`${site.host.url}/uk/about`);
  await page.context().close();
  const text = await (await fetch(`${site.host.url}/uk/old/`)).text();
  expect(text).toContain('<html lang="uk" dir="ltr">');
  expect(text).toContain('<meta name="viewport"');
});

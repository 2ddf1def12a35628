// What authors bring along fits a phone: tables, code and frames of raw HTML, cards of the first page without an icon.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

let portal: Portal;
const phone = { viewport: { width: 320, height: 800 } };

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

test("a table, code and a frame of raw HTML are no wider than the page", () =>
  portal.visit(
    "/docs/intro",
    async (page) => {
      for (const [name, html] of [
        ["a table", `<table><tr><td>${"<code>ENDLESS_NAME</code></td><td>".repeat(9)}</td></tr></table>`],
        ["code", `<div><pre><code>${"a long line ".repeat(20)}</code></pre></div>`],
        ["a frame", '<p><iframe width="560" height="315" title="A film"></iframe></p>'],
      ] as const) {
        const width = await page.locator(".prose").evaluate((prose, written) => {
          prose.innerHTML = written;
          return document.documentElement.scrollWidth;
        }, html);
        expect([name, width]).toEqual([name, 320]);
      }
    },
    phone,
  ));

test("a card without an icon holds its title", () =>
  portal.visit(
    "/",
    async (page) => {
      const room = await page
        .locator(".feature-card")
        .first()
        .evaluate((card) => {
          for (const icon of card.querySelectorAll(":scope > :not(span)")) icon.remove();
          const [frame, title] = [card, card.querySelector(".card-title") ?? card].map((one) =>
            one.getBoundingClientRect(),
          );
          return {
            below: (frame?.bottom ?? 0) - (title?.bottom ?? 0),
            before: (title?.left ?? 0) - (frame?.left ?? 0),
          };
        });
      expect(room.below).toBeGreaterThan(10);
      expect(room.before).toBeLessThan(40);
    },
    phone,
  ));

test("downloads of a specification are alike in size at any width", () =>
  portal.visit("/uk/docs/api/domivka-api", async (page) => {
    const buttons = page.getByRole("link", { name: /^Завантажити специфікацію/ });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await buttons.evaluateAll((all) =>
        all.map((one) => `${one.getBoundingClientRect().width} x ${one.getBoundingClientRect().height}`),
      );
      expect([width, sizes.length, new Set(sizes).size]).toEqual([width, 4, 1]);
    }
  }));

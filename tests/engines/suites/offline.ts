// The offline folder, opened from the disk.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { attributeOf, type Desk, seeHeading, seenIn, textOf } from "../desk.ts";

/** Tests the offline folder. */
export function testOffline(desk: Desk): void {
  const open = async (path: string): Promise<void> => {
    await desk.reader.resize(1280, 800);
    await desk.reader.open(pathToFileURL(join(inject("offlineFolder"), path)).href);
  };
  const hasNoProblems = async () => expect((await seenIn(desk.reader)).problems).toEqual([]);

  describe("a page from the disk", () => {
    test.each([
      ["docs/intro/index.html", "Tabs", "uk", "Tabs"],
      ["uk/docs/intro/index.html", "Tabs", "en", "Tabs"],
    ])("at %s leads to the next one and to the other language", async (path, next, language, other) => {
      await open(path);
      await desk.reader.click('#sidebar a[href$="tabs/index.html"]');
      await seeHeading(desk.reader, next);
      await desk.reader.click('button[aria-controls="locales"]');
      await desk.reader.click(`#locales a[hreflang="${language}"]`);
      await expect.poll(() => attributeOf(desk.reader, "html", "lang")).toBe(language);
      await seeHeading(desk.reader, other);
      await hasNoProblems();
    });

    test.each([
      ["docs/intro/index.html", "zyzzyva", "Tabs"],
      ["uk/docs/intro/index.html", "комп'ютер", "Слова"],
    ])("at %s finds %s", async (path, query, heading) => {
      await open(path);
      await desk.reader.press("/");
      await desk.reader.type(query);
      await expect.poll(() => textOf(desk.reader, '.search-panel [role="option"]')).toContain(heading);
      await desk.reader.press("Enter");
      await seeHeading(desk.reader, heading);
      await expect.poll(() => textOf(desk.reader, "main mark")).not.toBe("");
      await hasNoProblems();
    });

    test("keeps the colour mode, copies code, and its tools answer", async () => {
      await open("docs/code/index.html");
      await desk.reader.click("header .color-mode-switch");
      await desk.reader.click(".code .code-copy");
      await expect.poll(() => textOf(desk.reader, ".code .code-copy")).toBe("Copied");
      const modeOfNext = async (): Promise<string | null> => {
        await open("docs/api/update-room/index.html");
        return attributeOf(desk.reader, "html", "data-theme");
      };
      // Browsers tell the next page of the choice in their own time.
      await expect.poll(modeOfNext).toBe("dark");
      await desk.reader.click("#schema-tools button");
      const folded = () => desk.reader.evaluate(() => document.querySelectorAll(".rows details:not([open])").length);
      await expect.poll(folded).toBe(0);
      await desk.reader.click("header .color-mode-switch");
      await hasNoProblems();
    });
  });
}

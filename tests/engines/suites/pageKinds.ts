// Every kind of page of the portal, in both languages: no error, and nothing wider than a narrow phone.
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { pageKindsOfAllLocales } from "../../browser/pageKinds.ts";
import { type ServedFolder, serveFolder } from "../../browser/serveFolder.ts";
import { type Desk, seenIn, textOf } from "../desk.ts";
import { firstScript } from "../firstScript.ts";

/** Tests all kinds of pages. */
export function testPageKinds(desk: Desk): void {
  describe("pages of every kind", () => {
    let portal: ServedFolder;
    beforeAll(async () => {
      portal = await serveFolder(inject("portalFolder"), { firstScript });
    });
    afterAll(() => portal?.close());

    test.each(pageKindsOfAllLocales)("%s has no error, and fits into 320 pixels", async (path) => {
      const { reader } = desk;
      await reader.resize(1280, 800);
      await reader.open(portal.url + path);
      expect(await textOf(reader, "main h1")).not.toBe("");
      // Scripts that come when there is time for them.
      await reader.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      await reader.resize(320, 800);
      const wide = await reader.evaluate(() => {
        const root = document.documentElement;
        if (root.scrollWidth <= root.clientWidth) return [];
        const outside = [...document.querySelectorAll("body *")].filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth,
        );
        return [root.scrollWidth, ...outside.map((element) => element.outerHTML.slice(0, 100)).slice(0, 5)];
      });
      expect(wide).toEqual([]);
      expect(await seenIn(reader)).toEqual({ problems: [], mode: "light" });
    });
  });
}

// One engine with a page open in it, for all tests of a file. Each test has the small site at an address of its own, so that
// nothing is stored there yet.
import { afterAll, afterEach, beforeEach, expect, inject } from "vitest";
import { type ServedFolder, serveFolder } from "../browser/serveFolder.ts";
import { openFirefox } from "./driver/firefox.ts";
import type { Reader } from "./driver/reader.ts";
import { openWebKit } from "./driver/webkit.ts";
import { firstScript } from "./firstScript.ts";

/** Names of the engines. */
export type EngineName = "firefox" | "webkit";

/** The engine, and what a test reads in it. */
export interface Desk {
  readonly engine: EngineName;
  readonly reader: Reader;
  /** Where the small site is, without final slash. */
  readonly origin: string;
  /** Opens a path of the small site, 1280 pixels wide. */
  open(path: string, width?: number): Promise<void>;
}

/** What the first script of a page has noted. */
export interface Seen {
  readonly problems: readonly string[];
  readonly mode?: string;
}

/** What was noted in the page that is open. */
export const seenIn = (reader: Reader): Promise<Seen> =>
  reader.evaluate(() => (window as unknown as { readonly seen: Seen }).seen);

/** Starts an engine. */
export function openEngine(engine: EngineName, options: { readonly calm: boolean }): Promise<Reader> {
  const { firefox, webkit } = inject("engines");
  if (engine === "firefox" && firefox) return openFirefox(firefox, options);
  if (engine === "webkit" && webkit) return openWebKit(webkit, options);
  throw new Error(`${engine} is not there`);
}

/** Opens an engine for the tests of the group that calls it. */
export function useDesk(engine: EngineName): Desk {
  const now: { reader?: Reader; host?: ServedFolder } = {};
  beforeEach(async () => {
    // A browser that has ended, or does not answer, is another test's failure.
    if (!(await now.reader?.isWell())) {
      await now.reader?.close();
      now.reader = await openEngine(engine, { calm: false });
    }
    now.host = await serveFolder(inject("engineFolder"), { firstScript });
  });
  afterEach(() => now.host?.close());
  afterAll(() => now.reader?.close());
  const reader = (): Reader => {
    if (now.reader === undefined) throw new Error("no test is running");
    return now.reader;
  };
  const origin = (): string => now.host?.url ?? "";
  return {
    engine,
    get reader() {
      return reader();
    },
    get origin() {
      return origin();
    },
    async open(path, width = 1280) {
      await reader().resize(width, 800);
      await reader().open(origin() + path);
    },
  };
}

/** Whether the first element that a selector finds can be seen. */
export const isVisible = (reader: Reader, selector: string): Promise<boolean> =>
  reader.evaluate((name) => document.querySelector(name)?.checkVisibility() ?? false, selector);

/** Text of the first element that a selector finds. */
export const textOf = (reader: Reader, selector: string): Promise<string> =>
  reader.evaluate((name) => document.querySelector<HTMLElement>(name)?.innerText.trim() ?? "", selector);

/** Attribute of the first element that a selector finds. */
export const attributeOf = (reader: Reader, selector: string, attribute: string): Promise<string | null> =>
  reader.evaluate((name, key) => document.querySelector(name)?.getAttribute(key) ?? null, selector, attribute);

/** Whether the engine can show what is folded without unfolding it; Firefox can from version 143 on. */
export const showsFolded = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => CSS.supports("selector(::details-content)"));

/** Waits until the first heading is that. */
export const seeHeading = (reader: Reader, heading: string): Promise<void> =>
  expect.poll(() => textOf(reader, "main h1")).toBe(heading);

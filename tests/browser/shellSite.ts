// A copy of the small site for one test file: served, opened in a browser, and built again where a test changes it.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";
import { configureShellSite } from "./shellContent.ts";

/** A built site, a host of it, and a browser. */
export interface ShellSite {
  /** Folder of the sources, of the output and of whatever else a test makes. */
  readonly folder: string;
  readonly outDir: string;
  readonly host: ServedFolder;
  readonly browser: Browser;
  /** Opens a path in a context of its own. The docs of `current` are below `/docs/next`. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Builds again with other settings, into the same place unless another is named. */
  build(changes?: object, outDir?: string): void;
  close(): Promise<void>;
}

/** Copies the built site and opens a browser. */
export async function openShellSite(): Promise<ShellSite> {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-shell-"));
  const outDir = join(folder, "host");
  cpSync(inject("shellFolder"), folder, { recursive: true });
  const build = (settings: object = {}, out = outDir): void => {
    const site = join(folder, "site");
    configureShellSite(site, settings);
    const { status, stderr } = runHubdocs(["build", site, "--out-dir", out]);
    expect(status, stderr).toBe(0);
  };
  const [host, browser] = await Promise.all([serveFolder(outDir), openBrowser()]);
  return {
    folder,
    outDir,
    host,
    browser,
    build,
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(8_000);
      await page.goto(host.url + path);
      return page;
    },
    async close() {
      await browser.close();
      host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A second host with the same files below a path that the site was not built for. */
export function serveBelow(site: ShellSite, path: string): Promise<ServedFolder> {
  const root = join(site.folder, "elsewhere");
  cpSync(site.outDir, join(root, path), { recursive: true });
  return serveFolder(root);
}

/** Accessible name or text of what has the focus. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel ?? activeElement?.textContent?.trim() ?? "";
  });
}

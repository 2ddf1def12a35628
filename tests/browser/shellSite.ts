// A copy of the small site for one test file: served, opened in a browser, and built otherwise beside it where a test
// needs other settings.
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
  /** Opens a path, or an address of another host, in a context of its own. The docs of `current` are below `/docs/next`. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Builds again with other settings, into another folder. */
  build(changes: object, outDir: string): void;
  /** The same on a host of its own; gives its address, without final slash. */
  buildBeside(changes: object): Promise<string>;
  close(): void;
}

/** Copies the built site and serves it. */
export async function openShellSite(): Promise<ShellSite> {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-shell-"));
  const outDir = join(folder, "host");
  cpSync(inject("shellFolder"), folder, { recursive: true });
  const build = (settings: object, out: string): void => {
    const site = join(folder, "site");
    configureShellSite(site, settings);
    const { status, stderr } = runHubdocs(["build", site, "--out-dir", out]);
    expect(status, stderr).toBe(0);
  };
  const [host, browser] = await Promise.all([serveFolder(outDir), openBrowser()]);
  const hosts = [host];
  return {
    folder,
    outDir,
    host,
    browser,
    build,
    async buildBeside(settings) {
      const out = join(folder, `host-${hosts.length}`);
      build(settings, out);
      const beside = await serveFolder(out);
      hosts.push(beside);
      return beside.url;
    },
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(8_000);
      await page.goto(path.startsWith("/") ? host.url + path : path);
      return page;
    },
    close() {
      for (const each of hosts) each.close();
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

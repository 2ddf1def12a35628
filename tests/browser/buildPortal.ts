// Builds once for all browser tests: the portal, which is served to all of them, and the small site whose copies test the
// page shell.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import packaged from "@sparticuz/chromium";
import type { TestProject } from "vitest/node";
import { root, serveSite } from "../portal/runHubdocs.ts";
import { writeShellSite } from "./shellContent.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the built portal; nothing may write there. */
    readonly portalFolder: string;
    /** Where `hubdocs serve` gives the built portal, without final slash. */
    readonly portalOrigin: string;
    /** Folder with the sources (`site`) and the output (`host`) of the small site, to be copied. */
    readonly shellFolder: string;
  }
}

/** Builds before the first test; the server and the folders go after the last one. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const work = mkdtempSync(join(tmpdir(), "hubdocs-portal-"));
  const portal = join(work, "build");
  const shell = join(work, "shell");
  mkdirSync(shell);
  writeShellSite(join(shell, "site"));
  await Promise.all([
    build([root, "--out-dir", portal]),
    build([join(shell, "site"), "--out-dir", join(shell, "host")]),
    // The packaged browser unpacks itself when it is first asked for: not in two test files at once.
    packaged.executablePath(),
  ]);
  const server = await serveSite(portal);
  provide("portalFolder", portal);
  provide("portalOrigin", server.origin);
  provide("shellFolder", shell);
  return () => {
    server.stop();
    rmSync(work, { recursive: true, force: true });
  };
}

/** Fails with what the command says. */
const build = (args: readonly string[]) =>
  promisify(execFile)(process.execPath, [`${root}bin/hubdocs.js`, "build", "--quiet", ...args], { cwd: root });

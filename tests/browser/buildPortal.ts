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

/** What is built, and how to remove it. */
interface BuiltPortal {
  readonly portal: string;
  readonly origin: string;
  readonly shell: string;
  remove(): void;
}

/** Builds before the first test; the server and the folders go after the last one. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const { portal, origin, shell, remove } = await builtPortal();
  provide("portalFolder", portal);
  provide("portalOrigin", origin);
  provide("shellFolder", shell);
  return remove;
}

/** Each project of the tests has modules of its own: what is built stands where both find it. */
const shared: typeof globalThis & { hubdocsPortal?: Promise<BuiltPortal> } = globalThis;

/** The portal, built once for all who ask. */
export function builtPortal(): Promise<BuiltPortal> {
  shared.hubdocsPortal ??= buildAll();
  return shared.hubdocsPortal;
}

async function buildAll(): Promise<BuiltPortal> {
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
  return {
    portal,
    origin: server.origin,
    shell,
    remove() {
      server.stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** Fails with what the command says. */
export const build = (args: readonly string[]) =>
  promisify(execFile)(process.execPath, [`${root}bin/hubdocs.js`, "build", "--quiet", ...args], { cwd: root });

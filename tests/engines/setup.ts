// Finds Firefox and WebKit, and builds what they read. A run of these tests alone fails where an engine is missing; a run of
// all tests says what was not tested.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build, builtPortal } from "../browser/buildPortal.ts";
import { writeEngineSite } from "./engineSite.ts";
import { type Engines, findEngines, packagesOf } from "./findEngines.ts";
import { firstScript } from "./firstScript.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The engines of this machine. */
    readonly engines: Engines;
    /** Folder of the small site as it was built. */
    readonly engineFolder: string;
    /** Its offline folder. */
    readonly offlineFolder: string;
  }
}

/** Builds when there is an engine at all. */
export default async function setup({ provide, vitest }: TestProject): Promise<(() => void) | undefined> {
  const engines = findEngines();
  const missing = (["firefox", "webkit"] as const).filter((name) => engines[name] === undefined);
  const advice = missing.map((name) => `${name} (apt-get install ${packagesOf[name]})`).join(", ");
  if (missing.length > 0) {
    if (vitest.config.project.includes("engines")) throw new Error(`not found: ${advice}`);
    process.stderr.write(`Engines that were not found and not tested: ${advice}\n`);
  }
  provide("engines", engines);
  if (missing.length === 2) return undefined;
  const work = mkdtempSync(join(tmpdir(), "hubdocs-engines-"));
  const site = join(work, "site");
  const built = join(work, "built");
  const offline = join(work, "offline");
  writeEngineSite(site);
  const [{ portal, remove }] = await Promise.all([builtPortal(), buildBoth(site, built, offline)]);
  provide("engineFolder", built);
  provide("offlineFolder", offline);
  provide("portalFolder", portal);
  return () => {
    remove();
    rmSync(work, { recursive: true, force: true });
  };
}

/** Builds the site for a host, then for the disk. */
async function buildBoth(site: string, built: string, offline: string): Promise<void> {
  await build([site, "--out-dir", built]);
  await build([site, "--offline", "--out-dir", offline]);
  for (const name of readdirSync(offline, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(offline, name);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("<head>", () => `<head><script>${firstScript}</script>`),
    );
  }
}

// Builds the portal once for all browser tests.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runHubdocs } from "../portal/runHubdocs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the built portal; nothing may write there. */
    readonly portalFolder: string;
  }
}

/** Builds before the first test; the folder goes after the last one. */
export default function setup({ provide }: TestProject): () => void {
  const work = mkdtempSync(join(tmpdir(), "hubdocs-portal-"));
  const folder = join(work, "build");
  const { status, stderr } = runHubdocs(["build", "--quiet", "--out-dir", folder]);
  if (status !== 0) throw new Error(stderr);
  provide("portalFolder", folder);
  return () => rmSync(work, { recursive: true, force: true });
}

// Programs of a site that print: standard output is for results. Runs the real command.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const site = mkdtempSync(join(tmpdir(), "hubdocs-printing-"));
afterAll(() => rmSync(site, { recursive: true }));

test("what a configuration and a template print is no part of results", () => {
  const locales = "{ default: 'en', en: 'English', uk: 'Українська' }";
  put(site, "hubdocs.config.mjs", `console.log("settings");\nexport default { title: "A", locales: ${locales} };\n`);
  put(site, "templates/parts/Footer.tsx", 'export const Footer = () => (console.log("foot"), null);\n');
  put(site, "content/en/docs/intro.md", "# Introduction\n");
  const po = startHubdocs(["po", "uk"], site);
  expect(po.stdout).toMatch(/^(?:#|msgid)/);
  expect(po.stdout).not.toMatch(/settings|foot/);
  expect(po.stderr).toContain("settings\n");
  const build = startHubdocs(["build"], site);
  expect(build.status).toBe(0);
  expect(build.stdout).not.toMatch(/settings|foot/);
  expect(build.stderr).toContain("foot\n");
});

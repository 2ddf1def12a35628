// `hubdocs init` and `import` killed at calls that change the new site: the next run leaves a whole site.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-new-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

putAll(join(folder, "old"), {
  "mkdocs.yml": "site_name: Old\n",
  "docs/index.md": "# Start\n",
  "docs/guide/one.md": "# One\n",
  "docs/guide/two.md": "# Two\n",
});

/** Runs a command that makes a site; with a number it is killed at that call. */
function make(site: string, args: readonly string[], killAt?: number) {
  const preload = ["--require", fileURLToPath(new URL("killAt.cjs", import.meta.url))];
  return spawnSync(process.execPath, [...(killAt === undefined ? [] : preload), command, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", KILL_AT: String(killAt), KILL_IN: site, SOURCE_DATE_EPOCH: "1700000000" },
  });
}

test.each([
  ["init", (name: string) => ["init", name, "--yes", "--title", "Hub", "--locales", "en"], 7],
  ["import", (name: string) => ["import", "old", name], 1],
] as const)("%s that is killed at any moment is completed by the next run", (kind, argsFor, step) => {
  const whole = join(folder, `${kind}-whole`);
  make(whole, argsFor(`${kind}-whole`));
  const expected = [...readOutput(whole).keys()];
  for (let killAt = 2; ; killAt += step) {
    const name = `${kind}-${killAt}`;
    const site = join(folder, name);
    if (make(site, argsFor(name), killAt).signal === null) break;
    const wasWhole = existsSync(site) && expected.every((path) => existsSync(join(site, path)));
    const next = make(site, argsFor(name));
    if (!wasWhole) expect(next.status, `killed at call ${killAt}: ${next.stderr}`).toBe(0);
    expect([...readOutput(site).keys()], `killed at call ${killAt}`).toEqual(expected);
  }
  expect(expected.length).toBeGreaterThan(3);
});

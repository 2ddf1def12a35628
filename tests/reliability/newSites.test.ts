// `hubdocs init` and `import` killed at calls that change the new site: the next run leaves a whole site.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { momentsOf } from "./moments.ts";
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

const env = { ...process.env, NO_COLOR: "1", SOURCE_DATE_EPOCH: "1700000000" };

/** Files that `git add -A` would take. */
function seenByGit(site: string): readonly string[] {
  spawnSync("git", ["init", "--quiet"], { cwd: site });
  const { stdout } = spawnSync("git", ["ls-files", "--others", "--exclude-standard"], { cwd: site, encoding: "utf8" });
  rmSync(join(site, ".git"), { recursive: true });
  return stdout
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((path) => `/${path}`);
}

/** Calls that are looked at: every one, or every seventh with the first, whose states differ by a file only, and the last. */
const sample = <Item>(items: readonly Item[], step: number): readonly Item[] =>
  items.filter((_, index) => index % step === 0 || index === items.length - 1);

test.each([
  ["init", "at every seventh moment", ["init", "made", "--yes", "--title", "Hub", "--locales", "en"], 7],
  ["import", "at any moment", ["import", "old", "made"], 1],
] as const)("%s that is killed %s is completed by the next run", (kind, _, args, step) => {
  const place = join(folder, kind);
  cpSync(join(folder, "old"), join(place, "old"), { recursive: true });
  const site = join(place, "made");
  const make = () => spawnSync(process.execPath, [command, ...args], { cwd: place, encoding: "utf8", env });
  make();
  const expected = [...readOutput(site).keys()];
  rmSync(site, { recursive: true });
  const moments = momentsOf({ args, folder: place, site, env });
  for (const { call, restore } of sample(moments, step)) {
    restore();
    const wasWhole = expected.every((path) => existsSync(join(site, path)));
    expect(expected, `seen by git at call ${call}`).toEqual(expect.arrayContaining([...seenByGit(site)]));
    const next = make();
    if (!wasWhole) expect(next.status, `killed at call ${call}: ${next.stderr}`).toBe(0);
    expect([...readOutput(site).keys()], `killed at call ${call}`).toEqual(expected);
  }
  expect(expected.length).toBeGreaterThan(3);
});

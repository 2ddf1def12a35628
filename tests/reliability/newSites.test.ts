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

/** Ends `hubdocs init` while it asks, in a terminal of its own: by a signal, or by closing the terminal. Prints the outcome. */
const endAtQuestion = `
import os, pty, signal, sys
end, *call = sys.argv[1:]
pid, terminal = pty.fork()
if pid == 0: os.execv(call[0], call)
said = b""
while b"not known yet" not in said: said += os.read(terminal, 1000)
if end == "close": os.close(terminal)
else: os.kill(pid, getattr(signal, end))
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), end="")
`;
const canOpenTerminal = spawnSync("python3", ["-c", "import pty, os; os.waitstatus_to_exitcode"]).status === 0;

// Negative: ended by the signal of that number, and not by an abort of Node.
test.runIf(canOpenTerminal).each([
  ["SIGINT", "130"],
  ["SIGTERM", "143"],
  ["SIGHUP", "-1"],
  ["close", "-1"],
])("a question that is ended by %s ends the command with %s, and makes nothing", (end, status) => {
  const site = join(folder, `asked-${end}`);
  const call = ["-c", endAtQuestion, end, process.execPath, command, "init", site];
  expect(spawnSync("python3", call, { encoding: "utf8" }).stdout).toBe(status);
  expect(existsSync(site)).toBe(false);
});

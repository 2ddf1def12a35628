// A configuration is a program of the site's: whatever it does, it does not take the command or the server with it.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { command, runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-endless-")));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a command on a site with this configuration; `told` grows by what it says. */
function start(site: string, config: string, flags: readonly string[] = ["build"]) {
  put(site, "hubdocs.config.mjs", config);
  put(site, "content/en/docs/intro.md", "# Introduction\n");
  const env = { ...process.env, HUBDOCS_PAGE_SECONDS: "2" };
  const [name = "", ...others] = flags;
  const running: ChildProcess = spawn(process.execPath, [command, name, site, ...others], { env });
  const told = { text: "" };
  for (const stream of [running.stdout, running.stderr])
    stream?.on("data", (data) => {
      told.text += String(data);
    });
  return { running, told, end: once(running, "exit") };
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "%s ends a build whose configuration never ends",
  async (signal, status) => {
    const begun = join(root, signal);
    const text = `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(begun)}, "");\nfor (;;);\n`;
    const { running, end } = start(join(root, "stopped"), text);
    try {
      while (!existsSync(begun)) await sleep(50);
      running.kill(signal);
      expect(await Promise.race([end, sleep(20_000)])).toEqual([status, null]);
    } finally {
      running.kill("SIGKILL");
    }
  },
  60_000,
);

test.each([
  ["computes without an end", "for (;;);", "it has been computing without a pause for 2 s"],
  [
    "waits for ever",
    "setInterval(() => undefined, 100); await new Promise(() => undefined);",
    "it has not finished after 6 s",
  ],
  ["waits for what never comes", "await new Promise(() => undefined);", "it waits for something that never happens"],
])(
  "a configuration that %s is told",
  async (_, text, reason) => {
    const { told, end } = start(join(root, "told"), `${text}\nexport default {};\n`);
    expect(await end).toEqual([2, null]);
    expect(told.text).toMatch(`hubdocs.config.mjs error config-unreadable: cannot be evaluated: ${reason}\n`);
  },
  60_000,
);

test("what the bundler waits for without an end is told", () => {
  const site = join(root, "piped");
  put(site, "content/en/docs/intro.md", "# Introduction\n");
  // The bundler looks there for what the package says of its modules.
  execFileSync("mkfifo", [join(site, "package.json")]);
  put(site, "hubdocs.config.mjs", "export default {};\n");
  const { status, stderr } = runHubdocs(["build"], site, { HUBDOCS_PAGE_SECONDS: "0.5" });
  expect(status).toBe(1);
  expect(stderr).toMatch("cannot go on: the program that bundles templates does not answer\n");
}, 60_000);

test("one that takes its time to ask others is waited for", async () => {
  const text = `await new Promise((resolve) => setTimeout(resolve, 4000));\nexport default { title: "Slow" };\n`;
  const { told, end } = start(join(root, "slow"), text);
  expect(await end).toEqual([0, null]);
  expect(told.text).toMatch("Built 5 pages");
}, 60_000);

test("a server outlives what its configuration does, and shows the next one that is right", async () => {
  const site = join(root, "served");
  const { running, told } = start(site, "export default {};\n", ["serve", "--watch", "--port", "0"]);
  const untilTold = (text: string) => vi.waitFor(() => expect(told.text).toContain(text), { timeout: 20_000 });
  try {
    await untilTold("Serving http");
    const url = /Serving (\S+)/.exec(told.text)?.[1] ?? "";
    for (const [text, reason] of [
      ["process.exit(0);", "it ends the process"],
      ["for (;;);", "it has been computing without a pause"],
      ['setTimeout(() => Promise.reject(new Error("no token")), 50);', "no token"],
    ] as const) {
      told.text = "";
      put(site, "hubdocs.config.mjs", `${text}\nexport default {};\n`);
      await untilTold(`cannot be evaluated: ${reason}`);
      put(site, "hubdocs.config.mjs", `export default { title: ${JSON.stringify(`After ${reason}`)} };\n`);
      const shown = async () => expect(await (await fetch(`${url}docs/intro`)).text()).toContain(`After ${reason}`);
      await vi.waitFor(shown, { timeout: 20_000, interval: 100 });
    }
    expect(running.exitCode).toBeNull();
  } finally {
    running.kill("SIGKILL");
  }
}, 120_000);

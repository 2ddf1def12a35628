// An output is wholly the old or wholly the new one, whatever happens to the build: killed, interrupted, refused by
// the disk, or run twice at once. Runs the real command.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-reliability-")));
const outDir = join(root, "www/out");
const kept = join(root, "kept");

interface End {
  readonly status: number | null;
  readonly said: string;
}

/** A site of 40 docs that all name their state, so that a mix of two builds shows. */
function writeSite(state: string): string {
  const site = join(root, state);
  for (let index = 0; index < 40; index += 1) {
    const text = `# Doc ${index}\n\nState ${state}. ${"Words of a paragraph. ".repeat(80)}\n`;
    put(site, `content/en/docs/part/doc${index}.md`, text);
  }
  if (state === "two") rmSync(join(site, "content/en/docs/part/doc7.md"));
  put(site, "hubdocs.config.yaml", `title: State ${state}\nurl: https://docs.example.org\n`);
  return site;
}

const sites = { one: writeSite("one"), two: writeSite("two") };
const whole = { one: "", two: "" };
let buildMs = 0;

function start(
  args: readonly string[],
  { shell = "" } = {},
): { readonly child: ChildProcess; readonly end: Promise<End> } {
  const [program, ...rest] =
    shell === "" ? [process.execPath, command, ...args] : ["sh", "-c", shell, "sh", process.execPath, command, ...args];
  const child = spawn(program, rest, { cwd: root, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => {
      said += data.toString();
    });
  const end = new Promise<End>((resolve) => child.once("close", (status) => resolve({ status, said })));
  return { child, end };
}

const build = (state: "one" | "two"): Promise<End> => start(["build", sites[state], "--out-dir", outDir]).end;

/** Names and digests of all files of the output as one text; `missing` without one. */
function filesOfOutput(): string {
  if (!existsSync(outDir)) return "missing";
  return JSON.stringify([...readOutput(outDir)]);
}

function restoreOne(): void {
  rmSync(join(root, "www"), { recursive: true, force: true });
  cpSync(kept, outDir, { recursive: true });
}

beforeAll(async () => {
  expect(await build("one")).toMatchObject({ status: 0 });
  whole.one = filesOfOutput();
  cpSync(outDir, kept, { recursive: true });
  const started = Date.now();
  expect(await build("two")).toMatchObject({ status: 0 });
  buildMs = Date.now() - started;
  whole.two = filesOfOutput();
  expect(whole.one).not.toBe(whole.two);
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.for([50, 80, 90, 95, 100])(
  "killed at %i percent of its time, a build leaves one whole site, and the next one succeeds",
  async (percent) => {
    restoreOne();
    const { child, end } = start(["build", sites.two, "--out-dir", outDir]);
    await sleep((buildMs * percent) / 100);
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // it has ended by itself
    }
    await end;
    expect([whole.one, whole.two]).toContain(filesOfOutput());
    expect(await build("two")).toMatchObject({ status: 0 });
    expect(filesOfOutput()).toBe(whole.two);
    expect(readdirSync(dirname(outDir))).toEqual(["out"]);
  },
);

test.for([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", null], // by the signal itself
] as const)("%s ends a build with %s within 3 s and leaves nothing behind", async ([signal, status]) => {
  let ended = await endBySignal(signal);
  // On a busy machine a build may be done before the signal comes to it.
  for (let tries = 1; ended.status === 0 && tries < 5; tries += 1) {
    expect(filesOfOutput()).toBe(whole.two);
    ended = await endBySignal(signal);
  }
  expect(ended.status).toBe(status);
  expect(ended.afterMs).toBeLessThan(3_000);
  expect(filesOfOutput()).toBe(whole.one);
  expect(readdirSync(dirname(outDir))).toEqual(["out"]);
});

/** Sends a signal to a build while it makes its output. */
async function endBySignal(
  signal: NodeJS.Signals,
): Promise<{ readonly status: number | null; readonly afterMs: number }> {
  restoreOne();
  const { child, end } = start(["build", sites.two, "--out-dir", outDir]);
  while (readdirSync(dirname(outDir)).length < 2) await sleep(5); // until the side folder is there
  const sent = Date.now();
  child.kill(signal);
  const { status } = await end;
  return { status, afterMs: Date.now() - sent };
}

test("a window that is closed says so twice; the build still leaves nothing behind", async () => {
  restoreOne();
  const { child, end } = start(["build", sites.two, "--out-dir", outDir]);
  while (readdirSync(dirname(outDir)).length < 2) await sleep(5); // until the side folder is there
  child.kill("SIGHUP");
  await sleep(1);
  child.kill("SIGHUP");
  expect((await end).status).toBe(null);
  expect(filesOfOutput()).toBe(whole.one);
  expect(readdirSync(dirname(outDir))).toEqual(["out"]);
});

test("of builds at once into one output at least one succeeds, and the output is wholly one of them", async () => {
  for (const states of [
    ["one", "two"],
    ["two", "one", "two"],
  ] as const) {
    restoreOne();
    const ends = await Promise.all(states.map(build));
    expect(ends.filter(({ status }) => status === 0).length).toBeGreaterThan(0);
    for (const { status, said } of ends.filter((end) => end.status !== 0)) {
      expect(status).toBe(1);
      expect(said).toContain("output-locked");
    }
    expect([whole.one, whole.two]).toContain(filesOfOutput());
    expect(readdirSync(dirname(outDir))).toEqual(["out"]);
  }
});

test("a disk that takes no more is an error with a path, and the old output stays", async () => {
  restoreOne();
  const { status, said } = await start(["build", sites.two, "--out-dir", outDir], { shell: 'ulimit -f 1; exec "$@"' })
    .end;
  expect(status).toBe(1);
  expect(said).toMatch(/error write-failed: cannot write \S+.*: no space/);
  expect(filesOfOutput()).toBe(whole.one);
  expect(readdirSync(dirname(outDir))).toEqual(["out"]);
});

test("a disk that cannot take what a configuration is made of is no mistake in the configuration", async () => {
  restoreOne();
  const site = join(root, "module");
  cpSync(sites.two, site, { recursive: true });
  rmSync(join(site, "hubdocs.config.yaml"));
  writeFileSync(join(site, "hubdocs.config.mjs"), 'export default { title: "Module" };\n');
  const { status, said } = await start(["build", site, "--out-dir", outDir], { shell: 'ulimit -f 0; exec "$@"' }).end;
  expect(said).toMatch(/error write-failed: cannot write \S+\/module\.\w+\.mjs: no space/);
  expect(status).toBe(1);
  expect(filesOfOutput()).toBe(whole.one);
});

test.for([20, 21, 24, 27])("that a build may open only %i files is no bug, and no fault of a folder", async (files) => {
  restoreOne();
  const { said } = await start(["build", sites.two, "--out-dir", outDir, "--no-cache"], {
    shell: `ulimit -n ${files}; exec "$@"`,
  }).end;
  expect(said).not.toContain("bug in hubdocs");
  expect(said).not.toContain("move it out of the site's content");
  expect([whole.one, whole.two]).toContain(filesOfOutput());
  expect(await build("two")).toMatchObject({ status: 0 });
  expect(readdirSync(dirname(outDir))).toEqual(["out"]);
});

test("a page that cannot be built leaves the old output as it was", async () => {
  restoreOne();
  const site = join(root, "broken");
  cpSync(sites.two, site, { recursive: true });
  writeFileSync(join(site, "content/en/docs/bad.md"), "---\ntitle: [unclosed\n---\n");
  const { status, said } = await start(["build", site, "--out-dir", outDir]).end;
  expect(status).toBe(1);
  expect(said).toContain("content/en/docs/bad.md");
  expect(filesOfOutput()).toBe(whole.one);
  expect(readdirSync(dirname(outDir))).toEqual(["out"]);
});

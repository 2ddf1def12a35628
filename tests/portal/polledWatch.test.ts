// Folders that tell of no change, as those that a container or a network shares: with CHOKIDAR_USEPOLLING edits are looked for.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "./runHubdocs.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-polled-"));
const servers: ChildProcess[] = [];
const writePage = (text: string): void => writeFileSync(join(folder, "docs/guide.md"), `# Guide\n\n${text}\n`);

/** Serves the folder; gives its address. */
function serve(flags: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const args = [command, "serve", folder, "--watch", "--port", "0", ...flags];
  const server = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  servers.push(server);
  return new Promise((resolve) => {
    server.stdout.on("data", (chunk) => {
      const address = /Serving (http:\S+?)\/?\s/.exec(String(chunk))?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

/** Whether a process has asked the system to tell of changes. Known on Linux only. */
function isTold({ pid }: ChildProcess): boolean | undefined {
  if (process.platform !== "linux") return undefined;
  return readdirSync(`/proc/${pid}/fd`).some((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).includes("inotify");
    } catch {
      return false; // closed meanwhile
    }
  });
}

afterAll(async () => {
  for (const server of servers) {
    await new Promise((resolve) => {
      server.once("exit", resolve);
      server.kill();
    });
  }
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["CHOKIDAR_USEPOLLING", [], { CHOKIDAR_USEPOLLING: "1" }],
  ["--poll", ["--poll"], {}],
])("edits are seen with %s", async (name, flags, env) => {
  mkdirSync(join(folder, "docs"), { recursive: true });
  writePage("First words.");
  const address = await serve(flags, env);
  const text = async (): Promise<string> => (await fetch(`${address}/docs/guide`)).text();
  await expect.poll(text, { timeout: 20_000 }).toContain("First words.");
  writePage(`Edited with ${name}.`);
  await expect.poll(text, { timeout: 20_000 }).toContain(`Edited with ${name}.`);
  expect(servers.map(isTold)).not.toContain(true);
});

test.runIf(process.platform === "linux")("without them the system is asked to tell of changes", async () => {
  await serve([], {});
  await expect.poll(() => isTold(servers.at(-1) as ChildProcess), { timeout: 20_000 }).toBe(true);
});

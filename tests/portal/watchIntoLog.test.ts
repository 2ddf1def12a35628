// What `serve --watch` says may be written into the folder that it watches.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { command } from "./runHubdocs.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a log in the site's own folder is no reason to build and to say the same again", async () => {
  const page = join(folder, "content/en/docs/guide.md");
  mkdirSync(join(folder, "content/en/docs"), { recursive: true });
  writeFileSync(page, "# Guide\n\nSee [a](./gone.md).\n");
  const log = join(folder, "serve.log");
  const said = (): number => readFileSync(log, "utf8").split("broken-link").length - 1;
  const args = [command, "serve", folder, "--watch", "--port", "0"];
  const output = openSync(log, "a");
  const server = spawn(process.execPath, args, { stdio: ["ignore", output, output] });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    await expect.poll(() => readFileSync(log, "utf8"), { timeout: 20_000 }).toContain("Serving");
    await sleep(2_000);
    const before = said();
    expect(before).toBeLessThanOrEqual(2);
    writeFileSync(page, "# Guide\n\nSee [a](./gone.md), again.\n");
    await expect.poll(said, { timeout: 20_000 }).toBeGreaterThan(before);
  } finally {
    server.kill();
    await ended;
  }
});

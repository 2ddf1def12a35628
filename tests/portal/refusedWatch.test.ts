// A server that has nothing to serve says why once, and leaves nothing behind.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "./runHubdocs.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-refused-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("serve --watch in an empty folder ends with one finding and no folder of its own", () => {
  const { status, stderr } = runHubdocs(["serve", "--watch", "--port", "0"], folder);
  expect(status).toBe(2);
  expect(stderr.match(/config-missing/g)).toHaveLength(1);
  expect(existsSync(join(folder, ".hubdocs"))).toBe(false);
});

test("without --watch too", () => {
  const { status, stderr } = runHubdocs(["serve", "--port", "0"], folder);
  expect(status).toBe(2);
  expect(stderr.match(/config-missing/g)).toHaveLength(1);
  expect(existsSync(join(folder, ".hubdocs"))).toBe(false);
});

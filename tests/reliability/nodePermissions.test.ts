// A build with Node's permissions in force, which takes some calls from every program.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startHubdocs } from "../portal/runHubdocs.ts";
import { putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const site = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-permissions-")));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
const allowed = "--allow-fs-read=* --allow-fs-write=* --allow-worker --allow-child-process --no-warnings";

test("a build that may read, write, and start threads and programs gives what any other gives", () => {
  putAll(site, {
    "hubdocs.config.yaml": "title: Hub\nprint: { enabled: true }\nllms: { full: true }\n",
    "content/en/docs/a.md": "# A\n\n[B](b.md)\n",
    "content/en/docs/b.md": "# B\n",
  });
  const { status, stderr } = startHubdocs(["build", "--out-dir", "out"], site, { NODE_OPTIONS: `${flag} ${allowed}` });
  expect([status, stderr]).toEqual([0, ""]);
  startHubdocs(["build", "--no-cache"], site);
  expect(readOutput(join(site, "out"))).toEqual(readOutput(join(site, "build")));
});

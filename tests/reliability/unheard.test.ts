// An error that nobody waits for ends a command as an error, and not as if it had done its work; a signal that comes before
// the program is there ends it as every other signal does.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-unheard-")));
afterAll(() => rmSync(root, { recursive: true }));

// As soon as the command hears of such errors; its threads do not.
const beside = `const timer = setInterval(() => {
  if (process.listenerCount("uncaughtException") === 0) return;
  clearInterval(timer);
  throw new Error("beside");
}, 1).unref()`;
const thrown = `data:text/javascript,${encodeURIComponent(beside)}`;

test("what is thrown beside a command is its failure", () => {
  put(root, "content/en/docs/intro.md", "# Introduction\n");
  const { status, stderr } = spawnSync(process.execPath, ["--import", thrown, command, "build", root], {
    encoding: "utf8",
  });
  expect(stderr).toBe(
    "error internal-error: beside: this is a bug in hubdocs\n  report it; --verbose shows where it happened\n",
  );
  expect(status).toBe(1);
});

test("it is a finding for programs, too", () => {
  put(root, "content/en/docs/intro.md", "# Introduction\n");
  const call = ["--import", thrown, command, "build", root, "--format", "json", "--verbose"];
  const { status, stderr } = spawnSync(process.execPath, call, { encoding: "utf8" });
  expect(JSON.parse(stderr)).toEqual({
    severity: "error",
    code: "internal-error",
    message: "beside: this is a bug in hubdocs",
    hint: expect.stringMatching(/^report it; it happened at .*data:text\/javascript/),
  });
  expect(status).toBe(1);
});

test.skipIf(process.platform === "win32").for([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s while the program is loaded ends it with the status %i", ([signal, expected]) => {
  put(root, "content/en/docs/intro.md", "# Introduction\n");
  const hook = `import module from "node:module";
const load = module._load;
module._load = function (request) {
  if (request.endsWith("cli.start.cjs")) process.kill(process.pid, "${signal}");
  return load.apply(this, arguments);
};`;
  const call = ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, command, "build", root];
  const { status } = spawnSync(process.execPath, call);
  expect(status).toBe(expected);
});

test.skipIf(process.platform !== "linux")(
  "a place for results that is full is told as such, and not as a full output",
  () => {
    put(root, "content/en/docs/intro.md", "# Introduction\n");
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [command, "build", root], {
      encoding: "utf8",
      stdio: ["ignore", full, "pipe"],
    });
    closeSync(full);
    expect(stderr).toBe(
      "error write-failed: cannot print the results: no space left on the disk\n  check the file or program that they are sent to\n",
    );
    expect(status).toBe(1);
  },
);

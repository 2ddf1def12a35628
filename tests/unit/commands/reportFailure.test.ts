// What is said of whatever ends a command, and the exit status that programs go by.
import { expect, test } from "vitest";
import { reportFailure } from "../../../src/commands/reportFailure.ts";
import { bugError, bugWords } from "../../../src/model/bugError.ts";
import { PlatformFailure } from "../../../src/platform/failure.ts";
import { listeningTerminal } from "./listeningTerminal.ts";

/** Exit status, and what is written. */
function ended(error: unknown, args: readonly string[] = ["build"]) {
  const { terminal, written } = listeningTerminal();
  const status = reportFailure(error, { args, terminal });
  return { status, text: written() };
}

test("a failure with a finding is told as that finding", () => {
  const diagnostic = {
    code: "output-refused",
    severity: "error",
    message: "build is not a folder",
    hint: "go",
  } as const;
  expect(ended(new PlatformFailure(diagnostic))).toEqual({
    status: 1,
    text: "error output-refused: build is not a folder\n  go\n",
  });
});

test("what the system refuses is no bug, and names its path where that is known", () => {
  const refused = Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC", syscall: "write" });
  expect(ended(refused).text).toMatch(/^error write-failed: cannot go on: no space left on the disk\n/);
  expect(ended(Object.assign(refused, { path: "/out/a.html" })).text).toContain(
    "cannot go on with /out/a.html: no space",
  );
});

test("a folder that is gone is a mistake of the call", () => {
  const gone = Object.assign(new Error("ENOENT: uv_cwd"), { code: "ENOENT", syscall: "uv_cwd" });
  expect(ended(gone)).toMatchObject({ status: 2 });
  expect(ended(gone).text).toMatch(/^error bad-call: the current folder no longer exists\n/);
});

test("anything else is a bug, which is said once, with its place for who asks for more", () => {
  const plain = ended(new TypeError("x is not a function\nsecond line"));
  expect(plain).toEqual({
    status: 1,
    text: `error internal-error: x is not a function: ${bugWords}\n  report it; --verbose shows where it happened\n`,
  });
  expect(ended(bugError("No page")).text.split(bugWords)).toHaveLength(2);
  expect(ended(new Error("x"), ["build", "--verbose"]).text).toMatch(
    /\n {2}report it; it happened at .*reportFailure\.test\.ts/,
  );
  expect(ended("only words").text).toContain(`only words: ${bugWords}`);
});

test("a program that asks for JSON hears of it as JSON", () => {
  expect(JSON.parse(ended(new Error("x"), ["build", "--format", "json"]).text)).toMatchObject({
    code: "internal-error",
  });
});

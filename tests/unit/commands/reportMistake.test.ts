// What a call that cannot be understood is answered: in the form that was asked for, with the call that was meant.
import { expect, test } from "vitest";
import { formatOf, reportMistake } from "../../../src/commands/reportMistake.ts";
import { listeningTerminal } from "./listeningTerminal.ts";

const quiet = { name: "--quiet", takesValue: false };
const color = { name: "--no-color", takesValue: false };
const outDir = { name: "--out-dir", takesValue: true };
const commands = [
  { name: "build", flags: [color, quiet, outDir] },
  { name: "check", flags: [color, quiet] },
];

/** What is said of a call, on both streams. */
function said(message: string, args: readonly string[]): string {
  const { terminal, written } = listeningTerminal();
  reportMistake({ message }, { args, terminal, commands });
  return written();
}

test.each([
  [[], "text"],
  [["build", "--format", "json"], "json"],
  [["build", "--format=sarif"], "sarif"],
  [["--format", "json", "--format=github"], "github"],
  [["build", "--format"], "text"],
  [["build", "--format", "xml"], "text"],
  [["json"], "text"],
  [["json", "build"], "text"],
])("the call %j is answered as %s", (args, format) => {
  expect(formatOf(args)).toBe(format);
});

test("a flag that is nearly one comes with the right one", () => {
  const message = "error: unknown option '--strct'\n(Did you mean --strict?)";
  expect(said(message, ["build", "--strct"])).toContain(
    "error bad-call: unknown option '--strct'\n  did you mean --strict?\n",
  );
});

test("a call that resembles none comes with the help of its command, or of all when there is no such command", () => {
  expect(said("error: unknown option '--x'.", ["build", "--x"])).toContain(
    "unknown option '--x'\n  run hubdocs build --help to see commands and flags",
  );
  for (const args of [["bild"], [], ["site"]])
    expect(said("error: unknown command", args)).toContain("\n  run hubdocs --help to see");
  expect(said("error: too many arguments", ["./site"])).toContain("\n  run hubdocs --help to see");
});

test("a call whose meaning can be known comes with what is meant", () => {
  expect(said("error: unknown option '--out-dir'", ["--out-dir", "build", "build"])).toContain(
    "\n  flags come after the command: hubdocs build --out-dir build\n",
  );
  expect(said("error: unknown command './site'", ["./site"])).toContain(
    "\n  the command comes before the folder: hubdocs build ./site\n",
  );
});

test("a program that asks for JSON gets JSON", () => {
  expect(JSON.parse(said("error: unknown option '--x'", ["build", "--format=json", "--x"]))).toMatchObject({
    ...{ code: "bad-call", severity: "error", message: "unknown option '--x'" },
  });
});

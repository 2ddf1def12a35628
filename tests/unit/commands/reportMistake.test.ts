// What a call that cannot be understood is answered: in the form that was asked for, with the call that was meant.
import { expect, test } from "vitest";
import { formatOf, reportMistake } from "../../../src/commands/reportMistake.ts";
import { listeningTerminal } from "./listeningTerminal.ts";

/** What is said of a call, on both streams. */
function said(message: string, args: readonly string[]): string {
  const { terminal, written } = listeningTerminal();
  reportMistake({ message }, { args, terminal, commands: ["build", "check"] });
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
  for (const args of [["bild"], [], ["./site"]])
    expect(said("error: unknown command", args)).toContain("\n  run hubdocs --help to see");
  expect(said("error: too many arguments", ["./site"])).toContain("\n  run hubdocs --help to see");
});

test("flags before the command come with the call that has them behind", () => {
  const message = "error: unknown option '--no-color'";
  expect(said(message, ["--no-color", "build", "site"])).toContain(
    "\n  flags stand behind the command: hubdocs build site --no-color\n",
  );
  for (const args of [
    ["build", "--no-color"],
    ["site", "build"],
    ["--no-color", "bild"],
  ])
    expect(said(message, args)).not.toContain("behind");
});

test("a program that asks for JSON gets JSON", () => {
  expect(JSON.parse(said("error: unknown option '--x'", ["build", "--format=json", "--x"]))).toMatchObject({
    ...{ code: "bad-call", severity: "error", message: "unknown option '--x'" },
  });
});

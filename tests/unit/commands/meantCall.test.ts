// What is meant by calls that the command line cannot make sense of.
import { describe, expect, test } from "vitest";
import { type CommandShape, meantCall } from "../../../src/commands/meantCall.ts";

const flag = (name: string): CommandShape["flags"][number] => ({ name, takesValue: false });
const withValue = (name: string): CommandShape["flags"][number] => ({ name, takesValue: true });
const shared = [withValue("--locale"), withValue("--format"), flag("--quiet"), flag("--no-color"), flag("--help")];
const commands: readonly CommandShape[] = [
  { name: "init", flags: [withValue("--title"), ...shared] },
  { name: "build", flags: [withValue("--out-dir"), flag("--strict"), flag("--offline"), ...shared] },
  { name: "serve", flags: [withValue("--port"), withValue("--host"), withValue("--out-dir"), ...shared] },
  { name: "check", flags: [withValue("--out-dir"), flag("--strict"), ...shared] },
];

/** The remedy for the first flag of a call, or for its first word when it is none. */
function remedy(...args: readonly string[]): string | undefined {
  const word = args.find((each) => each.startsWith("-")) ?? "";
  return meantCall({ kind: "option", word }, args, commands);
}

describe("flags before the command", () => {
  test.each([
    ["--strict check .", "hubdocs check . --strict"],
    ["--format json check", "hubdocs check --format json"],
    ["--format=json check", "hubdocs check --format json"],
    ["--quiet --no-color build site --strict", "hubdocs build site --strict --quiet --no-color"],
    // A value may be called as a command is.
    ["--out-dir build check", "hubdocs check --out-dir build"],
    ["--out-dir build build", "hubdocs build --out-dir build"],
    ["--out-dir check build my-docs", "hubdocs build my-docs --out-dir check"],
    // Both the flag and the command may have a slip in them.
    ["--outdir build check", "hubdocs check --out-dir build"],
    ["--Strict build", "hubdocs build --strict"],
    ["--quiet chek", "hubdocs check --quiet"],
  ])("%s", (call, meant) => {
    expect(remedy(...call.split(" "))).toBe(`flags come after the command: ${meant}`);
  });

  test("a value with blanks is quoted, one with letters of any script is not", () => {
    expect(remedy("--out-dir", "my site", "build", "сайт")).toBe(
      'flags come after the command: hubdocs build сайт --out-dir "my site"',
    );
  });

  test.each([
    ["--strict", "build --strict"],
    ["--strict my-docs", "build my-docs --strict"],
    ["--title A", "init --title A"],
    ["--out-dir build", "build --out-dir build"],
    ["--out-dir", "build --out-dir <value>"],
    ["--port serve", "serve --port serve"],
  ])("%s alone comes with a command that has it", (call, meant) => {
    expect(remedy(...call.split(" "))).toBe(`flags come after a command: hubdocs ${meant}`);
  });

  test("that are of another one say whose they are", () => {
    expect(remedy("--offline", "check")).toBe("--offline is a flag of build, not of check");
    expect(remedy("--strict", "serve")).toBe("--strict is a flag of build and check, not of serve");
  });

  test("that nobody knows are not guessed", () => {
    expect(remedy("--nothing", "build", "check")).toBeUndefined();
    expect(remedy("--foo")).toBeUndefined();
    expect(remedy("--title", "A", "--port", "1")).toBeUndefined();
  });
});

describe("flags that the command has not", () => {
  test.each([
    ["check --offline", "--offline is a flag of build"],
    ["serve --strict", "--strict is a flag of build and check"],
    ["init --out-dir x", "--out-dir is a flag of build, serve and check"],
    ["check --ofline", "did you mean --offline? It is a flag of build"],
    ["build --STRICT", "did you mean --strict?"],
    ["build -strict", "did you mean --strict?"],
    ["build --out_dir x", "did you mean --out-dir?"],
    ["build --strict=yes", "--strict takes no value: write it on its own"],
    ["build -q", "flags cannot be abbreviated: --quiet"],
    ["serve -h", "flags cannot be abbreviated: --host or --help"],
    ["-h", "flags cannot be abbreviated: --help"],
    ["-q build", "flags cannot be abbreviated: --quiet"],
    ["build -z", undefined],
    ["build --nothing", undefined],
    ["nothing --strict", undefined],
    // What is nearly a flag of the command itself is the parser's own proposal.
    ["build --strct", undefined],
  ])("%s", (call, meant) => {
    expect(remedy(...call.split(" "))).toBe(meant);
  });
});

describe("commands that there are not", () => {
  test.each([
    [".", "the command comes before the folder: hubdocs build ."],
    ["./docs --strict", "the command comes before the folder: hubdocs build ./docs --strict"],
    ["BUILD", "did you mean build?"],
    ["site build --strict", "the command comes first: hubdocs build site --strict"],
    ["site", undefined],
  ])("%s", (call, meant) => {
    const args = call.split(" ");
    expect(meantCall({ kind: "command", word: args[0] ?? "" }, args, commands)).toBe(meant);
  });
});

// How a command speaks: where findings are placed in a repository, what is coloured, what is left out.
import { expect, test, vi } from "vitest";
import { reporterFor, type SpeechOptions } from "../../../src/commands/speak.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";

const location = { file: sitePath("content/en/docs/a.md"), line: 3, column: 5 };
const found: Diagnostic = { code: "broken-link", severity: "warning", message: "broken", location };
const told: Diagnostic = { code: "missing-translation", severity: "info", message: "untranslated" };

interface Speech extends Partial<SpeechOptions> {
  readonly isTerminal?: boolean;
  readonly noColor?: boolean;
  readonly showInfo?: boolean;
}

/** What is written of two findings, on both streams. */
function said({ isTerminal = true, noColor = false, showInfo = false, ...options }: Speech): string {
  const texts: string[] = [];
  const write = (text: string): void => {
    texts.push(text);
  };
  const terminal = {
    ...{ writeOutput: write, writeError: write, isTerminal, noColor, now: () => 0 },
    signal: new AbortController().signal,
  };
  const speech = { site: "/repo/docs", format: "text", quiet: false, verbose: false, color: true, ...options } as const;
  reporterFor(speech, { terminal, showInfo }).report([found, told]);
  return texts.join("");
}

test.each([
  ["GITHUB_WORKSPACE", "/repo", "docs/content/en/docs/a.md"],
  ["GITHUB_WORKSPACE", "/repo/docs", "content/en/docs/a.md"],
  ["GITHUB_WORKSPACE", "/elsewhere", "content/en/docs/a.md"],
  ["CI_PROJECT_DIR", "/repo", "docs/content/en/docs/a.md"],
])("with %s at %s, a finding of a site is placed at %s", (variable, root, path) => {
  vi.stubEnv("GITHUB_WORKSPACE", undefined);
  vi.stubEnv(variable, root);
  try {
    expect(said({ format: "github" })).toContain(`file=${path},line=3`);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("colours are for people who see them and want them", () => {
  const isColored = (speech: Speech): boolean => said(speech).includes("\u001b[");
  expect(isColored({})).toBe(true);
  for (const speech of [{ color: false }, { isTerminal: false }, { noColor: true }])
    expect(isColored(speech)).toBe(false);
});

test("what fails nothing is told by a check, or to who asks for more", () => {
  const hears = (speech: Speech): boolean => said(speech).includes("untranslated");
  expect([hears({}), hears({ verbose: true }), hears({ showInfo: true })]).toEqual([false, true, true]);
  expect(said({})).toContain("broken");
});

import { describe, expect, test } from "vitest";
import { collectFindings, type Finding } from "../../../src/content/findings.ts";
import { sitePath } from "../../../src/model/brands.ts";

const file = sitePath("content/en/docs/a.md");
const finding = (code: Finding["code"], line: number, more: Partial<Finding> = {}): Finding => ({
  code,
  message: `${code} of line ${line}`,
  position: { line, column: 1 },
  hint: "mend it",
  ...more,
});
const missing = (line: number) => finding("image-missing", line, { isShown: true });

function outcomeOf(...found: readonly Finding[]) {
  const findings = collectFindings(file);
  for (const one of found) findings.add(one);
  const { value, diagnostics } = findings.outcome("the page");
  const lines = diagnostics.map(({ code, location, related = [] }) => ({
    place: `${location?.line} ${code}`,
    beside: related.map(({ location }) => location?.line),
  }));
  return { value, lines };
}

describe("what is found in a file", () => {
  test("is all told, in the order of the file, while the file has something to show", () => {
    expect(
      outcomeOf(
        finding("unclosed-fence", 9),
        missing(7),
        finding("include-failed", 4, { isShown: true }),
        missing(3),
        finding("image-unreadable", 1),
      ),
    ).toEqual({
      value: "the page",
      lines: [
        { place: "1 image-unreadable", beside: [] },
        { place: "3 image-missing", beside: [7] },
        { place: "4 include-failed", beside: [] },
        { place: "9 unclosed-fence", beside: [] },
      ],
    });
  });

  test("is one diagnostic, of what costs the file, when there is nothing to show", () => {
    expect(outcomeOf(missing(2), finding("unclosed-fence", 3), finding("front-matter", 4), missing(5))).toEqual({
      value: undefined,
      lines: [{ place: "4 front-matter", beside: [2, 5] }],
    });
  });
});

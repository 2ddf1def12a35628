import { expect, test } from "vitest";
import { inWords } from "../../../../src/pipeline/pages/reactErrors.ts";

const numbered = (number: number, ...given: readonly string[]): string =>
  `Minified React error #${number}; visit https://react.dev/errors/${number}?${given
    .map((one) => `args[]=${encodeURIComponent(one)}`)
    .join("&")} for the full message or use the non-minified dev environment for full errors.`;

test.each([
  [130, ["undefined", ""], "what it uses as a component is not one, but undefined"],
  [31, ["object with keys {a}"], "it renders an object (object with keys {a}) where text or elements are expected"],
  [399, ["img"], "<img> cannot have children"],
  [62, [], "`style` is a string, but must be an object such as `{ marginTop: 8 }`"],
  [426, [], "it waits for something while it is rendered, as an `async` component does"],
  [9999, ["x"], "React reports its error 9999, which https://react.dev/errors/9999?args[]=x explains"],
])("error %d of %j in words", (number, given, said) => {
  expect(inWords(numbered(number, ...given))).toBe(said);
});

test("a stack that overflows is told as what makes it overflow", () => {
  const overflow = (): number => overflow() + 1;
  expect(() => {
    try {
      overflow();
    } catch (error) {
      throw new Error(inWords(error instanceof Error ? error.message : ""));
    }
  }).toThrow("a template renders itself, or a function calls itself, without end");
});

test("what is no numbered error stays as it is", () => {
  expect(inWords("window is not defined")).toBe("window is not defined");
});

// Elements of templates are those that React would have made.
import { Fragment, isValidElement } from "react";
import * as react from "react/jsx-runtime";
import { expect, test } from "vitest";
import * as own from "../../../src/render/jsxRuntime.ts";

const cases: readonly (readonly [string, Record<string, unknown>, string | number | undefined])[] = [
  ["properties", { className: "a", children: ["b", "c"] }, undefined],
  ["nothing", {}, undefined],
  ["a key", { children: "a" }, 1],
  ["a key that a spread brings", { key: "a", id: "b", children: "c" }, undefined],
];

test.each(cases)("an element with %s is the same", (_, given, key) => {
  const element = own.jsx("p", { ...given }, key);
  expect(isValidElement(element)).toBe(true);
  const { type, key: itsKey, props } = react.jsx("p", { ...given }, key);
  expect(element).toMatchObject({ type, key: itsKey, props });
});

test("fragments are React's", () => {
  expect(own.Fragment).toBe(Fragment);
  expect(own.jsxs).toBe(own.jsx);
});

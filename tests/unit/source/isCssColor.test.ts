import { expect, test } from "vitest";
import { isCssColor } from "../../../src/source/isCssColor.ts";

test.each([
  "#fff",
  "#A63C0C",
  "#a63c0c80",
  "navy",
  "currentColor",
  "RebeccaPurple",
  "canvas",
  "rgb(11, 92, 173)",
  "hsl(210deg 88% 36% / 0.9)",
  "OKLCH(45% 0.15 250)",
  "light-dark(#fff, rgb(0 0 0))",
  "color-mix(in oklch, var(--accent) 40%, white)",
])("%s is a colour", (text) => {
  expect(isCssColor(text)).toBe(true);
});

test.each([
  "",
  "#ff",
  "#12345",
  "#ggg",
  "12px",
  "naavy",
  "bold",
  "red blue",
  "red; position: fixed",
  "red} body { display: none",
  "red !important",
  "red /* a",
  "rgb(1 2 3",
  "rgb(1 2 3))",
  "rgb(1) rgb(2)",
  "rgb(1 2 3); color: red",
  "url(a.png)",
  "light-dark(url(a.png), red)",
  "light-dark(red, 'a')",
  "rgb(1 2 3 /* a)",
  "expression(1)",
])("%s is none", (text) => {
  expect(isCssColor(text)).toBe(false);
});

import { expect, test } from "vitest";
import { url } from "../../../src/model/brands.ts";
import { isUsableAddress } from "../../../src/site/usableRoutes.ts";

test.each([
  [`/docs/${"a".repeat(250)}`, true],
  [`/docs/${"a".repeat(251)}`, false],
  [`/docs/${"і".repeat(125)}/a`, true],
  [`/docs/${"і".repeat(126)}/a`, false],
  ["/abc".repeat(500), true],
  [`${"/abc".repeat(500)}d`, false],
  ["/a\\b", false],
])("whether %j can be the address of a page: %s", (address, isUsable) => {
  expect(isUsableAddress(url(address))).toBe(isUsable);
});

// Addresses of other sites with a slip at their beginning.
import { expect, test } from "vitest";
import { meantAddress } from "../../../src/checks/meantAddress.ts";

test.each([
  ["www.example.org/a", "https://www.example.org/a"],
  ["example.com", "https://example.com"],
  ["(https://example.org/a/)", "https://example.org/a/"],
  ["(https://example.org/a", "https://example.org/a"],
  ['"http://example.org"', "http://example.org"],
  ["https//example.org/a?b#c", "https://example.org/a?b#c"],
  ["page.md", undefined],
  ["./example.com", undefined],
  ["/https://example.org", undefined],
  ["(page)", undefined],
  ["https//page", undefined],
  [`(https://${"(".repeat(100_000)}`, undefined],
])("%s", (raw, address) => {
  expect(meantAddress(raw)).toBe(address);
});

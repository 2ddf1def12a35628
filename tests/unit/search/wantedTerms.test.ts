import { expect, test } from "vitest";
import { wantedTerms } from "../../../src/search/wantedTerms.ts";

test("a query needs the terms that are typed, and others only where the index does not know these", () => {
  const { typed, meant } = wantedTerms("rooms");
  expect(typed).toEqual(["room", "rooms"]);
  expect(meant).toContain("кщщьі");
  expect(meant).not.toContain("rooms");
});

test("a number and its unit may have been meant as two words", () => {
  expect(wantedTerms("12V").typed).toEqual(["12v"]);
  expect(wantedTerms("12V").meant).toEqual(expect.arrayContaining(["12", "v"]));
  expect(wantedTerms("wifi").meant).not.toContain("wifi");
});

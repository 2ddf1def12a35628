import { expect, test } from "vitest";
import { iconNames } from "../../../src/model/iconNames.ts";
import { iconPaths } from "../../../templates/parts/iconPaths.ts";

test("the names of icons are those that are drawn", () => {
  expect([...iconNames].sort()).toEqual(Object.keys(iconPaths).sort());
});

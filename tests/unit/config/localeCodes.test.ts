// What is said of a language by its code.
import { expect, test } from "vitest";
import {
  commonNames,
  directionOf,
  languageNameOf,
  platformDirectionOf,
  platformNameOf,
} from "../../../src/config/localeCodes.ts";

test("Names and directions of common languages are those of the platform", () => {
  const known = [...commonNames].map(([code, name]) => [code, name, directionOf(code)]);
  const asked = [...commonNames.keys()].map((code) => [code, platformNameOf(code), platformDirectionOf(code)]);
  expect(known).toEqual(asked);
});

test("Other languages are named by the platform, and codes that it does not know stand for themselves", () => {
  expect(["kk", "es-MX", "qaa"].map(languageNameOf)).toEqual(["Қазақ тілі", "Español de México", "qaa"]);
});

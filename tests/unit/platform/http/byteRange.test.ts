import { expect, test } from "vitest";
import { parseRange } from "../../../../src/platform/http/byteRange.ts";

const whole = { kind: "whole" } as const;
const unsatisfiable = { kind: "unsatisfiable" } as const;
const part = (first: number, last: number) => ({ kind: "part", first, last }) as const;

test.for([
  [undefined, whole],
  ["bytes=2-4", part(2, 4)],
  ["bytes=0-0", part(0, 0)],
  ["bytes=20-", part(20, 25)],
  ["bytes=0-", part(0, 25)],
  ["bytes=-2", part(24, 25)],
  ["bytes=-99", part(0, 25)],
  ["bytes=20-99", part(20, 25)],
  ["bytes= 2 - 4", part(2, 4)],
  ["bytes=25-25", part(25, 25)],
  ["bytes=26-", unsatisfiable],
  ["bytes=500-600", unsatisfiable],
  ["bytes=-0", unsatisfiable],
  ["bytes=9-1", whole],
  ["bytes=-", whole],
  ["bytes=z", whole],
  ["bytes=1-2,4-5", whole],
  ["items=1-2", whole],
  ["bytes=99999999999999999999-", whole],
] as const)("%j of 26 bytes", ([header, expected]) => {
  expect(parseRange(header, 26)).toEqual(expected);
});

test.for(["bytes=0-", "bytes=-5", "bytes=0-0"])("%s of an empty file cannot be had", (header) => {
  expect(parseRange(header, 0)).toEqual(unsatisfiable);
});

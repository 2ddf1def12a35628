import { expect, test } from "vitest";
import { limitOfSpec, shareOfIncluded } from "../../../../src/pipeline/pages/longItems.ts";

test("a specification in two files has the time of one that holds both", () => {
  const world = { itemLimitMs: 10_000 };
  const { limitMs } = limitOfSpec(80_000, world);
  expect(limitMs * (1 + shareOfIncluded(300_000, 80_000))).toBeCloseTo(limitOfSpec(380_000, world).limitMs);
});

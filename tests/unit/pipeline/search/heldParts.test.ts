import { expect, test } from "vitest";
import { holdParts } from "../../../../src/pipeline/search/heldParts.ts";
import type { RangePart } from "../../../../src/search/index.ts";

/** Plans ranges whose parts are told apart by their block, and counts how often. */
function planner(count: number) {
  const plans = { made: 0 };
  const plan = (): Iterable<readonly RangePart[]> => {
    plans.made += 1;
    return Array.from({ length: count }, (_, block) => [{ block, offset: 0, rows: new Uint8Array() }]);
  };
  return { plans, plan };
}

test.each([
  ["few ranges are kept", 3, 1],
  ["many are planned again", 2, 2],
])("%s until they are merged", (_, most, times) => {
  const { plans, plan } = planner(6);
  const held = holdParts(plan, most);
  for (const [range, parts] of [...plan()].entries()) if (range % 2 === 1) held.hold(range, parts);
  expect([...held.all()].map((parts) => parts.map(({ block }) => block))).toEqual([[1], [3], [5]]);
  expect(plans.made).toBe(times);
});

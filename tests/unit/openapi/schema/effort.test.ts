import { expect, test } from "vitest";
import { effortFor, exampleEffort, spend } from "../../../../src/openapi/schema/effort.ts";

/** Works on so many examples of a document, and takes a share of each one's effort. */
function work(root: object, examples: number, share: number): void {
  for (let index = 0; index < examples; index += 1) {
    const effort = effortFor(root);
    spend(effort, effort.left * share);
  }
}

test("a document whose examples take much gives each further one little; others keep theirs", () => {
  const [heavy, light] = [{}, {}];
  expect(effortFor(heavy)).toEqual({ left: exampleEffort });
  work(heavy, 49, 1);
  expect(effortFor(heavy).left).toBe(exampleEffort);
  // More than was given is not counted twice.
  work(heavy, 1, 3);
  expect(effortFor(heavy).left).toBeLessThan(exampleEffort / 10);
  // A real document has thousands of examples, each of which takes a hundredth at most.
  work(light, 4000, 0.01);
  expect(effortFor(light).left).toBe(exampleEffort);
});

test("what is no document has no account", () => {
  expect(effortFor(true)).toEqual({ left: exampleEffort });
});

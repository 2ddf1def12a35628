import { describe, expect, test } from "vitest";
import { createExampleMemory } from "../../../../src/openapi/pages/exampleMemory.ts";

/** A function that counts how often it makes examples. */
function createMaker() {
  const state = { made: 0 };
  const make = () => {
    state.made += 1;
    return [{ name: `${state.made}`, isGenerated: true }];
  };
  return { state, make };
}

const error = () => ({ schema: { $ref: "#/components/schemas/Error" } });

describe("examples", () => {
  test("of bodies that are the same reference are made once for each direction and type", () => {
    const { state, make } = createMaker();
    const remember = createExampleMemory();
    const first = remember(error(), "response application/json", make);
    expect(remember(error(), "response application/json", make)).toBe(first);
    expect(remember(error(), "request application/json", make)).not.toBe(first);
    expect(remember({ ...error(), example: 1 }, "response application/json", make)).not.toBe(first);
    expect(state.made).toBe(3);
  });

  test("of the same body are made once, of another with the same words again", () => {
    const { state, make } = createMaker();
    const remember = createExampleMemory();
    const body = { schema: { type: "string" } };
    remember(body, "a/b", make);
    remember(body, "a/b", make);
    remember({ schema: { type: "string" } }, "a/b", make);
    expect(state.made).toBe(2);
  });

  test("that were not asked for in a long time are forgotten", () => {
    const { state, make } = createMaker();
    const remember = createExampleMemory();
    remember(error(), "a/b", make);
    for (let index = 0; index < 300; index += 1) {
      remember({ schema: { $ref: `#/components/schemas/S${index}` } }, "a/b", make);
      if (index < 200) remember(error(), "a/b", make);
    }
    expect(state.made).toBe(301);
    for (let index = 300; index < 600; index += 1)
      remember({ schema: { $ref: `#/components/schemas/S${index}` } }, "a/b", make);
    remember(error(), "a/b", make);
    expect(state.made).toBe(602);
  });
});

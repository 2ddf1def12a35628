import { expect, test } from "vitest";
import { collectParts, maxExtended } from "../../../../src/openapi/schema/collectParts.ts";
import { typeFactsOf } from "../../../../src/openapi/schema/typeFacts.ts";
import { sizeOf } from "../../../../src/openapi/schema/view/sizeOf.ts";
import { typeNames } from "../../../../src/openapi/schema/view/typeNames.ts";
import { ref } from "./describe.ts";

test("a chain of bare references says what stands at its end, and no more", () => {
  const end = { type: "object", properties: { a: { type: "string" } } };
  const links = Array.from({ length: 800 }, (_, index) => [`S${index}`, ref(`S${index + 1}`)]);
  const root = { components: { schemas: { ...Object.fromEntries(links), S800: end } } };
  const { parts, name, targets } = collectParts(ref("S0"), root);
  expect(parts.map(({ schema }) => schema)).toEqual([end]);
  expect([name, targets.size]).toEqual(["S0", 801]);
});

test("words beside a reference count", () => {
  const root = { components: { schemas: { S: { type: "string" } } } };
  const { parts } = collectParts({ ...ref("S"), description: "A name" }, root);
  expect(parts).toMatchObject([{ schema: { type: "string" } }, { schema: { description: "A name" } }]);
});

test("of schemas that extend each other in a row the nearest are taken in, the next one is named", () => {
  const links = Array.from({ length: 70 }, (_, index) => {
    const own = { properties: { [`p${index}`]: { type: "string" } } };
    return [`S${index}`, { allOf: [ref(`S${index + 1}`), own] }];
  });
  const root = { components: { schemas: { ...Object.fromEntries(links), S70: { type: "object" } } } };
  const far = collectParts(ref("S0"), root);
  expect([...far.beyond]).toEqual([`#/components/schemas/S${maxExtended + 1}`]);
  expect(far.parts.flatMap(({ schema }) => Object.keys(schema["properties"] ?? {}))).toHaveLength(maxExtended + 1);
  expect(collectParts(ref(`S${70 - maxExtended}`), root).beyond.size).toBe(0);
});

/** Schemas that each lead to the next by what `link` gives, and one at the end. */
function chain(length: number, link: (next: object) => object) {
  const links = Array.from({ length }, (_, index) => [`S${index}`, link(ref(`S${index + 1}`))]);
  return { components: { schemas: { ...Object.fromEntries(links), [`S${length}`]: { const: "end" }, O: {} } } };
}
const endOf = (parts: ReturnType<typeof collectParts>["parts"]) => parts.filter(({ schema }) => "const" in schema);

test("schemas that only wrap the next one in words are looked through, however many stand in a row", () => {
  for (const link of [(next: object) => ({ allOf: [next] }), (next: object) => ({ ...next, description: "Words" })]) {
    const { parts, beyond } = collectParts(ref("S0"), chain(maxExtended * 2, link));
    expect([endOf(parts).length, beyond.size]).toEqual([1, 0]);
  }
});

test("schemas that lead to the next and to another one, or say something about values, count as extending each other", () => {
  for (const link of [
    (next: object) => ({ allOf: [next, ref("O")] }),
    (next: object) => ({ ...next, minLength: 1 }),
    (next: object) => ({ allOf: [next], required: ["a"] }),
    (next: object) => ({ oneOf: [next] }),
  ]) {
    const { parts, beyond } = collectParts(ref("S0"), chain(maxExtended * 2, link));
    expect([endOf(parts).length, [...beyond][0]]).toEqual([0, `#/components/schemas/S${maxExtended + 1}`]);
  }
});

test("what is asked of the same parts on every page is found once", () => {
  let looks = 0;
  const base = {
    get type() {
      looks += 1;
      return "object";
    },
    get properties() {
      looks += 1;
      return { a: { type: "string" } };
    },
  };
  const root = { components: { schemas: { Base: base } } };
  const extending = { allOf: [ref("Base"), { properties: { b: { type: "integer" } } }] };
  const answers = (): readonly unknown[] => {
    const collected = collectParts(extending, root);
    return [typeFactsOf(collected).types, typeNames(collected, root), sizeOf(collected, root)];
  };
  expect(answers()).toEqual([["object"], ["object"], 2]);
  const looked = looks;
  expect(answers()).toEqual([["object"], ["object"], 2]);
  expect(looks).toBe(looked);
});

// How often names of a reference are read for the links of its descriptions.
import { expect, test } from "vitest";
import { slug } from "../../../../src/model/brands.ts";
import type { Catalog } from "../../../../src/openapi/pages/catalog.ts";
import { createForeignTargets } from "../../../../src/openapi/pages/foreignTargets.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const emptyCatalog: Catalog = {
  operations: [],
  commonAnswers: { headers: new Set(), errors: new Set() },
  tags: [],
  schemas: [],
  schemasByName: new Map(),
  operationsById: new Map(),
  operationsBySignature: new Map(),
  tagsByOperation: new Map(),
};

/** A hundred headings, security schemes and webhooks, and how often one of their names was read. */
function countedNames() {
  let reads = 0;
  const read = (name: string): string => {
    reads += 1;
    return name;
  };
  class CountedMap extends Map<string, string> {
    override [Symbol.iterator]() {
      reads += this.size;
      return super[Symbol.iterator]();
    }
  }
  const sections = numbers(100).map((index) => ({
    id: `h-${index}`,
    depth: 2,
    get title() {
      return read(`Heading ${index}`);
    },
  }));
  const operations = numbers(100).map((index) => ({
    ...{ method: "post", isWebhook: true, slug: slug(`post-event-${index}`), operation: { summary: `Event ${index}` } },
    get path() {
      return read(`event${index}`);
    },
  }));
  const find = createForeignTargets({
    // Nothing else of an operation is looked at.
    catalog: { ...emptyCatalog, operations: operations as never },
    apiTitle: "Hub",
    sections: () => sections,
    schemeIds: new CountedMap(numbers(100).map((index) => [`key ${index}`, `security-key-${index}`])),
  });
  return { find, reads: () => reads };
}

test.each([
  ["#section/Heading-", "h-"],
  ["#section/Authentication/key-", "security-key-"],
  ["#webhook/event", "post-event-"],
])("names are not gone through for each link %s…", (start, found) => {
  const readsFor = (links: number): number => {
    const { find, reads } = countedNames();
    for (const index of numbers(links)) {
      const target = find(`${start}${index}`.slice(1));
      expect(target?.anchor ?? target?.reference.slug).toBe(`${found}${index}`);
    }
    return reads();
  };
  expect(readsFor(100)).toBe(readsFor(25));
});

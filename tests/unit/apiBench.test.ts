// The parts of the benchmark of API references that decide what is compared; the benchmark itself needs a browser.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operationId?: string;
  readonly tag: string;
  readonly words: string;
}
interface Operations {
  readonly chooseOperations: (text: string) => readonly Operation[];
  readonly addresses: Readonly<Record<string, (operation: Operation) => string>>;
}
interface Table {
  readonly middleOf: (
    visits: readonly Readonly<Record<string, number | undefined>>[],
  ) => Readonly<Record<string, number>>;
}
interface References {
  readonly findReferences: (folder?: string) => {
    readonly references: readonly { readonly name: string }[];
    readonly missing: readonly string[];
  };
}

const folder = fileURLToPath(new URL("../../scripts/bench/api/", import.meta.url));
const { chooseOperations, addresses }: Operations = await import(`${folder}operations.mjs`);
const { middleOf }: Table = await import(`${folder}table.mjs`);
const { findReferences }: References = await import(`${folder}references.mjs`);

const specification = `
paths:
  /rooms: { get: { tags: [Big rooms], summary: List of all the rooms } }
  /rooms/{id}:
    get: { tags: [Big rooms], operationId: getRoom, summary: Room, description: "One room, and *all* in it." }
    put: { tags: [Big rooms], operationId: putRoom, summary: Replaces one of the rooms, requestBody: {} }
  /alone: { get: { tags: [Alone], summary: The only one of its tag } }
  /rooms?deep: { post: { tags: [Big rooms], summary: A path that holds a query, requestBody: {} } }
`;

test("an operation with a body is chosen, and another one of its tag", () => {
  expect(chooseOperations(specification).map(({ method, path, words }) => [method, path, words])).toEqual([
    ["put", "/rooms/{id}", "Replaces one of the rooms"],
    ["get", "/rooms", "List of all the rooms"],
  ]);
});

test("each reference is asked for an operation as its own navigation does", () => {
  const [put, list] = chooseOperations(specification);
  const addressesOf = (one: Operation | undefined): readonly string[] =>
    one === undefined ? [] : Object.values(addresses).map((addressOf) => addressOf(one));
  expect(addressesOf(put)).toEqual([
    "/docs/api/put-room/",
    "#tag/big-rooms/PUT/rooms/{id}",
    "#/big-rooms/putroom",
    "#tag/Big-rooms/operation/putRoom",
  ]);
  expect(addressesOf(list)).toEqual([
    "/docs/api/get-rooms/",
    "#tag/big-rooms/GET/rooms",
    "#/big-rooms/paths/~1rooms/get",
    "#tag/Big-rooms/paths/~1rooms/get",
  ]);
});

test("a figure is the one in the middle; what a visit never reached counts as the greatest", () => {
  expect(middleOf([{ ms: 5 }, { ms: undefined }, { ms: 3 }])).toEqual({ ms: 5 });
  expect(middleOf([{ ms: undefined }, { ms: undefined }, { ms: 3 }])).toEqual({ ms: Number.POSITIVE_INFINITY });
});

test("peers that are not installed are told", () => {
  const { references, missing } = findReferences();
  expect(references.map(({ name }) => name)).toEqual(["hubdocs"]);
  expect(missing).toEqual([
    "Redoc: redoc not installed",
    "Redoc by its CLI: redoc and @redocly/cli not installed",
    "Scalar: @scalar/api-reference not installed",
  ]);
});

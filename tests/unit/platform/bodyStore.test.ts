import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { hashText } from "../../../src/model/brands.ts";
import { openBodyStore } from "../../../src/platform/bodyStore.ts";
import { makeFolder } from "./temporaryFolder.ts";

test("bodies come back by digest, in any order, however many are written at once", async () => {
  const store = await openBodyStore(makeFolder());
  const bodies = Array.from({ length: 500 }, (_, index) => `{"text":"Розділ ${index} ${"x".repeat(index)}"}`);
  await Promise.all(bodies.map((body, index) => store.put(hashText(`h${index}`), body)));
  const read = await Promise.all(bodies.map((_, index) => store.get(hashText(`h${499 - index}`))));
  expect(read).toEqual(bodies.toReversed());
  await store.close();
});

test("the first body under a digest stays, since equal digests mean equal bodies", async () => {
  const store = await openBodyStore(makeFolder());
  await store.put(hashText("same"), "one");
  await store.put(hashText("same"), "one");
  expect(await store.get(hashText("same"))).toBe("one");
  await store.close();
});

test("an unknown digest is a bug and says so", async () => {
  const store = await openBodyStore(makeFolder());
  await expect(store.get(hashText("missing"))).rejects.toThrow("this is a bug in hubdocs");
  await store.close();
});

test("nothing is left in the folder, even while the store is open", async () => {
  const folder = makeFolder();
  const store = await openBodyStore(folder);
  await store.put(hashText("a"), "body");
  expect(readdirSync(folder)).toEqual([]);
  await store.close();
});

test("a folder that is not there is a failure with its name", async () => {
  await expect(openBodyStore("/nowhere/at/all")).rejects.toThrow("/nowhere/at/all");
});

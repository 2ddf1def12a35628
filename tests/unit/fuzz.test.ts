// What decides in `npm run fuzz`: whether a fault is seen, and whether a seed gives the same inputs again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";

type Mutate = (text: string, by: { readonly random: () => number; readonly donors: readonly string[] }) => Uint8Array;
interface Mutation {
  readonly randomFrom: (seed: number) => () => number;
  readonly mutate: Mutate;
  readonly mutateTree: Mutate;
}
interface Run {
  readonly status: number | null;
  readonly stderr: string;
  readonly output: string;
  readonly inputs: readonly { readonly path: string; readonly page?: string }[];
  readonly statuses: readonly number[];
  readonly untrusted: boolean;
}
interface Faults {
  readonly faultsOf: (run: Run) => readonly string[];
  readonly faultsOfPage: (bytes: Uint8Array, options: { readonly untrusted: boolean }) => readonly string[];
}
const scripts = fileURLToPath(new URL("../../scripts/fuzz/", import.meta.url));
const { mutate, mutateTree, randomFrom }: Mutation = await import(/* @vite-ignore */ `${scripts}mutate.mjs`);
interface Edits {
  readonly planting: () => (folder: string) => void;
  readonly doStep: (step: object, folder: string) => void;
  readonly sourcesOf: (folder: string) => ReadonlyMap<string, string>;
  readonly stepsBack: (folder: string, before: ReadonlyMap<string, string>) => readonly object[];
  readonly differences: (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) => readonly string[];
}
const edits = async (name: string): Promise<Edits> => await import(/* @vite-ignore */ `${scripts}edits/${name}.mjs`);
const { faultsOf, faultsOfPage }: Faults = await import(/* @vite-ignore */ `${scripts}faults.mjs`);

const changed = (change: Mutate, text: string, seed: number): readonly string[] => {
  const random = randomFrom(seed);
  return Array.from({ length: 50 }, () => Buffer.from(change(text, { random, donors: ["- b\n"] })).toString("latin1"));
};

test.each([
  ["a text", mutate, "# A\n\nSome *words*.\n"],
  ["a document", mutateTree, "a: { b: [1, 2], c: d }\ne: [{ f: g }]\n"],
])("of %s a seed gives the same inputs again, another seed others", (_, change, text) => {
  expect(changed(change, text, 1)).toEqual(changed(change, text, 1));
  expect(changed(change, text, 1)).not.toEqual(changed(change, text, 2));
  expect(new Set(changed(change, text, 1)).size).toBeGreaterThan(40);
});

test("a changed document can be read", () => {
  const texts = changed(mutateTree, "a: { b: [1, 2], c: d }\ne: [{ f: g }]\n", 3);
  for (const text of texts) load(Buffer.from(text, "latin1").toString("utf8"));
});

const pageWith = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
const faultsIn = (body: string, untrusted: boolean): readonly string[] =>
  faultsOfPage(Buffer.from(pageWith(body)), { untrusted });

describe("a page", () => {
  test("without faults has none", () => {
    expect(
      faultsIn('<p>1 &lt; 2 <a href="/docs/javascript:">b</a><img src="data:image/png;base64," alt=""></p>', true),
    ).toEqual([]);
  });

  test("whose bytes are no UTF-8 is at fault", () => {
    expect(faultsOfPage(Buffer.from([0x3c, 0x70, 0x3e, 0xff]), { untrusted: false })).toEqual([
      "its bytes are no UTF-8",
    ]);
  });

  test.each([
    ["<p title=a title=b>c</p>", /^duplicate-attribute at 1:/],
    ["<p>a<div>b</div>", /^its element p at 1:\d+ is not closed$/],
    ["<p>a<div>b</div></p>", /^its element p is not written$/],
    ["<b><p>a</b></p>", /^its element b is not written$/],
    ["<svg><path d=a /><g></svg>", /^its element g at 1:\d+ is not closed$/],
  ])("of strangers that a browser reads as something else is at fault: %#", (body, fault) => {
    expect(faultsIn(body, true)).toContainEqual(expect.stringMatching(fault));
    expect(faultsIn(body, false)).toEqual([]);
  });

  test.each([
    ["<b onclick=x>a</b>", "it has an attribute onclick"],
    ["<svg onload=x></svg>", "it has an attribute onload"],
    ["<iframe></iframe>", "it has an element iframe"],
    ['<a href="java&#10;script:x">a</a>', "it leads to java\nscript:x"],
    ['<template><a href="vbscript:x">a</a></template>', "it leads to vbscript:x"],
    ['<img src="data:text/html,x">', "it leads to data:text/html,x"],
  ])("of strangers with %s is at fault, one of authors is not", (body, fault) => {
    expect(faultsIn(body, true)).toEqual([fault]);
    expect(faultsIn(body, false)).toEqual([]);
  });
});

describe("a run", () => {
  const good: Run = {
    status: 0,
    stderr: '{"severity":"warning","code":"broken-link","message":"M","file":"a.md","line":1,"column":1}\n',
    output: "/nowhere",
    inputs: [{ path: "a.md", page: "a/index.html" }],
    statuses: [0, 1],
    untrusted: true,
  };

  test("whose inputs have pages or findings is not at fault", () => {
    expect(faultsOf(good)).toEqual([]);
  });

  test.each([
    [{ stderr: "" }, "a.md has no page, and nothing was said about it"],
    [{ status: null }, "the command did not end in time"],
    [{ status: 134 }, "the command ended with status 134"],
    [{ status: 2 }, "the command ended with status 2"],
    [{ stderr: `${good.stderr}RangeError: x\n` }, "said what is no finding: RangeError: x"],
    [{ stderr: '{"code":"page-failed","message":"M","file":"a.md"}' }, "page-failed: M"],
    [{ stderr: '{"code":"internal-error","message":"M","file":"a.md"}' }, "internal-error: M"],
  ])("with %j is", (change, fault) => {
    expect(faultsOf({ ...good, ...change })).toEqual([fault]);
  });
});

describe("of a site that is edited", () => {
  test("files of two outputs that differ, or that one of them lacks, are told", async () => {
    const { differences } = await edits("compare");
    const output = new Map([
      ["/same", "1"],
      ["/other", "1"],
      ["/gone", "folder"],
    ]);
    const fresh = new Map([
      ["/same", "1"],
      ["/other", "2"],
      ["/new", "1"],
    ]);
    expect(differences(output, output)).toEqual([]);
    expect(differences(output, fresh)).toEqual(["differs: /other", "differs: /gone", "differs: /new"]);
  });

  test("all files can be brought back to what they were", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hubdocs-fuzz-edits-"));
    const { planting } = await edits("site");
    const { doStep } = await edits("steps");
    const { sourcesOf, stepsBack } = await edits("sources");
    planting()(folder);
    const before = sourcesOf(folder);
    doStep({ do: "move", path: "content/en/docs/intro.md", to: "content/en/docs/moved.md" }, folder);
    doStep({ do: "swap", path: "content/en/docs/guide/rooms.md", to: "theme.css" }, folder);
    doStep({ do: "remove", path: "content/en/blog" }, folder);
    doStep({ do: "move", path: "none", to: "nothing" }, folder);
    expect(sourcesOf(folder)).not.toEqual(before);
    for (const step of stepsBack(folder, before)) doStep(step, folder);
    expect(new Map([...sourcesOf(folder)].sort())).toEqual(new Map([...before].sort()));
    rmSync(folder, { recursive: true });
  });
});

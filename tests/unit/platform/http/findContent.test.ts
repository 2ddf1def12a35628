import { expect, test } from "vitest";
import type { FileContent } from "../../../../src/platform/http/builtFiles.ts";
import { makeBuiltSite } from "../../../../src/platform/http/builtSite.ts";
import { findContent } from "../../../../src/platform/http/findContent.ts";
import type { BuiltSite } from "../../../../src/platform/http/resolveAddress.ts";

/** An output: its site, and its files. */
interface Output {
  readonly site: BuiltSite;
  readonly texts: ReadonlyMap<string, string>;
}

function output(address: string, file: string, text: string): Output {
  const site = makeBuiltSite(new Set([file]), { baseUrl: "/", routes: [[address, file]], contentSecurity: text });
  return { site, texts: new Map([[file, text]]) };
}

const contentOf = (text: string): FileContent => ({
  kind: "memory",
  digest: text,
  bytes: Buffer.from(text),
  encoded: async () => Buffer.from(text),
});

/** Looks a path up while the disk shows one state after the other, each for one look at it; the last one stays. */
async function find(path: string, states: readonly { readonly seen: Output; readonly there: Output | undefined }[]) {
  const left = [...states];
  const next = () => (left.length > 1 ? left.shift() : left[0]);
  const found = await findContent(() => path, {
    readSite: async () => next()?.seen.site,
    files: {
      read: async (file) => {
        const text = next()?.there?.texts.get(file);
        return text === undefined ? undefined : contentOf(text);
      },
      isThere: async () => next()?.there !== undefined,
    },
  });
  const { content, site } = found ?? {};
  return [content?.kind === "memory" ? content.bytes.toString() : undefined, site?.contentSecurity];
}

const former = output("/docs/a", "docs/a.html", "former");
const built = output("/docs/a", "docs/a/index.html", "built");
const edited = output("/docs/a", "docs/a.html", "edited");
const whole = (state: Output) => ({ seen: state, there: state });

test("a page is found though there is no output for a moment, as between the two renames of a swap", async () => {
  const aside = { seen: former, there: undefined };
  expect(await find("/docs/a", [aside, aside, aside, whole(built)])).toEqual(["built", "built"]);
  expect(await find("/docs/a", [whole(former), aside, aside, aside, aside, whole(former)])).toEqual([
    "former",
    "former",
  ]);
});

test("a page whose file has another name since the last look is found under that", async () => {
  expect(await find("/docs/a", [whole(former), whole(built)])).toEqual(["built", "built"]);
});

test("a page and its policy are of one build", async () => {
  expect(await find("/docs/a", [whole(former), whole(edited)])).toEqual(["edited", "edited"]);
});

test("what is gone for good ends the search: an output, or a file of it", async () => {
  expect(await find("/docs/a", [{ seen: former, there: undefined }])).toEqual([undefined, "former"]);
  expect(await find("/docs/a", [{ seen: former, there: built }])).toEqual([undefined, "former"]);
});

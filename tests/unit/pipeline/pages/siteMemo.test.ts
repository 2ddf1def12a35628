// What is kept of a site as a whole: found only for the same inputs, and made without what only a page's own source says.
import { expect, test } from "vitest";
import { linkJudge } from "../../../../src/checks/index.ts";
import type { Hash } from "../../../../src/model/brands.ts";
import type { Source } from "../../../../src/model/doc.ts";
import type { Receipt } from "../../../../src/model/page.ts";
import { sidebarKey } from "../../../../src/model/site.ts";
import { suspectPages } from "../../../../src/pipeline/faults/suspectPages.ts";
import { outlineOf } from "../../../../src/pipeline/pages/pageOutline.ts";
import { openSiteMemo, recallOrMake } from "../../../../src/pipeline/pages/siteMemo.ts";
import { ownFields } from "../../../../src/pipeline/parse/sourceDigests.ts";
import { machineFiles } from "../../../../src/pipeline/publish/machineFiles.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { assembleSite } from "../../../../src/site/assembleSite.ts";
import { indexSidebar } from "../../../../src/site/navigation.ts";
import { readingOrderOf } from "../../../../src/site/readingOrder.ts";
import { makeConfig, makeContent, makeDoc, makePage, makePost } from "../../site/smallSite.ts";

const notes = new Map<string, string>();

function open(shared: Hash | undefined, isEmpty = false) {
  const kept = {
    read: (name: string) => notes.get(name),
    write: (name: string, text: string) => void notes.set(name, text),
  };
  return openSiteMemo(shared, { notes: kept, isCacheEmpty: isEmpty, hash: digestOf });
}

const from = (...inputs: readonly string[]) => ({ name: "policy", inputs }) as const;

test("a value is found for the same site and the same inputs alone", () => {
  open(digestOf("site")).keep(from("a", "b"), ["kept"]);
  expect(open(digestOf("site")).recall(from("a", "b"))).toEqual(["kept"]);
  expect(open(digestOf("site")).recall(from("a", "c"))).toBeUndefined();
  expect(open(digestOf("site")).recall(from("ab"))).toBeUndefined();
  expect(open(digestOf("other")).recall(from("a", "b"))).toBeUndefined();
  expect(open(undefined).recall(from("a", "b"))).toBeUndefined();
  expect(open(digestOf("site"), true).recall(from("a", "b"))).toBeUndefined();
  expect(recallOrMake(open(digestOf("site")), from("a", "b"), () => ["made"])).toEqual(["kept"]);
});

/** A source whose own page alone may be asked for what others cannot see. */
function guarded(source: Source): Source {
  return new Proxy(source, {
    get: (target, field, receiver) => {
      if (ownFields(source).has(String(field))) throw new Error(`${source.path}: ${String(field)} was looked at`);
      return Reflect.get(target, field, receiver);
    },
  });
}

const { value: site } = assembleSite(
  makeConfig({ redirects: [{ from: ["/old"], to: "/docs/a" }] }),
  makeContent([makePage("index.md"), makeDoc("a.md"), makeDoc("b.md"), makePost("first", "2026-01-02T00:00:00.000Z")]),
  { drafts: false, strings: {} },
);
const receiptOf = (
  { url, outputPath }: Pick<Receipt, "url" | "outputPath">,
  hrefs: readonly string[] = [],
): Receipt => {
  const references = { hrefs, ids: ["main"], loads: {}, inlineCode: [] };
  const digest = digestOf(url);
  return {
    url,
    outputPath,
    key: digest,
    digest,
    sizeBytes: 1,
    outline: outlineOf(url, references, digestOf),
    ...references,
  };
};

test("what is kept is made without anything that only a source's own page looks at", () => {
  const sources = site.content.sources.map(guarded);
  const seen = {
    ...site,
    content: { ...site.content, sources },
    sourcesByPath: new Map(sources.map((source) => [source.path, source])),
  };
  const receipts = site.routes.map((route) => receiptOf(route, ["/docs/a", "/none"]));
  const made = machineFiles({ site: seen, receipts, contentSecurity: "", lastUpdateOf: () => undefined, strings: {} });
  expect(made.map(({ path }) => path)).toContain("url-manifest.json");
  const indexes = new Map(
    site.sidebars.map((sidebar) => [sidebarKey(sidebar.edition, sidebar.name), indexSidebar(sidebar, site.config)]),
  );
  for (const edition of site.editions) expect(readingOrderOf(edition, seen, indexes).length).toBeGreaterThan(0);
  const isRight = linkJudge({ site: seen, receipts, files: new Set() });
  expect(receipts.map(isRight)).not.toContain(true);
});

test("pages are looked at whose links are other ones or wrong, and all when anchors or files are", () => {
  const routes = site.routes.slice(0, 3);
  const looked: string[] = [];
  const look = (
    hrefs: readonly (readonly string[])[],
    { files = ["file.pdf"], ids = ["main"], twins = site.twins } = {},
  ) => {
    const receipts = routes.map((route, index): Receipt => {
      const receipt = receiptOf(route, hrefs[index]);
      const { key, digest, outputPath, sizeBytes, outline, url, ...references } = { ...receipt, ids };
      const watched = {
        key,
        digest,
        outputPath,
        sizeBytes,
        url,
        outline: outlineOf(url, references, digestOf),
        ...references,
      };
      return Object.defineProperty({ ...watched }, "hrefs", {
        get: () => {
          looked.push(String(index));
          return hrefs[index];
        },
      });
    });
    looked.length = 0;
    const facts = { site: { ...site, twins }, receipts, files: new Set(files) };
    const output = { receipts, files: facts.files, searchFiles: ["search.json"], memo: open(digestOf("linked")) };
    const suspects = suspectPages(facts, output).map(({ url }) => routes.findIndex((route) => route.url === url));
    return { looked: [...new Set(looked)].join(""), suspects: suspects.join("") };
  };
  expect(look([["/file.pdf"], ["/none"], ["/"]])).toEqual({ looked: "012", suspects: "1" });
  expect(look([["/file.pdf"], ["/none"], ["/"]])).toEqual({ looked: "1", suspects: "1" });
  expect(look([["/file.pdf"], ["/none"], ["/other"]])).toEqual({ looked: "12", suspects: "12" });
  expect(look([["/file.pdf"], ["/"], ["/"]])).toEqual({ looked: "1", suspects: "" });
  expect(look([["/file.pdf"], ["/"], ["/"]], { files: [] })).toEqual({ looked: "012", suspects: "0" });
  expect(look([["/file.pdf"], ["/"], ["/"]])).toEqual({ looked: "012", suspects: "" });
  expect(look([["/file.pdf"], ["/"], ["/"]], { ids: ["other"] }).looked).toBe("012");
  // The same files, but one of them is a static file now, to which links may lead.
  expect(look([["/file.pdf"], ["/"], ["/"]], { twins: new Map() }).looked).toBe("012");
  expect(look([["/search.json"], ["/"], ["/"]], { files: ["search.json"] }).suspects).toBe("0");
});

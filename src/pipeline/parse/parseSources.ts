// The first map: files to metadata and stored bodies. What an earlier build has parsed is looked up by key; the rest is
// parsed by workers, and bodies stay where the workers wrote them.
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { Config } from "../../model/config.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { ParsedContent, TagDeclaration } from "../../model/doc.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { noteRefusals } from "../../platform/refusedReads.ts";
import { keepHeapsSmall, mostItemsOfThreads } from "../../platform/workers/frugalHeaps.ts";
import { type MapItem, mapInWorkers, workersFor } from "../../platform/workers/mapInWorkers.ts";
import type { Outcome as WorkerOutcome } from "../../platform/workers/workerPool.ts";
import { limitOfLong, limitOfSpec } from "../pages/longItems.ts";
import type { World } from "../world.ts";
import { type FileDigests, fileDigestsOf } from "./fileDigests.ts";
import { readParse, splitParse } from "./formatParse.ts";
import { type ListHolder, listHolder } from "./heldSource.ts";
import { loosePagesOf } from "./loosePages.ts";
import type { Parsed, StoredParse } from "./parsedFile.ts";
import type { ParseAnswer, ParseSettings } from "./parseJob.ts";
import { parseKeyOf } from "./parseKey.ts";
import { parseStopped } from "./parseStopped.ts";
import { suggestFiles } from "./suggestFiles.ts";

/** What sources hold, and how many of them no earlier build has parsed as they are. */
interface ParsedSources extends ParsedContent {
  readonly fresh: number;
}

/** So many take a second or so until they are pages. */
const muchNew = 400;

/** Parses all sources. A file with an error costs its diagnostics and is left out. */
export async function parseSources(
  sources: readonly SourceFile[],
  config: Config,
  world: World,
): Promise<Outcome<ParsedSources>> {
  const { workers, signal, siteFolder, program } = world;
  const parsable = sources.filter(({ source }) => source.kind !== "static" && source.kind !== "frozen");
  // Workers report what cannot be read.
  const { files } = noteRefusals(world.files);
  const lookup = { ...world, files };
  const digests = fileDigestsOf(lookup);
  const isCold = world.cache.entries.isEmpty;
  const expected = isCold ? parsable.reduce((sum, source) => sum + pagesIn(source), 0) : 0;
  const hold = listHolder({ areMany: expected >= mostItemsOfThreads });
  keepHeapsSmall(expected);
  let done = 0;
  let jobs = 0;

  /** Sources are looked up while workers parse those of them that are not known. */
  async function* items(): AsyncGenerator<MapItem<StoredParse>> {
    for (const source of parsable) {
      const result = await findParsed(source, { config, world: lookup, digests, hold });
      if (result !== undefined) {
        done += 1;
        yield { kind: "known", result };
        continue;
      }
      if (jobs === 0) {
        workers.share("site", { siteFolder, config, program } satisfies ParseSettings);
        workers.wake(isCold ? workersFor(parsable.length) : 1);
        workers.prepare(["parse"]);
      }
      jobs += 1;
      if (jobs === muchNew && !isCold) world.onNews?.({ kind: "much-new" });
      yield { kind: "job", item: source, ...limitOf(source, world) };
    }
  }
  const parsed = await mapInWorkers<ParseAnswer, StoredParse>(workers, items(), {
    job: "parse",
    limitMs: world.itemLimitMs,
    expected,
    signal,
    finish: (outcome, index) => {
      done += 1;
      world.progress({ phase: "read", done, total: parsable.length });
      return storedOf(outcome, parsable[index], { digests, hold });
    },
  });
  if (Math.max(expected, jobs) >= mostItemsOfThreads) await workers.rest();
  // Workers have looked at these files; asking for them here too makes them known as looked at.
  for (const path of lookedAt(parsed)) await world.files.stamp(path);
  const staticFiles = sources.filter(({ source }) => source.kind === "static").map(({ relativePath }) => relativePath);
  return {
    value: {
      fresh: jobs,
      ...gather(
        parsed.flatMap(({ value }) => value ?? []),
        staticFiles,
      ),
      failed: parsable.filter((_, index) => !parsed[index]?.value),
      digests: new Map(
        parsed.flatMap(({ value, digests: own }) =>
          value?.kind === "source" && own !== undefined ? [[value.source.path, own]] : [],
        ),
      ),
    },
    diagnostics: await suggestFiles(
      parsed.flatMap(({ diagnostics }) => diagnostics),
      world.files,
    ),
  };
}

// A specification is one file, but a page for each operation and schema.
const bytesPerPage = 2_000;

/** About as many pages as reading a source is worth. */
function pagesIn(source: SourceFile): number {
  return source.source.kind === "spec" ? 1 + sizeOf(source) / bytesPerPage : 1;
}

/** Longest time for a specification, or for a page that is as long as a book. */
function limitOf(source: SourceFile, { itemLimitMs }: World): { readonly limitMs?: number } {
  if (source.source.kind === "spec") return limitOfSpec(sizeOf(source), { itemLimitMs });
  return limitOfLong(sizeOf(source), { itemLimitMs });
}

/** Bytes of a source. */
function sizeOf({ stamp = "" }: SourceFile): number {
  return Number.parseInt(stamp, 10) || 0;
}

interface Search {
  readonly config: Config;
  readonly world: World;
  readonly digests: FileDigests;
  readonly hold: ListHolder;
}

/** An earlier result for a file, if everything that it was made from is still the same. */
async function findParsed(
  source: SourceFile,
  { config, world, digests, hold }: Search,
): Promise<StoredParse | undefined> {
  const { entries } = world.cache;
  if (entries.isEmpty) return undefined;
  const contentHash = await digests.of(source.path, source.stamp);
  if (contentHash === undefined) return undefined;
  const bytes = entries.read("source", parseKeyOf({ source, contentHash, config, program: world.program }));
  const stored = bytes && readParse(splitParse(bytes), hold);
  if (stored === undefined || !stored.bodies.every((hash) => entries.find("body", hash) !== undefined))
    return undefined;
  for (const [path, hash] of stored.reads) if ((await digests.of(path)) !== hash) return undefined;
  for (const [path, exists, isPage] of stored.probes)
    if ((isPage ? loosePagesOf(config).has(path) : await world.files.exists(path)) !== exists) return undefined;
  return stored;
}

/** Files that parsing has looked at beside the sources, each once. */
function lookedAt(parsed: readonly StoredParse[]): ReadonlySet<SitePath> {
  const paths = new Set<SitePath>();
  for (const { reads, probes } of parsed) {
    for (const [path] of reads) paths.add(path);
    for (const [path, , isPage] of probes) if (!isPage) paths.add(path);
  }
  return paths;
}

function storedOf(
  outcome: WorkerOutcome<ParseAnswer>,
  source: SourceFile | undefined,
  { digests, hold }: Pick<Search, "digests" | "hold">,
): StoredParse {
  if (source === undefined) throw bugError("A result without a source");
  if (outcome.kind === "stopped")
    return { value: null, diagnostics: [parseStopped(source, outcome)], bodies: [], reads: [], probes: [] };
  const { contentHash, text } = outcome.value;
  if (contentHash !== undefined) digests.note(source.path, source.stamp, contentHash);
  return readParse(text, hold);
}

/** Parsed files by what they are. */
export function gather(parsed: readonly Parsed[], staticFiles: readonly string[]): ParsedContent {
  return {
    sources: parsed.flatMap((entry) => (entry.kind === "source" ? [entry.source] : [])),
    categories: parsed.flatMap((entry) => (entry.kind === "category" ? [entry.category] : [])),
    authors: new Map(parsed.flatMap((entry) => (entry.kind === "authors" ? [[entry.locale, entry.authors]] : []))),
    docTags: tagsOf("docs", parsed),
    blogTags: tagsOf("blog", parsed),
    specs: parsed.flatMap((entry) => (entry.kind === "spec" ? [entry.spec] : [])),
    staticFiles,
  };
}

/** Tags that are declared, by locale. What a newer version says of a tag goes before what older ones say. */
function tagsOf(of: "docs" | "blog", parsed: readonly Parsed[]): ReadonlyMap<LocaleCode, readonly TagDeclaration[]> {
  const declared = new Map<LocaleCode, Map<string, TagDeclaration>>();
  for (const entry of parsed) {
    if (entry.kind !== "tags" || entry.of !== of) continue;
    const known = declared.get(entry.locale) ?? new Map<string, TagDeclaration>();
    declared.set(entry.locale, known);
    for (const tag of entry.tags) if (!known.has(tag.key)) known.set(tag.key, tag);
  }
  return new Map([...declared].map(([locale, tags]) => [locale, [...tags.values()]]));
}

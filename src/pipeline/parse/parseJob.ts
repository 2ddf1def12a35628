// One file parsed in a worker: read, turned into metadata and bodies, and kept in the worker's pack. What it gives is
// text: the main thread reads results of this build and of earlier ones in the same words.
import { parseAuthorsFile } from "../../content/parseAuthorsFile.ts";
import { parseCategoryFile } from "../../content/parseCategoryFile.ts";
import type { ParseContext } from "../../content/parseContext.ts";
import { parseSource } from "../../content/parseSource.ts";
import { parseTagsFile } from "../../content/parseTagsFile.ts";
import { type Hash, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import { staticFolder } from "../../model/contentFolders.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { SiteFiles } from "../../model/ports.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import type { PackFiller } from "../../platform/cache/packFile.ts";
import { isSystemError, PlatformFailure } from "../../platform/failure.ts";
import { openSiteFolder, type StampedFiles } from "../../platform/files.ts";
import { digestOf } from "../../platform/hash.ts";
import { noteRefusals } from "../../platform/refusedReads.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import { shareOfIncluded } from "../pages/longItems.ts";
import { formatParse, joinParse, type ParseText } from "./formatParse.ts";
import { linkedTermsOf } from "./linkedTerms.ts";
import { loosePagesOf } from "./loosePages.ts";
import { type Parsed, type StoredParse, unreadable } from "./parsedFile.ts";
import { fallbackPathOf, parseKeyOf } from "./parseKey.ts";
import { parseBroken } from "./parseStopped.ts";

/** What all files of a site are parsed with. */
export interface ParseSettings {
  readonly siteFolder: string;
  readonly config: Config;
  /** Digest of this program. */
  readonly program: Hash;
}

/** What parsing a file gives back. */
export interface ParseAnswer {
  readonly text: ParseText;
  /** Digest of the file as it was parsed; absent when it could not be read. */
  readonly contentHash?: Hash;
}

/** What parsing a file looks at and leaves behind. */
export interface ParseSurroundings {
  readonly config: Config;
  readonly files: SiteFiles;
  /** Gets the bodies of its pages. */
  readonly store: (hash: Hash, json: string) => void;
  /** Gets the specifications of its operations. @default store */
  readonly storeSlice?: (hash: Hash, json: string) => void;
  /** Gives the file more time, as a share of what its size is worth. Absent where nobody watches. */
  readonly extend?: (share: number) => void;
  /** Told which line of the file is worked on. Absent where nobody watches. */
  readonly reach?: (line: number) => void;
}

interface ParseWorld extends ParseSettings, ParseSurroundings {
  readonly files: StampedFiles;
  readonly pack: PackFiller;
}

/** Makes a worker ready to parse. */
export async function prepareParsing({ shared, pack, extend, reach }: JobContext): Promise<JobHandler> {
  const settings = shared("site") as ParseSettings;
  const world = {
    ...settings,
    files: await openSiteFolder(settings.siteFolder),
    pack,
    extend,
    reach,
    store: openBodyStore(pack),
  };
  return (item) => parseFile(item as SourceFile, world);
}

async function parseFile(source: SourceFile, world: ParseWorld): Promise<ParseAnswer> {
  const { pack, config, program } = world;
  const { files, refused } = noteRefusals(world.files);
  const failed = (diagnostics: readonly Diagnostic[]): StoredParse => plain({ value: undefined, diagnostics });
  const bytes = await files.read(source.path);
  if (bytes === undefined) {
    const [diagnostic = unreadable(source)] = refused();
    return { text: formatParse(failed([diagnostic]), digestOf) };
  }
  const contentHash = digestOf(bytes);
  const parsed = await parseBytes(source, bytes, { ...world, files });
  // Without a part that cannot be read, whatever else was found may be wrong.
  const stored = refused().length === 0 ? parsed : failed(refused());
  const text = formatParse(stored, digestOf);
  // What has failed is tried again: the reason may lie outside the file.
  const isKept = stored.value !== null && !stored.diagnostics.some(({ severity }) => severity === "error");
  if (isKept) pack.add("source", parseKeyOf({ config, program, source, contentHash }), joinParse(text));
  return { text, contentHash };
}

/** Parses a file of any kind. A bug of ours costs the file alone; what the disk refuses is thrown. */
export async function parseBytes(
  source: SourceFile,
  bytes: Uint8Array,
  world: ParseSurroundings,
): Promise<StoredParse> {
  try {
    return await parseAsItsKind(source, bytes, world);
  } catch (error) {
    if (error instanceof PlatformFailure || isSystemError(error)) throw error;
    return plain({ value: undefined, diagnostics: [parseBroken(source, error)] });
  }
}

async function parseAsItsKind(source: SourceFile, bytes: Uint8Array, world: ParseSurroundings): Promise<StoredParse> {
  const { source: kind } = source;
  const input = { source, bytes };
  if (kind.kind === "category")
    return plain(mapOutcome(parseCategoryFile(input), (category) => ({ kind: "category", category })));
  if (kind.kind === "authors") return plain(mapOutcome(parseAuthorsFile(input), (authors) => ({ ...kind, authors })));
  if (kind.kind === "tags") return plain(mapOutcome(parseTagsFile(input), (tags) => ({ ...kind, tags })));
  if (kind.kind === "spec") {
    // Loaded late: most sites have no API, and reading one takes many packages.
    const { parseApi } = await import("./parseApi.ts");
    const { config, files, store, storeSlice, extend, reach } = world;
    const { api: apiId, locale, version } = kind;
    // A specification may be a short list of the files that it is written in.
    const included: SiteFiles = {
      ...files,
      read: async (path) => {
        const part = await files.read(path);
        if (part !== undefined) extend?.(shareOfIncluded(part.length, bytes.length));
        return part;
      },
    };
    return await parseApi(
      { apiId, path: source.path, locale, bytes, version },
      { config, files: included, store, storeSlice, reach },
    );
  }
  const { value, diagnostics } = await parseSource(input, parseContextOf(source, world));
  if (value === undefined) return { ...plain({ value, diagnostics }) };
  const { bodyHash, searchHash, factsHash } = value.source;
  world.store(bodyHash, value.bodyText);
  if (searchHash !== undefined && value.searchText !== undefined) world.store(searchHash, value.searchText);
  if (factsHash !== undefined) world.store(factsHash, value.factsJson);
  return {
    value: { kind: "source", source: value.source },
    diagnostics,
    bodies: [bodyHash, searchHash, factsHash].flatMap((hash) => hash ?? []),
    reads: value.source.includes.map(({ path, hash }) => [path, hash]),
    probes: (value.source.probes ?? []).map(({ path, exists, isPage }) =>
      isPage ? [path, exists, true] : [path, exists],
    ),
  };
}

/** Puts each body into a pack once. */
function openBodyStore(pack: PackFiller): ParseSurroundings["store"] {
  const stored = new Set<Hash>();
  return (hash, json) => {
    if (stored.has(hash)) return;
    stored.add(hash);
    pack.add("body", hash, json);
  };
}

/** The world as parsing a page sees it. */
export function parseContextOf(
  source: SourceFile,
  { config, files }: { readonly config: Config; readonly files: SiteFiles },
): ParseContext {
  const fallbackPath = fallbackPathOf(source, config);
  const baseUrl = config.writtenBaseUrl ?? config.baseUrl;
  const linked = linkedTermsOf(source.source, config);
  return {
    markdown: config.markdown,
    hash: digestOf,
    files,
    ...(config.looseDocs === undefined ? {} : { pages: loosePagesOf(config) }),
    staticFolder,
    ...(baseUrl === "/" ? {} : { baseUrl }),
    findsRequests: config.apis.length > 0,
    isSearched: config.search.enabled,
    isCompared: config.locales.length > 1,
    isOriginal: config.locales.length > 1 && fallbackPath === undefined,
    ...(fallbackPath === undefined ? {} : { fallbackPath: sitePath(fallbackPath) }),
    ...(linked === undefined ? {} : { terms: linked.terms }),
  };
}

function mapOutcome<Value>(
  { value, diagnostics }: Outcome<Value | undefined>,
  make: (value: Value) => Parsed,
): Outcome<Parsed | undefined> {
  return { value: value === undefined ? undefined : make(value), diagnostics };
}

/** A result that depends on its file alone. */
function plain({ value, diagnostics }: Outcome<Parsed | undefined>): StoredParse {
  return { value: value ?? null, diagnostics, bodies: [], reads: [], probes: [] };
}

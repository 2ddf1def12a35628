// The sources of a site as far as other pages know them: of each page the beginning is parsed, where its title, place and
// first words stand; files that describe others as a whole. Takes a tenth of the time of parsing everything.
import type { Hash } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { ParsedContent } from "../../model/doc.ts";
import type { BodyReader } from "../../model/ports.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { noteRefusals } from "../../platform/refusedReads.ts";
import type { World } from "../world.ts";
import type { Parsed } from "./parsedFile.ts";
import { parseBytes } from "./parseJob.ts";
import { gather } from "./parseSources.ts";
import { scanSources } from "./scanSources.ts";

/** A site by the beginnings of its sources. */
export interface Beginnings {
  readonly config: Config;
  readonly sources: readonly SourceFile[];
  /** Docs, posts and pages. */
  readonly pagesByPath: ReadonlyMap<string, SourceFile>;
  readonly content: ParsedContent;
  /** Bodies of API pages. */
  readonly bodies: BodyReader;
}

// A smaller site is built before this is of use.
const leastPages = 200;
// Reading more takes about as long as parsing all pages.
const mostSpecBytes = 1_000_000;

/** Reads the beginnings of all sources; `undefined` when building them as a whole takes no longer. */
export async function parseBeginnings(config: Config, world: Pick<World, "files">): Promise<Beginnings | undefined> {
  const { files } = noteRefusals(world.files);
  const { value: sources } = await scanSources(config, files);
  const pages = sources.filter(({ source }) => isPage(source));
  const specBytes = sources.reduce((sum, source) => (source.source.kind === "spec" ? sum + bytesOf(source) : sum), 0);
  if (pages.length < leastPages || specBytes > mostSpecBytes) return undefined;
  const stored = new Map<Hash, string>();
  const parsed: Parsed[] = [];
  // What only search and checks look at is left out.
  const lean: Config = { ...config, search: { ...config.search, enabled: false } };
  for (const source of sources) {
    const { kind } = source.source;
    if (kind === "static") continue;
    const bytes = await files.read(source.path);
    if (bytes === undefined) continue;
    const keep = (hash: Hash, json: string): void => void (kind === "spec" && stored.set(hash, json));
    const text = isPage(source.source) ? beginningOf(bytes) : bytes;
    // No page shows the specifications of operations: it links to them.
    const { value } = await parseBytes(source, text, { config: lean, files, store: keep, storeSlice: () => undefined });
    if (value !== null) parsed.push(value);
  }
  const staticFiles = sources.filter(({ source }) => source.kind === "static").map(({ relativePath }) => relativePath);
  return {
    config,
    sources,
    pagesByPath: new Map(pages.map((source) => [source.path, source])),
    content: gather(parsed, staticFiles),
    bodies: {
      get: async (hash) => {
        const json = stored.get(hash);
        if (json === undefined) throw new Error(`No body ${hash} is known yet`);
        return json;
      },
    },
  };
}

const isPage = ({ kind }: SourceFile["source"]): boolean => kind === "doc" || kind === "post" || kind === "page";

/** Size of a listed file, or by its stamp. */
const bytesOf = ({ sizeBytes, stamp = "" }: SourceFile): number => Math.max(sizeBytes, Number(stamp.split(" ")[0]));

const mostBytes = 4_000;

/** Front matter, and what stands before the first part: `---\ntitle: A\n---\n\n# A\n\nFirst words.\n`. */
export function beginningOf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = text.subarray(0, 3).toString("latin1") === "---" ? text.indexOf("\n---", 3) + 1 : 0;
  const part = text.indexOf("\n## ", start);
  const end = text.length <= start + mostBytes ? text.length : text.lastIndexOf("\n", start + mostBytes) + 1;
  return text.subarray(0, Math.max(start, Math.min(part === -1 ? end : part + 1, end)));
}

// Merges what all blocks contain of a range of terms into postings for the index file and shards.
import type { SearchOptions, SearchShardFile } from "../model/search.ts";
import { cutShards, type TermPostings } from "./cutShards.ts";
import { packNumber, packPosting, packTerms, unpackNumber, unpackPostings } from "./packing.ts";

/** A block's lines of the range, and the number of the block's first section. */
export interface MergePart {
  readonly base: number;
  readonly lines: string;
}

/** How the postings are divided between index file and shards. */
export interface MergeOptions {
  readonly mode: SearchOptions["mode"];
  /** Approximate number of sections of all pages. */
  readonly scale: number;
}

/** The merged range: its postings for the index file (`core`) and its shards. */
interface MergedRange {
  readonly core: SearchShardFile;
  readonly shards: readonly { readonly firstTerm: string; readonly file: SearchShardFile }[];
}

/** Merges a range of terms. */
export function mergeRange(parts: readonly MergePart[], { mode, scale }: MergeOptions): MergedRange {
  const merging = new Map<string, Merging>();
  for (const part of parts) addLines(merging, part, mode);
  const core: TermPostings[] = [];
  const others: TermPostings[] = [];
  for (const term of [...merging.keys()].sort()) {
    const { whole, core: own } = merging.get(term) ?? { whole: newChain(), core: newChain() };
    if (mode === "single") core.push({ term, packed: whole.packed });
    else if (own.packed !== "") core.push({ term, packed: own.packed });
    if (mode === "single" || whole.packed === "") continue;
    const entry = { term, packed: whole.packed };
    const kept = mode === "paged" ? cap(entry, scale) : entry;
    if (kept.packed !== own.packed) others.push(kept);
  }
  return {
    core: shardOf(core),
    shards: cutShards(others).map((entries) => ({
      firstTerm: entries[0]?.term ?? "",
      file: shardOf(entries),
    })),
  };
}

/** Postings of a term from all fields, and those for the index file. */
interface Merging {
  readonly whole: Chain;
  readonly core: Chain;
}

/** Packed postings to which more can be appended. */
interface Chain {
  packed: string;
  last: number;
}

const newChain = (): Chain => ({ packed: "", last: -1 });

/**
 * Parses the lines of a block. A line has four columns: a term, and its postings from all fields, from titles and
 * descriptions (`core`), and from titles and descriptions of introductions only.
 */
function addLines(merging: Map<string, Merging>, { base, lines }: MergePart, mode: MergeOptions["mode"]): void {
  for (let at = 0; at < lines.length; ) {
    const whole = lines.indexOf("\t", at) + 1;
    const core = lines.indexOf("\t", whole) + 1;
    const introductions = lines.indexOf("\t", core) + 1;
    const end = lines.indexOf("\n", introductions);
    const term = lines.slice(at, whole - 1);
    let chains = merging.get(term);
    if (chains === undefined) {
      chains = { whole: newChain(), core: newChain() };
      merging.set(term, chains);
    }
    append(chains.whole, lines.slice(whole, core - 1), base);
    if (mode === "sharded") append(chains.core, lines.slice(core, introductions - 1), base);
    if (mode === "paged") append(chains.core, lines.slice(introductions, end), base);
    at = end + 1;
  }
}

/** Appends a block's postings. Only the first one must be re-encoded, because the others are stored as differences. */
function append(chain: Chain, chunk: string, base: number): void {
  if (chunk === "") return;
  const [last, start] = unpackNumber(chunk, 0);
  const [first, rest] = unpackNumber(chunk, start);
  chain.packed += packNumber(base + first - chain.last - 1) + chunk.slice(rest);
  chain.last = base + last;
}

function shardOf(entries: readonly TermPostings[]): SearchShardFile {
  const counts = entries.flatMap(({ count }, index) => (count === undefined ? [] : [[index, count] as const]));
  return {
    terms: packTerms(entries.map(({ term }) => term)),
    postings: entries.map(({ packed }) => packed),
    ...(counts.length > 0 ? { counts } : {}),
  };
}

/** A term in more than this share of all sections is common: only its sections with the highest weights are kept. */
const commonShare = 0.2;
const keptOfCommon = 2000;
/** Most sections kept for any term of a large site, which limits the size of shards. */
const mostKept = 8000;

function cap(entry: TermPostings, scale: number): TermPostings {
  // Each posting takes at least two characters.
  if (entry.packed.length <= keptOfCommon * 2) return entry;
  const { sections: places, impacts } = unpackPostings(entry.packed);
  const most = places.length > scale * commonShare ? keptOfCommon : mostKept;
  if (places.length <= most) return entry;
  const { least, ofLeast } = leastImpact(impacts, most);
  let left = ofLeast;
  let packed = "";
  let before = -1;
  for (let index = 0; index < impacts.length; index += 1) {
    const impact = impacts[index] ?? 0;
    if (impact < least || (impact === least && left === 0)) continue;
    if (impact === least) left -= 1;
    const section = places[index] ?? 0;
    packed += packPosting(section - before - 1, impact);
    before = section;
  }
  return { term: entry.term, packed, count: places.length };
}

/** The lowest impact among the `most` best postings, and how many postings with just that impact belong to them. */
function leastImpact(impacts: Uint8Array, most: number): { readonly least: number; readonly ofLeast: number } {
  const counts = new Uint32Array(256);
  for (let index = 0; index < impacts.length; index += 1) {
    const impact = impacts[index] ?? 0;
    counts[impact] = (counts[impact] ?? 0) + 1;
  }
  let left = most;
  for (let impact = 255; impact > 0; impact -= 1) {
    const count = counts[impact] ?? 0;
    if (count >= left) return { least: impact, ofLeast: left };
    left -= count;
  }
  return { least: 0, ofLeast: left };
}

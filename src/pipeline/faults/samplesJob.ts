// The code samples of one page in a worker: its body read back, every sample parsed, its requests picked out.
import type { BodyPart, Segment } from "../../model/body.ts";
import { parseDocBody } from "../../model/bodyText.ts";
import type { Hash } from "../../model/brands.ts";
import { type EntryPlace, readEntry } from "../../platform/cache/packFile.ts";
import { squeeze, unsqueeze } from "../../platform/cache/squeeze.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import { type FindFault, openSampleChecker, ParserMissing } from "../../samples/index.ts";
import type { SyntaxFault } from "../../samples/syntaxFault.ts";
import { requestsIn, type WrittenForm } from "../../source/requests/index.ts";

/** A page whose samples are looked at. */
export interface SamplesItem {
  readonly key: Hash;
  readonly body: EntryPlace;
}

/** Where something of a sample stands. */
export interface SamplePlace {
  /** Line of the page's file. */
  readonly line: number;
  /** Column of the sample: its lines may be indented in the file, or quoted. */
  readonly column: number;
  /** That line as the sample has it, or its beginning; absent where the line has nothing of the sample. */
  readonly text?: string;
}

/** What was found in the samples of a page. */
export interface PageSamples {
  readonly faults: readonly SampleFault[];
  readonly requests: readonly SampleCall[];
  /** Packages that would parse other samples, but are not installed. */
  readonly missing: readonly string[];
}

/** A sample that cannot be parsed. */
export interface SampleFault extends SamplePlace {
  readonly language: string;
  readonly message: string;
}

/** A request that a sample sends. */
export interface SampleCall extends SamplePlace {
  /** Method and target, as in the page's links. */
  readonly raw: string;
  readonly body?: string;
  readonly form?: WrittenForm;
}

/** What became of a page. */
export type SamplesAnswer =
  /** `PageSamples` as JSON. */
  | { readonly kind: "done"; readonly text: string }
  /** Its stored body is not what it was. */
  | { readonly kind: "damaged" };

type CodeBlock = Extract<BodyPart, { readonly part: "CodeBlock" }>["props"];

/** Makes a worker ready to look at samples. Parsers are loaded for the first sample that they are for. */
export async function prepareSamples(context: JobContext): Promise<JobHandler> {
  const findFault = openSampleChecker({
    parseScript: async (code, dialect) => (await import("../../theme/parseScript.ts")).findScriptFault(code, dialect),
    readPackageFile: async (name) => (await import("../../platform/packageFile.ts")).readPackageFile(name),
  });
  return (item) => lookAt(item as SamplesItem, context, findFault);
}

async function lookAt(
  { key, body: place }: SamplesItem,
  { pack }: JobContext,
  findFault: FindFault,
): Promise<SamplesAnswer> {
  const stored = readEntry(place);
  if (stored === undefined) return { kind: "damaged" };
  const body = parseDocBody(unsqueeze(stored));
  const faults: SampleFault[] = [];
  const requests: SampleCall[] = [];
  const missing = new Set<string>();
  for (const block of codeBlocksIn(body.segments)) {
    if (block.origin === undefined || block.origin.isUnchecked) continue;
    const placeOf = placesIn(block.text, block.origin);
    const fault = await findFault(block.language, block.text).catch((error: unknown) => {
      if (!(error instanceof ParserMissing)) throw error;
      missing.add(error.packageName);
      return undefined;
    });
    if (fault !== undefined) {
      faults.push({ language: block.language, message: fault.message, ...placeOf(fault) });
    }
    for (const { method, target, line: inside, ...sent } of requestsIn(block.language, block.text)) {
      requests.push({ raw: `${method} ${target}`, ...sent, ...placeOf({ line: inside + 1 }) });
    }
  }
  const found: PageSamples = { faults, requests, missing: [...missing] };
  const text = JSON.stringify(found);
  if (missing.size === 0) pack.add("samples", key, squeeze(text));
  return { kind: "done", text };
}

/** Characters of a line that are enough to find it. */
const longestText = 200;

/** Turns places in a sample into places in the file: the line of the fence where no line of the file is one of the sample. */
function placesIn(
  code: string,
  { line, isInPlace }: NonNullable<CodeBlock["origin"]>,
): (place: Pick<SyntaxFault, "line" | "column">) => SamplePlace {
  const lines = code.split("\n");
  return ({ line: inside, column = 1 }) => {
    if (!isInPlace || inside === undefined) return { line, column: 1 };
    const text = lines[inside - 1]?.slice(0, longestText);
    return { line: line + inside, column, ...(text === undefined ? {} : { text }) };
  };
}

function codeBlocksIn(segments: readonly Segment[]): readonly CodeBlock[] {
  return segments.flatMap((segment): readonly CodeBlock[] => {
    if (segment.kind === "html") return [];
    if (segment.part === "CodeBlock") return [segment.props];
    if (segment.part === "Tabs") return segment.tabs.flatMap(codeBlocksIn);
    if (segment.part === "Cards") return segment.items.flatMap(codeBlocksIn);
    return "children" in segment ? codeBlocksIn(segment.children) : [];
  });
}

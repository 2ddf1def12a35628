// Looks at the code samples of all pages, which only a check asks for: `sample-syntax` where one cannot be parsed,
// `sample-mismatch` where a request is not what the API takes. What earlier checks found out is taken from the cache.
import type { SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Source } from "../../model/doc.ts";
import type { Location } from "../../model/location.ts";
import type { Site } from "../../model/site.ts";
import { bodyPlaceOf } from "../../platform/cache/bodies.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import { unsqueeze } from "../../platform/cache/squeeze.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import type { World } from "../world.ts";
import type { CallChecker } from "./sampleCalls.ts";
import { openSampleLocator } from "./sampleLocator.ts";
import type { PageSamples, SampleFault, SamplesAnswer, SamplesItem } from "./samplesJob.ts";

/** Findings in the samples of all pages, in the order of the sources. */
export async function checkSamples(site: Site, world: World): Promise<readonly Diagnostic[]> {
  const { sources } = site.content;
  const found = await readSamples(sources, world);
  const diagnostics: Diagnostic[] = [];
  let checkCalls: CallChecker | undefined;
  for (const [index, source] of sources.entries()) {
    const samples = found[index];
    if (samples === undefined) continue;
    if ("stopped" in samples) {
      diagnostics.push(describeStopped(samples.stopped, source.path));
      continue;
    }
    const locate = openSampleLocator(source.path, world);
    for (const fault of samples.faults) diagnostics.push(describeFault(fault, await locate(fault)));
    if (samples.requests.length === 0 || site.apis.size === 0) continue;
    checkCalls ??= await openCallChecker(site, world);
    diagnostics.push(...(await checkCalls(samples.requests, source, locate)));
  }
  const missing = new Set(found.flatMap((samples) => (samples && "missing" in samples ? samples.missing : [])));
  return [...diagnostics, ...[...missing].sort().map(describeMissing)];
}

/** Loaded late: it brings all that reading an API takes. */
async function openCallChecker(site: Site, world: World): Promise<CallChecker> {
  return (await import("./sampleCalls.ts")).openCallChecker(site, world);
}

function describeMissing(name: string): Diagnostic {
  return {
    code: "sample-tool-missing",
    severity: "info",
    message: `Some samples are not parsed, because the package ${name} is not installed`,
    hint: `npm install --save-dev ${name}`,
  };
}

/** Why the samples of a page could not be looked at. */
interface StoppedSamples {
  readonly stopped: string;
}

/** An error: without one the next check would take this one's word for it that nothing is wrong. */
function describeStopped(reason: string, file: SitePath): Diagnostic {
  return {
    code: "sample-syntax",
    severity: "error",
    message: `The code samples of this page cannot be parsed: ${reason}`,
    location: { file },
    hint: "shorten them, write `no-check` after the language of the longest one, or give it more time with HUBDOCS_PAGE_SECONDS",
  };
}

/** What was found on each page; nothing where it was not looked for, because too many others were stopped. */
function readSamples(
  sources: readonly Source[],
  { cache: { entries }, workers, program, hash, itemLimitMs, signal }: World,
): Promise<readonly (PageSamples | StoppedSamples | undefined)[]> {
  const items = sources.map(({ bodyHash }): MapItem<PageSamples | StoppedSamples | undefined> => {
    const key = hash(JSON.stringify([program, "samples", bodyHash]));
    const known = entries.read("samples", key);
    if (known !== undefined) return { kind: "known", result: parseSamples(unsqueeze(known)) };
    return { kind: "job", item: { key, body: bodyPlaceOf(bodyHash, entries) } satisfies SamplesItem };
  });
  return mapInWorkers<SamplesAnswer, PageSamples | StoppedSamples | undefined>(workers, items, {
    job: "samples",
    limitMs: itemLimitMs,
    expected: items.filter(({ kind }) => kind === "job").length,
    signal,
    finish: (outcome, index) => {
      if (outcome.kind === "stopped") return outcome.reason === "given-up" ? undefined : { stopped: outcome.message };
      if (outcome.value.kind === "damaged") {
        const source = sources[index];
        if (source !== undefined) entries.drop("body", source.bodyHash);
        throw new EntryDamaged();
      }
      return parseSamples(outcome.value.text);
    },
  });
}

/** Written by a worker, now or in an earlier check of the same program, and proved by its digest. */
function parseSamples(text: string): PageSamples {
  const samples: PageSamples = JSON.parse(text);
  return samples;
}

function describeFault({ language, message }: SampleFault, location: Location): Diagnostic {
  return {
    code: "sample-syntax",
    severity: "warning",
    message: `The ${language} sample cannot be parsed: ${message}`,
    location,
    hint: "correct it, or write `no-check` after the language if it is only a fragment",
  };
}

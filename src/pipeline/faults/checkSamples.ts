// Looks at the code samples of all pages, which only a check asks for: `sample-syntax` where one cannot be parsed,
// `sample-mismatch` where a request is not what the API takes. What earlier checks found out is taken from the cache.
import type { Hash, SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Source } from "../../model/doc.ts";
import type { Site } from "../../model/site.ts";
import { type ApiContract, checkRequest } from "../../openapi/index.ts";
import { bodyPlaceOf } from "../../platform/cache/bodies.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import { unsqueeze } from "../../platform/cache/squeeze.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import { editionOfSource, type FoundOperation, findOperation } from "../../site/index.ts";
import type { World } from "../world.ts";
import type { PageSamples, SampleCall, SampleFault, SamplesAnswer, SamplesItem } from "./samplesJob.ts";

/** Findings in the samples of all pages, in the order of the sources. */
export async function checkSamples(site: Site, world: World): Promise<readonly Diagnostic[]> {
  const { sources } = site.content;
  const found = await readSamples(sources, world);
  const diagnostics: Diagnostic[] = [];
  const contracts = new Map<Hash, ApiContract>();
  for (const [index, source] of sources.entries()) {
    const samples = found[index];
    if (samples === undefined) continue;
    if ("stopped" in samples) {
      diagnostics.push(describeStopped(samples.stopped, source.path));
      continue;
    }
    diagnostics.push(...samples.faults.map((fault) => describeFault(fault, source.path)));
    const edition = editionOfSource(source, site.editions);
    if (edition === undefined) continue;
    for (const call of samples.requests) {
      const meant = findOperation(call.raw, edition.key, site);
      const hash = meant.kind === "found" ? contractOf(meant) : undefined;
      if (meant.kind !== "found" || hash === undefined) continue;
      const contract = contracts.get(hash) ?? (JSON.parse(await world.bodies.get(hash)) as ApiContract);
      contracts.set(hash, contract);
      diagnostics.push(
        ...faultsOfCall(call, { ...meant, contract }).map((one) => describeCall(one, call, source.path)),
      );
    }
  }
  const missing = new Set(found.flatMap((samples) => (samples && "missing" in samples ? samples.missing : [])));
  return [...diagnostics, ...[...missing].sort().map(describeMissing)];
}

/** What an operation demands stands in the specification that has it. */
function contractOf({ api: { spec, original, fallbacks }, operation }: FoundOperation): Hash | undefined {
  return (fallbacks.has(operation) ? original : spec)?.contractHash;
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

function faultsOfCall(
  { body }: SampleCall,
  { contract, operation, query }: FoundOperation & { readonly contract: ApiContract; readonly query: string },
): readonly string[] {
  // What a shell fills in is not known here.
  const names = query.includes("$") ? undefined : [...new URLSearchParams(query).keys()];
  if (body === undefined || body.includes("$"))
    return names === undefined ? [] : checkRequest(contract, operation.slug, { query: names });
  const json = parseJson(body);
  if (json === undefined) return /^\s*[[{]/.test(body) ? ["the body is not JSON"] : [];
  return checkRequest(contract, operation.slug, { query: names ?? [], body: json.value });
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined; // no JSON: a form, or what a shell fills in
  }
}

function describeFault({ language, message, line, column }: SampleFault, file: SitePath): Diagnostic {
  return {
    code: "sample-syntax",
    severity: "warning",
    message: `The ${language} sample cannot be parsed: ${message}`,
    location: { file, line, column },
    hint: "correct it, or write `no-check` after the language if it is only a fragment",
  };
}

function describeCall(fault: string, { raw, line }: SampleCall, file: SitePath): Diagnostic {
  return {
    code: "sample-mismatch",
    severity: "warning",
    message: `The sample sends ${raw.split("?")[0]}, but ${fault}`,
    location: { file, line, column: 1 },
    hint: "make the sample match the API's specification, or correct the specification",
  };
}

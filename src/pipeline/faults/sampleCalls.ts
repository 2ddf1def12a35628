// Whether the requests that code samples send are what the operations of the site's APIs take.
import type { Hash } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Source } from "../../model/doc.ts";
import type { Location } from "../../model/location.ts";
import type { Site } from "../../model/site.ts";
import { type ApiContract, checkRequest } from "../../openapi/index.ts";
import { editionOfSource, type FoundOperation, findOperation } from "../../site/index.ts";
import type { World } from "../world.ts";
import type { SampleLocator } from "./sampleLocator.ts";
import type { SampleCall } from "./samplesJob.ts";

/** Findings about the requests in the samples of a page, in their order. */
export type CallChecker = (
  calls: readonly SampleCall[],
  source: Source,
  locate: SampleLocator,
) => Promise<readonly Diagnostic[]>;

/** Opens a checker, which reads the contract of an API once. */
export function openCallChecker(site: Site, { bodies }: Pick<World, "bodies">): CallChecker {
  const contracts = new Map<Hash, ApiContract>();
  return async (calls, source, locate) => {
    const edition = editionOfSource(source, site.editions);
    if (edition === undefined) return [];
    const diagnostics: Diagnostic[] = [];
    for (const call of calls) {
      const meant = findOperation(call.raw, edition.key, site);
      const hash = meant.kind === "found" ? contractOf(meant) : undefined;
      if (meant.kind !== "found" || hash === undefined) continue;
      const contract = contracts.get(hash) ?? parseContract(await bodies.get(hash));
      contracts.set(hash, contract);
      for (const fault of faultsOfCall(call, { ...meant, contract })) {
        diagnostics.push(describeCall(fault, call, await locate(call)));
      }
    }
    return diagnostics;
  };
}

/** Written by the parser of specifications under its digest, so its form is known. */
function parseContract(json: string): ApiContract {
  const contract: ApiContract = JSON.parse(json);
  return contract;
}

/** What an operation demands stands in the specification that has it. */
function contractOf({ api: { spec, original, fallbacks }, operation }: FoundOperation): Hash | undefined {
  return (fallbacks.has(operation) ? original : spec)?.contractHash;
}

function faultsOfCall(
  { body, form }: SampleCall,
  { contract, operation, query }: FoundOperation & { readonly contract: ApiContract; readonly query: string },
): readonly string[] {
  // What a shell fills in is not known here.
  const isKnown = body !== undefined && !body.includes("$");
  const json = isKnown ? parseJson(body) : undefined;
  const isBroken = isKnown && json === undefined && /^\s*[[{]/.test(body) && !leftOut.test(body);
  return [
    ...checkRequest(contract, operation.slug, {
      ...(query.includes("$") ? {} : { query: [...new URLSearchParams(query)] }),
      ...(json === undefined ? {} : { body: json.value }),
      ...(form === undefined ? {} : { form }),
    }),
    ...(isBroken ? ["the body is not JSON"] : []),
  ];
}

/** What readers put into a body themselves: `...`, `<name>`, `{{name}}`. */
const leftOut = /\.\.\.|…|<[^<>"]+>|\{\{/;

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined; // no JSON: a form, or what a shell fills in
  }
}

function describeCall(fault: string, { raw }: SampleCall, location: Location): Diagnostic {
  return {
    code: "sample-mismatch",
    severity: "warning",
    message: `The sample sends ${raw.split("?")[0]}, but ${fault}`,
    location,
    hint: "make the sample match the API's specification, or correct the specification",
  };
}

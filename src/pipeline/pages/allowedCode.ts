// Which inline scripts and styles of pages the content security policy lets run, by hashes of their texts. What no hash
// allows, such as event handlers, is judged by the check.
import type { PolicySources } from "../../model/contentSecurity.ts";
import { type PolicyAlgorithm, policyAlgorithms, policyHashOf } from "../../platform/hash.ts";

/** Hashes of what may run, by element. */
export interface AllowedCode {
  readonly script: ReadonlySet<string>;
  readonly style: ReadonlySet<string>;
}

/** @param scripts Texts of the inline scripts that pages of the site can hold. */
export function allowedCodeOf(scripts: Iterable<string>, sources: PolicySources): AllowedCode {
  return {
    script: new Set([...[...scripts].map((text) => policyHashOf(text)), ...hashesIn(sources["script-src"])]),
    style: new Set(hashesIn(sources["style-src"])),
  };
}

const hashesIn = (sources: readonly string[] = []): readonly string[] =>
  sources.filter((source) => algorithmOf(source) !== undefined);

const algorithmOf = (source: string): PolicyAlgorithm | undefined =>
  policyAlgorithms.find((algorithm) => source.startsWith(`'${algorithm}-`));

/** Makes a function that says whether the text of an inline script or style may run. */
export function askAllowedCode(allowed: AllowedCode): (element: keyof AllowedCode, text: string) => boolean {
  const used = new Set([...allowed.script, ...allowed.style].flatMap((source) => algorithmOf(source) ?? []));
  return (element, text) => [...used].some((algorithm) => allowed[element].has(policyHashOf(text, algorithm)));
}

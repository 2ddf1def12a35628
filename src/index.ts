// The public interface for programs: what the commands do, as functions that return values and print nothing.
import { type BuildRequest, outDirOf } from "./commands/buildRequest.ts";
import { requestFault } from "./commands/requestFault.ts";
import { failedResult, runBuild } from "./commands/runBuild.ts";
import type { BuildResult } from "./pipeline/world.ts";

export type { BuildRequest } from "./commands/buildRequest.ts";
export { type FoundPage, type OpenSearchOptions, openSearch, type SiteSearch } from "./commands/openSearch.ts";
export { defineConfig } from "./config/defineConfig.ts";
export type { Severity } from "./model/codeDescription.ts";
export type { Diagnostic } from "./model/diagnostic.ts";
export type { DiagnosticCode } from "./model/diagnosticCodes.ts";
export type { PageProps } from "./model/page.ts";
export type { SocialCardProps } from "./model/socialCard.ts";
export type { PageTemplateProps, TemplateProps } from "./model/template.ts";
export type { UserConfig } from "./model/userConfig.ts";
export type { BuildResult } from "./pipeline/world.ts";

/**
 * Builds a site as `hubdocs build` does. A site with mistakes is no exception: `ok` of the result is `false` and
 * `diagnostics` say what is wrong. The same holds for an option that does not exist or has a wrong value.
 * @throws the reason of `request.signal` when it is aborted; any other Error is a bug in hubdocs.
 */
export function build(request: BuildRequest = {}): Promise<BuildResult> {
  return run(request, { write: true });
}

/**
 * Checks a site as `hubdocs check` does: runs the whole build, but writes no output.
 * @throws what `build` throws.
 */
export function check(request: BuildRequest = {}): Promise<BuildResult> {
  return run(request, { write: false });
}

async function run(request: BuildRequest, settings: { readonly write: boolean }): Promise<BuildResult> {
  const fault = requestFault(request);
  return fault === undefined ? await runBuild(request, settings) : failedResult(outDirOf({}), fault);
}

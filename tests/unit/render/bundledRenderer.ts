// The real renderer with the built-in templates, as a site gets it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ApiBody } from "../../../src/model/api.ts";
import type { DocBody } from "../../../src/model/body.ts";
import type { Outcome } from "../../../src/model/diagnostic.ts";
import type { EditionProps, PageProps } from "../../../src/model/page.ts";
import { bundleServer } from "../../../src/theme/bundleServer.ts";
import { findTemplateSources } from "../../../src/theme/templateSources.ts";
import type { ServerBundle } from "../../../src/theme/theme.ts";
import { makeConfig } from "../site/smallSite.ts";

/** Absolute path of this package. */
export const packageFolder = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[\\/]$/, "");

/** Renders a page to HTML. */
export type RenderPage = (edition: EditionProps, page: PageProps, body?: DocBody | ApiBody) => string;

/** Bundles the renderer of a site; diagnostics of both steps are one list. */
export async function bundleRenderer(
  siteFolder: string,
  workFolder: string,
): Promise<Outcome<ServerBundle | undefined>> {
  const input = { siteFolder, packageFolder, workFolder, config: makeConfig() };
  const sources = await findTemplateSources(input);
  if (sources.value === undefined) return { value: undefined, diagnostics: sources.diagnostics };
  return bundleServer(input, sources.value);
}

/** Bundles and imports the renderer of a site. Work files are removed at once. */
export async function importRenderer(siteFolder: string): Promise<RenderPage> {
  const workFolder = mkdtempSync(join(tmpdir(), "hubdocs-renderer-"));
  try {
    const { value } = await bundleRenderer(siteFolder, workFolder);
    const module: { readonly renderPage: RenderPage } = await import(pathToFileURL(value?.file ?? "").href);
    return module.renderPage;
  } finally {
    rmSync(workFolder, { recursive: true });
  }
}

// Which templates a site replaces, and whether its files export what they must. Renders and bundles nothing.
import { readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { build, type Metafile } from "esbuild";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { diagnosticsOf, failureMessages, siteFile } from "./esbuildDiagnostics.ts";
import type { ThemeInput } from "./theme.ts";

/** A file of the site that stands in for a built-in template. */
export interface SiteTemplate {
  /** Name as in `#template/<name>`: `DocPage`, `parts/CodeBlock`. */
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
  /** Whether the component is the default export; else it is the export named like the file. */
  readonly isDefault: boolean;
}

const extensions: ReadonlySet<string> = new Set([".tsx", ".jsx", ".ts"]);

/** The site's templates by name. Files that replace nothing are reported: their names may be mistyped. */
export async function findSiteTemplates(input: ThemeInput): Promise<Outcome<ReadonlyMap<string, SiteTemplate>>> {
  const [own, builtIn] = await Promise.all([
    listTemplates(join(input.siteFolder, "templates")),
    listTemplates(join(input.packageFolder, "templates")),
  ]);
  const replacing = own.filter(({ name }) => builtIn.some((template) => template.name === name));
  const checked = await checkExports(replacing, input.siteFolder);
  return {
    value: new Map(checked.value.map((template) => [template.name, template])),
    diagnostics: checked.diagnostics,
  };
}

/** Names of the built-in templates, for suggestions. */
export async function listTemplateNames(packageFolder: string): Promise<readonly string[]> {
  return (await listTemplates(join(packageFolder, "templates"))).map(({ name }) => name);
}

async function listTemplates(folder: string): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && extensions.has(extname(entry.name)) && !entry.name.endsWith(".d.ts"))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).slice(0, -extname(path).length).split(sep).join("/");
      return { name, path };
    })
    .filter(({ name }) => /^(?:parts\/)?[A-Z]\w*$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Candidate = Omit<SiteTemplate, "isDefault">;

async function checkExports(
  candidates: readonly Candidate[],
  siteFolder: string,
): Promise<Outcome<readonly SiteTemplate[]>> {
  if (candidates.length === 0) return { value: [], diagnostics: [] };
  try {
    const { metafile } = await build({
      entryPoints: candidates.map(({ path }) => path),
      absWorkingDir: siteFolder,
      outdir: join(siteFolder, "templates"),
      format: "esm",
      bundle: false,
      write: false,
      metafile: true,
      logLevel: "silent",
      tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
    });
    return collect(candidates, exportsByFile(metafile), siteFolder);
  } catch (error) {
    const messages = failureMessages(error);
    if (messages === undefined) throw error;
    return { value: [], diagnostics: diagnosticsOf(messages, { siteFolder, code: "template-failed" }) };
  }
}

function exportsByFile(metafile: Metafile): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint ?? "", exports]));
}

function collect(
  candidates: readonly Candidate[],
  exports: ReadonlyMap<string, readonly string[]>,
  siteFolder: string,
): Outcome<readonly SiteTemplate[]> {
  const diagnostics: Diagnostic[] = [];
  const value = candidates.flatMap((candidate): readonly SiteTemplate[] => {
    const file = siteFile(siteFolder, candidate.path);
    const names = exports.get(file) ?? [];
    const component = candidate.name.slice(candidate.name.lastIndexOf("/") + 1);
    if (names.includes(component)) return [{ ...candidate, isDefault: false }];
    if (names.includes("default")) return [{ ...candidate, isDefault: true }];
    diagnostics.push({
      code: "template-failed",
      severity: "error",
      message: `The ${component.endsWith("Page") ? "page " : ""}component has no default export and no export named "${component}"`,
      location: { file },
      hint: `Export the component: export function ${component}(props) { … }`,
    });
    return [];
  });
  return { value, diagnostics };
}

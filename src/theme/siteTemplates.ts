// Which templates a site replaces, and whether its files export what they must. Renders and bundles nothing.
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { problemsOf, siteFile } from "./esbuildDiagnostics.ts";
import { exactName, exactPaths } from "./exactPaths.ts";
import { limitSources } from "./limitSources.ts";
import { listTemplates, type TemplateFile } from "./templateFiles.ts";
import type { ThemeInput } from "./theme.ts";

/** A file of the site that stands in for a built-in template. */
export interface SiteTemplate extends TemplateFile {
  /** Whether the component is the default export; else it is the export named like the file. */
  readonly isDefault: boolean;
  /** Every name that the file exports. */
  readonly exports: readonly string[];
}

/** The templates of a site. */
export interface SiteTemplates {
  /** Those that stand in for built-in ones, by name. */
  readonly replacing: ReadonlyMap<string, SiteTemplate>;
  /** Those with names that no built-in template has: parts and islands of the site's own, or mistyped. */
  readonly additional: readonly SiteTemplate[];
}

/** Finds a site's templates and checks that those which replace built-in ones export a component. */
export async function findSiteTemplates(
  { siteFolder }: Pick<ThemeInput, "siteFolder">,
  templateNames: readonly string[],
): Promise<Outcome<SiteTemplates>> {
  const { value: own, diagnostics } = await listTemplates(siteFolder, templateNames);
  const isReplacing = ({ name }: TemplateFile): boolean => templateNames.includes(name);
  const isIsland = ({ name }: TemplateFile): boolean => name.startsWith("islands/");
  const checked = await checkExports(
    own.filter((template) => isReplacing(template) || isIsland(template)),
    siteFolder,
  );
  const parts = own.filter((template) => !isReplacing(template) && !isIsland(template));
  return {
    value: {
      replacing: new Map(checked.value.filter(isReplacing).map((template) => [template.name, template])),
      additional: [
        ...checked.value.filter((template) => !isReplacing(template)),
        ...parts.map((template) => ({ ...template, isDefault: false, exports: [] })),
      ],
    },
    diagnostics: [...diagnostics, ...checked.diagnostics],
  };
}

async function checkExports(
  files: readonly TemplateFile[],
  siteFolder: string,
): Promise<Outcome<readonly SiteTemplate[]>> {
  if (files.length === 0) return { value: [], diagnostics: [] };
  try {
    const { metafile } = await build({
      entryPoints: files.map(({ path }, index) => ({ in: exactName(path), out: `${index}` })),
      absWorkingDir: siteFolder,
      plugins: [exactPaths(), limitSources()],
      outdir: join(siteFolder, "templates"),
      format: "esm",
      bundle: false,
      write: false,
      metafile: true,
      logLevel: "silent",
      tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
    });
    return collect(files, exportsByNumber(metafile), siteFolder);
  } catch (error) {
    return { value: [], diagnostics: problemsOf(error, { siteFolder, code: "template-failed" }) };
  }
}

/** What the files export, by their numbers. */
function exportsByNumber(metafile: Metafile): ReadonlyMap<number, readonly string[]> {
  return new Map(
    Object.entries(metafile.outputs).map(([output, { exports }]) => [Number(basename(output, ".js")), exports]),
  );
}

function collect(
  files: readonly TemplateFile[],
  exports: ReadonlyMap<number, readonly string[]>,
  siteFolder: string,
): Outcome<readonly SiteTemplate[]> {
  const diagnostics: Diagnostic[] = [];
  const value = files.flatMap((template, index): readonly SiteTemplate[] => {
    const file = siteFile(siteFolder, template.path);
    const names = exports.get(index) ?? [];
    const component = componentOf(template.name);
    if (names.includes(component)) return [{ ...template, isDefault: false, exports: names }];
    if (names.includes("default")) return [{ ...template, isDefault: true, exports: names }];
    diagnostics.push({
      code: "template-failed",
      severity: "error",
      message: `The ${component.endsWith("Page") ? "page " : ""}component has no default export and no export named "${component}"`,
      location: { file },
      hint: `export the component: export function ${component}(props) { … }`,
    });
    return [];
  });
  return { value, diagnostics };
}

/** Name of the component in a template: `CodeBlock` for `parts/CodeBlock`. */
export function componentOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

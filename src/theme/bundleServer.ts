// Bundles the renderer with a site's templates and React into one module for Node.
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { hashText } from "../model/brands.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { nearestNames } from "../source/nearestName.ts";
import { builtinNeighbours } from "./builtinNeighbours.ts";
import { problemsOf, siteFile } from "./esbuildDiagnostics.ts";
import { exactPaths } from "./exactPaths.ts";
import { digestOf } from "./fingerprint.ts";
import { limitSources } from "./limitSources.ts";
import { noteInputs } from "./noteInputs.ts";
import { removeOldModules } from "./oldModules.ts";
import { plugAndPlay } from "./plugAndPlay.ts";
import type { TemplateFile } from "./templateFiles.ts";
import { type TemplateSources, templatePlugin } from "./templatePlugin.ts";
import type { ServerBundle, ThemeInput } from "./theme.ts";
import { writeModule } from "./writeModule.ts";

/** Bundles and writes the renderer; nothing is written when a template is wrong. */
export async function bundleServer(
  input: ThemeInput,
  sources: TemplateSources,
): Promise<Outcome<ServerBundle | undefined>> {
  const { siteFolder, workFolder } = input;
  const bundled = await bundleText(input, sources);
  if (bundled.value === undefined) return { value: undefined, diagnostics: bundled.diagnostics };
  const { contents, inputs, map } = bundled.value;
  const hash = digestOf(contents);
  const name = `renderer.${hash}.mjs`;
  const file = join(workFolder, name);
  await writeModule(file, contents);
  await removeOldModules(workFolder, name);
  const unused = sources.additional.filter(({ path }) => !inputs.has(withSlashes(path)));
  return {
    value: { file, hash: hashText(hash), ...(map === undefined ? {} : { map }) },
    diagnostics: unused.map((template) => unusedTemplate(template, siteFolder, sources.templateNames)),
  };
}

/** A file that nothing imports is most likely a template with a mistyped name. */
function unusedTemplate(
  { name, path }: TemplateFile,
  siteFolder: string,
  templateNames: readonly string[],
): Diagnostic {
  const [nearest] = nearestNames(name, templateNames, 1);
  return {
    code: "template-failed",
    severity: "warning",
    message: `"${name}" does not replace a built-in template, and no template imports it`,
    location: { file: siteFile(siteFolder, path) },
    hint: nearest === undefined ? "remove it, or import it where it is needed" : `did you mean ${nearest}?`,
  };
}

/** A path as the bundler writes it down, also where a name has a backslash. */
const withSlashes = (path: string): string => path.replaceAll("\\", "/");

interface BundledText {
  readonly contents: Uint8Array;
  readonly map: string | undefined;
  /** Absolute paths of the bundled files, with slashes. */
  readonly inputs: ReadonlySet<string>;
}

async function bundleText(input: ThemeInput, sources: TemplateSources): Promise<Outcome<BundledText | undefined>> {
  const { packageFolder, siteFolder, workFolder } = input;
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(packageFolder, "src/render/renderPage.tsx")],
      // Names of CommonJS modules are their paths from here, so the text does not depend on where the site is.
      absWorkingDir: packageFolder,
      outdir: workFolder,
      plugins: [
        exactPaths(),
        limitSources(),
        noteInputs(input.inputs),
        ownJsx(packageFolder),
        templatePlugin(sources),
        builtinNeighbours(sources),
        plugAndPlay(),
      ],
      bundle: true,
      write: false,
      metafile: true,
      sourcemap: "external",
      sourcesContent: false,
      format: "esm",
      platform: "node",
      target: "node20",
      // Names stay for the stack traces of templates.
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 400,
      legalComments: "none",
      define: { "process.env.NODE_ENV": '"production"', hubdocsSiteTemplates: siteTemplatesOf(sources, siteFolder) },
      tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
      logLevel: "silent",
    });
    const map = outputFiles.find(({ path }) => path.endsWith(".map"))?.text;
    const contents = outputFiles.at(-1)?.contents ?? new Uint8Array();
    const inputs = new Set(Object.keys(metafile.inputs).map((path) => withSlashes(resolve(packageFolder, path))));
    const own = [...sources.siteTemplates.values(), ...sources.additional];
    const isOwn = own.some(({ path }) => inputs.has(withSlashes(path)));
    return { value: { contents, inputs, map: isOwn ? map : undefined }, diagnostics: [] };
  } catch (error) {
    const context = { siteFolder, workingFolder: packageFolder, code: "template-failed", hint: hintFor } as const;
    return { value: undefined, diagnostics: problemsOf(error, context) };
  }
}

/** What mends a message of the bundler. */
function hintFor(text: string): string | undefined {
  if (/^No loader is configured for "\.(?:css|scss|sass|less)"/.test(text))
    return "name the style in `theme.css` of the configuration";
  if (text.startsWith("No loader is configured"))
    return "put the file into content/static, and use its address: `/img/a.png`";
  if (text.startsWith('Could not resolve "hubdocs"') || text.includes("hubdocs/dist/"))
    return "import only types from hubdocs (`import type`): `Island`, `t` and everything else come with the template's props";
  if (text.startsWith('Could not resolve ".')) return "correct the path of the file";
  if (text.startsWith("Could not resolve")) return "install the package in the site, or correct its name";
  return undefined;
}

/** Paths of the site's own templates, as JSON. */
function siteTemplatesOf({ siteTemplates, additional }: TemplateSources, siteFolder: string): string {
  return JSON.stringify(
    [...siteTemplates.values(), ...additional].map(({ path }) => siteFile(siteFolder, path)).sort(),
  );
}

/** Templates make their elements by hubdocs' own function; see src/render/jsxRuntime.ts. */
const ownJsx = (packageFolder: string): Plugin => ({
  name: "hubdocs-jsx",
  setup({ onResolve }) {
    const path = join(packageFolder, "src/render/jsxRuntime.ts");
    onResolve({ filter: /^react\/jsx-runtime$/ }, () => ({ path, sideEffects: false }));
  },
});

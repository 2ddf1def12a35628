// Joins the built-in style, the fonts and the style of a site into one file.
import { readFile } from "node:fs/promises";
import { basename, isAbsolute, join, resolve } from "node:path";
import { build, type OutputFile } from "esbuild";
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { announcementRule } from "./announcementColors.ts";
import { problemsOf } from "./esbuildDiagnostics.ts";
import { exactName, exactPaths } from "./exactPaths.ts";
import { fingerprint } from "./fingerprint.ts";
import { fontFaceRules } from "./fontFaces.ts";
import { fontFault } from "./fontFault.ts";
import { limitSources } from "./limitSources.ts";
import { noteInputs } from "./noteInputs.ts";
import { assetEndings, inOwnStyle, staticAddresses, styleHint } from "./styleSources.ts";
import { styleWarnings } from "./styleWarnings.ts";
import type { EmittedFile, StyleBundle, Theme, ThemeInput } from "./theme.ts";

/** Files of the built-in style in the order in which later rules win. */
const styleFiles = [
  "tokens",
  "base",
  "controls",
  "header",
  "layout",
  "dropdowns",
  "wayfinding",
  "progress",
  "menu",
  "sidebar",
  "prose",
  "figures",
  "pictures",
  "search",
  "code",
  "syntax",
  "notes",
  "tabs",
  "cards",
  "pagefoot",
  "home",
  "pages",
  "blog",
  "api",
  "api-operation",
  "api-rows",
  "api-samples",
  "api-overview",
  "print",
];

/** Bundles the style. A file that is missing or malformed is an error of the site. */
export async function bundleStyles(input: ThemeInput): Promise<Outcome<StyleBundle | undefined>> {
  const fonts = await readFonts(input);
  if (fonts.diagnostics.some(({ severity }) => severity === "error"))
    return { value: undefined, diagnostics: fonts.diagnostics };
  const style = await bundleCss(input, fonts.value);
  if (style.value === undefined) return { value: undefined, diagnostics: style.diagnostics };
  const css = style.value.find(({ path }) => path.endsWith("style.css"));
  const bytes = css?.contents ?? new Uint8Array();
  const stylePath = `assets/${fingerprint("style.css", bytes)}`;
  const others = style.value
    .filter((file) => file !== css)
    .map(({ path, contents }) => ({ path: `assets/${basename(path)}`, bytes: contents }));
  return {
    value: {
      stylePath,
      emitted: [{ path: stylePath, bytes }, ...[...fonts.value.values()], ...others],
      fontPaths: preloads(input.config, fonts.value),
    },
    diagnostics: [...fonts.diagnostics, ...style.diagnostics],
  };
}

/** Files of fonts by their configured path. */
type Fonts = ReadonlyMap<string, EmittedFile>;

async function readFonts({ config, siteFolder, inputs }: ThemeInput): Promise<Outcome<Fonts>> {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, EmittedFile>();
  const faces = config.theme.fonts.flatMap((font, at) =>
    font.faces.map(({ src }, index) => ({ src, pointer: `/theme/fonts/${at}/faces/${index}/src` })),
  );
  for (const { src, pointer } of faces) {
    try {
      inputs?.add(resolve(siteFolder, src));
      const bytes = await readFile(resolve(siteFolder, src));
      const fault = fontFault(bytes);
      if (fault !== undefined) diagnostics.push(noFont({ src, pointer, fault }, config));
      files.set(src, { path: `assets/fonts/${fingerprint(basename(src), bytes)}`, bytes });
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      diagnostics.push(unreadable(src, config));
    }
  }
  return { value: files, diagnostics };
}

function noFont(
  { src, pointer, fault }: { readonly src: string; readonly pointer: string; readonly fault: string },
  { file }: Config,
): Diagnostic {
  return {
    code: "source-unreadable",
    severity: "warning",
    message: `The file "${src}" ${fault}: browsers will use another font`,
    ...(file === undefined ? {} : { location: { file: sitePath(file), pointer } }),
    hint: "replace it with an intact WOFF2 file; `woff2_compress` of Google's woff2 makes one from a TTF or OTF file",
  };
}

function unreadable(path: string, config: Config): Diagnostic {
  return {
    code: "source-unreadable",
    severity: "error",
    message: `The file "${path}" of the theme cannot be read`,
    ...(config.file === undefined ? {} : { location: { file: sitePath(config.file) } }),
    hint: "write its path relative to the site folder, or remove it from the theme",
  };
}

async function bundleCss(input: ThemeInput, fonts: Fonts): Promise<Outcome<readonly OutputFile[] | undefined>> {
  const { config, siteFolder, packageFolder } = input;
  const builtIn = styleFiles.map((name) => join(packageFolder, "templates/styles", `${name}.css`));
  const own = config.theme.css.map((path) => (isAbsolute(path) ? path : join(siteFolder, path)));
  const addresses = new Map([...fonts].map(([src, { path }]) => [src, path.replace(/^assets\//, "./")]));
  const imports = (paths: readonly string[]): string =>
    paths.map((path) => `@import ${JSON.stringify(exactName(path))};`).join("\n");
  try {
    const { outputFiles, warnings } = await build({
      stdin: {
        contents: "@import 'built-in'; @import 'settings'; @import 'own';",
        loader: "css",
        resolveDir: siteFolder,
        sourcefile: "style.css",
      },
      plugins: [
        exactPaths(),
        limitSources(),
        noteInputs(input.inputs),
        staticAddresses(input),
        {
          name: "hubdocs-styles",
          setup({ onResolve, onLoad }) {
            const texts = new Map([
              ["built-in", imports(builtIn)],
              ["settings", `${fontFaceRules(config.theme.fonts, addresses)}\n${announcementRule(config)}`],
              ["own", imports(own)],
            ]);
            onResolve({ filter: /^(?:built-in|settings|own)$/ }, ({ path }) => ({ path, namespace: "styles" }));
            onResolve({ filter: /^\.\/fonts\//, namespace: "styles" }, ({ path }) => ({ path, external: true }));
            onLoad({ filter: /.*/, namespace: "styles" }, ({ path }) => ({
              contents: texts.get(path) ?? "",
              loader: "css",
              resolveDir: siteFolder,
            }));
          },
        },
      ],
      absWorkingDir: siteFolder,
      outdir: join(siteFolder, "assets"),
      entryNames: "style",
      assetNames: "[name].[hash]",
      loader: Object.fromEntries(assetEndings.map((ending) => [ending, "file"])),
      bundle: true,
      write: false,
      minify: true,
      legalComments: "none",
      target: ["chrome123", "firefox121", "safari17.5"],
      logLevel: "silent",
    });
    return { value: outputFiles, diagnostics: styleWarnings(warnings, input) };
  } catch (error) {
    const context = { siteFolder, code: "source-unreadable", hint: styleHint } as const;
    const problems = problemsOf(error, context).map((problem) => inOwnStyle(problem, config.theme.css));
    return { value: undefined, diagnostics: problems };
  }
}

function preloads({ locales, theme }: Config, fonts: Fonts): Theme["fontPaths"] {
  const faces = theme.fonts.flatMap((font) => font.faces);
  return Object.fromEntries(
    locales.map(({ code }) => [
      code,
      faces.flatMap(({ src, preload }) => {
        const file = fonts.get(src);
        return file !== undefined && preload?.includes(code) ? [file.path] : [];
      }),
    ]),
  );
}

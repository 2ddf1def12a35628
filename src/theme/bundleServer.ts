// Bundles the renderer with a site's templates and React into one module for Node.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { type Hash, hashText } from "../model/brands.ts";
import type { Outcome } from "../model/diagnostic.ts";
import { diagnosticsOf, failureMessages } from "./esbuildDiagnostics.ts";
import { digestOf } from "./fingerprint.ts";
import { findSiteTemplates, listTemplateNames } from "./siteTemplates.ts";
import { templatePlugin } from "./templatePlugin.ts";
import type { ThemeInput } from "./theme.ts";

/** The server bundle. */
export interface ServerBundle {
  /** Absolute path; its name holds the digest, so a changed bundle is a new module for `import`. */
  readonly file: string;
  readonly hash: Hash;
}

/** Bundles and writes the renderer; nothing is written when a template is wrong. */
export async function bundleServer(input: ThemeInput): Promise<Outcome<ServerBundle | undefined>> {
  const [siteTemplates, templateNames] = await Promise.all([
    findSiteTemplates(input),
    listTemplateNames(input.packageFolder),
  ]);
  if (siteTemplates.diagnostics.length > 0) return { value: undefined, diagnostics: siteTemplates.diagnostics };
  const bundled = await bundleText(input, { siteTemplates: siteTemplates.value, templateNames });
  if (bundled.value === undefined) return { value: undefined, diagnostics: bundled.diagnostics };
  const hash = digestOf(bundled.value);
  const file = join(input.workFolder, `renderer.${hash}.mjs`);
  await mkdir(input.workFolder, { recursive: true });
  await writeFile(file, bundled.value);
  return { value: { file, hash: hashText(hash) }, diagnostics: [] };
}

type Templates = Omit<Parameters<typeof templatePlugin>[0], "packageFolder">;

async function bundleText(input: ThemeInput, templates: Templates): Promise<Outcome<Uint8Array | undefined>> {
  const { packageFolder, siteFolder } = input;
  try {
    const { outputFiles } = await build({
      entryPoints: [join(packageFolder, "src/render/renderPage.tsx")],
      // Names of CommonJS modules are their paths from here, so the text does not depend on where the site is.
      absWorkingDir: packageFolder,
      outdir: input.workFolder,
      plugins: [templatePlugin({ packageFolder, ...templates })],
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      target: "node20",
      // Names stay for the stack traces of templates.
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 400,
      legalComments: "none",
      define: { "process.env.NODE_ENV": '"production"' },
      tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
      logLevel: "silent",
    });
    return { value: outputFiles[0]?.contents, diagnostics: [] };
  } catch (error) {
    const messages = failureMessages(error);
    if (messages === undefined) throw error;
    return {
      value: undefined,
      diagnostics: diagnosticsOf(messages, { siteFolder, workingFolder: packageFolder, code: "template-failed" }),
    };
  }
}

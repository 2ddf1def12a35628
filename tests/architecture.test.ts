// The rules that keep the parts of hubdocs apart: who may import whom, who owns a package, where the world may be
// touched, how large a file may be. Every exception stands in a list here, with its reason.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Layers of src from top to bottom: a file may import from layers below its own. Folders of one layer are strangers. */
const layers: readonly (readonly string[])[] = [
  ["cli.ts", "index.ts"],
  ["cliInit.ts", "cliImport.ts", "cliExamples.ts", "cliShape.ts"],
  ["cliFlags.ts"],
  ["cliValues.ts"],
  ["commands"],
  ["pipeline"],
  ["content", "openapi", "site", "checks", "search", "outputs", "theme", "render", "config", "samples", "migrate"],
  ["source"],
  ["model"],
];
/** `platform` stands beside the layers: it knows the model alone, and these know it. */
const knowPlatform = new Set(["cli.ts", "cliFlags.ts", "index.ts", "commands", "pipeline"]);

/** Who may import a package. A package that is not listed may not be imported at all. */
const packageOwners: Readonly<Record<string, readonly string[]>> = {
  "@apidevtools/json-schema-ref-parser": ["src/openapi/"],
  chokidar: ["src/platform/folderListeners.ts"],
  commander: ["src/cli"],
  esbuild: ["src/theme/"],
  fflate: ["src/platform/archive/"],
  "js-yaml": ["src/source/"],
  diff: ["src/checks/textChanges.ts"],
  marked: ["src/content/"],
  prismjs: ["src/content/"],
  minisearch: ["src/search/"],
  "sanitize-html": ["src/content/"],
  "sh-syntax": ["src/samples/"],
  sharp: ["src/platform/images/"],
  harfbuzzjs: ["src/platform/cards/"],
  "woff2-encoder": ["src/platform/cards/"],
  luaparse: ["src/samples/"],
  react: ["src/render/", "templates/"],
  "react-dom": ["src/render/", "templates/client/mountIsland.tsx"],
};

/** Where modules of Node, the process and the clock may be used. */
const touchesWorld = ["src/platform/", "src/commands/", "src/theme/"];

/** Imports that break a rule above, each with its reason. */
const allowedImports: Readonly<Record<string, string>> = {
  "src/model/template.ts -> react": "only the type of what a template gives",
};

/** Other exceptions by `<rule> <file>`, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  "length src/config/schema.generated.ts": "generated from the types of the configuration",
  "length src/model/userConfig.ts": "the configuration's reference: every key with the text that users read",
  "length src/model/page.ts": "the whole contract with templates, read as one",
  "locale src/site/blog/alphabet.ts": "readers look for tags in the order of their language, which is named",
  "world src/openapi/samples/languages/javascript.ts": "writes samples that readers run; they print with console",
  "length src/model/api.ts": "the whole normalised shape of an API, read as one",
};

/** Files that know each other in a circle, by the first of them, each with its reason. */
const circles: Readonly<Record<string, string>> = {
  "src/openapi/normalize/checkSchema.ts": "schemas hold schemas, and their readers find them through what is read",
  "src/render/twin/blockMarkdown.ts": "lists and tables hold blocks",
  "templates/parts/api/SchemaRow.tsx": "rows of a schema's tree hold trees",
  "src/pipeline/publish/publishSite.ts": "a step of it takes a part of its input",
};

/** Words of the portal that this repository holds; hubdocs itself must know none of them. */
const portalFacts = /domivka|домівк|daikin|mitsubishi|melcloud|mel-cloud|govee|google.?nest|air.?raid/i;

interface Import {
  readonly from: string;
  /** A file of this repository, or the name of a package or of a module of Node. */
  readonly to: string;
}

const files = ["src", "templates"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const textsByFile = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const runtimeImports = await bundledImports();
const imports = [...runtimeImports, ...typeImports()];

/** Imports that are there at run time, as the bundler resolves them. */
async function bundledImports(): Promise<readonly Import[]> {
  const { metafile } = await build({
    entryPoints: files,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "silent",
    loader: { ".css": "empty", ".json": "json" },
  });
  return Object.entries(metafile.inputs).flatMap(([from, input]) =>
    input.imports.map(({ path }) => ({ from, to: packageOf(path) })),
  );
}

/** Imports of types vanish when files are bundled, so they are read from the text. */
function typeImports(): readonly Import[] {
  return [...textsByFile].flatMap(([from, text]) =>
    [...text.matchAll(/^(?:import|export) type [^;"]*? from "([^"]+)"/gm)].map(([, specifier = ""]) => ({
      from,
      to: resolveSpecifier(from, specifier),
    })),
  );
}

function resolveSpecifier(from: string, specifier: string): string {
  const template = /^#(?:template|builtin)\/(.*)$/.exec(specifier)?.[1];
  if (template !== undefined) return `templates/${template}.tsx`;
  return specifier.startsWith(".") ? join(from, "..", specifier).replaceAll("\\", "/") : packageOf(specifier);
}

/** `react-dom/server` is of `react-dom`; `@a/b/c` of `@a/b`; paths and `node:fs` stay. */
function packageOf(path: string): string {
  if (/^(src|templates|node:)/.test(path)) return path;
  return /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

/** Folder of src that a file belongs to, or its name for a file directly in src. */
const partOf = (file: string): string => file.split("/")[1] ?? "";
const layerOf = (file: string): number => layers.findIndex((layer) => layer.includes(partOf(file)));

function isAllowed({ from, to }: Import): boolean {
  if (to.startsWith("node:")) return touchesWorld.some((folder) => from.startsWith(folder));
  if (!/^(src|templates)\//.test(to)) return packageOwners[to]?.some((owner) => from.startsWith(owner)) ?? false;
  if (from.startsWith("templates/")) return isAllowedInTemplates(from, to);
  if (to.startsWith("templates/")) return from.startsWith("src/render/");
  if (partOf(from) === partOf(to)) return true;
  if (partOf(from) === "platform") return partOf(to) === "model";
  if (partOf(to) === "platform") return knowPlatform.has(partOf(from));
  return layerOf(from) < layerOf(to);
}

/** Templates see their own kind and the contract's types; what runs in browsers sees no parts. */
function isAllowedInTemplates(from: string, to: string): boolean {
  // Searching is one code for build, browser and programs.
  if (to.startsWith("src/search/")) return from.startsWith("templates/islands/search/");
  if (to.startsWith("src/")) return to.startsWith("src/model/");
  const isForBrowsers = /^templates\/(client|islands)\//.test(from);
  return !(isForBrowsers && to.startsWith("templates/parts/"));
}

/** Code without comments and texts, so that words in them do not count. */
function codeOf(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/`[^`]*`/g, "``");
}

/** Files to which a rule applies and that break it. */
function offenders(rule: string, breaks: (file: string, text: string) => boolean): readonly string[] {
  return [...textsByFile]
    .filter(([file, text]) => exceptions[`${rule} ${file}`] === undefined && breaks(file, text))
    .map(([file]) => file);
}

/** Groups of files in which each leads to each other one by imports; the first file of each group. */
function circlesOf(edges: readonly Import[]): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) if (from !== to) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reach = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [...(targets.get(start) ?? [])];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...(targets.get(file) ?? []));
    }
    return reached;
  };
  const reachedFrom = new Map([...targets.keys()].map((file) => [file, reach(file)]));
  const inCircles = [...reachedFrom].filter(([file, reached]) => reached.has(file));
  return inCircles
    .filter(([file, reached]) => ![...reached].some((other) => other < file && reachedFrom.get(other)?.has(file)))
    .map(([file]) => file);
}

describe("imports", () => {
  test("are found at all, of values and of types", () => {
    expect(imports).toContainEqual({ from: "src/platform/hash.ts", to: "node:crypto" });
    expect(imports).toContainEqual({ from: "src/platform/hash.ts", to: "src/model/ports.ts" });
  });

  test("lead to files that exist", () => {
    const unknown = imports.filter(({ to }) => /^(src|templates)\/.*\.tsx?$/.test(to) && !textsByFile.has(to));
    expect(unknown).toEqual([]);
  });

  test("point down the layers, to owned packages, and to Node only where the world may be touched", () => {
    const wrong = imports.filter((edge) => !isAllowed(edge)).map(({ from, to }) => `${from} -> ${to}`);
    expect([...new Set(wrong)].filter((edge) => allowedImports[edge] === undefined)).toEqual([]);
  });

  test("of what a site's theme is bundled from lead to files that are published", () => {
    const { files: published } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const reached = new Set(files.filter((file) => file.startsWith("templates/") || file.endsWith("/renderPage.tsx")));
    for (const file of reached)
      for (const { from, to } of runtimeImports) if (from === file && textsByFile.has(to)) reached.add(to);
    expect(reached).toContain("src/search/openIndex.ts");
    expect([...reached].filter((file) => !published.some((folder: string) => file.startsWith(`${folder}/`)))).toEqual(
      [],
    );
  });

  test("form no circles besides those that have a reason", () => {
    expect([...circlesOf(imports)].sort()).toEqual(Object.keys(circles).sort());
  });

  test("that are excepted are still there", () => {
    const present = new Set(imports.map(({ from, to }) => `${from} -> ${to}`));
    expect(Object.keys(allowedImports).filter((edge) => !present.has(edge))).toEqual([]);
  });
});

describe("files", () => {
  test("begin by saying what they own", () => {
    expect(offenders("header", (_, text) => !/^(\/\/|\/\*\*)/.test(text))).toEqual([]);
  });

  test("have at most 200 lines", () => {
    expect(offenders("length", (_, text) => text.trimEnd().split("\n").length > 200)).toEqual([]);
  });

  test("leave nothing to be done later", () => {
    expect(offenders("todo", (_, text) => /\b(TODO|FIXME|XXX)\b/.test(text))).toEqual([]);
  });

  test("export by name; only islands have a default", () => {
    expect(
      offenders(
        "default",
        (file, text) => !file.startsWith("templates/islands/") && /^export default\b/m.test(codeOf(text)),
      ),
    ).toEqual([]);
  });

  test("know nothing of the portal that this repository holds", () => {
    expect(offenders("facts", (_, text) => portalFacts.test(text))).toEqual([]);
  });

  test("read neither process nor clock nor chance outside the parts that touch the world", () => {
    const world = /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bconsole\.|\bperformance\.now\(/;
    const isPure = (file: string): boolean =>
      file.startsWith("src/") && !touchesWorld.some((folder) => file.startsWith(folder));
    expect(offenders("world", (file, text) => isPure(file) && world.test(codeOf(text)))).toEqual([]);
  });

  test("compare texts the same way on every machine", () => {
    expect(
      offenders("locale", (file, text) => file.startsWith("src/") && /localeCompare|Intl\.Collator/.test(codeOf(text))),
    ).toEqual([]);
  });

  test("keep no state of their own", () => {
    expect(
      offenders("state", (file, text) => file.startsWith("src/") && /^(export )?(let|var) /m.test(codeOf(text))),
    ).toEqual([]);
  });

  test("have a home with a name: no utils, helpers, common, misc", () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  test("that are excepted exist and still need it", () => {
    const stale = Object.keys(exceptions).filter((key) => {
      const [rule, file = ""] = key.split(" ");
      const text = textsByFile.get(file);
      return text === undefined || (rule === "length" && text.trimEnd().split("\n").length <= 200);
    });
    expect(stale).toEqual([]);
  });
});

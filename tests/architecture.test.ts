// The rules that keep the parts of hubdocs apart: who may import whom, who owns a package, where the world may be
// touched, how large a file may be. Every exception stands in a list here, with its reason.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { functionsOf } from "./sourceFunctions.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Layers of src from top to bottom: a file may import from layers below its own. Folders of one layer are strangers. */
const layers: readonly (readonly string[])[] = [
  ["cli.ts", "index.ts"],
  ["cliInit.ts", "cliImport.ts", "cliTranslate.ts", "cliExamples.ts", "cliShape.ts"],
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
  "gettext-parser": ["src/source/formatCatalogue.ts"],
  "json-p3": ["src/openapi/overlay/jsonPath.ts"],
  diff: ["src/checks/textChanges.ts"],
  marked: ["src/content/"],
  prismjs: ["src/content/"],
  minisearch: ["src/search/"],
  "smol-toml": ["src/source/toml.ts"],
  "sanitize-html": ["src/content/"],
  parse5: ["src/content/"],
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
  "locale src/site/alphabet.ts": "readers look for tags and terms in the order of their language, which is named",
  "world src/openapi/samples/languages/javascript.ts": "writes samples that readers run; they print with console",
  "length src/model/api.ts": "the whole normalised shape of an API, read as one",
};

/** Most lines of a function, without those of functions inside it. */
const mostOwnLines = 60;

/** Functions that are longer, as `<name> <file>`, each with its reason. */
const longFunctions: Readonly<Record<string, string>> = {
  "describeProgram src/cli.ts": "the list of all commands and flags",
  "createOperationFields src/openapi/agreement/objects.ts": "a table: for each field of an object how it is compared",
  "itemTarget src/site/navbar.ts": "one case for each kind of item, all with the same few names",
  "ApiOverviewPage templates/ApiOverviewPage.tsx": "the page from top to bottom, nearly all of it markup",
  "Search templates/islands/Search.tsx": "state that all parts of the dialog share",
};

/** Files that state a type with `as` where the compiler cannot follow, by the reason why it is known. */
const assertions: Readonly<Record<string, readonly string[]>> = {
  "brands are made here": ["src/model/brands.ts"],
  "messages between threads of one program": [
    "src/commands/siteThread.ts",
    "src/commands/siteThreads.ts",
    "src/pipeline/faults/samplesJob.ts",
    "src/pipeline/pages/renderJob.ts",
    "src/pipeline/parse/parseJob.ts",
    "src/pipeline/publish/cardJob.ts",
    "src/pipeline/publish/guideJob.ts",
    "src/pipeline/search/blockJob.ts",
    "src/pipeline/search/rangeJob.ts",
    "src/platform/output/outputLook.ts",
    "src/platform/workers/mapInWorkers.ts",
  ],
  "files that the same program has written": [
    "src/commands/openSearch.ts",
    "src/pipeline/pages/explainPage.ts",
    "src/pipeline/pages/loadTheme.ts",
    "src/pipeline/pages/planMemo.ts",
    "src/search/openIndex.ts",
  ],
  "parsers: the value was checked in the lines before": [
    "src/commands/requestFault.ts",
    "src/commands/keepVersion.ts",
    "src/config/checks/check.ts",
    "src/config/loadConfig.ts",
    "src/content/frontMatterFields.ts",
    "src/content/shape.ts",
    "src/openapi/normalize/objectReader.ts",
    "src/openapi/normalize/reading.ts",
    "src/openapi/normalize/swaggerObjects.ts",
    "src/openapi/overlay/jsonPath.ts",
    "src/openapi/read/bindAnchors.ts",
    "src/openapi/read/bundleFiles.ts",
    "src/openapi/read/findReferences.ts",
    "src/openapi/read/hoistSchemas.ts",
    "src/openapi/read/mergeKeys.ts",
  ],
  "tokens of the Markdown parser, whose own types allow any kind": [
    "src/content/htmlDetails.ts",
    "src/content/renderCards.ts",
    "src/content/renderContainers.ts",
    "src/content/renderTokens.ts",
    "src/content/tokens.ts",
  ],
  "`Object.entries` and `fromEntries` lose the names of keys, `typeof` and copies the exact type": [
    "src/content/parseAuthorsFile.ts",
    "src/openapi/pages/badges.ts",
    "src/openapi/pages/longLists.ts",
    "src/openapi/pages/pageBuilder.ts",
    "src/openapi/pages/pageRoom.ts",
    "src/pipeline/pages/receiptParser.ts",
    "src/platform/workers/carriedValue.ts",
    "src/render/plainAttributes.ts",
    "src/site/blog/postSummary.ts",
  ],
  "props of an island are JSON; what its component takes of them is its own business": ["src/render/Island.tsx"],
  "the selector finds nothing else": ["templates/client/sidebar.ts"],
};
const asserting = new Set(Object.values(assertions).flat());

/** Files of `src` whose exports are asked for by their names from outside: by Node, by programs, by the bundler. */
const entryFiles = new Set(["src/cli.ts", "src/index.ts", "src/render/jsxRuntime.ts"]);

/** Files that know each other in a circle, by the first of them, each with its reason. */
const circles: Readonly<Record<string, string>> = {
  "src/openapi/normalize/besideReference.ts": "schemas hold schemas, and their readers find them through what is read",
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
const functions = [...textsByFile].flatMap(([file, text]) =>
  functionsOf(file, text).map((found) => ({ ...found, file })),
);
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

/** Code with neither imports nor re-exports, in which `as` renames. */
const codeWithoutImports = (text: string): string =>
  codeOf(text)
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/^(?:import|export) (?:type )?(?:\{[^}]*\}|\*[^;]*)[^;]*;/gm, "");

/** A type that is stated: `value as Name`, `value as { … }`; not `as const`, nor words of JSX such as `as a button`. */
const assertion = /[\w)\]}"`] as (?!const\b)(?:[A-Z{([]|(?:readonly|unknown|string|number|never|any|typeof|keyof)\b)/;

/** Names that a file exports. */
const exportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) ([\w$]+)/gm)].map(
    ([, name = ""]) => name,
  );

/** How many files each word of the code that may use `src` stands in. */
const filesByWord = new Map<string, number>();
for (const folder of ["src", "templates", "tests", "scripts", "bin"]) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:tsx?|m?js)$/.test(name)) continue;
    const words = readFileSync(join(root, folder, name), "utf8").match(/[\w$]+/g);
    for (const word of new Set(words)) filesByWord.set(word, (filesByWord.get(word) ?? 0) + 1);
  }
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
        (file, text) =>
          !file.startsWith("templates/islands/") && /^export (?:default\b|\{[^}]*\bas default\b)/m.test(codeOf(text)),
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
    expect(offenders("locale", (_, text) => /localeCompare|Intl\.Collator/.test(codeOf(text)))).toEqual([]);
  });

  test("keep no state of their own", () => {
    expect(offenders("state", (_, text) => /^(export )?(let|var) /m.test(codeOf(text)))).toEqual([]);
  });

  test("export only what another file asks for; types of the model and of templates are the contract with others", () => {
    const unused = [...textsByFile]
      .filter(([file]) => file.startsWith("src/") && !file.startsWith("src/model/") && !entryFiles.has(file))
      .flatMap(([file, text]) => exportsOf(text).map((name) => `${name} ${file}`))
      .filter((entry) => (filesByWord.get(entry.split(" ")[0] ?? "") ?? 0) < 2);
    expect(unused).toEqual([]);
  });

  test("pass exports on only where a folder, a bundle or the package begins", () => {
    const isDoor = (file: string): boolean => /\/index\.ts$|\/renderPage\.tsx$|\/nextTurn\.ts$/.test(file);
    expect(offenders("chain", (file, text) => !isDoor(file) && /^export [^;]*? from "/m.test(text))).toEqual([]);
  });

  test("state types with `as` only where there is a reason", () => {
    const stated = [...textsByFile]
      .filter(([, text]) => assertion.test(codeWithoutImports(text)))
      .map(([file]) => file);
    expect(stated.filter((file) => !asserting.has(file))).toEqual([]);
    expect([...asserting].filter((file) => !stated.includes(file))).toEqual([]);
  });

  test("have functions that are read at one sight", () => {
    const long = functions.filter(({ ownLines }) => ownLines > mostOwnLines).map(({ name, file }) => `${name} ${file}`);
    expect(long.sort()).toEqual(Object.keys(longFunctions).sort());
  });

  test("swallow no error without saying why", () => {
    expect(offenders("catch", (_, text) => /\bcatch(?: \([^)]*\))? \{\s*\}/.test(text))).toEqual([]);
  });

  test("have a home with a name: no utils, helpers, common, misc", () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  test("that are excepted exist and still need it", () => {
    const stale = Object.keys(exceptions).filter((key) => {
      const [rule, file = ""] = key.split(" ");
      const text = textsByFile.get(file);
      if (text === undefined) return true;
      return rule === "length" ? text.trimEnd().split("\n").length <= 200 : rule === "state" && !/^let /m.test(text);
    });
    expect(stale).toEqual([]);
  });
});

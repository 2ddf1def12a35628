// What `hubdocs init` writes: which files a new site begins with, from the starter's files and what was asked for.
// Reads and writes nothing.
import { languageNameOf } from "../config/localeCodes.ts";

/** What was asked for. */
interface StarterRequest {
  /** Codes; the first one is the default. Never empty. */
  readonly locales: readonly string[];
  readonly title: string;
  /** Scheme and host of the published site; absent when it is not known yet. */
  readonly url?: string;
  /** Path below it; begins and ends with `/`. */
  readonly baseUrl: string;
  /** Day of the first post: `2026-10-06`. */
  readonly date: string;
  /** Name of the site's folder. */
  readonly folderName: string;
  readonly toolVersion: string;
}

/** A file of the starter or of the new site. Paths are relative to either. */
export interface StarterFile {
  readonly path: string;
  readonly text: string;
}

/** A file to write. */
export interface PlannedFile extends StarterFile {
  /** Whether a file that stands there already may take its place: it belongs to the folder, not to the site. */
  readonly isOptional: boolean;
}

/** Languages that the starter's texts are written in. */
const writtenLocales: ReadonlySet<string> = new Set(["en", "uk"]);

/** Where files without a language go. */
const places: Readonly<Record<string, string>> = {
  gitignore: ".gitignore",
  "workflow.yml": ".github/workflows/docs.yml",
};

const apiLabels: Readonly<Record<string, string>> = { en: "Notes API", uk: "API нотаток" };

/** The files of a new site, in the order of their paths. */
export function planStarter(starter: readonly StarterFile[], request: StarterRequest): readonly PlannedFile[] {
  const files = [
    ...starter.flatMap((file) => placesOf(file.path, request).map((place) => ({ ...file, ...place }))),
    { path: "hubdocs.config.yaml", locale: undefined, text: configOf(request) },
    { path: "package.json", locale: undefined, text: manifestOf(request) },
  ];
  return files
    .map(({ path, locale, text }) => ({
      path,
      text: fill(text, locale, request),
      isOptional: path === ".gitignore" || path === "package.json",
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The languages whose texts are there: the default one always. Where nobody has written texts in it, it has the English
 * ones, and English itself needs none.
 */
function localesWithTexts({ locales }: Pick<StarterRequest, "locales">): readonly string[] {
  const [first = "en", ...others] = locales;
  const standsIn = writtenLocales.has(first) ? undefined : "en";
  return [first, ...others.filter((code) => writtenLocales.has(code) && code !== standsIn)];
}

interface Place {
  readonly path: string;
  /** Absent where the file belongs to no language. */
  readonly locale: string | undefined;
}

/** Where a file of the starter goes: nowhere, once, or for each language that takes its texts. */
function placesOf(path: string, request: StarterRequest): readonly Place[] {
  // content/en/docs/intro.md, specs/notes.en.yaml; not content/static/img/logo.svg
  const [, before = "", written = "", after = ""] = /^(content\/|specs\/.*\.)([a-z]{2})([./].*)$/.exec(path) ?? [];
  if (written === "") return [{ path: places[path] ?? path, locale: undefined }];
  return localesWithTexts(request)
    .filter((code) => (writtenLocales.has(code) ? code : "en") === written)
    .map((code) => ({ path: `${before}${code}${after}`, locale: code }));
}

/** Puts in what the texts leave open: `{{date}}`, `{{locale}}`. */
function fill(text: string, locale: string | undefined, { locales, date }: StarterRequest): string {
  const first = locales[0] ?? "en";
  const values: Readonly<Record<string, string>> = {
    date,
    default: first,
    other: locales[1] ?? (first === "uk" ? "en" : "uk"),
    locale: locale ?? first,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}

function configOf(request: StarterRequest): string {
  const { locales, title, url, baseUrl } = request;
  const written = localesWithTexts(request);
  const pairs = (ofCode: (code: string) => string): string =>
    written.map((code) => `${code}: ${ofCode(code)}`).join(", ");
  const label = (code: string): string => JSON.stringify(apiLabels[code] ?? apiLabels["en"]);
  return `# yaml-language-server: $schema=node_modules/hubdocs/dist/config.schema.json
title: ${JSON.stringify(title)}

# URL of the published site. Feeds, the sitemap and search engines need it.
${url === undefined ? "# url: https://docs.example.org" : `url: ${JSON.stringify(url)}`}
${baseUrl === "/" ? "" : `baseUrl: ${JSON.stringify(baseUrl)}\n`}
locales:
  default: ${locales[0]}
${locales.map((code) => `  ${code}: ${JSON.stringify(languageNameOf(code))}`).join("\n")}

navbar:
  logo: { src: /img/logo.svg, width: 26, height: 26 }
favicon: /img/logo.svg

apis:
  - id: notes-api
    label: { ${pairs(label)} }
    specs: { ${pairs((code) => `specs/notes.${code}.yaml`)} }
`;
}

function manifestOf({ folderName, toolVersion }: StarterRequest): string {
  const name = folderName
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const manifest = {
    // A package cannot be installed into one of the same name.
    name: name === "hubdocs" ? "hubdocs-site" : name || "docs",
    private: true,
    type: "module",
    scripts: {
      start: "hubdocs serve --watch",
      build: "hubdocs build --strict",
      check: "hubdocs check --strict",
    },
    devDependencies: { hubdocs: `^${toolVersion}` },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

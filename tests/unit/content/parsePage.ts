// Parses a page given as text, with files held in memory. For tests of content only.
import type { ParseContext, ParsedFile } from "../../../src/content/parseContext.ts";
import { parseSource } from "../../../src/content/parseSource.ts";
import type { DocBody, Segment } from "../../../src/model/body.ts";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { SourceFile, SourceKind } from "../../../src/model/sourceFile.ts";
import { bytesOf, type SiteContent, siteFilesOf } from "../siteFiles.ts";

export interface PageOptions {
  readonly path?: string;
  readonly kind?: "doc" | "post" | "page";
  readonly locale?: string;
  /** Files of the site besides the page, by path. */
  readonly files?: SiteContent;
  readonly fallbackPath?: string;
  readonly isOriginal?: boolean;
  readonly baseUrl?: string;
  readonly markdown?: Partial<Config["markdown"]>;
  readonly terms?: ParseContext["terms"];
}

/** A digest that shows what was hashed. */
const lengthHash: ParseContext["hash"] = (data) => hashText(`h${data.length}`);

function contextOf({
  files = {},
  fallbackPath,
  markdown,
  isOriginal = true,
  baseUrl,
  terms,
}: PageOptions): ParseContext {
  return {
    markdown: {
      rawHtml: true,
      magicComments: [],
      defaultLanguage: "text",
      lineNumbers: false,
      dialect: "hubdocs",
      ...markdown,
    },
    hash: lengthHash,
    files: siteFilesOf(files),
    findsRequests: true,
    staticFolder: sitePath("content/static"),
    isSearched: true,
    isCompared: true,
    isOriginal,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(terms === undefined ? {} : { terms }),
    ...(fallbackPath === undefined ? {} : { fallbackPath: sitePath(fallbackPath) }),
  };
}

function sourceOf({ kind = "doc", locale = "en", path }: PageOptions): SourceFile {
  const code = localeCode(locale);
  const folder = { doc: "docs", post: "blog", page: "pages" }[kind];
  const source: SourceKind = kind === "doc" ? { kind, locale: code, version: "current" } : { kind, locale: code };
  const whole = path ?? `content/${locale}/${folder}/${kind === "post" ? "2026-10-06-a.md" : "a.md"}`;
  return { path: sitePath(whole), source, relativePath: whole.split("/").slice(3).join("/"), sizeBytes: 0 };
}

export interface ParsedPage {
  readonly value: ParsedFile | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** `line:column severity code` of each diagnostic. */
  readonly report: readonly string[];
}

export async function parse(page: string | Uint8Array, options: PageOptions = {}): Promise<ParsedPage> {
  const bytes = typeof page === "string" ? bytesOf(page) : page;
  const { value, diagnostics } = await parseSource({ source: sourceOf(options), bytes }, contextOf(options));
  return { value, diagnostics, report: diagnostics.map(reportLine) };
}

export function reportLine({ location, severity, code }: Diagnostic): string {
  return `${location?.line}:${location?.column} ${severity} ${code}`;
}

/** The parsed file of a page that must be good. */
export async function parseGood(page: string, options: PageOptions = {}): Promise<ParsedFile> {
  const { value, diagnostics } = await parse(page, options);
  if (!value) throw new Error(`Not parsed: ${JSON.stringify(diagnostics)}`);
  return value;
}

/** HTML of a page's body; parts stand as `[Name]` with their content, marks as `{L0}`. */
export async function htmlOf(page: string, options: PageOptions = {}): Promise<string> {
  return readable((await parseGood(page, options)).body.segments);
}

/** Ids of HTML in their order. */
export function idsIn(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/\sid=['"]([^'"]*)/g)].map(([, id]) => id);
}

export function readable(segments: readonly Segment[]): string {
  const html = segments.map((segment) => (segment.kind === "html" ? segment.html : partText(segment)));
  return html.join("").replace(/\0([LAT])([^\0]*)\0/g, (_, kind, rest) => `{${kind}${rest.replace("\u0001", ":")}}`);
}

function partText(segment: Exclude<Segment, { kind: "html" }>): string {
  if ("children" in segment) return `[${segment.part}]${readable(segment.children)}[/${segment.part}]`;
  const inner = "tabs" in segment ? segment.tabs : "items" in segment ? segment.items : [];
  return `[${segment.part}]${inner.map((one) => `|${readable(one)}`).join("")}`;
}

/** Parts of a body, outer ones before what they hold. */
export function partsOf(body: DocBody): readonly Exclude<Segment, { kind: "html" }>[] {
  const collect = (segments: readonly Segment[]): readonly Exclude<Segment, { kind: "html" }>[] =>
    segments.flatMap((segment) => {
      if (segment.kind === "html") return [];
      const inner =
        "children" in segment
          ? [segment.children]
          : "tabs" in segment
            ? segment.tabs
            : "items" in segment
              ? segment.items
              : [];
      return [segment, ...inner.flatMap(collect)];
    });
  return collect(body.segments);
}

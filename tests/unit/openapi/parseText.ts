// Parses small specifications written as text, with files of a site that are given as text too.
import type { ApiBody, ApiSpec, OperationBody, SchemaBody, SchemaView, TagBody } from "../../../src/model/api.ts";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { SpecContext } from "../../../src/openapi/context.ts";
import { parseSpec } from "../../../src/openapi/parseSpec.ts";
import { digestOf } from "../../../src/platform/hash.ts";
import { bytesOf, siteFilesOf } from "../siteFiles.ts";

/** A parsed specification with its bodies. */
export interface ParsedText {
  readonly spec: ApiSpec | undefined;
  readonly bodies: ReadonlyMap<string, ApiBody>;
  /** Everything that was stored, by its hash. */
  readonly texts: ReadonlyMap<string, string>;
  /** Specifications of single operations by their slugs; empty unless they are asked for. */
  readonly slices: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly includes: readonly string[];
  /** Diagnostics as `line:column severity code: message`. */
  readonly lines: readonly string[];
}

export interface TextOptions {
  /** Other files by path; the specification itself is `specs/api.yaml`. */
  readonly files?: Readonly<Record<string, string>>;
  readonly apiId?: string;
  readonly reserved?: readonly string[];
  readonly isSliced?: boolean;
  readonly baseLang?: string;
  /** Default: the text between `<md>` tags. */
  readonly renderMarkdown?: (markdown: string) => string;
}

/** Parses a text, or bytes, as `specs/api.yaml`. Markdown is not rendered but put between `<md>` tags. */
export async function parseText(
  text: string | Uint8Array,
  {
    files = {},
    apiId = "overview",
    reserved,
    isSliced = false,
    baseLang,
    renderMarkdown = (markdown) => `<md>${markdown}</md>`,
  }: TextOptions = {},
): Promise<ParsedText> {
  const bodies = new Map<string, ApiBody>();
  const texts = new Map<string, string>();
  const context: SpecContext = {
    files: siteFilesOf(files),
    hash: digestOf,
    storeBody: async (hash, stored) => {
      texts.set(hash, stored);
      // Texts for search have lines, bodies are JSON.
      if (!stored.includes("\n")) bodies.set(hash, JSON.parse(stored));
    },
    renderMarkdown,
    plainText: (markdown) => markdown.split("\n\n")[0] ?? "",
    highlight: (code, language) => ({ language, text: code, lines: [] }),
    ...(reserved === undefined ? {} : { reserved }),
  };
  const input = {
    apiId,
    path: sitePath("specs/api.yaml"),
    locale: localeCode("en"),
    isSliced,
    baseLang,
    bytes: typeof text === "string" ? bytesOf(text) : text,
  };
  const { value, diagnostics } = await parseSpec(input, context);
  return {
    spec: value.spec,
    bodies,
    texts,
    slices: new Map(
      value.spec?.operations.flatMap(({ slug, sliceHash }) => {
        const text = texts.get(sliceHash ?? "");
        return text === undefined ? [] : [[slug, text] as const];
      }),
    ),
    diagnostics,
    includes: value.includes.map(({ path }) => path),
    lines: diagnostics.map(lineOf),
  };
}

function lineOf({ location, severity, code, message }: Diagnostic): string {
  return `${location?.line ?? "?"}:${location?.column ?? "?"} ${severity} ${code}: ${message}`;
}

/** Parses paths, given as YAML below `paths:` with two spaces of indentation, in a document of a version. */
export function parsePaths(
  paths: string,
  { version = "3.1.0", rest = "", ...options }: TextOptions & { version?: string; rest?: string } = {},
): Promise<ParsedText> {
  const key = version === "2.0" ? "swagger" : "openapi";
  return parseText(`${key}: "${version}"\ninfo: { title: Hub, version: "1" }\npaths:\n${paths}\n${rest}`, options);
}

/** Parses schemas, given as YAML below `schemas:` with four spaces of indentation, in a document without paths; they begin in line 6. */
export const parseSchemas = (schemas: string, version = "3.1.0"): Promise<ParsedText> =>
  parseText(`openapi: ${version}\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n${schemas}`);

function bodyOf({ bodies }: ParsedText, hash: string | undefined): ApiBody | undefined {
  return bodies.get(hashText(hash ?? ""));
}

/** Body of the operation with a slug. */
export function operationOf(parsed: ParsedText, slug: string): OperationBody {
  const body = bodyOf(parsed, parsed.spec?.operations.find((operation) => operation.slug === slug)?.bodyHash);
  if (body?.kind !== "operation")
    throw new Error(`no operation ${slug}: ${parsed.spec?.operations.map((o) => o.slug)}`);
  return body;
}

/** Body of the tag with a slug. */
export function tagOf(parsed: ParsedText, slug: string): TagBody {
  const body = bodyOf(parsed, parsed.spec?.tags.find((tag) => tag.slug === slug)?.bodyHash);
  if (body?.kind !== "tag") throw new Error(`no tag ${slug}: ${parsed.spec?.tags.map((tag) => tag.slug)}`);
  return body;
}

/** Body of the schema with a name. */
export function schemaOf(parsed: ParsedText, name: string): SchemaBody {
  const body = bodyOf(parsed, parsed.spec?.schemas.find((schema) => schema.name === name)?.bodyHash);
  if (body?.kind !== "schema")
    throw new Error(`no schema ${name}: ${parsed.spec?.schemas.map((schema) => schema.name)}`);
  return body;
}

/** Schema of the first content of a response. */
export function responseSchema(body: OperationBody, status = "200"): SchemaView | undefined {
  return body.responses.find((response) => response.status === status)?.contents[0]?.schema;
}

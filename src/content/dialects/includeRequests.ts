// Which lines of a text include a file, in each dialect. Reads no files.
import type { Config } from "../../model/config.ts";
import { trackOpaqueLines } from "../opaqueLines.ts";
import { indentOf } from "./pageLines.ts";

/** A file that a line asks for. */
export interface IncludeRequest {
  /** As written. */
  readonly path: string;
  /** Region, section or range of lines; empty for the whole file. */
  readonly part: string;
  /** What the line is indented by. */
  readonly indent: string;
}

type Dialect = Config["markdown"]["dialect"];
type Requests = ReadonlyMap<number, IncludeRequest>;

/** `<!--@include: ./a.md#region{3,5}-->`: path, region, range. */
const vitepress =
  /^[ \t]*<!--[ \t]*@include:[ \t]*([^\s#{}]{1,400})(#[\w-]{1,200})?[ \t]*(?:\{([\d,\s]{1,40})\})?[ \t]*-->[ \t]*$/;
/** `--8<-- "a.md:part"`, also behind the mark of a comment: path, part. */
const snippet =
  /^[ \t]*(?:(?:#|\/\/|<!--|\*)[ \t]*)?-{1,}8<-{1,}[ \t]+["']([^"':]{1,400})(?::([^"']{0,200}))?["'][ \t]*(?:-->)?[ \t]*$/;
/** `import Part from './_part.mdx'`: name, path. */
const imported = /^import\s+(\w+)\s+from\s+["']([^"'\n]{1,400}\.mdx?)["']/;
/** `<Part />`, `<Part name="x" />`: name. */
const used = /^[ \t]*<([A-Z]\w*)(?:\s[^<>]{0,2000})?\/>[ \t]*$/;

/** Requests by the index of their line. */
export function includeRequests(text: string, dialect: Dialect): Requests {
  if (dialect === "vitepress") return text.includes("@include") ? byLine(text, readVitepress) : new Map();
  if (dialect === "mkdocs") return text.includes("8<-") ? byLine(text, readSnippet) : new Map();
  if (dialect === "docusaurus" || dialect === "starlight") return text.includes(".md") ? partials(text) : new Map();
  return new Map();
}

function byLine(text: string, read: (line: string) => IncludeRequest | undefined): Requests {
  const requests = new Map<number, IncludeRequest>();
  for (const [index, line] of text.split("\n").entries()) {
    const request = line.length < 1500 ? read(line) : undefined;
    if (request) requests.set(index, request);
  }
  return requests;
}

function readVitepress(line: string): IncludeRequest | undefined {
  const [, path, region = "", range = ""] = line.includes("@include") ? (vitepress.exec(line) ?? []) : [];
  return path === undefined ? undefined : { path, part: region === "" ? range.trim() : region, indent: indentOf(line) };
}

function readSnippet(line: string): IncludeRequest | undefined {
  const [, path, part = ""] = line.includes("8<-") ? (snippet.exec(line) ?? []) : [];
  return path === undefined ? undefined : { path, part: part.replace(":", ","), indent: indentOf(line) };
}

function partials(text: string): Requests {
  const files = new Map<string, string>();
  const lines = text.split("\n");
  for (const line of lines) {
    const [, name, path] = line.startsWith("import") ? (imported.exec(line) ?? []) : [];
    if (name !== undefined && path !== undefined) files.set(name, path);
  }
  const requests = new Map<number, IncludeRequest>();
  if (files.size === 0) return requests;
  const opaque = trackOpaqueLines({ anyIndent: true });
  for (const [index, line] of lines.entries()) {
    if (opaque.covers(line)) continue;
    const path = files.get(used.exec(line)?.[1] ?? "");
    if (path !== undefined) requests.set(index, { path, part: "", indent: indentOf(line) });
  }
  return requests;
}

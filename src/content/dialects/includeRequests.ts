// Which lines of a text include a file, in each dialect. Reads no files.
import type { Config } from "../../model/config.ts";
import { readBookInclude } from "../../source/bookInclude.ts";
import { trackOpaqueLines } from "../opaqueLines.ts";
import { markdownRequests, mayIncludeMarkdown } from "./includeMarkdown.ts";
import type { IncludeRequest } from "./includeRequest.ts";
import { readLiquid } from "./liquidIncludes.ts";
import { mystRequests } from "./mystIncludes.ts";
import { indentOf } from "./pageLines.ts";

type Dialect = Config["markdown"]["dialect"];
/** Dialects, and the folder that is no site yet, whose pages take in parts of MDX and of MyST. */
type PartsDialect = Dialect | "loose";
/** The dialect that says how files are included. */
export const partsDialect = ({ dialect, isLoose }: Pick<Config["markdown"], "dialect" | "isLoose">): PartsDialect =>
  isLoose && dialect === "hubdocs" ? "loose" : dialect;

type Requests = ReadonlyMap<number, IncludeRequest>;

/** `<!--@include: ./a.md#region{3,5}-->`: path, region, range. */
const vitepress =
  /^[ \t]*<!--[ \t]*@include:[ \t]*([^\s#{}]{1,400})(#[\w-]{1,200})?[ \t]*(?:\{([\d,\s]{1,40})\})?[ \t]*-->[ \t]*$/;
/** `--8<-- "a.md:part"`, also behind the mark of a comment: path, part. */
const snippet =
  /^[ \t]*(?:(?:#|\/\/|<!--|\*)[ \t]*)?-{1,}8<-{1,}[ \t]+["']([^"':]{1,400})(?::([^"']{0,200}))?["'][ \t]*(?:-->)?[ \t]*$/;
/** `{! a.md !}` and `{!> a.md !}`: path. */
const whole = /^[ \t]*\{!>?[ \t]*([^\s!{}]{1,400})[ \t]*!\}[ \t]*$/;
/** `{* a.py ln[2:9] hl[3,5:6] *}`: path, options. */
const shown = /^[ \t]*\{\*[ \t]+([^\s*{}]{1,400})((?:[ \t]+[a-z]{1,20}\[[^\]\n]{0,200}\]){0,9})[ \t]+\*\}[ \t]*$/;
/** `import Part from './_part.mdx'`: name, path. */
const imported = /^import\s+(\w+)\s+from\s+["']([^"'\n]{1,400}\.mdx?)["']/;
/** `<Part />`, `<Part name="x" />`: name. */
const used = /^[ \t]*<([A-Z]\w*)(?:\s[^<>]{0,2000})?\/>[ \t]*$/;

/** Requests by the index of their line. */
export function includeRequests(text: string, dialect: PartsDialect): Requests {
  if (dialect === "vitepress") return text.includes("@include") ? byLine(text, readVitepress) : new Map();
  if (dialect === "mkdocs") return mkdocsRequests(text);
  if (dialect === "mdbook") return text.includes("{{") ? byLine(text, readMdbook) : new Map();
  if (dialect === "jekyll") return text.includes("{%") ? byLine(text, readLiquid) : new Map();
  if (dialect === "docusaurus" || dialect === "starlight") return text.includes(".md") ? partials(text) : new Map();
  if (dialect !== "loose") return new Map();
  const parts = text.includes(".md") ? partials(text) : new Map<number, IncludeRequest>();
  return text.includes("include}") ? new Map([...parts, ...mystRequests(text)]) : parts;
}

function mkdocsRequests(text: string): Requests {
  const snippets = /8<-|\{[!*]/.test(text) ? byLine(text, readSnippet) : new Map<number, IncludeRequest>();
  return mayIncludeMarkdown(text) ? new Map([...snippets, ...markdownRequests(text)]) : snippets;
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
  const place = { indent: indentOf(line), isOfProject: true as const };
  if (path !== undefined) return { path, part: part.replace(":", ","), ...place };
  const text = line.includes("{!") ? whole.exec(line)?.[1] : undefined;
  return text === undefined ? readShown(line) : { path: text, part: "", ...place };
}

/** A request for a file as code: of its lines a range counts, of several ranges none; marked lines are those of the whole file. */
function readShown(line: string): IncludeRequest | undefined {
  const [, path, options = ""] = line.includes("{*") ? (shown.exec(line) ?? []) : [];
  if (path === undefined) return undefined;
  const option = (name: string): string =>
    new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(options)?.[1]?.replace(/\s/g, "") ?? "";
  const [, first = "", last = first] = /^(\d{1,7})(?::(\d{1,7}))?$/.exec(option("ln")) ?? [];
  const marked = first === "" ? option("hl").replaceAll(":", "-").split(",").join(" ") : "";
  const language = /\.([\w+#-]{1,20})$/.exec(path)?.[1] ?? "text";
  return {
    path,
    part: first === "" ? "" : `${first},${last}`,
    indent: indentOf(line),
    isOfProject: true,
    fence: marked === "" ? language : `${language} hl_lines="${marked}"`,
  };
}

function readMdbook(line: string): IncludeRequest | undefined {
  const include = readBookInclude(line);
  if (include === undefined) return undefined;
  const { path, part, isDedented, isRun } = include;
  return { path, part, isDedented, indent: indentOf(line), isAnchored: true, ...(isRun ? { fence: "rust" } : {}) };
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

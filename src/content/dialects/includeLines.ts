// Lines of Markdown that stand for the text of another file: `<!--@include: ./a.md-->` of VitePress, `--8<-- "a.md"` of
// MkDocs, `<Partial />` of an imported file in MDX. Puts the text in their place; what is read is recorded.
import type { SitePath } from "../../model/brands.ts";
import type { ParsedSource } from "../../model/doc.ts";
import { decodeText } from "../../source/decodeText.ts";
import { splitPage } from "../frontMatter.ts";
import type { ParseContext } from "../parseContext.ts";
import { fenced } from "./fences.ts";
import { docsFoldersOf, type IncludingPage, pathsOf } from "./includePaths.ts";
import type { IncludeRequest } from "./includeRequest.ts";
import { includeRequests, partsDialect } from "./includeRequests.ts";
import type { DialectNote } from "./pageLines.ts";
import { rebaseLinks } from "./rebaseLinks.ts";
import { selectLines } from "./selectLines.ts";

/** A page's Markdown with what it includes. */
interface IncludedLines {
  readonly body: string;
  /** Index of the line of the page that each line comes from. */
  readonly origins: readonly number[];
  readonly notes: readonly DialectNote[];
  readonly includes: ParsedSource<unknown>["includes"];
  readonly probes: NonNullable<ParsedSource<unknown>["probes"]>;
}

/** Levels of files in one another, and characters that a page may take in. */
const maxDepth = 8;
const maxCharacters = 2_000_000;

interface Taking {
  readonly page: IncludingPage;
  readonly context: ParseContext;
  readonly lines: string[];
  readonly origins: number[];
  readonly notes: DialectNote[];
  readonly includes: Map<SitePath, ParsedSource<unknown>["includes"][number]["hash"]>;
  readonly probes: Map<SitePath, boolean>;
  left: number;
}

/** The page with the files it includes; `undefined` when it includes none. */
export async function takeIncludes(page: IncludingPage, context: ParseContext): Promise<IncludedLines | undefined> {
  if (includeRequests(page.body, partsDialect(context.markdown)).size === 0) return undefined;
  const taking: Taking = {
    ...{ page, context },
    ...{ lines: [], origins: [], notes: [], includes: new Map(), probes: new Map() },
    left: maxCharacters,
  };
  await takeText(page.body, { path: page.path, depth: 0, indent: "" }, taking);
  return {
    body: taking.lines.join("\n"),
    origins: taking.origins,
    notes: taking.notes,
    includes: [...taking.includes].map(([path, hash]) => ({ path, hash })),
    probes: [...taking.probes].map(([path, exists]) => ({ path, exists })),
  };
}

interface TextPlace {
  readonly path: SitePath;
  readonly depth: number;
  readonly indent: string;
  /** Line of the page that includes the text; absent for the page itself. */
  readonly origin?: number;
}

/** What a part of MDX begins with, which is a statement only at the margin: `import A from "./a.mdx"`. */
const headLine = /^(?:\s*$|import\s[^"']{0,500}["'])/;

async function takeText(text: string, place: TextPlace, taking: Taking): Promise<void> {
  const requests = includeRequests(text, partsDialect(taking.context.markdown));
  let isHead = true;
  let passed = 0;
  for (const [index, line] of text.split("\n").entries()) {
    if (index < passed) continue;
    isHead &&= headLine.test(line);
    const origin = place.origin ?? index;
    const request = requests.get(index);
    const limit = request && passedLimit(place, taking);
    if (limit !== undefined) noteLimit(limit, origin, taking);
    if (!request || limit !== undefined) {
      taking.left -= line.length + 1;
      if (taking.left < 0 && place.depth > 0) return noteLimit(tooMuch, origin, taking);
      taking.lines.push(line === "" || isHead ? line : place.indent + line);
      taking.origins.push(origin);
      continue;
    }
    passed = index + (request.lines ?? 1);
    await takeFile(request, { ...place, origin, line }, taking);
  }
}

const tooDeep = `Files include one another more than ${maxDepth} levels deep; the rest is left out`;
const tooMuch = `The page includes more than ${maxCharacters} characters; the rest is left out`;
const limitHint = "make sure that no file includes itself through others, and split a very long one into several pages";

/** Why no further file is read for a line. */
function passedLimit({ depth }: TextPlace, { left }: Taking): string | undefined {
  if (left < 0) return tooMuch;
  return depth < maxDepth ? undefined : tooDeep;
}

function noteLimit(message: string, line: number, { notes }: Taking): void {
  if (notes.some((note) => note.message === message)) return;
  notes.push({ key: `include ${message}`, message, hint: limitHint, line });
}

/** A line that asks for a file. */
interface IncludingLine extends TextPlace {
  readonly line: string;
  readonly origin: number;
}

async function takeFile(request: IncludeRequest, place: IncludingLine, taking: Taking): Promise<void> {
  const found = await readFirst(pathsOf(request, place.path, taking), taking);
  const text = found && selectLines(found.text, request);
  const { values } = request;
  // What a program would make of the file, or the theme brings, is told where tags are.
  if (values !== undefined && (text === undefined || text.includes("{%"))) return putLine(place, taking);
  if (!found || text === undefined) {
    const what = found
      ? `The included file "${request.path}" has no part "${request.part}"`
      : `The included file "${request.path}" does not exist`;
    const hint = "put the file next to the page or in the site folder, or remove the line";
    taking.notes.push({ key: `include ${request.path}`, message: what, hint, line: place.origin });
    return;
  }
  const own = /\.mdx?$/i.test(request.path) && request.fence === undefined ? (splitPage(text)?.body ?? text) : text;
  const body = values === undefined ? own : own.replace(includedValue, (_, name: string) => values.get(name) ?? "");
  const inner = {
    path: found.path,
    depth: place.depth + 1,
    indent: place.indent + request.indent,
    origin: place.origin,
  };
  const trimmed = body.replace(/\n$/, "");
  const whole = request.keepsLinks ? trimmed : rebaseText(trimmed, { path: found.path, request }, taking);
  await takeText(request.fence === undefined ? whole : fenced(whole, request.fence), inner, taking);
}

/** `{{ include.name }}` */
const includedValue = /\{\{-?[ \t]*include\.([\w-]{1,60})[ \t]*-?\}\}/g;

/** A line that stays as it is written. */
function putLine({ line, indent, origin }: IncludingLine, taking: Taking): void {
  taking.left -= line.length + 1;
  taking.lines.push(line === "" ? line : indent + line);
  taking.origins.push(origin);
}

/** A file that was found. */
interface FoundFile {
  readonly path: SitePath;
  readonly request: IncludeRequest;
}

/** Links of a part of MDX are relative to its own file; in other tools to the page that takes it in. */
function rebaseText(text: string, { path, request }: FoundFile, { page, context }: Taking): string {
  const dialect = partsDialect(context.markdown);
  const { rebasesLinks = dialect === "docusaurus" || dialect === "starlight" || dialect === "loose" } = request;
  const docs = docsFoldersOf(page, context).find((folder) => path.startsWith(folder));
  if (!rebasesLinks) return text;
  if (docs === undefined) return request.rebasesLinks ? rebaseLinks(text, { from: path, to: page.path }) : text;
  return rebaseLinks(text, { from: path.slice(docs.length), to: page.relativePath });
}

async function readFirst(
  paths: readonly SitePath[],
  { context, includes, probes }: Taking,
): Promise<{ readonly path: SitePath; readonly text: string } | undefined> {
  for (const path of new Set(paths)) {
    const bytes = await context.files.read(path);
    if (bytes === undefined) {
      probes.set(path, false);
      continue;
    }
    includes.set(path, context.hash(bytes));
    const decoded = decodeText(bytes);
    if (decoded.kind !== "invalid")
      return { path, text: decoded.text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD") };
  }
  return undefined;
}

// Blocks of PyMdown between lines of slashes, `/// note | Title` to `///`, as containers.
import { isBlockKind, labelOf, openingOf, tabValueOf } from "./mkdocsBlocks.ts";
import { withoutIcons } from "./mkdocsInline.ts";
import { dialectColons, indentOf, isBlank, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";

/** `/// details | Title`: slashes in group 1, name in group 2, title in group 3. */
const opening = /^(\/{3,})[ \t]*([a-zA-Z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/;
const closing = /^(\/{3,})[ \t]*$/;
/** `    open: true`, below an opening: key in group 1, value in group 2. */
const option = /^(?:\t| {4,})[ \t]*["']?([\w-]+)["']?:(?:[ \t]+["']?(.*?)["']?)?[ \t]*$/;

/** Blocks that only give their content a tag or a number: here they are their content. */
const plainBlocks: ReadonlySet<string> = new Set(["html", "caption", "figure-caption", "table-caption"]);

/** Levels of blocks in one another. */
const maxDepth = 16;

interface Head {
  readonly indent: string;
  readonly slashes: number;
  readonly name: string;
  readonly title: string | undefined;
  readonly options: ReadonlyMap<string, string>;
  /** Index of the first line of the content. */
  readonly contentStart: number;
}

interface OpenBlock extends Head {
  readonly line: number;
  /** Values of the tabs of its set; absent unless it is a tab. */
  readonly values?: Set<string>;
}

export const rewriteSlashBlocks: Pass = (lines, note) => {
  if (!lines.some(({ text }) => text.includes("///"))) return lines;
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  const open: OpenBlock[] = [];
  const headAt = (index: number): Head | undefined => (opaque[index] ? undefined : readHead(lines, index));

  /** Ends the innermost block; a set of tabs goes on when a tab follows. */
  const close = (line: number, next?: Head): ReadonlySet<string> | undefined => {
    const block = open.pop();
    if (block === undefined || plainBlocks.has(block.name)) return undefined;
    out.push({ text: block.indent + dialectColons, line });
    if (block.values === undefined) return undefined;
    if (next !== undefined && goesOn(block, next)) return block.values;
    out.push({ text: block.indent + dialectColons, line });
    return undefined;
  };
  const closeUnclosed = (line: number): void => {
    const block = open.at(-1);
    if (block === undefined) return;
    const slashes = "/".repeat(block.slashes);
    note({
      key: `/// ${block.line}`,
      message: `The block \`${slashes} ${block.name}\` is never closed`,
      hint: `add a line \`${slashes}\` where it ends`,
      line: block.line,
      code: "unclosed-container",
    });
    close(line);
  };

  let values: ReadonlySet<string> | undefined;
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    if (!line) break;
    const head = headAt(index);
    if (head !== undefined && open.length < maxDepth) {
      if (head.indent !== "" && !isBlank(out.at(-1)?.text ?? "")) out.push({ text: "", line: line.line });
      open.push(enter(head, values, { line: line.line, out }));
      values = undefined;
      index = head.contentStart;
      continue;
    }
    index += 1;
    const width = opaque[index - 1] ? undefined : closing.exec(line.text.trimStart())?.[1]?.length;
    const kept = open.findLastIndex(({ slashes }) => slashes === width);
    if (kept === -1) {
      out.push(line);
      continue;
    }
    while (open.length > kept + 1) closeUnclosed(line.line);
    let next = index;
    while (next < lines.length && isBlank(lines[next]?.text ?? "")) next += 1;
    values = close(line.line, headAt(next));
    if (values !== undefined) index = next;
  }
  while (open.length > 0) closeUnclosed(lines.at(-1)?.line ?? 0);
  return out;
};

/** Writes the lines that open a block. */
function enter(
  head: Head,
  before: ReadonlySet<string> | undefined,
  { line, out }: { readonly line: number; readonly out: PageLine[] },
): OpenBlock {
  const { indent, name, title, options } = head;
  const write = (text: string): void => void out.push({ text: indent + text, line });
  if (name === "tab") {
    const label = withoutIcons(title ?? "Tab");
    const values = new Set(before);
    if (before === undefined) write(openingLine("tabs"));
    const value = tabValueOf(label, values);
    write(openingLine("tab", label, { value, default: isSet(options, "select") ? "" : undefined }));
    return { ...head, line, values };
  }
  if (!plainBlocks.has(name)) {
    const word = isBlockKind(name) ? name : (options.get("type") ?? "");
    const isFolded = name === "details";
    const label = labelOf(isFolded && word === "" ? "details" : word || "note", title, isFolded);
    write(openingOf(word || "note", label, isFolded ? { isOpen: isSet(options, "open") } : undefined));
  }
  return { ...head, line };
}

/** What opens a block on a line, with its options below. */
function readHead(lines: readonly PageLine[], index: number): Head | undefined {
  const text = lines[index]?.text ?? "";
  if (!text.includes("///") || text.length > 1000) return undefined;
  const indent = indentOf(text);
  const [, slashes = "", written, title] = opening.exec(text.slice(indent.length)) ?? [];
  const name = written?.toLowerCase();
  if (name === undefined || !isKnown(name)) return undefined;
  const options = new Map<string, string>();
  let contentStart = index + 1;
  for (; contentStart < lines.length; contentStart += 1) {
    const below = lines[contentStart]?.text ?? "";
    const [, key, value = ""] = below.startsWith(indent) ? (option.exec(below.slice(indent.length)) ?? []) : [];
    if (key === undefined) break;
    options.set(key, value);
  }
  return { indent, slashes: slashes.length, name, title: title || undefined, options, contentStart };
}

const isKnown = (name: string): boolean =>
  ["admonition", "details", "tab"].includes(name) || plainBlocks.has(name) || isBlockKind(name);

const isSet = (options: ReadonlyMap<string, string>, key: string): boolean =>
  /^(?:true|yes|on)$/i.test(options.get(key) ?? "");

const goesOn = (block: OpenBlock, next: Head): boolean =>
  next.name === "tab" && next.slashes === block.slashes && next.indent === block.indent && !isSet(next.options, "new");

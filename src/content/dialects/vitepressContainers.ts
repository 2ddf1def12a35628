// Containers of VitePress: groups of code and tabs of its usual plugin as tabs here, and which line closes what.
import { type Fence, fenceLines, rewriteFences } from "./fences.ts";
import { type DialectNote, dialectColons, isBlank, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";
import {
  beginning,
  closeLines,
  codeTab,
  containerOf,
  groupItem,
  keepTabs,
  type OpenContainer,
  tabLine,
  writtenTab,
} from "./vitepressTabs.ts";

/** `::: details A title {open}`; indent, colons, name, rest. */
const opening = /^([ \t]*)(:{3,})[ \t]*([a-zA-Z][\w-]*)(.*)$/;
const closing = /^[ \t]*(:{3,})[ \t]*$/;
/** `<!-- prettier-ignore -->` */
const comment = /^[ \t]*<!--.*-->[ \t]*$/;

/** The walk through a page. */
interface Walk {
  /** Containers that are open, the innermost last. */
  readonly open: OpenContainer[];
  /** Lines of colons behind which no other one stands before a container begins or the page ends. */
  readonly lastClosings: ReadonlySet<PageLine>;
  readonly note: (note: DialectNote) => void;
}

/** Containers that hubdocs calls otherwise, or has not. */
export const rewriteContainers: Pass = (lines, note) => {
  if (!lines.some(({ text }) => text.includes(":::"))) return lines;
  const walk: Walk = { open: [], lastClosings: lastClosingsOf(lines), note };
  const rewriteFence = (fence: Fence): readonly PageLine[] => {
    const group = codeGroupOf(walk);
    return group ? codeTab(fence, group) : fenceLines(fence, fence.info);
  };
  const rewritten = rewriteFences(lines, rewriteFence, (line) => rewriteLine(walk, line));
  const last = lines.at(-1);
  return last === undefined ? rewritten : [...rewritten, ...closeUnclosed(walk, last)];
};

/** A line outside fences. */
function rewriteLine(walk: Walk, line: PageLine): readonly PageLine[] {
  if (opening.test(line.text)) return enter(walk, line);
  if (closing.test(line.text)) return leave(walk, line);
  const tabs = tabLine.test(line.text) ? tabsFor(line, walk.open) : -1;
  if (tabs !== -1) return [...closeFrom(walk, tabs + 1, line), ...writtenTab(line, walk.open[tabs])];
  if (codeGroupOf(walk) === undefined || isBlank(line.text)) return [line];
  return comment.test(line.text) ? [] : [...cutCodeGroup(walk, line), line];
}

/** The group of code that is innermost, and still takes fences. */
function codeGroupOf({ open }: Walk): OpenContainer | undefined {
  const innermost = open.at(-1);
  return innermost?.name === "code-group" && !innermost.isCut ? innermost : undefined;
}

/** What a group of code cannot hold ends its tabs: it belongs to what stands around them. */
function cutCodeGroup(walk: Walk, line: PageLine): readonly PageLine[] {
  const group = codeGroupOf(walk);
  if (group === undefined) return [];
  const end = closeLines(group, line);
  group.isCut = true;
  return end;
}

/** A line that opens a container. */
function enter(walk: Walk, line: PageLine): readonly PageLine[] {
  const [, indent = "", colons = "", written = "", rest = ""] = opening.exec(line.text) ?? [];
  const name = written === "code-tabs" ? "tabs" : written;
  const around = walk.open.at(-1);
  const group = name === "code-group-item" ? codeGroupOf(walk) : undefined;
  const isFirstTab =
    name === "tab" && around?.name === "tabs" && around.labels.length === 0 && around.tabs !== undefined;
  const before = group ? beginning(group, indent) : isFirstTab ? keepTabs(around) : cutCodeGroup(walk, line);
  // What components became is as it should be.
  const isOurs = colons === dialectColons;
  const { text, close, tabs } = isOurs ? {} : group ? groupItem(rest, group) : containerOf(name, rest);
  const place = { name: isOurs ? "" : name, colons: colons.length, indent, line: line.line, written: line };
  walk.open.push({ ...place, close, ...(tabs === undefined ? {} : { tabs }), labels: [] });
  if (text !== undefined) {
    const whole = close === undefined ? text.replace(/^:::/, colons) : text;
    return [...before, { ...line, text: indent + whole }];
  }
  return close === undefined ? [...before, line] : before;
}

/** A line of colons alone. */
function leave(walk: Walk, line: PageLine): readonly PageLine[] {
  const { open, lastClosings } = walk;
  const width = closing.exec(line.text)?.[1]?.length ?? 3;
  const outermost = open.findIndex(({ colons }) => colons === width);
  // One line of colons ends all containers of its width unless another one follows for those around.
  const kept = outermost !== -1 && lastClosings.has(line) ? outermost : Math.max(open.length - 1, 0);
  return open.length === 0 ? [line] : closeFrom(walk, kept, line);
}

/** Ends containers, the innermost first. @param kept How many of the open ones go on. */
function closeFrom({ open, note }: Walk, kept: number, line: PageLine): readonly PageLine[] {
  const closed = open.splice(kept);
  for (const container of closed) if (container.isCut && closed.length > 1) note(unclosed(container));
  return closed.reverse().flatMap((container) => closeLines(container, line));
}

/** Containers that are called otherwise here would be told by that name; others are told where all pages are. */
function closeUnclosed({ open, note }: Walk, last: PageLine): readonly PageLine[] {
  const left = open.filter(({ close }) => close !== undefined).reverse();
  for (const container of left) note(unclosed(container));
  return left.flatMap((container) => closeLines(container, last));
}

function unclosed({ name, colons, indent, line }: OpenContainer): DialectNote {
  const marks = ":".repeat(colons);
  return {
    code: "unclosed-container",
    key: `unclosed ${line}`,
    message: `The container \`${marks} ${name}\` is never closed`,
    hint: `add a line \`${marks}\` where it ends`,
    line,
    column: indent.length + 1,
  };
}

/** Index of the innermost tabs that a line may begin one of; -1 for none. */
function tabsFor(line: PageLine, open: readonly OpenContainer[]): number {
  const signs = tabLine.exec(line.text)?.[2];
  return open.findLastIndex(
    ({ tabs, name, signs: own }) => name === "tabs" && tabs !== undefined && (own ?? signs) === signs,
  );
}

function lastClosingsOf(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const opaque = opaqueFlags(lines);
  const last = new Set<PageLine>();
  let before: PageLine | undefined;
  for (const [index, line] of lines.entries()) {
    if (opaque[index]) continue;
    if (closing.test(line.text)) before = line;
    else if (before && opening.test(line.text)) {
      last.add(before);
      before = undefined;
    }
  }
  return before ? last.add(before) : last;
}

// Containers of VitePress: groups of code and tabs of its usual plugin as tabs here, and which line closes what.
import { type Fence, fenceLines, rewriteFences } from "./fences.ts";
import { dialectColons, isBlank, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";
import { labelOf } from "./vitepressCode.ts";

/** `::: details A title {open}`; indent, colons, name, rest. */
const opening = /^([ \t]*)(:{3,})[ \t]*([a-zA-Z][\w-]*)(.*)$/;
const closing = /^[ \t]*(:{3,})[ \t]*$/;
/** `== Label` in `::: tabs`, with more signs in tabs around others; blanks, signs, label. */
const tabLine = /^([ \t]*)(={2,})[ \t]+(\S.*?)[ \t]*$/;

interface OpenContainer {
  readonly name: string;
  readonly colons: number;
  readonly indent: string;
  /** What its closing line becomes; `undefined` keeps it. */
  readonly close: string | undefined;
  /** Labels of its tabs so far: a second one of a name gets a number. */
  readonly labels: string[];
  /** Signs that its tabs begin with. */
  signs?: string;
}

/** Containers that hubdocs calls otherwise, or has not. */
export const rewriteContainers: Pass = (lines) => {
  if (!lines.some(({ text }) => text.includes(":::"))) return lines;
  const open: OpenContainer[] = [];
  const isLast = closingLines(lines);
  const enter = (line: PageLine): readonly PageLine[] => {
    const [, indent = "", colons = "", name = "", rest = ""] = opening.exec(line.text) ?? [];
    // What components became is as it should be.
    const isOurs = colons === dialectColons;
    const container = isOurs ? {} : containerOf(name, rest);
    open.push({ name: isOurs ? "" : name, colons: colons.length, indent, close: container.close, labels: [] });
    if (container.text !== undefined) {
      const text = container.close === undefined ? container.text.replace(/^:::/, colons) : container.text;
      return [{ ...line, text: indent + text }];
    }
    return container.close === undefined ? [line] : [];
  };
  const end = (kept: number, line: PageLine): readonly PageLine[] =>
    open
      .splice(kept)
      .reverse()
      .flatMap((container) => closeLines(container, line));
  const leave = (line: PageLine): readonly PageLine[] => {
    const width = closing.exec(line.text)?.[1]?.length ?? 3;
    const outermost = open.findIndex(({ colons }) => colons === width);
    // One line of colons ends all containers of its width unless another one follows for those around.
    const kept = outermost !== -1 && isLast.has(line) ? outermost : Math.max(open.length - 1, 0);
    return open.length === 0 ? [line] : end(kept, line);
  };
  return rewriteFences(
    lines,
    (fence) => {
      const group = open.at(-1);
      return group?.name === "code-group" ? codeTab(fence, group) : fenceLines(fence, fence.info);
    },
    (line) => {
      if (opening.test(line.text)) return enter(line);
      if (closing.test(line.text)) return leave(line);
      const tabs = tabLine.test(line.text) ? tabsFor(line, open) : -1;
      if (tabs !== -1) return [...end(tabs + 1, line), ...writtenTab(line, open[tabs])];
      // Text behind the fences of a group that is never closed belongs to what stands around it.
      const isBehind = open.at(-1)?.name === "code-group" && !isBlank(line.text);
      return isBehind ? [...end(open.length - 1, line), line] : [line];
    },
  );
};

/** Index of the innermost tabs that a line may begin one of; -1 for none. */
function tabsFor(line: PageLine, open: readonly OpenContainer[]): number {
  const signs = tabLine.exec(line.text)?.[2];
  return open.findLastIndex((container) => container.name === "tabs" && (container.signs ?? signs) === signs);
}

/** Lines of colons behind which no other one stands before a container begins or the page ends. */
function closingLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
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

function closeLines({ name, close, indent, colons, labels }: OpenContainer, line: PageLine): readonly PageLine[] {
  const tab = name === "tabs" && labels.length > 0 ? [{ ...line, text: indent + dialectColons }] : [];
  if (close === "") return tab;
  return [...tab, { ...line, text: close === undefined ? indent + ":".repeat(colons) : indent + close }];
}

function codeTab(fence: Fence, { labels }: OpenContainer): readonly PageLine[] {
  const whole = fenceLines(fence, fence.info);
  const label = labelOf(fence.info);
  const head = fence.lead + openingLine("tab", label, { value: nextValue(label, labels) });
  const end = { text: fence.lead + dialectColons, line: whole.at(-1)?.line ?? fence.line };
  return [{ text: head, line: fence.line }, ...whole, end];
}

function writtenTab(line: PageLine, tabs: OpenContainer | undefined): readonly PageLine[] {
  const [, indent = "", signs = "", label = ""] = tabLine.exec(line.text) ?? [];
  if (!tabs) return [line];
  tabs.signs = signs;
  const before = tabs.labels.length === 0 ? [] : [{ ...line, text: indent + dialectColons }];
  const opened = openingLine("tab", label, { value: nextValue(label, tabs.labels) });
  return [...before, { ...line, text: indent + opened }];
}

/** A value that no other tab of the group has. */
function nextValue(label: string, labels: string[]): string {
  const count = labels.filter((one) => one === label).length;
  labels.push(label);
  return count === 0 ? label : `${label} ${count + 1}`;
}

/** What the lines of a container become; nothing for those that are the same here. */
function containerOf(name: string, rest: string): { readonly text?: string; readonly close?: string } {
  if (name === "code-group") return { text: openingLine("tabs"), close: dialectColons };
  if (name === "tabs") {
    const group = /\bkey:(\S+)/.exec(rest)?.[1];
    return { text: openingLine("tabs", undefined, { group }), close: dialectColons };
  }
  if (name === "raw" || name === "v-pre") return { close: "" };
  const attributes = /\{([^{}]*)\}\s*$/.exec(rest);
  if (name !== "details")
    return attributes === null ? {} : { text: `:::${name}${rest.slice(0, attributes.index).trimEnd()}` };
  const title = rest.slice(0, attributes?.index ?? rest.length).trim();
  const isOpen = /\bopen\b/.test(attributes?.[1] ?? "");
  return { text: openingLine("details", title, isOpen ? { open: "" } : {}), close: dialectColons };
}

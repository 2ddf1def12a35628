// What containers of VitePress are called here, and the tabs that groups of code and its usual plugin become. Tabs are
// opened by their first one: a group without any shows nothing. Knows no line that closes a container.
import { type Fence, fenceLines } from "./fences.ts";
import { dialectColons, openingLine, type PageLine } from "./pageLines.ts";
import { labelOf } from "./vitepressCode.ts";

/**
 * `== Label` in `::: tabs`, with more signs in tabs around others, or `@tab Label#value`, as in VuePress; blanks, signs,
 * label.
 */
export const tabLine = /^([ \t]*)(={2,}|@tab)(?::active)?[ \t]+(\S.*?)(?:#[\w-]+)?[ \t]*$/;

/** A container that is open. */
export interface OpenContainer {
  readonly name: string;
  readonly colons: number;
  readonly indent: string;
  /** Index of the line that opens it. */
  readonly line: number;
  /** The line that opens it, as written. */
  readonly written: PageLine;
  /** What its closing line becomes; `undefined` keeps it. */
  close: string | undefined;
  /** The opening line of the tabs that it becomes. */
  tabs?: string | undefined;
  /** Labels of its tabs so far: a second one of a name gets a number. */
  readonly labels: string[];
  /** Signs that its tabs begin with. */
  signs?: string;
  /** Whether its tabs ended before its own end. */
  isCut?: boolean;
}

/** What a line that ends a container becomes. */
export function closeLines(container: OpenContainer, line: PageLine): readonly PageLine[] {
  const { name, close, indent, colons, labels, tabs, isCut = false } = container;
  if (close === undefined) return [{ ...line, text: indent + ":".repeat(colons) }];
  if (close === "" || isCut || (tabs !== undefined && labels.length === 0)) return [];
  const end = { ...line, text: indent + close };
  return name === "tabs" ? [{ ...line, text: indent + dialectColons }, end] : [end];
}

/** A fence in a group of code. */
export function codeTab(fence: Fence, group: OpenContainer): readonly PageLine[] {
  const whole = fenceLines(fence, fence.info);
  const label = labelOf(fence.info);
  // Fences often stand further out than the group: tabs that did would be none of its own.
  const begun = beginning(group, fence.lead.length < group.indent.length ? fence.lead : group.indent);
  const head = fence.lead + openingLine("tab", label, { value: nextValue(label, group.labels) });
  const end = { text: fence.lead + dialectColons, line: whole.at(-1)?.line ?? fence.line };
  return [...begun, { text: head, line: fence.line }, ...whole, end];
}

/** A line `== Label`. */
export function writtenTab(line: PageLine, tabs: OpenContainer | undefined): readonly PageLine[] {
  const [, indent = "", signs = "", label = ""] = tabLine.exec(line.text) ?? [];
  if (!tabs) return [line];
  tabs.signs = signs;
  const before = tabs.labels.length === 0 ? beginning(tabs, tabs.indent) : [{ ...line, text: indent + dialectColons }];
  const opened = openingLine("tab", label, { value: nextValue(label, tabs.labels) });
  return [...before, { ...line, text: indent + opened }];
}

/** Tabs whose first one is a container, `::: tab Label`, are written as here: their own lines stay. */
export function keepTabs(tabs: OpenContainer): readonly PageLine[] {
  tabs.tabs = undefined;
  tabs.close = undefined;
  return [tabs.written];
}

/** The line that opens the tabs, before the first of them. */
export function beginning({ labels, tabs, line }: OpenContainer, indent: string): readonly PageLine[] {
  return labels.length > 0 || tabs === undefined ? [] : [{ text: indent + tabs, line }];
}

/** A value that no other tab of the group has. */
function nextValue(label: string, labels: string[]): string {
  const count = labels.filter((one) => one === label).length;
  labels.push(label);
  return count === 0 ? label : `${label} ${count + 1}`;
}

/** `::: code-group-item Label` of VuePress, with which it fills groups of code. */
export function groupItem(rest: string, group: OpenContainer): ReturnType<typeof containerOf> {
  const label = rest.trim().replace(/:active$/, "");
  return { text: openingLine("tab", label, { value: nextValue(label, group.labels) }), close: dialectColons };
}

/** What the lines of a container become; nothing for those that are the same here. */
export function containerOf(
  name: string,
  rest: string,
): Pick<OpenContainer, "tabs"> & { text?: string; close?: string } {
  if (name === "code-group") return { tabs: openingLine("tabs"), close: dialectColons };
  if (name === "tabs") {
    const group = /(?:\bkey:|^#)(\S+)/.exec(rest)?.[1];
    return { tabs: openingLine("tabs", undefined, { group }), close: dialectColons };
  }
  if (name === "raw" || name === "v-pre") return { close: "" };
  const attributes = /\{([^{}]*)\}\s*$/.exec(rest);
  if (name !== "details")
    return attributes === null ? {} : { text: `:::${name}${rest.slice(0, attributes.index).trimEnd()}` };
  const title = rest.slice(0, attributes?.index ?? rest.length).trim();
  const isOpen = /\bopen\b/.test(attributes?.[1] ?? "");
  return { text: openingLine("details", title, isOpen ? { open: "" } : {}), close: dialectColons };
}

// Pages of VitePress: its containers, code, emoji, and what Vue would have run. Knows nothing of VitePress's own files.
import { replaceEmoji } from "./emoji.ts";
import { fenceLines, rewriteFences } from "./fences.ts";
import { rewriteProse } from "./maskedText.ts";
import { rewriteMdx } from "./mdx.ts";
import { dialectColons, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";
import { includedCode, labelOf, rewriteCode } from "./vitepressCode.ts";

/** The passes of a page, in order. */
export function vitepressPasses(relativePath: string): readonly Pass[] {
  const root = "../".repeat(relativePath.split("/").length - 1) || "./";
  return [takeBlocks, rewriteMdx("vitepress"), includeCode(root), rewriteContainers, rewriteCodeBlocks, rewriteText];
}

/** `<script setup>`, `<style scoped>`; the name is group 1. */
const blockStart = /^<(script|style)\b[^>]*>/i;

/** Takes out scripts and styles: they belong to Vue. */
const takeBlocks: Pass = (lines, note) => {
  let ending: string | undefined;
  const fences = opaqueFlags(lines.map((line) => (blockStart.test(line.text) ? { ...line, text: "" } : line)));
  return lines.map((line, index) => {
    const name = ending === undefined && !fences[index] ? blockStart.exec(line.text)?.[1]?.toLowerCase() : undefined;
    if (name !== undefined) {
      ending = `</${name}>`;
      if (name === "style") {
        const hint = "move it into a file and name that in `theme.css`";
        note({ key: "style", message: "The page has a style of its own, which is left out", hint, line: line.line });
      }
    }
    if (ending === undefined) return line;
    if (line.text.toLowerCase().includes(ending)) ending = undefined;
    return { ...line, text: "" };
  });
};

/** `::: details A title {open}`; indent, colons, name, rest. */
const opening = /^([ \t]*)(:{3,})[ \t]*([a-zA-Z][\w-]*)(.*)$/;
const closing = /^[ \t]*(:{3,})[ \t]*$/;

/** Containers that hubdocs calls otherwise, or has not. */
const rewriteContainers: Pass = (lines) => {
  /** Open containers with what their closing line becomes; `undefined` keeps it. */
  const open: { readonly close: string | undefined; readonly isGroup: boolean }[] = [];
  const enter = (line: PageLine): readonly PageLine[] => {
    const [, indent = "", , name = "", rest = ""] = opening.exec(line.text) ?? [];
    const container = containerOf(name, rest);
    const close = container.close === undefined || container.close === "" ? container.close : indent + container.close;
    open.push({ close, isGroup: name === "code-group" });
    if (container.text !== undefined) return [{ ...line, text: indent + container.text }];
    return close === undefined ? [line] : [];
  };
  const leave = (line: PageLine): readonly PageLine[] => {
    const close = open.pop()?.close;
    if (close === undefined) return [line];
    return close === "" ? [] : [{ ...line, text: close }];
  };
  return rewriteFences(
    lines,
    (fence) => {
      const whole = fenceLines(fence, fence.info);
      if (open.at(-1)?.isGroup !== true) return whole;
      const label = labelOf(fence.info);
      const head = fence.lead + openingLine("tab", label, { value: label });
      const end = { text: fence.lead + dialectColons, line: whole.at(-1)?.line ?? fence.line };
      return [{ text: head, line: fence.line }, ...whole, end];
    },
    (line) => (opening.test(line.text) ? enter(line) : closing.test(line.text) ? leave(line) : [line]),
  );
};

/** What the lines of a container become; nothing for those that are the same here. */
function containerOf(name: string, rest: string): { readonly text?: string; readonly close?: string } {
  if (name === "code-group") return { text: openingLine("tabs"), close: dialectColons };
  if (name === "raw" || name === "v-pre") return { close: "" };
  if (name !== "details") return {};
  const attributes = /\{([^{}]*)\}\s*$/.exec(rest);
  const title = rest.slice(0, attributes?.index ?? rest.length).trim();
  const isOpen = /\bopen\b/.test(attributes?.[1] ?? "");
  return { text: openingLine("details", title, isOpen ? { open: "" } : {}), close: dialectColons };
}

const includeCode =
  (root: string): Pass =>
  (lines) =>
    rewriteFences(
      lines,
      (fence) => fenceLines(fence, fence.info),
      (line) => includedCode(line.text, root)?.map((text) => ({ text, line: line.line })) ?? [line],
    );

const rewriteCodeBlocks: Pass = (lines) => rewriteFences(lines, rewriteCode);

/** `[[toc]]`, emoji, and the expressions of Vue, which are noted. */
const rewriteText: Pass = (lines, note) => {
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    if (opaque[index] || !/\[\[toc\]\]|\{\{|:\w/i.test(line.text)) return line;
    if (/^\s*\[\[toc\]\]\s*$/i.test(line.text)) return { ...line, text: "" };
    const text = rewriteProse(line.text, (prose) => {
      const expression = /\{\{([^{}]{0,80})/.exec(prose)?.[1];
      if (expression !== undefined) {
        const message = `The page uses the expression \`{{${expression.trim()}}}\`, which is not run here`;
        note({ key: "{{", message, hint: "write what it gives, or put it in a code span", line: line.line });
      }
      return line.text.startsWith(":::") ? prose : replaceEmoji(prose);
    });
    return { ...line, text };
  });
};

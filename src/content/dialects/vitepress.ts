// Pages of VitePress: its containers, code, emoji, and what Vue would have run. Knows nothing of VitePress's own files.
import { replaceEmoji } from "../emoji.ts";
import { fenceLines, rewriteFences } from "./fences.ts";
import { rewriteProse } from "./maskedText.ts";
import { rewriteMdx } from "./mdx.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";
import { rewriteAttributes } from "./vitepressAttributes.ts";
import { includedCode, type PagePlace, rewriteCode } from "./vitepressCode.ts";
import { rewriteContainers } from "./vitepressContainers.ts";

/** The passes of a page, in order. */
export function vitepressPasses(path: string, relativePath: string, isLoose = false): readonly Pass[] {
  const language = path.split("/")[1] ?? "";
  // In a folder that is no site yet the folder of the language may be deeper: one of those above the page.
  const root = isLoose ? "/" : "../".repeat(relativePath.split("/").length - 1) || "./";
  return [
    takeBlocks,
    rewriteMdx("vitepress"),
    includeCode({ root, language }),
    rewriteContainers,
    rewriteCodeBlocks,
    rewriteAttributes,
    rewriteText,
  ];
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
        const hint = "move it into a file and list that file in `theme.css`";
        note({ key: "style", message: "The page has its own styles, which are left out", hint, line: line.line });
      }
    }
    if (ending === undefined) return line;
    if (line.text.toLowerCase().includes(ending)) ending = undefined;
    return { ...line, text: "" };
  });
};

const includeCode =
  (place: PagePlace): Pass =>
  (lines) =>
    rewriteFences(
      lines,
      (fence) => fenceLines(fence, fence.info),
      (line) => includedCode(line.text, place)?.map((text) => ({ text, line: line.line })) ?? [line],
    );

const rewriteCodeBlocks: Pass = (lines) => rewriteFences(lines, rewriteCode);

/** `## Heading %{#id}%`, as sites write it whose Vue takes plain braces: text in group 1, id in group 2. */
const ownId = /^(#{1,6}\s.{0,500})%\{\s*#([^\s{}%]{1,200})\s*\}%\s*$/;

/** `[[toc]]`, emoji, and the expressions of Vue, which are noted. */
const rewriteText: Pass = (lines, note) => {
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    if (opaque[index] || !/\[\[toc\]\]|\{\{|:\w|\}%/i.test(line.text)) return line;
    const heading = ownId.exec(line.text);
    if (heading) return { ...line, text: `${heading[1]}{#${heading[2]}}` };
    if (/^\s*\[\[toc\]\]\s*$/i.test(line.text)) return { ...line, text: "" };
    const text = rewriteProse(line.text, (prose) => {
      const expression = /\{\{([^{}]{0,80})/.exec(prose)?.[1];
      if (expression !== undefined) {
        const message = `The page uses the expression \`{{${expression.trim()}}}\`, which is not evaluated here`;
        note({ key: "{{", message, hint: "write its result instead, or put it in a code span", line: line.line });
      }
      return line.text.startsWith(":::") ? prose : replaceEmoji(prose);
    });
    return { ...line, text };
  });
};

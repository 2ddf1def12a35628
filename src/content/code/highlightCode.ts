// Code that is no part of a page's Markdown, such as samples and examples of an API: coloured as it is.
import type { CodeBlockProps } from "../../model/body.ts";
import { createCodeColors } from "./colorCode.ts";

/** A code block of a text. Comments that mark lines in pages mean nothing here. */
export function highlightCode(code: string, language: string): CodeBlockProps {
  const text = code.replace(/\n$/, "");
  return {
    language,
    text,
    lines: createCodeColors()
      .lines(text, language)
      .map((html) => ({ html })),
  };
}

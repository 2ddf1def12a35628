// What Hugo, mdBook, Nextra, Jekyll and GitBook would have filled in or read, which is text here: told once a page for
// each of them, so that whoever moves a folder of Markdown knows where something is missing. Changes nothing.
import { shownAsText } from "./shownAsText.ts";
import type { FindingToken, PageToken } from "./tokens.ts";
import { unknownDirectives } from "./unknownDirectives.ts";

/** A finding, and its line counted from the first one of the block. */
interface FoundInstruction {
  readonly finding: FindingToken;
  readonly line: number;
}

/** `{{#include src/main.rs:part}}`; not `{{#if open}}`, which is code of templates. */
const ofMdBook = /(?<!\\)\{\{\s{0,4}#(?:include|rustdoc_include|shiftinclude|playground|title)\s[^{}\n]{1,300}\}\}/;
/** `{{< figure src="a.png" >}}`, `{{% /notice %}}`. */
const ofHugo = /(?<!\\)\{\{(?:<\s{0,4}\/?\w[^{}\n]{0,300}>|%\s{0,4}\/?\w[^{}\n]{0,300}%)\}\}/;
/** `{% include nav.html %}`; not `{{% /notice %}}`. */
const ofLiquid = /(?<![\\{])\{%-?\s{0,4}\w[^{}%\n]{0,300}%\}/;
/** `Parameters [#parameters]` in a heading; the id is group 1. Not `See [#1]`. */
const ofNextra = /\s\[#([\p{L}_][\p{L}\p{N}_-]{0,100})\]$/u;

const asContainer = "write what it shows as Markdown, HTML or a container";

/** What of a block is text and most likely not meant so. @param told Tools and directives that the page was told about; grows. */
export function oddTexts(token: PageToken, told: Set<string>): readonly FoundInstruction[] {
  const found = [...foreignInstructions(token, told), ...unknownDirectives(token, told)];
  return found.length === 0 ? shownAsText(token) : [...found, ...shownAsText(token)];
}

/** What of a block another tool would have read. */
function foreignInstructions(token: PageToken, told: Set<string>): readonly FoundInstruction[] {
  if (token.type === "heading") {
    const id = token.explicitId === undefined ? ofNextra.exec(token.text)?.[1] : undefined;
    return id === undefined
      ? []
      : findOnce(
          { tool: "Nextra", told, line: 0 },
          `\`[#${id}]\` does not give the heading an id and is shown as text`,
          `write \`{#${id}}\``,
        );
  }
  if ((token.type !== "paragraph" && token.type !== "text" && token.type !== "code") || !/\{[{%]/.test(token.raw))
    return [];
  const isCode = token.type === "code";
  return token.raw.split("\n").flatMap((line, index): readonly FoundInstruction[] => {
    if (!/\{[{%]/.test(line)) return [];
    const prose = isCode ? line.trim() : line.replace(/`[^`]{0,1000}`/g, "");
    const include = ofMdBook.exec(prose);
    // In code it stands on a line of its own; what is shown in the middle of one is an example.
    if (include && (!isCode || include[0] === prose)) {
      const what = `\`${include[0]}\` is an mdBook directive and is shown as text`;
      return findOnce(
        { tool: "mdBook", told, line: index },
        what,
        "write the text itself; to include code from a file, use a fence with `file=./name`",
      );
    }
    const shortcode = isCode ? undefined : ofHugo.exec(prose)?.[0];
    const tag = isCode ? undefined : ofLiquid.exec(prose)?.[0];
    if (tag !== undefined) {
      const what = `\`${tag}\` is a tag of Jekyll or GitBook and is shown as text`;
      return findOnce({ tool: "Liquid", told, line: index }, what, asContainer);
    }
    if (shortcode === undefined) return [];
    const what = `\`${shortcode}\` is a Hugo shortcode and is shown as text`;
    return findOnce({ tool: "Hugo", told, line: index }, what, asContainer);
  });
}

function findOnce(
  { tool, told, line }: { readonly tool: string; readonly told: Set<string>; readonly line: number },
  message: string,
  hint: string,
): readonly FoundInstruction[] {
  if (told.has(tool)) return [];
  told.add(tool);
  return [{ finding: { type: "finding", raw: "", code: "shown-as-text", message, hint }, line }];
}

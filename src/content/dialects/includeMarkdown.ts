// Files that pages of MkDocs take in through a plugin: `{% include-markdown "../README.md" start="<!-- intro -->" %}`, also
// over several lines. In code it is an example. Reads no files.
import { trackOpaqueLines } from "../opaqueLines.ts";
import type { IncludeRequest } from "./includeRequest.ts";

/** Indent, path, options. */
const tag =
  /^([ \t]*)\{%-?\s{0,40}include-markdown\s{1,40}["']([^"'\n]{1,400})["']((?:\s{1,40}[\w-]{1,40}=(?:"[^"]{0,300}"|'[^']{0,300}'|[\w.-]{1,20})){0,12})\s{0,40}-?%\}[ \t]*$/gm;

/** Whether a text may have such tags. */
export const mayIncludeMarkdown = (text: string): boolean => /\{%-?\s{0,40}include-markdown\s/.test(text);

/** Requests by the index of their first line. */
export function markdownRequests(text: string): ReadonlyMap<number, IncludeRequest> {
  const requests = new Map<number, IncludeRequest>();
  const opaque = trackOpaqueLines({ anyIndent: true });
  const isCode = text.split("\n").map((line) => opaque.covers(line));
  let line = 0;
  let from = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, indent = "", path = "", options = ""] = match;
    line += countLines(text.slice(from, match.index));
    const lines = countLines(whole) + 1;
    if (!isCode[line]) requests.set(line, { path, part: "", indent, lines, rebasesLinks: true, ...partOf(options) });
    line += lines - 1;
    from = match.index + whole.length;
  }
  return requests;
}

/** `start` and `end`: what stands before and behind the part that is taken. */
function partOf(options: string): Pick<IncludeRequest, "between"> {
  const [after, before] = ["start", "end"].map((name) => {
    const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(options) ?? [];
    return (double ?? single)?.replaceAll("\\n", "\n");
  });
  if (after === undefined && before === undefined) return {};
  return { between: { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) } };
}

const countLines = (text: string): number => text.split("\n").length - 1;

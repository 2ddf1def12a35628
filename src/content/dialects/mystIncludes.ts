// Directives of MyST that take in files: `{include}` the text, `{literalinclude}` the code. Reads no files.
import { trackOpaqueLines } from "../opaqueLines.ts";
import type { IncludeRequest } from "./includeRequest.ts";
import { indentOf } from "./pageLines.ts";

/** A fence, or colons, with `{include} a.md`: signs in group 1, name in group 2, path in group 3. */
const opening = /^(:{3,}|`{3,}|~{3,})\{((?:literal)?include)\}[ \t]+(\S{1,400})[ \t]*$/;
/** `:start-after: text` */
const option = /^[ \t]*:([\w-]+):[ \t]*(.*?)[ \t]*$/;
/** No such directive has more lines. */
const mostLines = 40;

/** Requests by the index of their first line. */
export function mystRequests(text: string): ReadonlyMap<number, IncludeRequest> {
  const requests = new Map<number, IncludeRequest>();
  const lines = text.split("\n");
  const opaque = trackOpaqueLines({ anyIndent: true });
  let wasOpaque = false;
  for (const [index, line] of lines.entries()) {
    const isInside = wasOpaque;
    wasOpaque = opaque.covers(line);
    // A fence is inside of itself, and not of another one.
    const request = isInside || line.length > 1000 ? undefined : requestAt(lines, index);
    if (request !== undefined) requests.set(index, request);
  }
  return requests;
}

function requestAt(lines: readonly string[], start: number): IncludeRequest | undefined {
  const line = lines[start] ?? "";
  const indent = indentOf(line);
  const [, signs = "", name, path] = opening.exec(line.slice(indent.length)) ?? [];
  if (path === undefined) return undefined;
  const options = new Map<string, string>();
  for (let index = start + 1; index <= start + mostLines && index < lines.length; index += 1) {
    const text = lines[index]?.trim() ?? "";
    if (text.length >= signs.length && text === (signs[0] ?? "").repeat(text.length))
      return { ...requestOf(name === "literalinclude", path, options), indent, lines: index - start + 1 };
    const [, key, value = ""] = option.exec(text) ?? [];
    if (key !== undefined) options.set(key, value);
    else if (text !== "") return undefined;
  }
  return undefined;
}

function requestOf(
  isCode: boolean,
  path: string,
  options: ReadonlyMap<string, string>,
): Omit<IncludeRequest, "indent" | "lines"> {
  const [after, before] = [options.get("start-after"), options.get("end-before")];
  const between = { ...(after && { after }), ...(before && { before }) };
  const title = options.get("caption")?.replaceAll('"', "'");
  const fence = `${options.get("language") ?? /\.([\w+#-]{1,20})$/.exec(path)?.[1] ?? "text"}${title ? ` title="${title}"` : ""}`;
  return {
    path,
    part: rangeOf(options),
    keepsLinks: true,
    ...(Object.keys(between).length > 0 ? { between } : {}),
    ...(isCode || options.has("literal") || options.has("code") ? { fence } : {}),
    ...(options.has("dedent") ? { isDedented: true } : {}),
  };
}

/** `:lines: 3-5` counts from 1, `:start-line: 2` from 0; of several ranges none counts. */
function rangeOf(options: ReadonlyMap<string, string>): string {
  const [, first, hyphen, last = ""] = /^(\d{1,7})(-?)(\d{0,7})$/.exec(options.get("lines") ?? "") ?? [];
  if (first !== undefined) return `${first},${hyphen === "" ? first : last}`;
  const [start = "", end = ""] = ["start-line", "end-line"].map((key) => options.get(key) ?? "");
  if (!/^\d{0,7}$/.test(start) || !/^\d{0,7}$/.test(end) || start + end === "") return "";
  return `${start === "" ? "" : Number(start) + 1},${end}`;
}

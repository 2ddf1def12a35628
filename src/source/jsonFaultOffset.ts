// Where a text stops being JSON. JSON's own parser says so of some faults only. What is inside quotes is left to it.

/** A text in quotes, another single value, or a sign: `"a\"b"`, `-1.5e3`, `null`, `{`; with the space before it. */
const part = /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)|([[\]{},:]))/gy;

/** Offset of the first part that cannot stand where it does; the text's length where something is missing. */
export function jsonFaultOffset(text: string): number {
  const open: string[] = [];
  /** Kinds of parts that may follow: texts `t`, other single values `v`, and signs. */
  let allowed = "tv[{";
  let end = 0;
  for (const { 0: written, 1: quoted, 3: sign, index } of text.matchAll(part)) {
    const kind = sign ?? (quoted === undefined ? "v" : "t");
    if (!allowed.includes(kind)) break;
    end = index + written.length;
    if (kind === "[" || kind === "{") open.push(kind);
    else if (kind === "]" || kind === "}") open.pop();
    allowed = allowedAfter(kind, { parent: open.at(-1), isKey: kind === "t" && !allowed.includes("v") });
  }
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}

function allowedAfter(
  kind: string,
  { parent, isKey }: { readonly parent: string | undefined; readonly isKey: boolean },
) {
  if (kind === "[") return "tv[{]";
  if (kind === "{") return "t}";
  if (kind === ":" || (kind === "," && parent === "[")) return "tv[{";
  if (kind === ",") return "t";
  if (isKey) return ":";
  if (parent === undefined) return "";
  return parent === "[" ? ",]" : ",}";
}

// Alerts as GitHub writes them, `> [!NOTE]`, to containers. Every page may have them, whatever its dialect.
import { dialectColons, indentOf, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";

/** `> [!NOTE]`, `> [!tip]- A title`; kind in group 1, sign in group 2, title in group 3. Not `> [!x] of a link`. */
const alert = /^> ?\[!(note|tip|important|warning|caution|info|danger|details)\]([-+]?)(?:[ \t]+(\S.*))?[ \t]*$/i;

/** Whether a text may hold an alert. */
export const mayHoldAlert = (text: string): boolean => text.includes("[!") && /> ?\[!/.test(text);

/** Quotes that begin with `[!KIND]` as containers. */
export const rewriteAlerts: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index];
    if (!head) break;
    const indent = indentOf(head.text);
    const match = opaque[index] ? null : alert.exec(head.text.slice(indent.length));
    if (!match) {
      out.push(head);
      continue;
    }
    const [, kind = "", sign = "", title] = match;
    const name = sign === "" ? kind.toLowerCase() : "details";
    const label = title ?? (sign === "" ? undefined : kind);
    out.push({ text: `${indent}${openingLine(name, label, sign === "+" ? { open: "" } : {})}`, line: head.line });
    let next = lines[index + 1];
    while (next?.text.trimStart().startsWith(">")) {
      out.push({ text: indent + next.text.trimStart().replace(/^> ?/, ""), line: next.line });
      index += 1;
      next = lines[index + 1];
    }
    out.push({ text: indent + dialectColons, line: lines[index]?.line ?? head.line });
  }
  return out;
};

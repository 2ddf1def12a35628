// The part of an included file that is asked for: a region, a section, a range of lines.
import { readRegion } from "../code/codeRegion.ts";

/** What is wanted of a file. */
interface WantedPart {
  /** `#region`, a name, `3,5` or empty. */
  readonly part: string;
}

/** Marks of MkDocs around sections. */
const sectionMark = /-{1,}8<-{1,}[ \t]*\[(?:start|end):/;

/** The lines wanted; `undefined` when the file has no such part. */
export function selectLines(text: string, { part }: WantedPart): string | undefined {
  if (part === "") return withoutMarks(text);
  const range = /^(\d{0,7})\s*,\s*(\d{0,7})$|^(\d{1,7})$/.exec(part);
  if (range) {
    const first = Number(range[1] || range[3] || "1");
    const last = range[3] === undefined ? Number(range[2] || "9999999") : first;
    return text
      .split("\n")
      .slice(Math.max(first - 1, 0), last)
      .join("\n");
  }
  const name = part.replace(/^#/, "");
  return part.startsWith("#") ? (readRegion(text, name) ?? sectionOf(text, name)) : sectionOf(text, name);
}

function withoutMarks(text: string): string {
  if (!text.includes("8<-")) return text;
  return text
    .split("\n")
    .filter((line) => !sectionMark.test(line))
    .join("\n");
}

function sectionOf(text: string, name: string): string | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex(
    (line) => sectionMark.test(line) && line.includes(`[start:${name}]`.replace(/\s/g, "")),
  );
  const loose =
    start === -1 ? lines.findIndex((line) => line.replace(/\s/g, "").includes(`8<--[start:${name}]`)) : start;
  if (loose === -1) return undefined;
  const end = lines.findIndex((line, index) => index > loose && line.replace(/\s/g, "").includes(`[end:${name}]`));
  return withoutMarks(lines.slice(loose + 1, end === -1 ? lines.length : end).join("\n"));
}

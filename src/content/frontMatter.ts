// The block between `---` lines at the top of a page: finds it, parses it, has it read. What fields there are is in
// frontMatterFields.ts.
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import { parseYaml, type YamlDocument } from "../source/yaml.ts";
import type { Findings } from "./findings.ts";
import type { Reader } from "./shape.ts";

/** A page cut in two. */
export interface SplitPage {
  /** YAML between the `---` lines; absent when the page has none. */
  readonly yaml?: string;
  /** Lines before the YAML. */
  readonly yamlLinesBefore: number;
  readonly body: string;
  /** Lines before the body. */
  readonly bodyLinesBefore: number;
}

/** A line of three hyphens. */
const fence = /^---[ \t]*$/;

/** Empty lines before front matter, which Astro skips: nobody writes a line across the page above a heading like `title: A`. */
const emptyLines = /^(?:[ \t]{0,20}\n){1,20}(?=---[ \t]*\n[\w-]+[ \t]*:)/;

/** Cuts a page (lines end in `\n`); `undefined` when front matter begins and never ends. */
export function splitPage(text: string): SplitPage | undefined {
  const whole = { body: text, yamlLinesBefore: 1, bodyLinesBefore: 0 };
  const skipped = /^\s/.test(text) ? emptyLines.exec(text)?.[0] : undefined;
  if (skipped !== undefined) {
    const page = splitPage(text.slice(skipped.length));
    const count = skipped.split("\n").length - 1;
    return page?.yaml === undefined
      ? whole
      : { ...page, yamlLinesBefore: 1 + count, bodyLinesBefore: page.bodyLinesBefore + count };
  }
  if (!text.startsWith("---")) return whole;
  const firstEnd = lineEnd(text, 0);
  if (!fence.test(text.slice(0, firstEnd))) return whole;
  let lines = 1;
  for (let start = firstEnd + 1; start < text.length; lines += 1) {
    const end = lineEnd(text, start);
    if (text.startsWith("---", start) && fence.test(text.slice(start, end))) {
      const [yaml, body] = [text.slice(firstEnd + 1, start), text.slice(end + 1)];
      return { yaml, yamlLinesBefore: 1, body, bodyLinesBefore: lines + 1 };
    }
    start = end + 1;
  }
  // A line across the page may be the first thing in it; a key on the next line tells front matter from that.
  return /^[\w-]+[ \t]*:/.test(text.slice(firstEnd + 1, firstEnd + 80)) ? undefined : whole;
}

function lineEnd(text: string, start: number): number {
  const newline = text.indexOf("\n", start);
  return newline === -1 ? text.length : newline;
}

/** YAML to read, and how to report what is wrong with it. */
interface DataText {
  readonly yaml: string;
  /** Lines of the file before the text. */
  readonly linesBefore: number;
  readonly code: DiagnosticCode;
  readonly findings: Findings;
  /** Whether text that is no YAML stands for no data, once it is reported; else it costs the file. */
  readonly isDispensable?: boolean;
}

/** Data that has been read, with the places of its parts. */
export interface ReadData<Value> {
  readonly value: Value;
  readonly locate: YamlDocument["locate"];
}

/**
 * Parses and reads YAML; an empty document is an empty map. `undefined` when anything is wrong that cannot be left out by
 * itself, after reporting it.
 */
export function readData<Value>(
  { yaml, linesBefore, code, findings, isDispensable = false }: DataText,
  reader: Reader<Value>,
): ReadData<Value> | undefined {
  const result = parseYaml(yaml, { linesBefore });
  if (result.kind === "problem") {
    const { message, position, hint } = result.problem;
    const isShown = isDispensable ? { isShown: true } : {};
    findings.add({ code, message: `The YAML cannot be read: ${message}`, position, hint, ...isShown });
    return isDispensable ? readData({ yaml: "", linesBefore, code, findings }, reader) : undefined;
  }
  const { locate, value } = result.document;
  let isRight = true;
  const read = reader(value ?? {}, {
    pointer: "",
    name: "",
    report: ({ pointer, of, message, hint, isLeftOut = false }) => {
      isRight &&= isLeftOut;
      findings.add({ code, message, hint, position: locate(pointer, of), isShown: isLeftOut });
    },
  });
  return isRight && read !== undefined ? { value: read, locate } : undefined;
}

/**
 * Reads the front matter of a page. A page without any has empty front matter. `undefined` when it is wrong, after
 * reporting it.
 */
export function readFrontMatter<Value>(
  page: SplitPage,
  reader: Reader<Value>,
  rest: Pick<DataText, "findings" | "isDispensable">,
): ReadData<Value> | undefined {
  const { yaml = "", yamlLinesBefore } = page;
  return readData({ yaml, linesBefore: yamlLinesBefore, code: "front-matter", ...rest }, reader);
}

/** TOML between lines of `+++`, as Hugo and Zola have it: a table or a key begins it, comments may stand before. */
const toml = /^\+\+\+[ \t]*\n(?:[ \t]*\n|#.*\n){0,20}(?:\[{1,2}[\w.-]+\]|[\w-]+[ \t]*=)/;
const endOfToml = /\n\+\+\+[ \t]*(?:\n|$)/;

/** Cuts a page as `splitPage` does; `undefined` when its front matter cannot be read as it stands, after reporting it. */
export function cutPage(text: string, findings: Findings): SplitPage | undefined {
  const isToml = toml.test(text) && endOfToml.test(text);
  const page = isToml ? undefined : splitPage(text);
  if (page !== undefined) return page;
  findings.add({
    code: "front-matter",
    message: isToml ? "The front matter is TOML, which is not supported" : "The front matter is never closed",
    position: { line: 1, column: 1 },
    hint: isToml
      ? 'write it as YAML between lines of `---`: `title: A title` instead of `title = "A title"`'
      : "add a line `---` after the last field",
  });
  return undefined;
}

// JSON and YAML samples.
import { jsonFaultOffset } from "../source/jsonFaultOffset.ts";
import { mapLines } from "../source/lineMap.ts";
import { parseYaml } from "../source/yaml.ts";
import type { SyntaxFault } from "./syntaxFault.ts";

/**
 * What is wrong with a JSON sample. Lines of JSON, one document each, are fine, and so are members of an object without
 * the object, and dots where something is left out.
 */
export function jsonFault(code: string): SyntaxFault | undefined {
  const fault = faultOf(code);
  if (fault === undefined) return undefined;
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 1 && lines.every((line) => faultOf(line) === undefined)) return undefined;
  const whole = code.replace(leftOut, "$1");
  const isPart = /^\s*"/.test(whole) && faultOf(`{${whole.replace(/,\s*$/, "")}}`) === undefined;
  return isPart || faultOf(whole) === undefined ? undefined : fault;
}

/** `, ...` or `...,` between values: what stands before it in group 1. */
const leftOut = /([[{]\s*)(?:\.{3}|…)\s*,?|,\s*(?:\.{3}|…)/g;

/** What stands where JSON's parser names no place: `tru`, `}`. */
const oddPart = /^(?:[\p{L}\p{N}_.-]+|\S)/u;
const longestPart = 40;

function faultOf(code: string): SyntaxFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const told = error.message.replace(/ \(line \d+ column \d+\)$/, "").replace(/ in JSON at position \d+$/, "");
    const known = /at position (\d+)/.exec(error.message)?.[1];
    const offset = known === undefined ? jsonFaultOffset(code) : Number(known);
    const odd = known === undefined ? oddPart.exec(code.slice(offset, offset + longestPart))?.[0] : undefined;
    return { message: odd === undefined ? told : `Unexpected "${odd}"`, ...mapLines(code).positionAt(offset) };
  }
}

/** What is wrong with a YAML sample; it may hold several documents. */
export function yamlFault(code: string): SyntaxFault | undefined {
  let line = 0;
  for (const part of code.split(/^---[ \t]*(?:#.*)?$/m)) {
    const first = parseYaml(part, { linesBefore: line });
    const result = first.kind === "problem" ? parseYaml(plainPart(part), { linesBefore: line }) : first;
    if (result.kind === "problem") {
      const { message, position } = result.problem;
      return { message, ...position };
    }
    line += part.split("\n").length - 1;
  }
  return undefined;
}

/**
 * Blanks for tags of other programs, `!include`, `!!python/name:a.b`, which are YAML whatever they mean there, and for
 * lines of dots, which say that something is left out.
 */
const plainPart = (code: string): string =>
  code
    .replace(/(?<=^|[\s[{,])!(?:<[^>\n]*>|[^\s,[\]{}]*)/g, (tag) => " ".repeat(tag.length))
    .replace(/^[ \t]*(?:\.{3}|…)[ \t]*$/gm, "");

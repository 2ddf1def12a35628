// Parses the regular expressions of schemas, so that texts can be matched in linear time and example texts can be
// written. Expressions from specifications are never given to the JavaScript engine as a whole: a malicious one would
// run for ever.

/** A node of a parsed expression. */
export type PatternNode =
  | { readonly kind: "sequence"; readonly nodes: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly node: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: "character"; readonly accepts: (character: string) => boolean }
  | { readonly kind: "start" | "end" | "boundary" | "noBoundary" }
  | { readonly kind: "ahead" | "behind"; readonly node: PatternNode; readonly isNegated: boolean }
  /** The match of a group, to which `back` refers by number. */
  | { readonly kind: "group"; readonly node: PatternNode; readonly number: number }
  | { readonly kind: "back"; readonly number: number };

/** Longest expression that is parsed, in characters. */
const maxLength = 2000;
/** Most groups nested in each other. */
const maxDepth = 100;

/** Matches a class or an escape for one character at the beginning: `[a-z\]]`, `\d`, `\p{L}`, `\x41`, `\u{1F600}`. */
const atom =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^{}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|[^1-9kbBpPux]))/su;
/** Matches a back reference, `\\1` or `\\k<name>`, at the beginning. */
const backReference = /^\\(?:([1-9]\d?)|k<([A-Za-z_$][\w$]*)>)/;
/** Matches a count, `{2}`, `{2,}` or `{2,5}`, at the beginning. */
const counts = /^\{(\d{1,6})(?:(,)(\d{1,6})?)?\}/;

/** Matches what may follow the opening parenthesis of a group: nothing, `?:`, `?=`, `?<!`, `?<name>`; no other `?`. */
const groupOpening = /^(?:\?(?::|(<?[=!])|<([A-Za-z_$][\w$]*)>)|(?!\?))/;

interface Source {
  readonly text: string;
  offset: number;
  depth: number;
  /** Whether unsupported syntax was found. */
  isUnknown: boolean;
  /** Number of groups opened so far; groups are numbered from 1. */
  groups: number;
  readonly numbersByName: Map<string, number>;
  /** References to groups, resolved at the end because they may come before their group. */
  readonly references: { readonly group: string | number; readonly node: { kind: "back"; number: number } }[];
}

const nothing: PatternNode = { kind: "sequence", nodes: [] };

/** Parses an expression; `undefined` for unsupported or invalid syntax. */
export function parsePattern(text: string): PatternNode | undefined {
  if (text.length > maxLength) return undefined;
  const source: Source = {
    ...{ text, offset: 0, depth: 0, isUnknown: false },
    ...{ groups: 0, numbersByName: new Map<string, number>(), references: [] },
  };
  const node = parseChoice(source);
  if (source.isUnknown || source.offset < text.length) return undefined;
  for (const { group, node: reference } of source.references) {
    const number = typeof group === "number" ? group : source.numbersByName.get(group);
    if (number === undefined || number > source.groups) return undefined;
    reference.number = number;
  }
  return node;
}

/** Stops parsing: no input is left to read. */
function giveUp(source: Source): PatternNode {
  source.isUnknown = true;
  source.offset = source.text.length;
  return nothing;
}

function parseChoice(source: Source): PatternNode {
  source.depth += 1;
  if (source.depth > maxDepth) return giveUp(source);
  const options = [parseSequence(source)];
  while (take(source, "|")) options.push(parseSequence(source));
  source.depth -= 1;
  const [only] = options;
  return options.length === 1 && only !== undefined ? only : { kind: "choice", options };
}

function parseSequence(source: Source): PatternNode {
  const nodes: PatternNode[] = [];
  while (source.offset < source.text.length && !/^[|)]/.test(rest(source))) nodes.push(parseRepeat(source));
  return { kind: "sequence", nodes };
}

function parseRepeat(source: Source): PatternNode {
  const node = parseAtom(source);
  const [min, max] = parseCounts(source) ?? [1, 1];
  if (max < min) return giveUp(source);
  return min === 1 && max === 1 ? node : { kind: "repeat", node, min, max };
}

function parseCounts(source: Source): readonly [number, number] | undefined {
  const counted = counts.exec(rest(source));
  let range: readonly [number, number] | undefined;
  if (counted !== null) {
    const min = Number(counted[1]);
    source.offset += counted[0].length;
    range = [min, counted[3] !== undefined ? Number(counted[3]) : counted[2] === undefined ? min : Infinity];
  } else if (take(source, "*")) range = [0, Infinity];
  else if (take(source, "+")) range = [1, Infinity];
  else if (take(source, "?")) range = [0, 1];
  // Laziness does not change which texts match.
  if (range !== undefined) take(source, "?");
  return range;
}

function parseAtom(source: Source): PatternNode {
  if (take(source, "^")) return { kind: "start" };
  if (take(source, "$")) return { kind: "end" };
  if (take(source, "\\b")) return { kind: "boundary" };
  if (take(source, "\\B")) return { kind: "noBoundary" };
  if (take(source, "(")) return parseGroup(source);
  const reference = backReference.exec(rest(source));
  if (reference !== null) {
    const node = { kind: "back" as const, number: 0 };
    source.references.push({ group: reference[2] ?? Number(reference[1]), node });
    source.offset += reference[0].length;
    return node;
  }
  if (take(source, ".")) return { kind: "character", accepts: (character) => !/[\n\r\u2028\u2029]/.test(character) };
  const found = atom.exec(rest(source))?.[0];
  if (found !== undefined) {
    source.offset += found.length;
    const accepts = oneCharacter(found);
    return accepts === undefined ? giveUp(source) : { kind: "character", accepts };
  }
  const literal = String.fromCodePoint(source.text.codePointAt(source.offset) ?? 0);
  if (/^[\\*+?)[]$/.test(literal)) return giveUp(source);
  source.offset += literal.length;
  return { kind: "character", accepts: (character) => character === literal };
}

function parseGroup(source: Source): PatternNode {
  const opening = groupOpening.exec(rest(source));
  if (opening === null) return giveUp(source);
  const [written, look, name] = opening;
  source.offset += written.length;
  const isCapturing = written === "" || name !== undefined;
  if (isCapturing) source.groups += 1;
  const number = source.groups;
  if (name !== undefined) source.numbersByName.set(name, number);
  const node = parseChoice(source);
  if (!take(source, ")")) return giveUp(source);
  if (isCapturing) return { kind: "group", node, number };
  if (look === undefined) return node;
  return { kind: look.startsWith("<") ? "behind" : "ahead", node, isNegated: look.endsWith("!") };
}

/** A test for one character. The engine may run these expressions: on a single character they take no time. */
function oneCharacter(text: string): ((character: string) => boolean) | undefined {
  // The second attempt is for escapes that are invalid with the `u` flag: `[\w-.]`, `\-`.
  const compiled = compile(text, "u") ?? compile(text, "");
  return compiled && ((character) => compiled.test(character));
}

function compile(text: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^${text}$`, flags);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const rest = (source: Source): string => source.text.slice(source.offset);

function take(source: Source, text: string): boolean {
  if (!source.text.startsWith(text, source.offset)) return false;
  source.offset += text.length;
  return true;
}

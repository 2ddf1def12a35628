// A grammar of Prism as a flat list of rules in the order in which they are tried. Rules that cannot change a colour are
// left out: most tokens of code are brackets and operators at the end of a grammar, and have none.
import { isRecord } from "../../source/isRecord.ts";
import { kindOf } from "./codeKinds.ts";

/** A grammar as Prism has it: patterns by the names of tokens, and perhaps `rest`, another grammar's. */
export type Grammar = Readonly<Record<string, unknown>>;

/** How tokens of one kind are found. */
export interface CodeRule {
  /** Absent for tokens of the kind of what surrounds them. */
  readonly kind: string | undefined;
  readonly pattern: RegExp;
  /** Whether the first group only has to stand before a token. */
  readonly hasLookbehind: boolean;
  /** Whether it looks at the whole text, also over tokens of earlier rules. */
  readonly isGreedy: boolean;
  /** How the inside of a token is read. */
  readonly inside: Grammar | undefined;
}

const known = new WeakMap<Grammar, readonly CodeRule[]>();

/** Rules of a grammar. */
export function rulesOf(grammar: Grammar): readonly CodeRule[] {
  const seen = known.get(grammar);
  if (seen !== undefined) return seen;
  const whole = isRecord(grammar["rest"]) ? { ...grammar, ...grammar["rest"] } : grammar;
  const rules: CodeRule[] = [];
  for (const [type, value] of Object.entries(whole)) {
    if (type === "rest") continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      const rule = readRule(type, one);
      if (rule !== undefined) rules.push(rule);
    }
  }
  const useful = rules.filter((rule, index) => !isIdle(rule, rules.slice(index + 1)));
  known.set(grammar, useful);
  return useful;
}

function readRule(type: string, value: unknown): CodeRule | undefined {
  if (value instanceof RegExp) return ruleOf(type, { pattern: value });
  return isRecord(value) && value["pattern"] instanceof RegExp ? ruleOf(type, value) : undefined;
}

function ruleOf(type: string, { pattern, lookbehind, greedy, inside, alias }: Grammar): CodeRule | undefined {
  if (!(pattern instanceof RegExp)) return undefined;
  const isGreedy = greedy === true;
  const names: readonly unknown[] = Array.isArray(alias) ? alias : [alias];
  return {
    kind: kindOf(
      type,
      names.filter((name) => typeof name === "string"),
    ),
    pattern: isGreedy && !pattern.global ? new RegExp(pattern.source, `${pattern.flags}g`) : pattern,
    hasLookbehind: lookbehind === true,
    isGreedy,
    inside: isRecord(inside) ? inside : undefined,
  };
}

/**
 * Whether a rule changes nothing: its tokens are of no kind, and rules behind it that care find the same with and without
 * it, because there are none, or because they find words alone and it takes away none.
 */
function isIdle(rule: CodeRule, later: readonly CodeRule[]): boolean {
  if (!isPlain(rule)) return false;
  const caring = later.slice(0, later.findLastIndex((other) => !isPlain(other)) + 1);
  if (caring.length === 0) return true;
  return takesMarks(rule) && caring.every((other) => (isPlain(other) ? takesMarks(other) : takesWords(other)));
}

const isPlain = ({ kind, inside }: CodeRule): boolean => kind === undefined && inside === undefined;

/** Patterns of marks that are no letters: `[{}[\],]`, `:`; not `\d|=`, not `.`, not `[^a]`. */
const marksAlone = /^(?:[^\w\\.^$]|\\[^\w])+$/;
/** Patterns of words: `\b(?:false|true)\b`, `\bnull\b`. */
const wordsAlone = /^\\b(?:\w+|\(\?:\w+(?:\|\w+)*\))\\b$/;

const takesMarks = ({ pattern }: CodeRule): boolean => marksAlone.test(pattern.source);

function takesWords({ pattern, isGreedy, hasLookbehind, inside }: CodeRule): boolean {
  return wordsAlone.test(pattern.source) && !isGreedy && !hasLookbehind && inside === undefined;
}

// Reads code by the rules of a grammar, as Prism does: rule after rule goes over what no earlier one has taken. Finds the
// tokens that have a colour, and no others.
import { type CodeRule, type Grammar, rulesOf } from "./codeRules.ts";

/** A piece of code with its kind, or code as it is. */
export type CodeToken = string | KindToken;

/** A piece of code that a rule has found. */
interface KindToken {
  /** Absent when it is of the kind of what surrounds it. */
  readonly kind: string | undefined;
  readonly content: string | readonly CodeToken[];
  /** Characters. */
  readonly length: number;
}

/** A token in a chain of all of them. */
interface Link {
  value: CodeToken;
  previous: Link | undefined;
  next: Link | undefined;
}

/** A text in the middle of being read. */
interface Reading {
  readonly text: string;
  readonly rules: readonly CodeRule[];
  /** Stands before the first token. */
  readonly head: Link;
  /** Tokens of the chain. */
  count: number;
}

/** What of the chain rules are tried on. */
interface Stretch {
  /** Stands before it. */
  readonly before: Link;
  /** Characters before it. */
  readonly from: number;
  /** Set when rules are tried once more, because one of them has taken earlier tokens away. */
  readonly again?: { readonly cause: CodeRule; reach: number };
}

/** The tokens of a text. */
export function readCodeTokens(text: string, grammar: Grammar): readonly CodeToken[] {
  const head: Link = { value: "", previous: undefined, next: undefined };
  const reading: Reading = { text, rules: rulesOf(grammar), head, count: 0 };
  insertAfter(head, text, reading);
  tryRules(reading, { before: head, from: 0 });
  const tokens: CodeToken[] = [];
  for (let link = head.next; link !== undefined; link = link.next) tokens.push(link.value);
  return tokens;
}

function tryRules(reading: Reading, stretch: Stretch): void {
  for (const rule of reading.rules) {
    if (stretch.again?.cause === rule) return;
    if (rule.isGreedy) tryGreedy(rule, reading, stretch);
    else tryOnTexts(rule, reading, stretch);
  }
}

/** Tries a rule on each text that no rule has taken. */
function tryOnTexts(rule: CodeRule, reading: Reading, { before, from, again }: Stretch): void {
  let at = from;
  for (let link = before.next; link !== undefined; at += link.value.length, link = link.next) {
    if (isEndless(reading) || (again !== undefined && at >= again.reach)) return;
    const { value } = link;
    if (typeof value !== "string") continue;
    const match = findMatch(rule, value, 0);
    if (match === undefined) continue;
    if (again !== undefined) again.reach = Math.max(again.reach, at + value.length);
    at += match.start;
    link = replace(link, { count: 1, text: value, match, rule }, reading);
  }
}

/** Tries a rule on the whole text: a match may begin in a text that no rule has taken and reach over tokens. */
function tryGreedy(rule: CodeRule, reading: Reading, { before, from, again }: Stretch): void {
  const { text } = reading;
  let at = from;
  for (let link = before.next; link !== undefined; at += link.value.length, link = link.next) {
    if (isEndless(reading) || (again !== undefined && at >= again.reach)) return;
    if (typeof link.value !== "string") continue;
    const match = findMatch(rule, text, at);
    if (match === undefined || match.start >= text.length) return;
    let end = at + link.value.length;
    while (match.start >= end && link.next !== undefined) {
      link = link.next;
      end += link.value.length;
    }
    at = end - link.value.length;
    // It begins inside a token.
    if (typeof link.value !== "string") continue;
    let count = 1;
    for (let next = link.next; next !== undefined; next = next.next) {
      if (end >= match.end && typeof next.value !== "string") break;
      end += next.value.length;
      count += 1;
    }
    const taken = text.slice(at, end);
    const inside = { start: match.start - at, end: match.end - at };
    if (again !== undefined) again.reach = Math.max(again.reach, end);
    link = replace(link, { count, text: taken, match: inside, rule }, reading);
    at += inside.start;
    if (count === 1 || link.previous === undefined) continue;
    const repeated = { cause: rule, reach: end };
    tryRules(reading, { before: link.previous, from: at, again: repeated });
    if (again !== undefined) again.reach = Math.max(again.reach, repeated.reach);
  }
}

/** Whether a rule finds tokens without characters: nothing is tried any more. */
const isEndless = ({ count, text }: Reading): boolean => count > text.length;

/** Where a token is, in characters of the text that was looked at. */
interface Match {
  readonly start: number;
  readonly end: number;
}

function findMatch({ pattern, hasLookbehind }: CodeRule, text: string, from: number): Match | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const start = match.index + (hasLookbehind ? (match[1]?.length ?? 0) : 0);
  return { start, end: match.index + match[0].length };
}

interface Replacement {
  /** Tokens that are replaced, from a link on. */
  readonly count: number;
  /** Their text. */
  readonly text: string;
  readonly match: Match;
  readonly rule: CodeRule;
}

/** Puts a token and what is left of the text around it in the place of others; gives the link of the token. */
function replace(link: Link, { count, text, match, rule }: Replacement, reading: Reading): Link {
  let last = link.previous ?? reading.head;
  let next: Link | undefined = link;
  for (let index = 0; index < count; index += 1) next = next?.next;
  last.next = next;
  if (next !== undefined) next.previous = last;
  reading.count -= count;
  if (match.start > 0) last = insertAfter(last, text.slice(0, match.start), reading);
  const own = text.slice(match.start, match.end);
  const content = rule.inside === undefined ? own : readCodeTokens(own, rule.inside);
  const token = insertAfter(last, { kind: rule.kind, content, length: own.length }, reading);
  if (match.end < text.length) insertAfter(token, text.slice(match.end), reading);
  return token;
}

function insertAfter(previous: Link, value: CodeToken, reading: Reading): Link {
  const { next } = previous;
  const link: Link = { value, previous, next };
  previous.next = link;
  if (next !== undefined) next.previous = link;
  reading.count += 1;
  return link;
}

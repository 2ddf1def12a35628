// Tells whether a text matches a regular expression, in time linear in the length of the text.
import { unreachable } from "../../../model/unreachable.ts";
import { type Effort, spend } from "../effort.ts";
import { createBacktracker, isBoundary, remembers } from "./backtrack.ts";
import type { Matcher } from "./matcher.ts";
import type { PatternNode } from "./parsePattern.ts";

/** Most states of an automaton: `{2,1000}` becomes a thousand copies. */
const maxStates = 4000;
type State =
  | { readonly kind: "character"; readonly accepts: (character: string) => boolean; readonly next: number }
  | { readonly kind: "split"; readonly next: number[] }
  | { readonly kind: "check"; readonly holds: (text: Text, at: number) => boolean | undefined; readonly next: number }
  | { readonly kind: "accept" };

/** A text as characters (not UTF-16 units), and the effort left for it. */
interface Text {
  readonly characters: readonly string[];
  readonly effort: Effort;
}

/** Prepares an expression for matching anywhere in a text; `undefined` if it is too large. */
export function createMatcher(node: PatternNode): Matcher | undefined {
  if (remembers(node)) return createBacktracker(node);
  const automaton = compileNode(node);
  if (automaton === undefined) return undefined;
  return (text, effort) => {
    const characters = Array.from(text);
    return runFrom(automaton, [...characters.keys(), characters.length], { characters, effort });
  };
}

interface Automaton {
  readonly states: readonly State[];
  readonly first: number;
}

/** An automaton under construction. */
interface Builder {
  readonly states: State[];
  /** How many more nodes may be visited: repetitions of an empty expression add no states but take time. */
  visits: number;
}

function compileNode(node: PatternNode): Automaton | undefined {
  const builder: Builder = { states: [{ kind: "accept" }], visits: 2 * maxStates };
  const first = build(node, 0, builder);
  return builder.visits < 0 || builder.states.length > maxStates ? undefined : { states: builder.states, first };
}

/** Adds the states of a node before the state `next`; returns the first of them. */
function build(node: PatternNode, next: number, builder: Builder): number {
  builder.visits -= 1;
  if (builder.visits < 0) return next;
  const add = (state: State): number => builder.states.push(state) - 1;
  switch (node.kind) {
    case "sequence":
      return node.nodes.reduceRight((after, inner) => build(inner, after, builder), next);
    case "choice":
      return add({ kind: "split", next: node.options.map((option) => build(option, next, builder)) });
    case "repeat":
      return buildRepeat(node, next, builder);
    case "character":
      return add({ kind: "character", accepts: node.accepts, next });
    case "group":
      return build(node.node, next, builder);
    case "ahead":
      return add({ kind: "check", holds: lookAhead(node), next });
    case "behind":
    case "back":
      // Expressions with these nodes use the backtracking matcher; see `remembers`.
      builder.visits = -1;
      return next;
    case "start":
      return add({ kind: "check", holds: (_, at) => at === 0, next });
    case "end":
      return add({ kind: "check", holds: ({ characters }, at) => at === characters.length, next });
    case "boundary":
      return add({ kind: "check", holds: ({ characters }, at) => isBoundary(characters, at), next });
    case "noBoundary":
      return add({ kind: "check", holds: ({ characters }, at) => !isBoundary(characters, at), next });
    default:
      return unreachable(node);
  }
}

function buildRepeat(
  { node, min, max }: Extract<PatternNode, { kind: "repeat" }>,
  next: number,
  builder: Builder,
): number {
  let first = next;
  const isEndless = max === Infinity;
  if (isEndless) {
    const ways: number[] = [];
    first = builder.states.push({ kind: "split", next: ways }) - 1;
    ways.push(build(node, first, builder), next);
  }
  for (let time = isEndless ? max : min; time < max && builder.visits >= 0; time += 1) {
    first = builder.states.push({ kind: "split", next: [build(node, first, builder), next] }) - 1;
  }
  for (let time = 0; time < min && builder.visits >= 0; time += 1) first = build(node, first, builder);
  return first;
}

function lookAhead({ node, isNegated }: Extract<PatternNode, { kind: "ahead" | "behind" }>) {
  const automaton = compileNode(node);
  return (text: Text, at: number): boolean | undefined => {
    const found = automaton === undefined ? undefined : runFrom(automaton, [at], text);
    return found === undefined ? undefined : found !== isNegated;
  };
}

/** Tries all ways from each position, visiting each state once per position; `undefined` if the effort is used up. */
function runFrom({ states, first }: Automaton, places: readonly number[], text: Text): boolean | undefined {
  const width = text.characters.length + 1;
  const seen = new Set<number>();
  const open: number[] = [];
  const visit = (state: number, at: number): void => {
    const key = state * width + at;
    if (seen.has(key)) return;
    seen.add(key);
    open.push(key);
  };
  for (const at of places.toReversed()) visit(first, at);
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (!spend(text.effort, 1)) return undefined;
    const at = key % width;
    const state = states[Math.floor(key / width)];
    if (state === undefined || state.kind === "accept") return true;
    if (state.kind === "split") for (const next of state.next) visit(next, at);
    else if (state.kind === "character") {
      const character = text.characters[at];
      if (character !== undefined && state.accepts(character)) visit(state.next, at + 1);
    } else {
      const holds = state.holds(text, at);
      if (holds === undefined) return undefined;
      if (holds) visit(state.next, at);
    }
  }
  return false;
}

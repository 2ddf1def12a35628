// Matches expressions with back references or lookbehind, which matchPattern.ts cannot do with a finite automaton.
// Tries all possibilities, with a bound on the effort.
import { unreachable } from "../../../model/unreachable.ts";
import { type Effort, spend } from "../effort.ts";
import type { Matcher } from "./matcher.ts";
import type { PatternNode } from "./parsePattern.ts";

/** Longest text that is matched, in characters: each takes some frames of the stack. */
const maxLength = 500;

/** Whether an expression has back references or lookbehind, and so needs this matcher. */
export function remembers(node: PatternNode): boolean {
  if (node.kind === "back" || node.kind === "behind") return true;
  if (node.kind === "sequence") return node.nodes.some(remembers);
  if (node.kind === "choice") return node.options.some(remembers);
  return "node" in node && remembers(node.node);
}

/** What groups have matched so far, the latest first. */
interface Groups {
  readonly number: number;
  readonly text: readonly string[];
  readonly before: Groups | undefined;
}

/** Matches the rest of the expression. */
type Next = (at: number, groups: Groups | undefined) => boolean;

interface Search {
  readonly characters: readonly string[];
  readonly effort: Effort;
}

/** Prepares an expression for matching anywhere in a text. */
export function createBacktracker(node: PatternNode): Matcher {
  return (text, effort) => {
    const characters = Array.from(text);
    if (characters.length > maxLength) return undefined;
    const search = { characters, effort };
    const places = [...characters.keys(), characters.length];
    const isFound = places.some((at) => match(node, { at, groups: undefined }, { search, next: () => true }));
    return effort.left < 0 ? undefined : isFound;
  };
}

interface Place {
  readonly at: number;
  readonly groups: Groups | undefined;
}

interface Continuation {
  readonly search: Search;
  readonly next: Next;
}

function match(node: PatternNode, { at, groups }: Place, { search, next }: Continuation): boolean {
  const { characters, effort } = search;
  if (effort.left < 0 || !spend(effort, 1)) return false;
  const on = (inner: PatternNode, place: Place, then: Next): boolean => match(inner, place, { search, next: then });
  switch (node.kind) {
    case "sequence": {
      const from = (index: number, place: Place): boolean => {
        const inner = node.nodes[index];
        if (inner === undefined) return next(place.at, place.groups);
        return on(inner, place, (end, found) => from(index + 1, { at: end, groups: found }));
      };
      return from(0, { at, groups });
    }
    case "choice":
      return node.options.some((option) => on(option, { at, groups }, next));
    case "repeat": {
      const { min, max } = node;
      const again = (times: number, place: Place): boolean => {
        const more = (end: number, found: Groups | undefined): boolean =>
          // Repeating an empty match would never end.
          (end > place.at || times < min) && again(times + 1, { at: end, groups: found });
        return (times < max && on(node.node, place, more)) || (times >= min && next(place.at, place.groups));
      };
      return again(0, { at, groups });
    }
    case "character": {
      const character = characters[at];
      return character !== undefined && node.accepts(character) && next(at + 1, groups);
    }
    case "group": {
      const { number } = node;
      return on(node.node, { at, groups }, (end, found) => {
        return next(end, { number, text: characters.slice(at, end), before: found });
      });
    }
    case "back": {
      const wanted = textOf(node.number, groups, effort);
      return wanted.every((one, index) => characters[at + index] === one) && next(at + wanted.length, groups);
    }
    case "ahead":
    case "behind": {
      let kept = groups;
      const starts = node.kind === "ahead" ? [at] : Array.from({ length: at + 1 }, (_, start) => start);
      const isThere = starts.some((start) =>
        on(node.node, { at: start, groups }, (end, found) => {
          const isFound = node.kind === "ahead" || end === at;
          if (isFound && !node.isNegated) kept = found;
          return isFound;
        }),
      );
      return isThere !== node.isNegated && next(at, kept);
    }
    case "start":
      return at === 0 && next(at, groups);
    case "end":
      return at === characters.length && next(at, groups);
    case "boundary":
      return isBoundary(characters, at) && next(at, groups);
    case "noBoundary":
      return !isBoundary(characters, at) && next(at, groups);
    default:
      return unreachable(node);
  }
}

/** The latest match of a group; empty if it has not matched. */
function textOf(number: number, groups: Groups | undefined, effort: Effort): readonly string[] {
  for (let group = groups; group !== undefined; group = group.before) {
    if (group.number === number || !spend(effort, 1)) return group.text;
  }
  return [];
}

/** Whether a word begins or ends at a position. */
export function isBoundary(characters: readonly string[], at: number): boolean {
  const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);
  return isWord(characters[at - 1]) !== isWord(characters[at]);
}

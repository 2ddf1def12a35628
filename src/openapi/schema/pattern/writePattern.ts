// Writes texts that may match a regular expression; callers test them with a matcher. Lookarounds are written out in
// some of the texts, the last repetition differs from those before it in others, and word boundaries are ignored.
import { type Effort, spend } from "../effort.ts";
import type { PatternNode } from "./parsePattern.ts";

/** Longest text that is written, in characters. */
const maxLength = 4096;
/** Numbers of repetitions to try, in this order: texts of a natural length first. */
const repeats = [3, 1, 0, 2, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 100, 128, 200, 256, 512, 1024];
/** Orders in which characters are tried: words first, or a mix of all kinds for passwords. */
const alphabets = [
  Array.from("abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.:/ @#$%&*+=!?,;'\"()[]{}<>|\\~^`"),
  Array.from("aA1@bB2#cC3$dD4%eE5&fF6*gG7!hH8-iI9+jJ0?kKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ_.:/ ="),
];
/** Letters of other scripts and invisible characters, for classes that contain none of the above. */
const others = Array.from("абвгдежзиійклмнопрстуфхцчшщьюяґєїАБВГДЕЖЗІЙéüñßøαβγאבابतक中文日本한😀€°\t\n\r");

/**
 * Texts written from an expression, without duplicates, the most natural first.
 * @param ordinal 1, 2, 3 give other texts than 0 if the expression allows several.
 */
export function* writeTexts(node: PatternNode, ordinal: number, effort: Effort): Generator<string> {
  const written = new Set<string>();
  const plans = alphabets.map((alphabet) => ({ alphabet, choices: new Map<PatternNode, readonly string[]>() }));
  const ways = waysOf(node);
  for (const times of repeats) {
    for (const plan of plans) {
      for (const way of ways) {
        for (const option of [0, 1, 2]) {
          const turned = { option: option + ordinal, ordinal, shift: option };
          const text = write(node, { ...plan, times, ...way, ...turned, effort, groups: new Map() });
          if (text === undefined || written.has(text)) continue;
          written.add(text);
          yield text;
        }
      }
    }
  }
}

/** How lookarounds and repetitions are written. */
interface Way {
  /** Whether the contents of lookarounds are written. */
  readonly isSpelt: boolean;
  /** Whether the last of several repetitions takes another option: the end in `(\d(,|$)){3}`. */
  readonly endsDifferently: boolean;
}

function waysOf(node: PatternNode): readonly Way[] {
  const ways = [{ isSpelt: false, endsDifferently: false }];
  if (contains(node, (inner) => (inner.kind === "ahead" || inner.kind === "behind") && !inner.isNegated))
    ways.push({ isSpelt: true, endsDifferently: false });
  const isChoice = ({ kind }: PatternNode): boolean => kind === "choice";
  if (contains(node, (inner) => inner.kind === "repeat" && contains(inner.node, isChoice)))
    ways.push({ isSpelt: false, endsDifferently: true });
  return ways;
}

/** Whether a part of the expression, outside of negated lookarounds, is one that is looked for. */
function contains(node: PatternNode, isOne: (node: PatternNode) => boolean): boolean {
  if (isOne(node)) return true;
  if (node.kind === "sequence") return node.nodes.some((inner) => contains(inner, isOne));
  if (node.kind === "choice") return node.options.some((inner) => contains(inner, isOne));
  const isRefused = (node.kind === "ahead" || node.kind === "behind") && node.isNegated;
  return "node" in node && !isRefused && contains(node.node, isOne);
}

interface Plan extends Way {
  readonly alphabet: readonly string[];
  /** Characters found for each class so far. */
  readonly choices: Map<PatternNode, readonly string[]>;
  readonly times: number;
  readonly option: number;
  readonly ordinal: number;
  /** How many characters of a class are skipped. */
  readonly shift: number;
  readonly effort: Effort;
  /** Texts written for groups, for back references. */
  readonly groups: Map<number, readonly string[]>;
}

/** One text; `undefined` if no known character is in a class, or if the text or the effort becomes too large. */
function write(node: PatternNode, plan: Plan): string | undefined {
  const output: string[] = [];
  return append(node, plan, output) ? output.join("") : undefined;
}

function append(node: PatternNode, plan: Plan, output: string[]): boolean {
  if (output.length > maxLength || !spend(plan.effort, 1)) return false;
  if (node.kind === "sequence") return node.nodes.every((inner) => append(inner, plan, output));
  if (node.kind === "choice") {
    const { length } = node.options;
    // Each round begins with another option, so that every option meets every character of a class.
    const option = node.options[(plan.option + Math.floor(plan.option / length)) % length];
    return option === undefined || append(option, plan, output);
  }
  if (node.kind === "repeat") {
    const times = Math.min(Math.max(plan.times, node.min), node.max);
    for (let time = 1; time <= times; time += 1) {
      const isDifferent = plan.endsDifferently && time === times && times > 1;
      const turned = isDifferent ? { ...plan, option: plan.option + 1 } : plan;
      if (!append(node.node, turned, output)) return false;
    }
    return true;
  }
  if (node.kind === "ahead" || node.kind === "behind") {
    return !plan.isSpelt || node.isNegated || append(node.node, plan, output);
  }
  if (node.kind === "group") {
    const start = output.length;
    const isWritten = append(node.node, plan, output);
    plan.groups.set(node.number, output.slice(start));
    return isWritten;
  }
  if (node.kind === "back") {
    for (const character of plan.groups.get(node.number) ?? []) output.push(character);
    return true;
  }
  if (node.kind !== "character") return true;
  const choices = choicesOf(node, plan);
  const character = choices[(output.length + plan.ordinal + plan.shift) % Math.max(1, choices.length)];
  if (character !== undefined) output.push(character);
  return character !== undefined;
}

function choicesOf(node: Extract<PatternNode, { kind: "character" }>, { alphabet, choices }: Plan): readonly string[] {
  const known = choices.get(node);
  if (known !== undefined) return known;
  const usual = alphabet.filter(node.accepts);
  const found = usual.length > 0 ? usual : others.filter(node.accepts);
  choices.set(node, found.length > 0 ? found : anyCharacter(node.accepts));
  return choices.get(node) ?? [];
}

/** The first accepted character below U+3000, for classes of rare characters. */
function anyCharacter(accepts: (character: string) => boolean): readonly string[] {
  for (let code = 1; code < 0x3000; code += 1) {
    const character = String.fromCodePoint(code);
    if (accepts(character)) return [character];
  }
  return [];
}

// Keeps answers of other sites in a file, so that not every check asks for every link again. Sends no requests itself.
import type { LinkAnswer } from "../../model/linkAnswer.ts";
import { readKept } from "../cache/readKept.ts";
import { writeAside } from "../cache/stampBook.ts";

/** Answers by address. */
interface KeptAnswers {
  /** The kept answer for an address, unless it is too old or another configuration may give another one. */
  fresh(address: string): LinkAnswer | undefined;
  put(address: string, answer: LinkAnswer): void;
  /** Saves the answers. If the disk refuses, the next check only takes longer. */
  save(): void;
}

type Entry = readonly [atMs: number, answer: LinkAnswer];

const hourMs = 3_600_000;
/** Older answers are dropped: nobody has asked for their links, hours. */
const longestAge = 720;
/** How long bad answers are kept, hours: the link may be working again soon. */
const faultAge = 1;

/**
 * Opens a file of answers; a damaged or missing one counts as empty.
 * @param settings How long good answers are kept, in hours, and how long one is waited for, in seconds.
 */
export function openKeptAnswers(
  file: string,
  { nowMs, maxAge, timeout }: { readonly nowMs: number; readonly maxAge: number; readonly timeout: number },
): KeptAnswers {
  const entries = new Map(readEntries(file));
  return {
    fresh: (address) => {
      const [atMs, answer] = entries.get(address) ?? [];
      if (atMs === undefined || answer === undefined) return undefined;
      if ("waited" in answer && answer.waited !== undefined && answer.waited < timeout) return undefined;
      const hours = answer.kind === "fine" ? maxAge : Math.min(faultAge, maxAge);
      return nowMs - atMs < hours * hourMs && atMs <= nowMs ? answer : undefined;
    },
    put: (address, answer) => {
      if (answer.kind === "private") entries.delete(address);
      else entries.set(address, [nowMs, answer]);
    },
    save: () => {
      const young = [...entries].filter(([, [atMs]]) => nowMs - atMs < longestAge * hourMs);
      writeAside(file, JSON.stringify(Object.fromEntries(young)));
    },
  };
}

function readEntries(file: string): readonly (readonly [string, Entry])[] {
  try {
    const kept: unknown = JSON.parse(readKept(file));
    return typeof kept === "object" && kept !== null ? Object.entries(kept).filter(hasAnswer) : [];
  } catch {
    return []; // missing, cut short, not ours
  }
}

const kinds: readonly unknown[] = ["fine", "broken", "closed", "silent"] satisfies readonly LinkAnswer["kind"][];

/** Checks only the fields that are used; the others are only displayed. */
function hasAnswer(entry: [string, unknown]): entry is [string, Entry] {
  const [, value] = entry;
  if (!Array.isArray(value)) return false;
  const [atMs, answer]: unknown[] = value;
  const isAnswer = typeof answer === "object" && answer !== null && "kind" in answer && kinds.includes(answer.kind);
  return typeof atMs === "number" && isAnswer;
}

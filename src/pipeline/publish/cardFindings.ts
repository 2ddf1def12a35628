// What is said of social cards that could not be drawn, or not whole: one finding for what spoils many of them.
import { addToList } from "../../model/addToList.ts";
import { countOf } from "../../model/countOf.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CardLook } from "./socialCards.ts";

/** What is wrong with one card. */
export type CardProblem = FailedCard | IncompleteCard;

interface FailedCard {
  readonly kind: "failed";
  readonly title: string;
  readonly reason: string;
}

interface IncompleteCard {
  readonly kind: "incomplete";
  readonly title: string;
  readonly lang: string;
  /** Letters that none of the fonts has. */
  readonly lacking: readonly string[];
}

/** The findings for all cards of a build, in the order of the cards. */
export function cardFindings(problems: readonly CardProblem[], fonts: CardLook["fonts"]): readonly Diagnostic[] {
  const byReason = new Map<string, FailedCard[]>();
  const byLanguage = new Map<string, IncompleteCard[]>();
  for (const problem of problems) {
    if (problem.kind === "failed") addToList(byReason, problem.reason, problem);
    else addToList(byLanguage, problem.lang, problem);
  }
  return [...[...byReason].map(failed), ...[...byLanguage].map(([lang, cards]) => incomplete(lang, cards, fonts))];
}

/** One finding for each reason, since an unreadable font spoils all cards in the same way. */
function failed([reason, cards]: readonly [string, readonly FailedCard[]]): Diagnostic {
  return {
    code: "social-card-failed",
    severity: "error",
    message: `The social card of ${named(cards)} cannot be drawn: ${reason}`,
    hint: "check the fonts and pictures in socialCards and the site's own templates/SocialCard.tsx, or set enabled: false",
  };
}

/** Most letters that a finding lists. */
const listedLetters = 10;

/** One finding for each language: its letters are in a font or not. */
function incomplete(lang: string, cards: readonly IncompleteCard[], fonts: CardLook["fonts"]): Diagnostic {
  const counts = new Map<string, number>();
  for (const letter of cards.flatMap(({ lacking }) => lacking)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const byCount = ([a, countA]: [string, number], [b, countB]: [string, number]): number =>
    countB - countA || (a < b ? -1 : 1);
  const letters = [...counts].sort(byCount).map(([letter]) => `"${letter}"`);
  const more = letters.length - listedLetters;
  const list = `${letters.slice(0, listedLetters).join(" ")}${more > 0 ? ` and ${countOf(more, "more character")}` : ""}`;
  const files = [...new Set(fonts.map(({ path }) => path))].join(", ");
  return {
    code: "social-card-incomplete",
    severity: "warning",
    message: `The social card of ${named(cards)} (${lang}) is drawn without ${list}, which no font of cards has: ${files}`,
    hint: "add a font file that has them to socialCards.fonts, or theme.fonts where that is not set; subsets of one font may stand side by side",
  };
}

const named = (cards: readonly { readonly title: string }[]): string =>
  `"${cards[0]?.title ?? ""}"${cards.length === 1 ? "" : ` and ${cards.length - 1} more`}`;

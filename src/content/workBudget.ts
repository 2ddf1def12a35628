// Bounds the time the Markdown parser takes for one page. Some texts (thousands of `*a_` in a paragraph, say) cost it
// the square of their length; counting the characters it may look at stops them early, the same on every machine.

/** Characters the parser may look at for one page: about a second's worth, where ordinary pages need a hundredth. */
export const workLimit = 300_000_000;

/** A text that would take the parser too long. */
export class TextTooCostly extends Error {
  /** Beginning of the paragraph that was being read. */
  readonly excerpt: string;

  constructor(excerpt: string) {
    super("the text is too long and too dense");
    this.excerpt = excerpt;
  }
}

/** What may still be spent on a page. */
export interface WorkBudget {
  /** A step through an inline text with this much of it left. */
  spendInline(rest: string): void;
  /** A line of a list item with this much of the item left. */
  spendLine(rest: string): void;
  spend(characters: number): void;
}

/** Emphasis marks are searched for partners: measured, a step on one costs eight of the others. */
const emphasisWeight = 8;

/** A full budget. Its methods throw `TextTooCostly` once it is used up. */
export function createWorkBudget(): WorkBudget {
  let left = workLimit;
  const spend = (characters: number, text = ""): void => {
    left -= characters;
    if (left < 0) throw new TextTooCostly(text.slice(0, 40));
  };
  return {
    spendInline(rest) {
      const first = rest.charCodeAt(0);
      spend(first === 42 || first === 95 ? rest.length * emphasisWeight : rest.length, rest);
    },
    spendLine(rest) {
      const paragraphEnd = rest.indexOf("\n\n");
      spend(paragraphEnd === -1 ? rest.length : paragraphEnd, rest);
    },
    spend,
  };
}

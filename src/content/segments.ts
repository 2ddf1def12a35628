// Bodies from HTML and parts: while a page is rendered a part is a placeholder in the HTML; at the end HTML is cut at
// the placeholders.
import { type BodyPart, bodyMark, type Segment } from "../model/body.ts";

/** The parts of a page in the making. */
export interface PartShelf {
  /** Keeps a part and gives its placeholder. */
  put(part: BodyPart): string;
  /** Cuts HTML into segments; neighbouring HTML is one segment, empty HTML none. */
  segments(html: string): readonly Segment[];
}

const placeholder = new RegExp(`${bodyMark}P(\\d+)${bodyMark}`, "g");

/** An empty shelf. */
export function createPartShelf(): PartShelf {
  const parts: BodyPart[] = [];
  return {
    put: (part) => `${bodyMark}P${parts.push(part) - 1}${bodyMark}`,
    segments(html) {
      const segments: Segment[] = [];
      let start = 0;
      const cut = (end: number): void => {
        if (end > start) segments.push({ kind: "html", html: html.slice(start, end) });
      };
      for (const match of html.matchAll(placeholder)) {
        const part = parts[Number(match[1])];
        if (!part) continue;
        cut(match.index);
        segments.push({ kind: "part", ...part });
        start = match.index + match[0].length;
      }
      cut(html.length);
      return segments;
    },
  };
}

// HTML of a body without what belongs to one page: links of headings, scripts and styles, ids and the like. Takes whatever
// authors write, closed or not, and looks at every character a bounded number of times.

/** Attributes that belong to one page: ids and what refers to them, focus, styles, scripts. */
const pageAttribute =
  /\s(?:id|role|tabindex|style|aria-[a-z]+|on[a-z]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/gi;

/** HTML that can stand beside that of other pages. */
export function plainMarkup(html: string): string {
  let text = html;
  if (text.includes(headingStart)) text = withoutPairs(text, headings);
  if (/<(?:script|style)\b/i.test(text)) text = withoutPairs(withoutPairs(text, scripts), styles);
  return withoutAttributes(text);
}

/** What stands between a beginning and the next end after it. */
interface Pair {
  readonly start: RegExp;
  readonly end: RegExp;
  /** Whether what stands between them stays. */
  readonly keepsInside: boolean;
}

const headingStart = '<div class="heading">';
const headings: Pair = {
  start: new RegExp(headingStart, "g"),
  end: /<a class="heading-link"[^<>]*><\/a><\/div>/g,
  keepsInside: true,
};
const scripts: Pair = { start: /<script\b/gi, end: /<\/script\s*>/gi, keepsInside: false };
const styles: Pair = { start: /<style\b/gi, end: /<\/style\s*>/gi, keepsInside: false };

/** The text without pairs. When an end is missing once, it is missing behind every later beginning too. */
function withoutPairs(html: string, { start, end, keepsInside }: Pair): string {
  let out = "";
  let at = 0;
  while (true) {
    start.lastIndex = at;
    const opening = start.exec(html);
    end.lastIndex = start.lastIndex;
    const closing = opening && end.exec(html);
    if (!closing) return out + html.slice(at);
    out += html.slice(at, opening.index);
    if (keepsInside) out += html.slice(opening.index + opening[0].length, closing.index);
    at = closing.index + closing[0].length;
  }
}

/** The text with its tags rid of what belongs to one page; a tag that never ends stays as it is. */
function withoutAttributes(html: string): string {
  let out = "";
  let kept = 0;
  const ends = { '"': true, "'": true };
  tagStart.lastIndex = 0;
  for (let match = tagStart.exec(html); match !== null; match = tagStart.exec(html)) {
    const { index } = match;
    const end = endOfTag(html, index + 2, ends);
    if (html[end] === ">") {
      out += html.slice(kept, index) + html.slice(index, end + 1).replace(pageAttribute, "");
      kept = end + 1;
    }
    tagStart.lastIndex = end + 1;
  }
  return out + html.slice(kept);
}

const tagStart = /<[a-z]/gi;
/** What a tag may end at, or what must not be looked at as its end. */
const tagSign = /[>"']/g;

/**
 * Place of a tag's `>`, which values in quotes may hold too; of its first quote that is never closed; or of the text's end.
 * @param ends Whether a quote of a kind may still come.
 */
export function endOfTag(html: string, from: number, ends: Record<'"' | "'", boolean>): number {
  tagSign.lastIndex = from;
  for (let match = tagSign.exec(html); match !== null; match = tagSign.exec(html)) {
    const sign = match[0];
    if (sign !== '"' && sign !== "'") return match.index;
    const end = ends[sign] ? html.indexOf(sign, match.index + 1) : -1;
    if (end === -1) {
      ends[sign] = false;
      return match.index;
    }
    tagSign.lastIndex = end + 1;
  }
  return html.length;
}

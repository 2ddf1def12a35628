// Elements of raw HTML that hide what stands in them, and that nobody closes: browsers would hide the rest of the page.
// Owns which they are and what stands in their place; other elements that are not closed end with the page's text.
import { addToList } from "../model/addToList.ts";
import { placesInside } from "../source/lineMap.ts";
import type { Findings } from "./findings.ts";
import { type HtmlTag, visitHtml } from "./rawHtml.ts";
import type { Survey } from "./surveyTokens.ts";

/** Elements that show something else than their content: they end where they begin. */
const shows = ["iframe", "video", "audio", "object", "canvas"];

/** Elements that may close themselves. */
const drawings = ["svg", "math"];

/** Elements whose content is shown as text without its tags, or not at all. */
const hides = [
  ...["title", "textarea", "xmp", "plaintext", "script", "style", "noscript", "noembed", "noframes"],
  ...["template", "select", "datalist", "dialog", ...drawings],
];
const names = new Set([...shows, ...hides]);

/** Elements whose content is text to a browser, tags included. */
const textOnly: ReadonlySet<string> = new Set([
  ...["title", "textarea", "xmp", "iframe", "noembed", "noframes", "script", "style"],
]);

/** Matches `<title>`, `</iframe>`, `<svg/>` and a name at the end of a line; not `<titles>`. */
const anyTag = new RegExp(`</?(?:${[...names].join("|")})(?![\\w-])`, "i");

type HtmlToken = Survey["html"][number];

/** Start tags that end nowhere, by the piece of HTML that holds them, in the order of their places. */
export type UnclosedHtml = ReadonlyMap<HtmlToken, readonly HtmlTag[]>;

/** Finds them. What closes itself, as in JSX (`<iframe />`), is one of them: HTML knows no such thing. */
export function findUnclosed(html: Survey["html"]): UnclosedHtml {
  const open = new Map<string, HtmlTag[]>();
  const closed = new Set<HtmlTag>();
  const tagsOf = new Map<HtmlToken, HtmlTag[]>();
  // Each leaves it once, so that nesting costs nothing.
  const pending: HtmlTag[] = [];
  const places = new Map<HtmlTag, number>();
  for (const token of html) {
    if (!anyTag.test(token.raw)) continue;
    const tags: HtmlTag[] = [];
    tagsOf.set(token, tags);
    visitHtml(token.raw, {
      tag: (tag) => {
        if (!names.has(nameOf(tag)) || (tag.closesItself && drawings.includes(nameOf(tag)))) return;
        tags.push(tag);
        if (tag.closesItself) return;
        addToList(open, nameOf(tag), tag);
        places.set(tag, pending.push(tag) - 1);
      },
      endTag: (name) => {
        const tag = name.toLowerCase() === "plaintext" ? undefined : open.get(name.toLowerCase())?.pop();
        if (tag === undefined) return;
        closed.add(tag);
        const at = places.get(tag) ?? 0;
        if (textOnly.has(nameOf(tag)) && pending[at] === tag) for (const inner of pending.splice(at)) closed.add(inner);
      },
      rewrite: () => undefined,
    });
  }
  return new Map([...tagsOf].map(([token, tags]) => [token, tags.filter((tag) => !closed.has(tag))]));
}

/** Tells of them; what closes itself says where it ends. */
export function reportUnclosed(unclosed: UnclosedHtml, survey: Survey, findings: Findings): void {
  for (const [token, tags] of unclosed) {
    const placeOf = placesInside(survey.placeOf(token), token.raw);
    for (const tag of tags) {
      if (tag.closesItself) continue;
      const name = nameOf(tag);
      findings.add({
        code: "unclosed-element",
        message: `The element \`<${name}>\` is never closed, and would hide what follows`,
        position: placeOf(tag.offset),
        hint: shows.includes(name)
          ? `write \`</${name}>\` after it`
          : `write \`</${name}>\` where it ends, or its name as code, in backticks`,
      });
    }
  }
}

/** A piece of HTML whose elements end where they begin; the tag of one that cannot be meant becomes text. */
export function closeUnclosed(raw: string, tags: readonly HtmlTag[]): string {
  let out = "";
  let kept = 0;
  for (const tag of tags) {
    const isMeant = tag.closesItself || shows.includes(nameOf(tag));
    out += isMeant ? `${raw.slice(kept, tag.end)}</${tag.name}>` : `${raw.slice(kept, tag.offset)}&lt;`;
    kept = isMeant ? tag.end : tag.offset + 1;
  }
  return out + raw.slice(kept);
}

const nameOf = ({ name }: HtmlTag): string => name.toLowerCase();

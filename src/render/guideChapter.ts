// A finished page as a chapter of a guide: its article with headings one level deeper, ids that no other chapter has,
// and links to other chapters that stay inside the guide. Linear in the page; it builds no tree.
import { addressKey } from "../source/addressKey.ts";
import { decodeEntities } from "./decodeEntities.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** The chapter and its neighbours. */
interface GuideChapter {
  /** Id of the chapter; its own ids follow after a colon: `docs/intro:install`. */
  readonly id: string;
  /** Ids of all chapters by the keys of the addresses that pages link to. */
  readonly chapters: ReadonlyMap<string, string>;
}

/** Section of a guide with the article of a page. */
export function guideChapterHtml(pageHtml: string, chapter: GuideChapter): string {
  const html = withoutJumps(articleOf(pageHtml)).replace(tag, (text) => rewriteTag(text, chapter));
  return `<section class="guide-chapter" id="${escapeHtml(chapter.id)}">${html}</section>`;
}

/** The text of a page: its first article to the end of its last one, or all of `main` in templates without articles. */
function articleOf(html: string): string {
  const main = html.indexOf("<main");
  const mainEnd = html.lastIndexOf("</main>");
  const start = html.indexOf("<article", main);
  const end = html.lastIndexOf("</article>", mainEnd);
  if (start >= 0 && end > start) return html.slice(start, end + "</article>".length);
  return html.slice(html.indexOf(">", main) + 1, mainEnd);
}

/** Without the jumps to its parts: a guide has contents of its own, and lists of one name in every chapter tell nothing. */
function withoutJumps(html: string): string {
  const start = html.indexOf('<nav class="jumps"');
  const end = start < 0 ? -1 : html.indexOf("</nav>", start);
  return end < 0 ? html : html.slice(0, start) + html.slice(end + "</nav>".length);
}

/** A tag with its attributes: `<a title="x > y">`, `</h2>`; not `a < b`, not a comment. */
const tag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const heading = /^(<\/?h)([1-5])(?=[\s>])/i;
/** Attributes that name ids, in tags of templates. */
const reference = / (id|for|headers|aria-labelledby|aria-describedby|aria-controls|aria-details|aria-owns)="([^"]*)"/g;
const link = / href="([^"]*)"/;

function rewriteTag(text: string, chapter: GuideChapter): string {
  const shifted = text.replace(heading, (_, start: string, level: string) => `${start}${Number(level) + 1}`);
  if (!shifted.includes("=")) return shifted;
  return shifted
    .replace(reference, (_, name: string, ids: string) => {
      const own = ids.split(/\s+/).map((id) => `${escapeHtml(chapter.id)}:${id}`);
      return ` ${name}="${own.join(" ")}"`;
    })
    .replace(link, (whole, href: string) => {
      const inside = insideHref(decodeEntities(href), chapter);
      return inside === undefined ? whole : ` href="${escapeHtml(inside)}"`;
    });
}

/** Where a link leads inside the guide; `undefined` when it leaves it. */
function insideHref(href: string, { id, chapters }: GuideChapter): string | undefined {
  const [path = "", hash = ""] = href.split(/#(.*)/s, 2);
  const target = path === "" ? id : chapters.get(addressKey(path.replace(/\?.*/s, "")));
  if (target === undefined) return undefined;
  return hash === "" ? `#${target}` : `#${target}:${hash}`;
}

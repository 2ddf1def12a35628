// The Markdown twin of a page, made from the page's own HTML, so that it cannot say anything else than the page. Owns
// what a twin begins with; how HTML becomes Markdown is told in the files beside it.
import type { EditionProps, PageProps } from "../../model/page.ts";
import { blocksIn, joinBlocks } from "./blockMarkdown.ts";
import { readHtmlTree } from "./htmlTree.ts";
import { twinPlaceOf } from "./twinPlace.ts";

/** The twin of a rendered page. */
export function markdownTwin(html: string, edition: EditionProps, page: PageProps): string {
  const { site } = edition;
  const place = twinPlaceOf({ siteUrl: site.url, baseUrl: site.baseUrl, href: page.href });
  const tree = readHtmlTree(mainOf(html));
  const text = joinBlocks(
    blocksIn(tree, { place, heading: { level: 1 }, codeTitle: "", isProse: false, takenMarker: undefined }),
  );
  return `${frontMatter(edition, page)}\n${text}\n`;
}

/** HTML inside `main`; of a page without one all that stands in its body. */
function mainOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start >= 0 && end > start) return html.slice(html.indexOf(">", start) + 1, end);
  const body = html.indexOf("<body>");
  return html.slice(body < 0 ? 0 : body + "<body>".length, html.lastIndexOf("</body>"));
}

function frontMatter({ locale, site }: EditionProps, { head, content, href, lastUpdated }: PageProps): string {
  const lang = "lang" in content ? (content.lang ?? locale.lang) : locale.lang;
  const title = "title" in content && content.title !== "" ? content.title : head.title;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["title", title],
    ["url", site.url + href],
    ["lang", lang],
    ["description", head.description],
    ["updated", lastUpdated?.date],
  ];
  const lines = fields.map(([name, value]) => (value === undefined ? "" : `${name}: ${JSON.stringify(value)}\n`));
  return `---\n${lines.join("")}---\n`;
}

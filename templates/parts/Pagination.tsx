// Links to the previous and next page.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import type { PageKind } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** Keys of the accessible name of the links, and of the words for both directions. */
function wordsOf(kind: PageKind): readonly [string, string, string] {
  if (kind === "post") return ["blogPages", "newerPost", "olderPost"];
  return kind === "postList" ? ["blogListPages", "newerPosts", "olderPosts"] : ["docsPages", "previous", "next"];
}

/** Previous and next page; nothing if there are none. For posts and lists of posts they are called newer and older. */
export function Pagination({ page, t }: TemplateProps) {
  const { previous, next } = page.pagination;
  if (previous === undefined && next === undefined) return null;
  const [label, before, after] = wordsOf(page.content.kind);
  return (
    <nav className="pagination" aria-label={t(label)}>
      {previous ? (
        <a className="pagination-previous" href={previous.href} rel="prev">
          <span className="pagination-direction">
            <Icon name="arrow" />
            {t(before)}
          </span>
          <span className="pagination-label" lang={previous.lang}>
            <Label text={previous.label} />
          </span>
        </a>
      ) : null}
      {next ? (
        <a className="pagination-next" href={next.href} rel="next">
          <span className="pagination-direction">
            {t(after)}
            <Icon name="arrow" />
          </span>
          <span className="pagination-label" lang={next.lang}>
            <Label text={next.label} />
          </span>
        </a>
      ) : null}
    </nav>
  );
}

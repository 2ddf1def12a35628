// Links to the neighbours of a page.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** Previous and next page; nothing when the page has no neighbour. Posts have older and newer ones. */
export function Pagination({ page, t }: TemplateProps) {
  const { previous, next } = page.pagination;
  if (previous === undefined && next === undefined) return null;
  const isPost = page.content.kind === "post";
  return (
    <nav className="pagination" aria-label={t(isPost ? "blogPages" : "docsPages")}>
      {previous ? (
        <a className="pagination-previous" href={previous.href} rel="prev">
          <span className="pagination-direction">
            <Icon name="arrow" />
            {t(isPost ? "newerPost" : "previous")}
          </span>
          <span className="pagination-label">{previous.label}</span>
        </a>
      ) : null}
      {next ? (
        <a className="pagination-next" href={next.href} rel="next">
          <span className="pagination-direction">
            {t(isPost ? "olderPost" : "next")}
            <Icon name="arrow" />
          </span>
          <span className="pagination-label">{next.label}</span>
        </a>
      ) : null}
    </nav>
  );
}

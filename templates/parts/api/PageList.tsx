// A list of links to pages of the same API.
import type { PageLink } from "../../../src/model/page.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The linked pages; `pages` are indexes in the page's references. */
export interface PageListProps {
  readonly api: ApiTemplateProps;
  readonly pages: readonly number[];
  /** Pages that only another language's specification has; shown last. */
  readonly fallbacks?: readonly PageLink[] | undefined;
}

/**
 * The links, in columns if there is space. The page for operations without a tag has no name, so its link gets a
 * general label.
 */
export function PageList({ api: { refs, t, specLang }, pages, fallbacks = [] }: PageListProps) {
  return (
    <ul className="page-list">
      {pages.map((index) => (
        <li key={index}>
          <a href={refs[index]?.href} lang={refs[index]?.label ? specLang : undefined}>
            {refs[index]?.label || t("apiUntagged")}
          </a>
        </li>
      ))}
      {fallbacks.map(({ href, lang, label }) => (
        <li key={href}>
          <a href={href} lang={lang}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

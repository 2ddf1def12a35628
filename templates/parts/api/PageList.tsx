// A list of links to pages of the same API.
import type { PageLink } from "../../../src/model/page.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Indexes of pages in the references of the page. */
export interface PageListProps {
  readonly api: ApiTemplateProps;
  readonly pages: readonly number[];
  /** Pages that another language's specification has, after them. */
  readonly fallbacks?: readonly PageLink[] | undefined;
}

/** The links, in columns where there is room. What has no tag has a page without a name of its own. */
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

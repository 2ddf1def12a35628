// The search results page. The browser fills it in, because the results depend on the query in the URL.
import { searchPropsOf } from "#template/parts/SearchBox";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for the search results page. */
export function SearchPage({ content, ...shell }: PageTemplateProps<"search">) {
  const { t, Island } = shell;
  const props = searchPropsOf(shell);
  return (
    <article>
      <h1>{content.title}</h1>
      <p className="no-js">{t("searchNeedsScripts")}</p>
      {props === undefined ? null : (
        <Island
          name="SearchResults"
          id="search-results"
          className="js-only"
          when="idle"
          failed={t("searchFailed")}
          props={{
            ...props,
            homeHref: shell.edition.site.homeHref,
            homeLabel: t("homePage"),
            moreText: t("searchMore"),
          }}
        />
      )}
    </article>
  );
}

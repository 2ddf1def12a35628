// The search box. It hydrates when a reader hovers or focuses it; see templates/islands/Search.tsx.
import type { IslandJson, TemplateProps } from "../../src/model/template.ts";

/** The box; nothing if the site has no search. It stays alive between pages of a version. */
export function SearchBox(shell: TemplateProps) {
  const { search } = shell.edition;
  return search === undefined ? null : <shell.Once of={search} render={() => boxOf(shell)} />;
}

function boxOf(shell: TemplateProps) {
  const props = searchPropsOf(shell);
  if (props === undefined) return null;
  return (
    <div className="search-place" data-swap="search">
      <shell.Island
        name="Search"
        id="search"
        className="js-only"
        when="intent"
        failed={shell.t("searchFailed")}
        props={props}
      />
    </div>
  );
}

/** Props of the search islands; `undefined` if the site has no search. */
export function searchPropsOf({ edition, t }: TemplateProps): { readonly [key: string]: IslandJson } | undefined {
  if (edition.search === undefined) return undefined;
  const counts = edition.strings["searchCount"];
  return {
    ...edition.search,
    base: edition.site.baseUrl,
    lang: edition.locale.lang,
    texts: {
      label: t("searchLabel"),
      placeholder: t("searchPlaceholder"),
      loading: t("searchLoading"),
      results: t("searchResults"),
      none: t("searchNone"),
      noneHelp: t("searchNoneHelp"),
      failed: t("searchFailed"),
      tryAgain: t("tryAgain"),
      all: t("searchAll"),
      interpretation: t("searchInterpretation"),
      clearMarks: t("searchClearMarks"),
      count: typeof counts === "string" || counts === undefined ? { other: counts ?? "" } : counts,
    },
  };
}

// The search box and the place of its hits. Searching itself is done in the browser.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** The box; nothing when the site has no search. */
export function SearchBox({ edition, t }: TemplateProps) {
  if (!edition.searchEnabled) return null;
  return (
    <search className="search js-only">
      <Icon name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={t("searchLabel")}
        aria-expanded="false"
        aria-controls="search-hits"
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck="false"
        placeholder={t("searchPlaceholder")}
      />
      <div id="search-hits" className="search-hits" role="listbox" aria-label={t("searchResults")} hidden />
    </search>
  );
}

// The panel below the field of the search box: the hits, or the reason why there are none.
import type { RefObject } from "react";
import type { FoundHit } from "./client.ts";
import { HitOption } from "./HitOption.tsx";
import { hrefOfHit } from "./hitHref.ts";
import { rememberMarks } from "./rememberMarks.ts";
import { hrefOfResults } from "./resultsHref.ts";
import { SearchFailure } from "./SearchFailure.tsx";
import type { SearchTexts } from "./searchTexts.ts";
import type { HitChoice } from "./useHitChoice.ts";
import type { SearchState } from "./useSearch.ts";

/** State and texts of the panel. */
export interface SearchPanelProps {
  /** Prefix of the ids that the field refers to. */
  readonly id: string;
  /** Base URL of the site. */
  readonly base: string;
  /** URL of the search results page. */
  readonly pageHref: string;
  readonly texts: SearchTexts;
  readonly search: Omit<SearchState, "setQuery" | "widen">;
  readonly hits: readonly FoundHit[];
  readonly choice: Omit<HitChoice, "onKeyDown">;
  readonly isShown: boolean;
  /** Called when the reader follows a link in this tab. */
  readonly onLeave: () => void;
  /** The field of the search box. */
  readonly field: RefObject<HTMLElement | null>;
}

/** The panel. */
export function SearchPanel({
  id,
  base,
  pageHref,
  texts,
  search: { state, query, answer, load },
  hits,
  choice: { panel, active, setActive },
  isShown,
  onLeave,
  field,
}: SearchPanelProps) {
  return (
    <div ref={panel} className="search-panel" hidden={!isShown}>
      {answer?.interpretation === undefined ? null : (
        <p className="search-note">{texts.interpretation.replace("{query}", () => answer.interpretation ?? "")}</p>
      )}
      <div id={`${id}hits`} role="listbox" aria-label={texts.results} hidden={hits.length === 0}>
        {hits.map((hit, index) => (
          <HitOption
            key={hit.url}
            id={`${id}hit-${index}`}
            hit={hit}
            href={hrefOfHit(hit, base)}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onFollow={(isHere) => {
              if (!isHere) return;
              rememberMarks(hrefOfHit(hit, base), answer?.terms ?? []);
              onLeave();
            }}
          />
        ))}
      </div>
      {state === "ready" && answer !== undefined && hits.length === 0 ? (
        <p className="search-note">
          {texts.none.replace("{query}", () => query.trim())}. {texts.noneHelp}
        </p>
      ) : null}
      {state === "loading" ? <p className="search-note">{texts.loading}</p> : null}
      {state === "failed" ? <SearchFailure texts={texts} field={field} onRetry={load} /> : null}
      {hits.length === 0 ? null : (
        <a className="search-all" href={hrefOfResults(pageHref, query.trim())} onClick={onLeave}>
          {texts.all}
        </a>
      )}
    </div>
  );
}

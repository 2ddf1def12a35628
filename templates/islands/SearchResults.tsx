// The search results page. The query is in the URL, so that results can be linked to and Back returns to them.
import { useEffect, useId, useRef } from "react";
import { pageEvent } from "../client/pageEvent.ts";
import type { FoundHit } from "./search/client.ts";
import { countText } from "./search/countText.ts";
import { placeholderOf } from "./search/platform.ts";
import { ResultList } from "./search/ResultList.tsx";
import { hrefOfResults } from "./search/resultsHref.ts";
import { SearchFailure } from "./search/SearchFailure.tsx";
import type { SearchTexts } from "./search/searchTexts.ts";
import { resultsStep, useSearch } from "./search/useSearch.ts";

/** URLs of the index, and texts. */
export interface SearchResultsProps {
  /** URL of the edition's `search.json`. */
  readonly filesHref: string;
  /** Base URL of the site, to which URLs of hits are relative. */
  readonly base: string;
  /** URL of the edition's home page. */
  readonly homeHref: string;
  readonly homeLabel: string;
  /** Label of the button for more results, with the placeholder `{count}`. */
  readonly moreText: string;
  readonly lang: string;
  readonly texts: SearchTexts;
}

const noHits: readonly FoundHit[] = [];

/** The query of the URL. */
const askedQuery = (): string | null => new URLSearchParams(location.search).get("q");

/** Puts a query into the URL of the page. */
const keepQuery = (typed: string): void => history.replaceState(history.state, "", hrefOfResults("", typed));

/** A field and the results below it. */
export default function SearchResults(props: SearchResultsProps) {
  const { filesHref, base, homeHref, homeLabel, moreText, lang, texts } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch({ filesHref, base, limit: resultsStep, isWhole: true });
  const { state, query, setQuery, answer, load, widen } = search;
  const hits = query.trim() === "" ? noHits : (answer?.hits ?? noHits);

  useEffect(load, [load]);
  useEffect(() => {
    // The box of the header is idle beside results: it has not been turned to, but there is nothing to wait for.
    const box = document.querySelector<HTMLInputElement>(".search input");
    if (state === "ready" && box) box.placeholder = placeholderOf(texts);
  }, [state, texts]);
  useEffect(() => {
    // What was typed before this part came to life.
    const typed = field.current?.value ?? "";
    if (askedQuery() === null && typed !== "") keepQuery(typed);
    setQuery(askedQuery() ?? "");
    // The box of the header and Back lead to other results within this page.
    const follow = (): void => setQuery(askedQuery() ?? "");
    document.addEventListener(pageEvent, follow);
    return () => document.removeEventListener(pageEvent, follow);
  }, [setQuery]);
  const change = (typed: string): void => {
    setQuery(typed);
    keepQuery(typed);
  };

  const isAnswered = state === "ready" && answer !== undefined && query.trim() !== "";
  return (
    <search className="search-results" aria-label={texts.results}>
      <label htmlFor={`${id}q`}>{texts.label}</label>
      <input
        id={`${id}q`}
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p className="search-note" role="status">
        {state === "loading" && query.trim() !== "" ? texts.loading : null}
        {isAnswered && hits.length === 0 ? texts.none.replace("{query}", () => query.trim()) : null}
        {isAnswered && hits.length > 0 ? countText(answer.count, { texts, lang }) : null}
        {isAnswered && answer.interpretation !== undefined
          ? ` ${texts.interpretation.replace("{query}", () => answer.interpretation ?? "")}`
          : null}
      </p>
      {isAnswered && hits.length === 0 ? (
        <p className="search-note">
          {texts.noneHelp} <a href={homeHref}>{homeLabel}</a>
        </p>
      ) : null}
      {state === "failed" ? <SearchFailure texts={texts} field={field} onRetry={load} /> : null}
      <ResultList query={query} hits={hits} answer={answer} base={base} moreText={moreText} onMore={widen} />
    </search>
  );
}

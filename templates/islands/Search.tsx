// The search box: a field with a list of hits below it. Hydrates when a reader hovers or focuses it, and loads the
// index only then.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { countText } from "./search/countText.ts";
import { placeholderOf } from "./search/platform.ts";
import { SearchPanel } from "./search/SearchPanel.tsx";
import type { SearchTexts } from "./search/searchTexts.ts";
import { startMarks } from "./search/startMarks.ts";
import { useHitChoice } from "./search/useHitChoice.ts";
import { useSearch } from "./search/useSearch.ts";

/** URLs of the index and of the search results page, and texts. */
export interface SearchProps {
  /** URL of the edition's `search.json`. */
  readonly filesHref: string;
  /** Base URL of the site, to which URLs of hits are relative. */
  readonly base: string;
  /** URL of the search results page. */
  readonly pageHref: string;
  readonly maxHits: number;
  readonly lang: string;
  readonly texts: SearchTexts;
}

declare global {
  interface HTMLInputElement {
    /** What had the focus when the shortcut led here (templates/client/searchBox.ts); Escape leads back to it. */
    opener?: Element | null;
  }
}

/** The search box. */
export default function Search({ filesHref, base, pageHref, maxHits, lang, texts }: SearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useSearch({ filesHref, base, limit: maxHits });
  const { state, query, setQuery, answer, load } = search;
  const hits = query.trim() === "" ? [] : (answer?.hits ?? []);
  const isShown = isOpen && query.trim() !== "";

  useEffect(() => {
    // Searches for what was typed before hydration.
    const typed = field.current?.value ?? "";
    setQuery(typed);
    setOpen(typed !== "");
    // The box may have been hydrated only to mark words, without a reader.
    if (field.current?.closest("hub-island")?.matches(":hover, :focus-within")) load();
    return startMarks({ texts });
  }, [setQuery, load, texts]);
  const choice = useHitChoice({ query, hits, isShown, show: () => setOpen(true) });

  const leave = (): void => {
    setOpen(false);
    setQuery("");
    field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Safari ends a composition before it tells of the key that ended it, whose code is then 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Tab leaves the field and skips the hits; a message in their place has a button and stays.
    if (event.key === "Tab" && hits.length > 0) setOpen(false);
    if (event.key !== "Escape") choice.onKeyDown(event);
    else if (isShown || query !== "") {
      event.preventDefault();
      if (isShown) setOpen(false);
      else setQuery("");
    } else if (field.current?.opener instanceof HTMLElement) field.current.opener.focus();
  };

  const count = answer?.count ?? 0;
  const counted = choice.active < hits.length || hits.length === 0 ? countText(count, { texts, lang }) : texts.all;
  const meant = answer?.interpretation;
  const told = meant === undefined ? counted : `${counted}. ${texts.interpretation.replace("{query}", () => meant)}`;
  return (
    <search
      className="search"
      onPointerOver={state === "failed" ? undefined : load}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        if (field.current) field.current.opener = null;
      }}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5" />
      </svg>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={isShown}
        aria-controls={`${id}hits`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && choice.active < hits.length ? `${id}hit-${choice.active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={state === "ready" ? placeholderOf(texts) : texts.loading}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => {
          load();
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <SearchPanel
        id={id}
        base={base}
        pageHref={pageHref}
        texts={texts}
        search={search}
        hits={hits}
        choice={choice}
        isShown={isShown}
        onLeave={leave}
        field={field}
      />
      <p className="visually-hidden" role="status">
        {isShown && state === "ready" && answer !== undefined ? told : ""}
      </p>
    </search>
  );
}

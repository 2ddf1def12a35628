// The search box: a field whose hits stand in a list below it. Comes to life when a reader turns to it; its index is
// loaded then and not before.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { countText } from "./search/countText.ts";
import { isMac, platformKey } from "./search/platform.ts";
import { SearchPanel } from "./search/SearchPanel.tsx";
import type { SearchTexts } from "./search/searchTexts.ts";
import { startMarks } from "./search/startMarks.ts";
import { useHitChoice } from "./search/useHitChoice.ts";
import { useSearch } from "./search/useSearch.ts";

/** Where the index is, where all hits of a query are shown, and texts. */
export interface SearchProps {
  /** Address of the edition's `search.json`. */
  readonly filesHref: string;
  /** Base URL of the site; addresses of hits are below it. */
  readonly base: string;
  /** Page of all results. */
  readonly pageHref: string;
  readonly maxHits: number;
  readonly lang: string;
  readonly texts: SearchTexts;
}

/** The box. */
export default function Search({ filesHref, base, pageHref, maxHits, lang, texts }: SearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useSearch({ filesHref, base, limit: maxHits });
  const { state, query, setQuery, answer, load } = search;
  const hits = query.trim() === "" ? [] : (answer?.hits ?? []);
  const isShown = isOpen && query.trim() !== "";

  useEffect(() => {
    // What was typed before the box came to life is searched for.
    const typed = field.current?.value ?? "";
    setQuery(typed);
    setOpen(typed !== "");
    // Words to be marked may have brought the box to life, and no reader.
    if (field.current?.closest("hub-island")?.matches(":hover, :focus-within")) load();
    return startMarks({ texts });
  }, [setQuery, load, texts]);
  const choice = useHitChoice({ answer, count: hits.length, isShown, show: () => setOpen(true) });

  const leave = (): void => {
    setOpen(false);
    setQuery("");
    field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // Tab goes on from the field, past the hits. A message in their place has a button.
    if (event.key === "Tab" && hits.length > 0) setOpen(false);
    if (event.key !== "Escape") choice.onKeyDown(event);
    else if (isShown || query !== "") {
      event.preventDefault();
      if (isShown) setOpen(false);
      else setQuery("");
    }
  };

  const told = choice.active < hits.length || hits.length === 0 ? countText(hits.length, { texts, lang }) : texts.all;
  const placeholder =
    state === "ready" ? texts.placeholder.replace("{key}", () => platformKey(isMac())) : texts.loading;
  return (
    <search
      className="search"
      onPointerOver={state === "failed" ? undefined : load}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
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
        placeholder={placeholder}
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

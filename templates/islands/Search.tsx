// The search box: a field whose hits stand in a list below it. Comes to life when a reader turns to it; its index is
// loaded then and not before.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { HitOption } from "./search/HitOption.tsx";
import { hrefOfHit } from "./search/hitHref.ts";
import { isMac, platformKey } from "./search/platform.ts";
import { rememberMarks } from "./search/rememberMarks.ts";
import { SearchFailure } from "./search/SearchFailure.tsx";
import type { SearchTexts } from "./search/searchTexts.ts";
import { startMarks } from "./search/startMarks.ts";
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
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { state, query, setQuery, answer, load } = useSearch({ filesHref, base, limit: maxHits });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins with its first hit
  useEffect(() => setActive(0), [answer]);
  useEffect(() => {
    if (isShown) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, isShown]);

  const leave = (): void => {
    setOpen(false);
    setQuery("");
    field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = (to: number): void => {
      event.preventDefault();
      setOpen(true);
      // Between the last hit and the first one none is chosen.
      setActive((to + hits.length + 1) % (hits.length + 1));
    };
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(isShown ? active + 1 : active);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Home" && isShown && hits.length > 0) move(0);
    else if (event.key === "End" && isShown && hits.length > 0) move(hits.length - 1);
    else if (event.key === "Enter") {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      // As if the link itself was pressed, with the same modifier keys.
      list.current?.children[active]
        ?.querySelector("a")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    } else if (event.key === "Escape" && (isShown || query !== "")) {
      event.preventDefault();
      if (isShown) setOpen(false);
      else setQuery("");
    }
  };

  const placeholder =
    state === "ready" ? texts.placeholder.replace("{key}", () => platformKey(isMac())) : texts.loading;
  const count = new Intl.PluralRules(lang).select(hits.length);
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
        aria-activedescendant={isShown && active < hits.length ? `${id}hit-${active}` : undefined}
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
      <div className="search-panel" hidden={!isShown}>
        {answer?.interpretation === undefined ? null : (
          <p className="search-note">{texts.interpretation.replace("{query}", () => answer.interpretation ?? "")}</p>
        )}
        <div id={`${id}hits`} ref={list} role="listbox" aria-label={texts.results} hidden={hits.length === 0}>
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
                leave();
              }}
            />
          ))}
        </div>
        {state === "ready" && answer !== undefined && hits.length === 0 ? (
          <p className="search-note">{texts.none.replace("{query}", () => query.trim())}</p>
        ) : null}
        {state === "loading" ? <p className="search-note">{texts.loading}</p> : null}
        {state === "failed" ? <SearchFailure texts={texts} onRetry={load} /> : null}
        {hits.length === 0 ? null : (
          <a className="search-all" href={`${pageHref}?q=${encodeURIComponent(query.trim())}`} onClick={leave}>
            {texts.all}
          </a>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isShown && state === "ready" && answer !== undefined
          ? (texts.count[count] ?? texts.count["other"] ?? "").replace("{count}", () => String(hits.length))
          : ""}
      </p>
    </search>
  );
}

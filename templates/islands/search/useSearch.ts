// The state of a search: loading of the index, the query, and the newest answer. Knows no markup.
import { useCallback, useEffect, useRef, useState } from "react";
import { type FoundAnswer, openClient, type SearchClient } from "./client.ts";

/** Results that the page of all results shows at first, and adds at a time: later ones are hardly useful. */
export const resultsStep = 50;

/** URLs of the index and the number of hits at first. */
export interface SearchInput {
  /** URL of the edition's `search.json`. */
  readonly filesHref: string;
  /** Base URL of the site. */
  readonly base: string;
  readonly limit: number;
  /** Whether answers are shown only when they are complete. */
  readonly isWhole?: boolean;
}

/** The state of a search. */
export interface SearchState {
  readonly state: "loading" | "ready" | "failed";
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The answer to the current query, or to the one before while searching. */
  readonly answer: FoundAnswer | undefined;
  /** Asks for as many hits again of the current query. */
  readonly widen: () => void;
  /** Loads the index, unless that has been started. */
  readonly load: () => void;
}

/** Searches for the query. Input typed while the index loads is answered when it is ready. */
export function useSearch({ filesHref, base, limit, isWhole = false }: SearchInput): SearchState {
  const client = useRef<Promise<SearchClient> | undefined>(undefined);
  const [state, setState] = useState<SearchState["state"]>("loading");
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState<FoundAnswer>();
  const [wider, setWider] = useState({ query: "", limit });
  const wanted = wider.query === query ? wider.limit : limit;

  const load = useCallback((): void => {
    if (client.current !== undefined) return;
    setState("loading");
    const opening = openClient(filesHref, base);
    client.current = opening;
    opening.then(
      () => setState("ready"),
      (error: unknown) => {
        console.warn(error);
        client.current = undefined;
        setState("failed");
      },
    );
  }, [filesHref, base]);
  useEffect(() => {
    if (state !== "ready" || query.trim() === "") {
      setAnswer(undefined);
      return;
    }
    let isStale = false;
    const show = (next: FoundAnswer): void => {
      if (!isStale) setAnswer(next);
    };
    client.current
      ?.then((opened) => opened.search(query, { limit: wanted, show, isWhole }))
      .catch((error: unknown) => {
        console.warn(error);
        if (isStale) return;
        // The next call of `load` fetches this file again.
        client.current = undefined;
        setState("failed");
      });
    return () => {
      isStale = true;
    };
  }, [query, state, wanted, isWhole]);
  const widen = (): void => setWider({ query, limit: wanted + limit });

  return { state, query, setQuery, answer, widen, load };
}

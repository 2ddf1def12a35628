// The state of a search: the index on its way, the query, and the newest answer. Knows no markup.
import { useCallback, useEffect, useRef, useState } from "react";
import { type FoundAnswer, openClient, type SearchClient } from "./client.ts";

/** Where the index is and how many hits are wanted. */
export interface SearchInput {
  /** Address of the edition's `search.json`. */
  readonly filesHref: string;
  /** Base URL of the site. */
  readonly base: string;
  readonly limit: number;
  /** Whether answers are shown only when they are complete. */
  readonly isWhole?: boolean;
}

/** A search. */
export interface SearchState {
  readonly state: "loading" | "ready" | "failed";
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Of the present query or, while that is being searched for, of the one before. */
  readonly answer: FoundAnswer | undefined;
  /** Loads the index, unless it is there or on its way. */
  readonly load: () => void;
}

/** Searches. What is typed while the index is on its way is answered when it is there. */
export function useSearch({ filesHref, base, limit, isWhole = false }: SearchInput): SearchState {
  const client = useRef<Promise<SearchClient> | undefined>(undefined);
  const [state, setState] = useState<SearchState["state"]>("loading");
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState<FoundAnswer>();

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
      ?.then((opened) => opened.search(query, { limit, show, isWhole }))
      .catch((error: unknown) => {
        console.warn(error);
        if (isStale) return;
        // What asks for the index again asks for this file again.
        client.current = undefined;
        setState("failed");
      });
    return () => {
      isStale = true;
    };
  }, [query, state, limit, isWhole]);

  return { state, query, setQuery, answer, load };
}

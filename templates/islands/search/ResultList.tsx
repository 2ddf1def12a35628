// The list of the search results page, and the button below it that adds results.
import { useEffect, useRef } from "react";
import type { FoundAnswer, FoundHit } from "./client.ts";
import { HitContent } from "./HitContent.tsx";
import { hrefOfHit } from "./hitHref.ts";
import { rememberMarks } from "./rememberMarks.ts";
import { resultsStep } from "./useSearch.ts";

/** The hits, and the function that asks for more of them. */
export interface ResultListProps {
  readonly query: string;
  readonly hits: readonly FoundHit[];
  readonly answer: Pick<FoundAnswer, "count" | "terms"> | undefined;
  /** Base URL of the site, to which URLs of hits are relative. */
  readonly base: string;
  /** Label of the button, with the placeholder `{count}`. */
  readonly moreText: string;
  readonly onMore: () => void;
}

/** The list. Who asks for more goes on at the first hit that is new. */
export function ResultList({ query, hits, answer, base, moreText, onMore }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** What the reader has seen who has asked for more. */
  const seen = useRef<ReadonlySet<string> | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever types another query stays in the field
  useEffect(() => {
    seen.current = undefined;
  }, [query]);
  useEffect(() => {
    const known = seen.current;
    const place = known === undefined ? -1 : hits.findIndex(({ url }) => !known.has(url));
    if (place < 0) return;
    seen.current = undefined;
    list.current?.children[place]?.querySelector("a")?.focus();
  }, [hits]);
  const rest = (answer?.count ?? 0) - hits.length;
  return (
    <>
      <ol ref={list}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <a href={hrefOfHit(hit, base)} onClick={() => rememberMarks(hrefOfHit(hit, base), answer?.terms ?? [])}>
              <HitContent hit={hit} />
            </a>
          </li>
        ))}
      </ol>
      {rest > 0 && hits.length > 0 && hits.length % resultsStep === 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            seen.current = new Set(hits.map(({ url }) => url));
            onMore();
          }}
        >
          {moreText.replace("{count}", () => String(Math.min(rest, resultsStep)))}
        </button>
      ) : null}
    </>
  );
}

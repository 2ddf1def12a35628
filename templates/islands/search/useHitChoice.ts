// The selected hit in the list of the search box, and its keys: arrows, Home and End select, Enter follows the link.
// The focus stays in the field. After the last hit comes the link to all hits, which is not an option of the list.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FoundHit } from "./client.ts";

/** Input of the hook. */
export interface HitChoiceInput {
  /** Another query resets the selection to the first hit. */
  readonly query: string;
  /** The hits in the list. While an answer becomes more complete, the selected one stays selected. */
  readonly hits: readonly FoundHit[];
  readonly isShown: boolean;
  /** Shows the list. */
  readonly show: () => void;
}

/** The selection. */
export interface HitChoice {
  /** Element that contains the links to select from: those of the hits, then the one to all of them. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Index of the selected hit; `count` for the link to all hits. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Handles selection by keys. */
export function useHitChoice({ query, hits, isShown, show }: HitChoiceInput): HitChoice {
  const panel = useRef<HTMLDivElement>(null);
  const count = hits.length;
  /** URL of the selected hit; empty for the link to all hits. */
  const [chosen, setChosen] = useState<string>();
  const place = chosen === "" ? count : hits.findIndex(({ url }) => url === chosen);
  const active = Math.max(place, 0);
  const setActive = (index: number): void => {
    if (count > 0) setChosen(hits[index]?.url ?? "");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins with its first hit
  useEffect(() => setChosen(undefined), [query]);
  useEffect(() => {
    if (isShown) panel.current?.querySelectorAll("a")[active]?.scrollIntoView({ block: "nearest" });
  }, [active, isShown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    // Arrows with modifiers are those of the field: they select text or go to its ends.
    if (event.key !== "Enter" && (altKey || ctrlKey || metaKey || shiftKey)) return;
    const move = (to: number): void => {
      event.preventDefault();
      show();
      setActive((to + count + 1) % (count + 1));
    };
    if (event.key === "ArrowDown") move(isShown ? active + 1 : active);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Home" && isShown && count > 0) move(0);
    else if (event.key === "End" && isShown && count > 0) move(count - 1);
    else if (event.key === "Enter") {
      event.preventDefault();
      // Equivalent to clicking the link with the same modifier keys.
      panel.current
        ?.querySelectorAll("a")
        [active]?.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
    }
  };
  return { panel, active, setActive, onKeyDown };
}

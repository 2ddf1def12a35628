// Which hit of the search box's list is chosen, and what keys do: arrows, Home and End choose, Enter follows. The focus stays
// in the field. Behind the last hit stands the link to all of them, which is no option of the list.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FoundAnswer } from "./client.ts";

/** What is chosen from. */
export interface HitChoiceInput {
  /** Another answer begins with its first hit. */
  readonly answer: FoundAnswer | undefined;
  /** How many hits stand in the list. */
  readonly count: number;
  readonly isShown: boolean;
  /** Shows the list. */
  readonly show: () => void;
}

/** The choice. */
export interface HitChoice {
  /** What is chosen from: its links are those of the hits, then the one to all of them. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Index of the chosen hit; as many as there are hits for the link to all of them. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Lets a reader choose by keys. */
export function useHitChoice({ answer, count, isShown, show }: HitChoiceInput): HitChoice {
  const panel = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins with its first hit
  useEffect(() => setActive(0), [answer]);
  useEffect(() => {
    if (isShown) panel.current?.querySelectorAll("a")[active]?.scrollIntoView({ block: "nearest" });
  }, [active, isShown]);

  const onKeyDown = (event: KeyboardEvent): void => {
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
      const { ctrlKey, metaKey, shiftKey } = event;
      // As if the link itself was pressed, with the same modifier keys.
      panel.current
        ?.querySelectorAll("a")
        [active]?.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
    }
  };
  return { panel, active, setActive, onKeyDown };
}

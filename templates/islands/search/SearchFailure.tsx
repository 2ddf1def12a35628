// The message in place of hits when the index could not be loaded.
import type { RefObject } from "react";
import type { SearchTexts } from "./searchTexts.ts";

/** Texts, and the function that loads the index again. */
export interface SearchFailureProps {
  readonly texts: Pick<SearchTexts, "failed" | "tryAgain">;
  /** Gets the focus when the button disappears. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onRetry: () => void;
}

/** The message with its retry button. */
export function SearchFailure({ texts, field, onRetry }: SearchFailureProps) {
  const retry = (): void => {
    field.current?.focus();
    onRetry();
  };
  return (
    <p className="search-note" role="alert">
      {texts.failed}{" "}
      <button type="button" onClick={retry}>
        {texts.tryAgain}
      </button>
    </p>
  );
}

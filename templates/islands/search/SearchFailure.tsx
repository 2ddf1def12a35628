// What stands in the place of hits when the index did not come.
import type { RefObject } from "react";
import type { SearchTexts } from "./searchTexts.ts";

/** Texts, and what asks for the index again. */
export interface SearchFailureProps {
  readonly texts: Pick<SearchTexts, "failed" | "tryAgain">;
  /** Where the focus goes with the button. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onRetry: () => void;
}

/** The message with its button. */
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

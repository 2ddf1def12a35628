// What stands in the place of hits when the index did not come.
import type { SearchTexts } from "./searchTexts.ts";

/** Texts, and what asks for the index again. */
export interface SearchFailureProps {
  readonly texts: Pick<SearchTexts, "failed" | "tryAgain">;
  readonly onRetry: () => void;
}

/** The message with its button. */
export function SearchFailure({ texts, onRetry }: SearchFailureProps) {
  return (
    <p className="search-note" role="alert">
      {texts.failed}{" "}
      <button type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </p>
  );
}

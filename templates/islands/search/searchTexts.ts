// Texts of the search box and of the page of results.

/** Texts; `{query}`, `{count}` and `{key}` are filled in. */
export interface SearchTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly loading: string;
  readonly results: string;
  readonly none: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly all: string;
  readonly interpretation: string;
  readonly clearMarks: string;
  /** By plural category. */
  readonly count: Readonly<Record<string, string>>;
}

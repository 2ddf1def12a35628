// Texts of the search box and of the search results page.

/** Interface texts with the placeholders `{query}`, `{count}` and `{key}`. */
export interface SearchTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly loading: string;
  readonly results: string;
  readonly none: string;
  readonly noneHelp: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly all: string;
  readonly interpretation: string;
  readonly clearMarks: string;
  /** By plural category. */
  readonly count: Readonly<Record<string, string>>;
}

// A page of the corpus in two languages, written line by line. Whoever plants a fault says where it has to be found; the
// line is counted here.

/** A finding that has to be there, as `file:line:column code`. */
export type Expected = string;

/** One language of a page. */
export interface PageText {
  readonly file: string;
  /** Adds lines without a fault. */
  add(...lines: readonly string[]): void;
  /** Adds a line with a fault that is found where `at` begins in it. */
  plant(code: string, line: string, at: string): void;
  /** Expects a finding at an earlier line: its number. */
  expectAt(code: string, line: number | undefined, column?: number): void;
  /** Number of the next line. */
  next(): number;
  text(): string;
}

/** Both languages of a page. */
export interface PagePair {
  readonly en: PageText;
  readonly uk: PageText;
  /** The same lines in both. */
  both(...lines: readonly string[]): void;
  /** The same fault in both. */
  plantBoth(code: string, line: string, at: string): void;
}

/** Starts a page with its front matter; what it expects goes into `expected`. */
export function startPage(path: string, title: string, expected: Expected[]): PagePair {
  const start = (locale: string, own: string): PageText => {
    const lines = ["---", `title: ${own}`, "---", ""];
    const file = `content/${locale}/docs/${path}`;
    const expectAt = (code: string, line: number | undefined, column?: number): void => {
      expected.push(`${[file, line, column].filter((part) => part !== undefined).join(":")} ${code}`);
    };
    return {
      file,
      add: (...more) => void lines.push(...more),
      plant: (code, line, at) => {
        expectAt(code, lines.length + 1, line.indexOf(at) + 1);
        lines.push(line);
      },
      expectAt,
      next: () => lines.length + 1,
      text: () => `${lines.join("\n")}\n`,
    };
  };
  const en = start("en", title);
  const uk = start("uk", `Сторінка ${title}`);
  return {
    en,
    uk,
    both: (...lines) => {
      en.add(...lines);
      uk.add(...lines);
    },
    plantBoth: (code, line, at) => {
      en.plant(code, line, at);
      uk.plant(code, line, at);
    },
  };
}

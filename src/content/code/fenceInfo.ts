// What stands behind the opening of a code fence: language, title, highlighted lines, line numbers, included file.

/** A fence's information, read. */
export interface FenceInfo {
  /** As written, lower-cased; absent when the fence names none. */
  readonly language?: string;
  readonly title?: string;
  /** Ranges of lines to highlight, 1-based, both ends included. */
  readonly highlighted: readonly (readonly [first: number, last: number])[];
  /** Ranges of lines that are new, `ins={2}`, and that go, `del={3}`; absent for none. */
  readonly added?: FenceInfo["highlighted"];
  readonly removed?: FenceInfo["highlighted"];
  /** Number of the first line; absent when lines are not numbered. */
  readonly firstLineNumber?: number;
  /** File whose text is the code, with `#region` where only a part is wanted. */
  readonly file?: string;
  /** Set by `no-check`: the code is not meant to be whole. */
  readonly isUnchecked?: boolean;
}

/** `ins={2}`, `title="a b"`, `{1,4-6}`, `showLineNumbers=10`, `file=./a.lua#part`, a bare word. */
const part = /([\w-]+)=\{([^{}]*)\}|\{([^{}]*)\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))|([^\s{}="']+)/g;

/**
 * Reads the information of a fence.
 * @param isNumbered Whether lines are numbered when the fence does not say.
 * @example parseFenceInfo('lua title="a.lua" {2}', false) // { language: "lua", title: "a.lua", highlighted: [[2, 2]] }
 */
export function parseFenceInfo(info: string, isNumbered: boolean): FenceInfo {
  const first = /^[^\s{}="']+(?=[\s{]|$)/.exec(info)?.[0] ?? "";
  // `rust,ignore`: what stands behind a comma is for other tools, or one of the words below.
  const language = /^[^,]+/.exec(first)?.[0];
  const marked = new Map<string, (readonly [number, number])[]>();
  const mark = (name: string, text: string): void => {
    const ranges = marked.get(name) ?? [];
    marked.set(name, ranges);
    for (const range of parseRanges(text)) ranges.push(range);
  };
  const settings = new Map<string, string>(isNumbered ? [["showLineNumbers", ""]] : []);
  const behind = first.slice(language?.length ?? 0);
  const rest = (behind.startsWith(",") ? behind.replaceAll(",", " ") : behind) + info.slice(first.length);
  const parts = rest === "" ? [] : rest.matchAll(part);
  for (const [, named, lines, ranges, name, double, single, bare, word] of parts) {
    if (named !== undefined) mark(named, lines ?? "");
    else if (ranges !== undefined) mark("mark", ranges);
    else if (name !== undefined) settings.set(name, double ?? single ?? bare ?? "");
    else if (word === "noLineNumbers") settings.delete("showLineNumbers");
    else if (word !== undefined) settings.set(word, "");
  }
  const title = settings.get("title");
  const firstLine = settings.get("showLineNumbers");
  const file = settings.get("file") ?? settings.get("src");
  const [added, removed] = [marked.get("ins"), marked.get("del")];
  return {
    highlighted: marked.get("mark") ?? [],
    ...(added === undefined ? {} : { added }),
    ...(removed === undefined ? {} : { removed }),
    ...(language === undefined ? {} : { language: language.toLowerCase() }),
    ...(title === undefined ? {} : { title }),
    ...(firstLine === undefined ? {} : { firstLineNumber: /^\d{1,7}$/.test(firstLine) ? Number(firstLine) : 1 }),
    ...(file === undefined || file === "" ? {} : { file }),
    ...(settings.has("no-check") ? { isUnchecked: true } : {}),
  };
}

/** `1,4-6` as ranges; what is no number is left out. */
function parseRanges(text: string): readonly (readonly [number, number])[] {
  return text.split(",").flatMap((range) => {
    const match = /^\s*(\d{1,7})(?:\s*-\s*(\d{1,7}))?\s*$/.exec(range);
    if (!match) return [];
    const first = Number(match[1]);
    return [[first, match[2] === undefined ? first : Number(match[2])] as const];
  });
}

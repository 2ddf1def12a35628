// Titles are words: marks of Markdown that authors write in them are taken away. What may be meant as it stands stays:
// `<id>`, `*`, `snake_case`, `2**31`, `list[0](x)`.

/** `[limits](/docs/limits)`; the address begins as one does. */
const link = /\[([^[\]\n]+)\]\((?:https?:|mailto:|[/#.])[^()\s]*\)/g;

/** `` `GET /rooms` `` or `**deprecated**`. */
const codeOrStrong = /(?<!`)`([^`\n]+)`(?!`)|(?<![\w*])\*\*(?=\S)([^*\n]+)(?<=\S)\*\*(?![\w*])/g;

/** A title in one line of plain words: the first paragraph, where an author wrote several. */
export const plainTitle = (written: string): string => plainWords(firstParagraphOf(written).replace(link, "$1"));

/** Longest text that is a title as a whole, characters: about two lines of a page, four of a sidebar. */
const maxWholeTitle = 80;

/** `Cancels a batch. It stays for ten minutes.` up to the first stop; not `e.g. Kyiv`, not `No. 5`. */
const firstSentence = /^.{10,}?(?:[\p{L}\p{N}]{3}|\p{Lu}{2}|[)"'’”»])(?:[.](?= [\p{Lu}\p{Lo}])|。)/u;

/** The title of what several sentences name: a long text is called by the first of them. */
export function namingTitle(written: string): string {
  const title = plainTitle(written);
  return title.length <= maxWholeTitle ? title : (firstSentence.exec(title)?.[0] ?? title);
}

/** A title in one line, all of it: where it leads is told nowhere else. */
export const plainWords = (written: string): string => withoutMarks(written).replace(/\s+/g, " ").trim();

const firstParagraphOf = (text: string): string => text.trim().split(/\n[^\S\n]*\n/, 1)[0] ?? "";

/** Whether a text says more than the title that is made of it: more paragraphs, or where it leads. */
export const isMoreThanTitle = (written: string): boolean =>
  written.search(link) >= 0 || firstParagraphOf(written) !== written.trim();

const withoutMarks = (text: string): string =>
  text.replace(codeOrStrong, (_, code: string | undefined, strong: string | undefined) =>
    code === undefined ? withoutMarks(strong ?? "") : code,
  );

// Tells texts written for people from names and code. Judges by form alone; knows no language.

/** Code and addresses inside Markdown. None looks further than to the next sign of its own kind, so all are fast. */
const codeInMarkdown = [
  // "```js … ```" and "~~~ … ~~~", also unclosed
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm,
  // "`code`"; not a lone "`"
  /`+[^`]*`+/g,
  // "](/docs/login)" of "[log in](/docs/login)"
  /\]\([^()]*\)/g,
  // "<br>", "</b>", "<https://a.example>"; not "a < b"
  /<[/a-z][^<>]*>/gi,
  // "https://a.example/b"
  /:\/\/\S+/g,
];
/** Longer ones are no words. */
const maxWordLength = 60;
/** A word between blanks without the punctuation around it: "hub's", "push-token"; not "r-2736", "a/b". */
const word = /^\p{L}+(?:['’ʼ-]\p{L}+)*$/u;
/** "Living", "HTTP", "deviceId": a word that a name, the same in every language, may consist of. */
const partOfName = /^\p{Lu}|\p{Ll}\p{Lu}/u;
const aroundWord = /^[^\p{L}\p{N}_$]+|[^\p{L}\p{N}_$]+$/gu;
/** Signs that prose in an example hardly has, and code does: "on(event) { return x; }", "a = 1", two lines. */
const codeSign = /[{}<>=;|\\\n]/;
const letterOutsideAscii = /[^\p{ASCII}\P{L}]/u;
/** "Kitchen"; not "kitchen", "HEAT", "DH-2". */
const capitalisedWord = /^\p{Lu}\p{Ll}+$/u;
/** "Wrong password", "Room 1"; not "2026-11-03 07:15". */
const wordsApart = /\p{L}\p{L}\s|\s\p{L}\p{L}/u;

/** Words of a text that readers of another language need translated are more than this many. */
const maxSharedWords = 3;

/** Whether a text consists of more than a name: over three words outside of code, at least two of them in no name. */
export function isProse(markdown: string): boolean {
  const words = proseWordsOf(markdown);
  return words.length > maxSharedWords && words.filter((text) => !partOfName.test(text)).length > 1;
}

/** Whether a title or a summary is more than a name: "List notes", "Log in"; not "Notes", "Internet of Things", "Export CSV". */
export function isPhrase(markdown: string): boolean {
  const words = proseWordsOf(markdown);
  const last = words.at(-1);
  return isProse(markdown) || (words.length > 1 && last !== undefined && !partOfName.test(last));
}

/** Whether a text of an example is prose: code and data of several lines are none. */
export function isProseOfExample(text: string): boolean {
  return !codeSign.test(text) && isProse(text);
}

/** Whether a text of an example is written for people, so that each language has its own: `Living room`, `Кухня`. */
export function isHumanText(text: string): boolean {
  return letterOutsideAscii.test(text) || capitalisedWord.test(text) || wordsApart.test(text);
}

const proseWordsOf = (markdown: string): readonly string[] =>
  wordsOf(codeInMarkdown.reduce((text, code) => text.replace(code, " "), markdown));

function wordsOf(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .filter((part) => part.length <= maxWordLength)
    .map((part) => part.replace(aroundWord, ""))
    .filter((part) => word.test(part));
}

// Lexes the inline texts that most are: words, with simple code, emphasis and links among them. Gives the very tokens that
// marked gives, several times faster, and leaves every text that holds anything else to it.
import type { Token, Tokens } from "./tokens.ts";

/** Characters; the budget of a page allows for the work that marked does on a text of that length, whatever it holds. */
const longest = 1000;

/** Where something other than words begins: a mark, or two spaces before a line end. */
const stop = /[\\<[`*~_@]| {2}\n/g;
/** The same and the words that addresses begin with. */
const stopOrAddress = /[\\<[`*~_@]| {2}\n|[hH][tT][tT][pP]|[fF][tT][pP]:\/\/|www\.|mailto:|xmpp:/g;

/** `` `a_b` ``; not ``` ``a`` ```, not "` a `", no brackets, which may belong to links. */
const code = /`([^\s`[\]\\][^`[\]\\\n]*)`(?!`)/y;
/** `**two words**`, `*one*`, before a blank or a mark of punctuation; nothing but words inside. */
const emphasis = /(\*\*?)([\p{L}\p{N}](?:[^\\<[\]!`*~_@:\n]*[\p{L}\p{N}])?)\1(?=[\s.,;:!?)]|$)/uy;
/** `[two words](./page.md#part)`; not `[^1](a)`, not `[a](<b>)`, not `[a](b "c")`. */
const link = /\[([^\s\\<[\]!`*~_@:^](?:[^\\<[\]!`*~_@:\n]*))\]\(([\w./:#?=&%+,~-]+)\)/y;

/** Tokens of a text of simple parts; `undefined` when it is anything else. */
export function lexSimpleInline(source: string): readonly Token[] | undefined {
  const candidate = source.includes(":") || source.includes("www.") ? stopOrAddress : stop;
  const tokens: Token[] = [];
  for (let start = 0; start < source.length; ) {
    candidate.lastIndex = start;
    const end = candidate.exec(source)?.index ?? source.length;
    if (end > start) tokens.push(textToken(source.slice(start, end)));
    if (end === source.length) break;
    const token = source.length > longest ? undefined : tokenAt(source, end);
    if (token === undefined) return undefined;
    tokens.push(token);
    start = end + token.raw.length;
  }
  return tokens;
}

function textToken(text: string): Tokens.Text {
  return { type: "text", raw: text, text, escaped: false };
}

/** The code, emphasis or link that begins at an index. */
function tokenAt(source: string, index: number): Token | undefined {
  switch (source[index]) {
    case "`": {
      const [raw, text] = matchAt(code, source, index);
      return raw === undefined || text === undefined ? undefined : { type: "codespan", raw, text };
    }
    case "*": {
      if (!isFree(source, index)) return undefined;
      const [raw, marks, text] = matchAt(emphasis, source, index);
      if (raw === undefined || text === undefined || text.includes("www.")) return undefined;
      return { type: marks === "*" ? "em" : "strong", raw, text, tokens: [textToken(text)] };
    }
    case "[": {
      const [raw, text, href] = matchAt(link, source, index);
      if (raw === undefined || text === undefined || href === undefined || source[index - 1] === "!") return undefined;
      return { type: "link", raw, href, title: null, text, tokens: [textToken(text)] };
    }
    default:
      return undefined;
  }
}

function matchAt(pattern: RegExp, source: string, index: number): readonly (string | undefined)[] {
  pattern.lastIndex = index;
  return pattern.exec(source) ?? [];
}

/** Whether emphasis can begin at an index whatever follows: at the start, behind a blank, behind an open parenthesis. */
function isFree(source: string, index: number): boolean {
  return index === 0 || /[\s(]/.test(source[index - 1] ?? "");
}

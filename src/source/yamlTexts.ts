// Texts that YAML takes for something else: what its parser calls an indentation or an alias is a matter of quotes.

/** What is wrong with a text, and what mends it. */
interface TextFault {
  readonly message: string;
  readonly hint: string;
}

const inQuotes = "put it in quotes";

/** Whether js-yaml's word for a fault may be about a text without quotes. */
export function mayBePlainText(reason: string): boolean {
  return /^(?:bad indentation|end of the stream|a line break is expected|unidentified alias)/.test(reason);
}

/** The fault of the text at an offset; `undefined` when it is none of a text. */
export function faultOfText(text: string, offset: number): TextFault | undefined {
  const { line, value } = lineAround(text, offset);
  return faultOfQuotes(value) ?? faultOfColon(text, offset, line) ?? faultOfFirst(value);
}

/** The line of an offset, and what stands in it behind a key or the mark of an entry; of a long line its beginning. */
function lineAround(text: string, offset: number): { readonly line: string; readonly value: string } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start, start + 500).split("\n", 1)[0] ?? "";
  return { line, value: line.replace(/^[\s-]*(?:[\w.-]+:[ \t]+)?/, "").trimEnd() };
}

/** `'it's'`, `"A" and B`, `[new] Title` */
function faultOfQuotes(value: string): TextFault | undefined {
  const message = "text continues after its closing quote";
  if (/^'[^']*'[^\s'#,\]}:]/.test(value)) return { message, hint: "write `'` inside `'…'` twice, or use `\"…\"`" };
  if (/^"[^"\\]*"[^\s"#,\]}:]/.test(value)) return { message, hint: 'write `"` inside `"…"` as `\\"`' };
  if (/^'[^']*'[ \t]+[^\s#,\]}:]/.test(value)) return { message, hint: 'put the whole of it into `"…"`' };
  if (/^"[^"\\]*"[ \t]+[^\s#,\]}:]/.test(value)) return { message, hint: "put all of it in `'…'`" };
  if (/^(?:\[[^\]]*\]|\{[^}]*\})[ \t]*[^\s#,\]}:]/.test(value))
    return { message: "text continues after its closing bracket", hint: inQuotes };
  return undefined;
}

/** `a: b: c`; a key that stands further in than the one above it looks the same to the parser. */
function faultOfColon(text: string, offset: number, line: string): TextFault | undefined {
  if (!/^:[ \t\n]/.test(text.slice(offset, offset + 2))) return undefined;
  if (/^ *\t/.test(line)) return { message: "a line begins with a tab", hint: "indent with spaces" };
  const before = line.slice(0, offset - (text.lastIndexOf("\n", offset - 1) + 1));
  if (/^ +[\w.-]+$/.test(before))
    return {
      message: "the line is indented more than the one above, so it continues that line's text",
      hint: "start both in the same column; put text that contains `: ` in quotes",
    };
  return text.startsWith(": ", offset)
    ? { message: "text that contains `: ` needs quotes", hint: inQuotes }
    : undefined;
}

/** `@b`, `- b`, `| b`, `*b*`; not the alias `*b`. */
function faultOfFirst(value: string): TextFault | undefined {
  const mark = /^(?:[@`%|>]|[-?](?= )|\*(?!\w+$))/.exec(value)?.[0];
  if (mark === undefined) return undefined;
  return { message: `text must not begin with ${mark === "`" ? "a backtick" : `\`${mark}\``}`, hint: inQuotes };
}

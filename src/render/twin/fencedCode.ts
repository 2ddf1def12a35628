// Code in Markdown: its fence is longer than anything in it that could end it.

/** Longest run of a character in a text. */
function longestRun(text: string, character: string): number {
  if (!text.includes(character)) return 0;
  let longest = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
    const start = at;
    while (text[at + 1] === character) at += 1;
    longest = Math.max(longest, at + 1 - start);
  }
  return longest;
}

/** Code inside a line: its fence is longer than any run of backticks in it. */
export function inlineCode(text: string): string {
  const line = text.includes("\n") ? text.replace(/\s*\n\s*/g, " ") : text;
  if (line === "") return "";
  const fence = line.includes("`") ? "`".repeat(longestRun(line, "`") + 1) : "`";
  const isPadded =
    line.startsWith("`") || line.endsWith("`") || (line.startsWith(" ") && /^ .* $/.test(line) && line.trim() !== "");
  return isPadded ? `${fence} ${line} ${fence}` : fence + line + fence;
}

/** A block of code. */
export function fencedCode(
  code: string,
  { language, title }: { readonly language: string; readonly title: string },
): string {
  const name = language === "text" ? "" : language;
  const info = title === "" ? name : `${name}${name === "" ? "" : " "}title="${title.replaceAll('"', "'")}"`;
  const mark = info.includes("`") ? "~" : "`";
  const fence = mark.repeat(Math.max(3, longestRun(code, mark) + 1));
  return `${fence}${info.replace(/\s+/g, " ")}\n${code}${code.endsWith("\n") || code === "" ? "" : "\n"}${fence}`;
}

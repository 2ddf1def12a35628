// Steps over parts of a program as a bundler prints it: blanks with comments, and whole expressions.

/** Offset of what stands behind blanks and comments. */
export function skipBlanks(text: string, offset: number): number {
  const blanks = /(?:\s+|\/\/[^\n]*|\/\*.*?\*\/)*/sy;
  blanks.lastIndex = offset;
  return offset + (blanks.exec(text)?.[0].length ?? 0);
}

/** What holds brackets that are none: texts, comments, and patterns, which stand where no value has ended. */
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*.*?\*\//sy;
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y;
const plain = /[^"'`/()[\]{},;]+/y;

/** Offset of the comma, semicolon or bracket that ends an expression. */
export function skipExpression(text: string, offset: number): number {
  let depth = 0;
  let at = offset;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (depth === 0 && /[)\]},;]/.test(character)) return at;
    if (character === "`") at = skipTemplate(text, at);
    else {
      if (/[([{]/.test(character)) depth += 1;
      else if (/[)\]}]/.test(character)) depth -= 1;
      const isPattern = character === "/" && /[(,=:[!&|?{};+*%<>~^-]\s*$/.test(text.slice(Math.max(0, at - 20), at));
      at += lengthAt(plain, text, at) || lengthAt(quoted, text, at) || (isPattern && lengthAt(pattern, text, at)) || 1;
    }
  }
  return at;
}

/** Offset behind a text in backticks, with the expressions in it. */
function skipTemplate(text: string, offset: number): number {
  let at = offset + 1;
  while (at < text.length && text[at] !== "`") {
    if (text[at] === "\\") at += 2;
    else if (text.startsWith("${", at)) at = skipExpression(text, at + 2) + 1;
    else at += 1;
  }
  return at + 1;
}

function lengthAt(form: RegExp, text: string, offset: number): number {
  form.lastIndex = offset;
  return form.exec(text)?.[0].length ?? 0;
}

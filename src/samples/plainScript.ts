// Recognises shell scripts of plain commands, as most samples are: they are right in every shell, and a parser need not be
// started for each of them, which takes longer than all else that is done for a sample.

/** A word without meaning for the shell, with quoted texts and variables in it. Patterns and lists are not plain. */
const word = /(?:[\w.,:/@%+=~-]|\$[A-Za-z_]\w*|'[^']*'|"(?:[^"\\$`]|\$[A-Za-z_]\w*)*")+/y;

/** First words with a grammar of their own. */
const reserved: ReadonlySet<string> = new Set(
  `if then elif else fi for while until do done case esac in select function time coproc repeat foreach end
   let declare local export readonly typeset nameref integer float private eval test nocorrect noglob`.split(/\s+/),
);

/** Whether a script consists of commands with words only, one a line or continued behind backslashes, and of comments. */
export function isPlainScript(script: string): boolean {
  const lines = script.split("\n");
  let isContinued = false;
  for (const line of lines) {
    const isComment: boolean = !isContinued && /^\s*#/.test(line);
    const goesOn: boolean = !isComment && line.endsWith("\\");
    if (!isComment && !isPlainLine(goesOn ? line.slice(0, -1) : line, isContinued)) return false;
    isContinued = goesOn;
  }
  return !isContinued;
}

function isPlainLine(line: string, isContinued: boolean): boolean {
  let at = 0;
  let isFirst = !isContinued;
  for (;;) {
    while (line[at] === " " || line[at] === "\t") at += 1;
    if (at >= line.length) return true;
    word.lastIndex = at;
    const found = word.exec(line)?.[0];
    if (found === undefined) return false;
    at += found.length;
    // Words end with blanks only.
    if (at < line.length && line[at] !== " " && line[at] !== "\t") return false;
    if (isFirst && (reserved.has(found) || !/^[\w./-]+$/.test(found))) return false;
    isFirst = false;
  }
}

// The words of shell commands, as far as reading a call of a program needs them: quotes are taken off, variables stay as
// written. Reads nothing that a shell would run.

/** A command's words with the offset it begins at. */
export interface ShellCommand {
  readonly offset: number;
  readonly words: readonly string[];
}

interface Word {
  readonly text: string;
  readonly end: number;
}

const space = /[ \t]/;
const ends = /[\n;|&()]/;

/** Commands of a script in their order. */
export function readCommands(script: string): readonly ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let offset = 0;
  let at = 0;
  const finish = (): void => {
    if (words.length > 0) commands.push({ offset, words });
    words = [];
  };
  while (at < script.length) {
    const character = script[at] ?? "";
    if (space.test(character)) at += 1;
    else if (isContinuation(script, at)) at += 2;
    else if (ends.test(character)) {
      finish();
      at += 1;
    } else if (character === "#") at = endOfLine(script, at);
    else {
      if (words.length === 0) offset = at;
      const word = readWord(script, at);
      words.push(word.text);
      at = word.end;
    }
  }
  finish();
  return commands;
}

function readWord(script: string, start: number): Word {
  let text = "";
  let at = start;
  while (at < script.length) {
    const character = script[at] ?? "";
    if (space.test(character) || ends.test(character) || isContinuation(script, at)) break;
    if (character === "'") {
      const end = closing(script, "'", at + 1);
      text += script.slice(at + 1, end);
      at = end + 1;
    } else if (character === '"') {
      const end = closing(script, '"', at + 1);
      text += script
        .slice(at + 1, end)
        .replace(/\\(["\\$`\n])/g, (_, escaped: string) => (escaped === "\n" ? "" : escaped));
      at = end + 1;
    } else if (character === "\\") {
      text += script[at + 1] ?? "";
      at += 2;
    } else if (script.startsWith("$(", at)) {
      const end = closing(script, ")", at + 2);
      text += script.slice(at, end + 1);
      at = end + 1;
    } else {
      text += character;
      at += 1;
    }
  }
  return { text, end: at };
}

/** Offset of what closes a quote, or the end; a backslash escapes inside double quotes. */
function closing(script: string, mark: string, from: number): number {
  for (let at = from; at < script.length; at += 1) {
    if (mark === '"' && script[at] === "\\") at += 1;
    else if (script[at] === mark) return at;
  }
  return script.length;
}

const isContinuation = (script: string, at: number): boolean => script[at] === "\\" && script[at + 1] === "\n";

function endOfLine(script: string, from: number): number {
  const end = script.indexOf("\n", from);
  return end === -1 ? script.length : end;
}

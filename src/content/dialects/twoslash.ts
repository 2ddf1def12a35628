// Code that Twoslash checks where it comes from: the lines that it reads and does not show. Checks nothing.
import { isBlank, type PageLine } from "./pageLines.ts";

/** `// ---cut---`, `// ---cut-after---`; word in group 1. */
const cut = /^\s*\/\/\s?---cut(?:-(before|after|start|end))?---\s*$/;
/** `//    ^?`, `// ^|`, `//   ^^^^`: what stands above is asked for, completed or marked. */
const pointer = /^\s*\/\/\s*(?:\^[?|]|\^{2,}).*$/;
/** `// @noErrors`, `// @errors: 2322`, `// @include: main`; names of files and messages are shown. */
const option = /^\s*\/\/\s?@(?!(?:filename|error|warn|log|annotate)\b)\w+(?:\s*:.*)?$/;

/** The code that readers see. */
export function withoutTwoslash(code: readonly PageLine[]): readonly PageLine[] {
  const words = code.map(({ text }) => {
    const found = text.includes("---cut") ? cut.exec(text) : null;
    return found ? (found[1] ?? "before") : undefined;
  });
  const first = words.lastIndexOf("before") + 1;
  const after = words.indexOf("after", first);
  let isHidden = false;
  const shown = code.filter((line, index) => {
    if (words[index] === "start") isHidden = true;
    if (words[index] === "end") isHidden = false;
    const isPart = index >= first && (after === -1 || index < after) && words[index] === undefined && !isHidden;
    return isPart && !pointer.test(line.text) && !option.test(line.text);
  });
  const begin = shown.findIndex(({ text }) => !isBlank(text));
  return begin === -1 ? shown : shown.slice(begin, shown.findLastIndex(({ text }) => !isBlank(text)) + 1);
}

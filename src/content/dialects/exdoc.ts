// Links of ExDoc to documentation that it makes from code, "[text](`Mod.fun/2`)": here they are their text. And links to files
// with spaces in their names, which it reads as such, as Docsify and MkDocs do.
import { looseLinksIn } from "../looseLinks.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** "[text](`Mod.fun/2`)", "[text](Mod.Other.html#a)": text in group 1. */
const codeLink =
  /\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){1,300})\]\((?:`[^`\s]{1,200}`|[A-Z]\w{0,80}(?:\.[A-Z]\w{0,80}){1,9}\.html(?:#[^\s()]{0,200})?)\)/g;

/** "[label]: `Mod.fun/2`": label in group 1. */
const definition = /^ {0,3}\[([^[\]\n]{1,300})\]:[ \t]*`[^`\s]{1,200}`[ \t]*$/;
/** `[text][label]`, `[label][]`, `[label]`: text in group 1, label in group 2. */
const reference = /\[([^[\]\n]{1,300})\](?:\[([^[\]\n]{0,300})\])?(?![(:])/g;

/** Such links as text, and noted once. */
export const rewriteCodeLinks: Pass = (lines, note) => {
  const opaque = opaqueFlags(lines);
  const labels = new Set(lines.flatMap(({ text }, index) => (opaque[index] ? [] : (definition.exec(text)?.[1] ?? []))));
  return lines.map((line, index) => {
    if (opaque[index] || !line.text.includes("]") || line.text.length > 20_000) return line;
    const tell = (words: string): string => {
      note({
        key: "](`",
        message: "The page links to documentation generated from code, which hubdocs does not generate",
        hint: "link to where it is published: `[text](https://…)`",
        line: line.line,
      });
      return words;
    };
    if (labels.size > 0 && definition.test(line.text)) return { ...line, text: "" };
    const text = line.text.replace(codeLink, (_, words: string) => tell(words));
    if (labels.size === 0) return { ...line, text: withSpaces(text) };
    const named = text.replace(reference, (whole, words: string, label = "") =>
      labels.has(label === "" ? words : label) ? tell(words) : whole,
    );
    return { ...line, text: withSpaces(named) };
  });
};

const withSpaces = (text: string): string =>
  looseLinksIn(text).reduce(
    (done, { raw, address }) => done.replace(raw, () => raw.replace(`(${address})`, () => `(<${address}>)`)),
    text,
  );

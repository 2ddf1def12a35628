// What the texts of specifications become, remembered from one parse of a file to the next one in the same thread: while a
// site is watched one thread parses all edits, and an edit changes few of some thousand texts.
import { highlightCode } from "../../content/code/highlightCode.ts";
import { renderUntrusted, untrustedText } from "../../content/renderUntrusted.ts";
import type { SitePath } from "../../model/brands.ts";
import type { SpecContext } from "../../openapi/index.ts";

/** What is made of the texts of one specification. */
type SpecTexts = Required<Pick<SpecContext, "renderMarkdown" | "renderPageText" | "plainText" | "highlight">>;

interface RememberedTexts {
  readonly texts: SpecTexts;
  /** Forgets what this parse has not asked for; gives the number of characters that it has. */
  turn(): number;
}

/** The files that were parsed last, the newest last. */
const textsByFile = new Map<SitePath, RememberedTexts>();
const mostFiles = 4;
/** Of a file whose texts have more characters nothing is kept; what they become is a few times as long. */
const mostCharacters = 2_000_000;

/** What is made of the texts of a file. @returns `keep` is to be called when the file is parsed. */
export function openSpecTexts(file: SitePath): { readonly texts: SpecTexts; readonly keep: () => void } {
  const remembered = textsByFile.get(file) ?? createSpecTexts();
  const keep = (): void => {
    textsByFile.delete(file);
    if (remembered.turn() <= mostCharacters) textsByFile.set(file, remembered);
    const [oldest] = textsByFile.keys();
    if (textsByFile.size > mostFiles && oldest !== undefined) textsByFile.delete(oldest);
  };
  return { texts: remembered.texts, keep };
}

function createSpecTexts(): RememberedTexts {
  // A schema's descriptions recur on many pages.
  const markdown = createMemory((text) => renderUntrusted(text));
  const pageText = createMemory((text) => renderUntrusted(text, { topHeading: 2, headingIds: true }));
  const plain = createMemory(untrustedText);
  const codeByLanguage = new Map<string, Memory<ReturnType<typeof highlightCode>>>();
  const highlight: SpecTexts["highlight"] = (code, language) => {
    const memory = codeByLanguage.get(language) ?? createMemory((text) => highlightCode(text, language));
    codeByLanguage.set(language, memory);
    return memory.ask(code);
  };
  return {
    texts: { renderMarkdown: markdown.ask, renderPageText: pageText.ask, plainText: plain.ask, highlight },
    turn: () =>
      [markdown, pageText, plain, ...codeByLanguage.values()].reduce((characters, { turn }) => characters + turn(), 0),
  };
}

/** The answers of a function. */
export interface Memory<Answer> {
  ask(text: string): Answer;
  /** Forgets answers that nobody has asked for since the last turn; gives how many characters the other texts have. */
  turn(): number;
}

/** Remembers what a function answers, which must be the same for the same text, whenever it is asked. */
export function createMemory<Answer>(answer: (text: string) => Answer): Memory<Answer> {
  let former = new Map<string, Answer>();
  let present = new Map<string, Answer>();
  return {
    ask: (text) => {
      const known = present.get(text) ?? former.get(text) ?? answer(text);
      present.set(text, known);
      return known;
    },
    turn: () => {
      former = present;
      present = new Map();
      return [...former.keys()].reduce((characters, { length }) => characters + length, 0);
    },
  };
}

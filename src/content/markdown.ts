// Splits Markdown into tokens: CommonMark and GFM by marked, with containers, footnotes and heading ids added, and a limit
// for the work that one page may cause. Makes no HTML.
import { getDefaults, Lexer, type MarkedOptions } from "marked";
import { joinDetails } from "./htmlDetails.ts";
import { PageTokenizer } from "./pageTokenizer.ts";
import { lexSimpleInline } from "./simpleInline.ts";
import { leadingContainer, splitBlocks } from "./splitBlocks.ts";
import type { ContainerToken, FindingToken, FootnoteDefinitionToken, FootnoteReferenceToken, Token } from "./tokens.ts";
import { createWorkBudget } from "./workBudget.ts";

/** Most levels of nested containers, quotes and lists. */
export const maxNesting = 100;

/** The tokens of a page. Their `raw` texts together are the whole text. */
export interface LexedMarkdown {
  readonly tokens: readonly Token[];
  readonly footnotes: ReadonlyMap<string, FootnoteDefinitionToken>;
}

/** Options of the lexer; `plain` stands for CommonMark and GFM without additions. */
interface LexOptions {
  readonly plain?: boolean;
}

/**
 * Lexes a text whose lines end in `\n` alone.
 * @throws TextTooCostly when the text would take the parser too long; RangeError or Error of the parser itself.
 */
export function lexMarkdown(given: string, { plain = false }: LexOptions = {}): LexedMarkdown {
  // marked ends headings and rows of tables at separators of lines and paragraphs, which editors do not show: with one in
  // it, a heading was none. A blank is what browsers make of them, and places stay the same.
  const text = given.replace(/[\u2028\u2029]/g, " ");
  const footnotes = new Map<string, FootnoteDefinitionToken>();
  const budget = createWorkBudget(text.length);
  const tokenizer = new PageTokenizer(budget, plain);
  const options: MarkedOptions = { ...getDefaults(), gfm: true, tokenizer };
  const lexer = new Lexer(options);
  if (plain) return { tokens: lexer.lex(text), footnotes };
  options.extensions = {
    renderers: {},
    childTokens: {},
    block: [(source) => (looksLikeContainer(source) ? nestedContainer(source, lexer, footnotes) : undefined)],
    inline: [(source) => (source.startsWith("[^") ? footnoteReference(source, footnotes) : undefined)],
  };
  const tokens = joinDetails(lexBlocks(text, { lexer, footnotes, depth: 0 }), (summary) => lexer.inline(summary));
  lexInlines(lexer);
  return { tokens, footnotes };
}

/** Lexes one line of inline Markdown, such as a label of the configuration. */
export function lexInline(text: string): readonly Token[] {
  return Lexer.lexInline(text, {
    ...getDefaults(),
    gfm: true,
    tokenizer: new PageTokenizer(createWorkBudget(text.length), true),
  });
}

interface BlockContext {
  readonly lexer: Lexer;
  readonly footnotes: Map<string, FootnoteDefinitionToken>;
  readonly depth: number;
}

function lexBlocks(text: string, context: BlockContext): Token[] {
  const { lexer, footnotes, depth } = context;
  if (depth > maxNesting) throw new RangeError(`containers nested more than ${maxNesting} levels`);
  const inner = { ...context, depth: depth + 1 };
  const tokens: Token[] = [];
  for (const piece of splitBlocks(text)) {
    if (piece.kind === "markdown") lexer.blockTokens(piece.text, tokens);
    else if (piece.kind === "container") tokens.push(containerToken(piece, inner));
    else if (piece.kind === "finding") {
      tokens.push({ type: "finding", raw: "", message: piece.message, hint: piece.hint } satisfies FindingToken);
    } else {
      const { raw, label } = piece;
      const token: FootnoteDefinitionToken = {
        type: "footnoteDefinition",
        raw,
        label,
        tokens: lexBlocks(piece.inner, inner),
      };
      // If a label has two definitions, the first counts, as with link definitions.
      if (!footnotes.has(label)) footnotes.set(label, token);
      tokens.push(token);
    }
  }
  return tokens;
}

function containerToken(
  piece: NonNullable<ReturnType<typeof leadingContainer>>,
  context: BlockContext,
): ContainerToken {
  const { name, title, attributes } = piece.opening;
  return {
    type: "container",
    raw: piece.raw,
    name,
    title: title === undefined ? undefined : context.lexer.inline(title),
    attributes,
    tokens: lexBlocks(piece.inner, context),
    openingLines: 1,
    isClosed: piece.isClosed,
  };
}

const looksLikeContainer = (source: string): boolean =>
  source.startsWith(":::") || (source.startsWith(" ") && /^ {1,3}:::/.test(source));

/** Lexes a container inside a list or quote. Its content starts with a fresh state of the lexer. */
function nestedContainer(
  source: string,
  lexer: Lexer,
  footnotes: Map<string, FootnoteDefinitionToken>,
): ContainerToken | undefined {
  const piece = leadingContainer(source);
  if (!piece) return undefined;
  const { top } = lexer.state;
  lexer.state.top = true;
  const token = containerToken(piece, { lexer, footnotes, depth: 0 });
  lexer.state.top = top;
  return token;
}

function footnoteReference(
  source: string,
  footnotes: ReadonlyMap<string, FootnoteDefinitionToken>,
): FootnoteReferenceToken | undefined {
  const end = source.indexOf("]");
  const label = source.slice(2, end);
  if (end === -1 || !footnotes.has(label)) return undefined;
  return { type: "footnoteReference", raw: source.slice(0, end + 1), label };
}

/** Lexes the inline texts that block lexing queued: now all definitions of the page are known. */
function lexInlines(lexer: Lexer): void {
  for (let index = 0; index < lexer.inlineQueue.length; index += 1) {
    const entry = lexer.inlineQueue[index];
    if (!entry) break;
    const { src, tokens } = entry;
    const simple = lexSimpleInline(src);
    if (simple !== undefined) {
      for (const token of simple) tokens.push(token);
      continue;
    }
    lexer.state.inRawBlock = false;
    lexer.inlineTokens(src, tokens);
  }
  lexer.inlineQueue = [];
}

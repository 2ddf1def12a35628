// marked's rules with three changes: headings give up the id their author wrote, plain text is found in one pass, and
// every step is charged to the page's budget.
import { Tokenizer } from "marked";
import { endOfInlineText } from "./inlineText.ts";
import type { HeadingToken, Tokens } from "./tokens.ts";
import type { WorkBudget } from "./workBudget.ts";

/** Characters of an address that is recognised without marks around it. */
const maxAddressLength = 4096;

/** The tokenizer of one page. `plain` leaves headings as CommonMark has them. */
export class PageTokenizer extends Tokenizer {
  readonly #budget: WorkBudget;
  readonly #plain: boolean;

  constructor(budget: WorkBudget, plain: boolean) {
    super();
    this.#budget = budget;
    this.#plain = plain;
  }

  override heading(source: string): Tokens.Heading | undefined {
    return this.#withId(super.heading(source));
  }

  override lheading(source: string): Tokens.Heading | undefined {
    return this.#withId(super.lheading(source));
  }

  /** The first rule tried at every step through an inline text. */
  override escape(source: string): Tokens.Escape | undefined {
    this.#budget.spendInline(source);
    return super.escape(source);
  }

  override inlineText(source: string): Tokens.Text {
    const raw = source.slice(0, endOfInlineText(source));
    return { type: "text", raw, text: raw, escaped: false };
  }

  override text(source: string): Tokens.Text | undefined {
    this.#budget.spendLine(source);
    return super.text(source);
  }

  override list(source: string): Tokens.List | undefined {
    if (/^ {0,3}(?:[*+-]|\d)/.test(source)) this.#budget.spendList(source);
    return super.list(source);
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    if (/^ {0,3}>/.test(source)) this.#budget.spendQuote(source);
    return super.blockquote(source);
  }

  /** Addresses without spaces longer than any browser takes are text: the rule takes the square of their length. */
  override url(source: string): Tokens.Link | undefined {
    const isLong = source.length > maxAddressLength && !/[\s<]/.test(source.slice(0, maxAddressLength));
    return isLong ? undefined : super.url(source);
  }

  /** Takes `{#id}` off a heading; its text is lexed later, from the queue. */
  #withId(token: Tokens.Heading | undefined): HeadingToken | undefined {
    if (this.#plain || !token?.text.endsWith("}")) return token;
    const start = token.text.lastIndexOf("{#");
    const explicitId = token.text.slice(start + 2, -1);
    if (start === -1 || token.text[start - 1] === "\\" || !/^[^\s{}#]+$/.test(explicitId)) return token;
    const text = token.text.slice(0, start).trimEnd();
    const waiting = this.lexer.inlineQueue.at(-1);
    if (waiting) waiting.src = text;
    return { ...token, text, explicitId };
  }
}

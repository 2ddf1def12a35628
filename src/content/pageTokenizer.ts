// marked's rules with five changes: headings give up the id their author wrote, plain text is found in one pass, plain
// lists are read without rules, rules are tried only where a text begins as they want it, and every step is charged to the
// page's budget.
import { Tokenizer } from "marked";
import { blockMarkOf, isTableRule, isUnderlined, markOfSecondLine, secondLineOf } from "./blockMarks.ts";
import { endOfInlineText } from "./inlineText.ts";
import { readPlainList } from "./plainLists.ts";
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

  override space(source: string): Tokens.Space | undefined {
    return " \t\n".includes(source[0] ?? "") ? super.space(source) : undefined;
  }

  override code(source: string): Tokens.Code | undefined {
    return " \t".includes(source[0] ?? "") ? super.code(source) : undefined;
  }

  override fences(source: string): Tokens.Code | undefined {
    return "`~".includes(blockMarkOf(source)) ? super.fences(source) : undefined;
  }

  override heading(source: string): Tokens.Heading | undefined {
    return blockMarkOf(source) === "#" ? this.#withId(super.heading(source)) : undefined;
  }

  override hr(source: string): Tokens.Hr | undefined {
    return "-_*".includes(blockMarkOf(source)) ? super.hr(source) : undefined;
  }

  override html(source: string): Tokens.HTML | undefined {
    return blockMarkOf(source) === "<" ? super.html(source) : undefined;
  }

  override def(source: string): Tokens.Def | undefined {
    return blockMarkOf(source) === "[" ? super.def(source) : undefined;
  }

  override table(source: string): Tokens.Table | undefined {
    if (!"|:-".includes(markOfSecondLine(source)) || !isTableRule(secondLineOf(source))) return undefined;
    this.#budget.spendTable(source, () => this.rules.block.table.exec(source)?.[0]);
    const table = super.table(source);
    // A head with other cells than its rule: the rows were read for nothing.
    if (table === undefined) this.#budget.spendStretch(source);
    return table;
  }

  override lheading(source: string): Tokens.Heading | undefined {
    return isUnderlined(source) ? this.#withId(super.lheading(source)) : undefined;
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
    if (!"*+-0123456789".includes(blockMarkOf(source))) return undefined;
    const plain = this.lexer.state.lastToken?.type === "text" ? undefined : this.#plainList(source);
    if (plain !== undefined) return plain;
    this.#budget.spendList(source);
    return this.#budget.within(() => super.list(source));
  }

  #plainList(source: string): Tokens.List | undefined {
    const list = readPlainList(source);
    if (list === undefined) return undefined;
    const items = list.items.map(({ raw, text }): Tokens.ListItem => {
      const tokens = [{ type: "text", raw: text, text, tokens: this.lexer.inline(text) }];
      return { type: "list_item", raw, task: false, loose: false, text, tokens };
    });
    // As the lexer leaves it behind the content of items.
    this.lexer.state.top = true;
    const { raw, start } = list;
    return { type: "list", raw, ordered: start !== undefined, start: start ?? "", loose: false, items };
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    if (blockMarkOf(source) !== ">") return undefined;
    this.#budget.spendQuote(source);
    return this.#budget.within(() => super.blockquote(source));
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

// marked's rules with some changes: headings give up the id their author wrote, plain text is found in one pass, plain
// lists are read without rules, rules are tried only where a text begins as they want it, every step is charged to the
// page's budget, and some things are as GitHub has them: tabs in tables, blanks in links, what looks like an e-mail address.
import { Tokenizer } from "marked";
import { blockMarkOf, isTableRule, isUnderlined, markOfSecondLine, secondLineOf } from "./blockMarks.ts";
import { isDenseSign, withEasedMarks } from "./denseEmphasis.ts";
import { endOfInlineText } from "./inlineText.ts";
import { escapeLoneBackticks } from "./loneBackticks.ts";
import { readPlainList } from "./plainLists.ts";
import { fenceWithSpacedEnd, spacedTable, withSpacedStart } from "./tabsAsSpaces.ts";
import type { HeadingToken, Tokens } from "./tokens.ts";
import type { WorkBudget } from "./workBudget.ts";

/** Characters of an address that is recognised without marks around it. */
const maxAddressLength = 4096;

/** The tokenizer of one page. `plain` leaves headings and single tildes as CommonMark has them. */
export class PageTokenizer extends Tokenizer {
  readonly #budget: WorkBudget;
  readonly #plain: boolean;
  #eased = { masked: "", text: "" };

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
    if (!"`~".includes(blockMarkOf(source))) return undefined;
    const token = super.fences(fenceWithSpacedEnd(source) ?? source);
    return token && { ...token, raw: source.slice(0, token.raw.length) };
  }

  override heading(source: string): Tokens.Heading | undefined {
    return blockMarkOf(source) === "#" ? this.#withId(super.heading(source)) : undefined;
  }

  override hr(source: string): Tokens.Hr | undefined {
    return "-_*".includes(blockMarkOf(source)) ? super.hr(source) : undefined;
  }

  override html(source: string): Tokens.HTML | undefined {
    if (blockMarkOf(source) !== "<") return undefined;
    // A paragraph goes on over a tag that begins no block; in lists paragraphs are texts, of which marked does not know it.
    const isInText = this.lexer.state.lastToken?.type === "text";
    return isInText && !this.rules.other.htmlBeginRegex(4).test(source) ? undefined : super.html(source);
  }

  override def(source: string): Tokens.Def | undefined {
    const token = blockMarkOf(source) === "[" ? super.def(withSpacedStart(source)) : undefined;
    return token && { ...token, raw: source.slice(0, token.raw.length) };
  }

  override table(source: string): Tokens.Table | undefined {
    if (!"|:-".includes(markOfSecondLine(source)) || !isTableRule(secondLineOf(source))) return undefined;
    const spaced = spacedTable(source);
    this.#budget.spendTable(source, () => this.rules.block.table.exec(spaced)?.[0]);
    const table = super.table(spaced);
    // A head with other cells than its rule: the rows were read for nothing.
    if (table === undefined) this.#budget.spendStretch(source);
    return table && { ...table, raw: source.slice(0, table.raw.length) };
  }

  override paragraph(source: string): Tokens.Paragraph | undefined {
    const token = super.paragraph(source);
    return token?.raw.includes("\t") === true ? this.#beforeTable(token) : token;
  }

  /** A paragraph up to a table that begins in it: marked knows none whose rule holds tabs. */
  #beforeTable(token: Tokens.Paragraph): Tokens.Paragraph {
    const lines = token.raw.split("\n");
    const rule = lines.findIndex((line, index) => index > 1 && line.includes("\t") && isTableRule(line));
    const { inlineQueue } = this.lexer;
    const waiting = inlineQueue.at(-1);
    const queued = inlineQueue.length;
    const isTable = rule !== -1 && this.table(lines.slice(rule - 1).join("\n")) !== undefined;
    inlineQueue.length = queued;
    if (!isTable || waiting === undefined) return token;
    const raw = `${lines.slice(0, rule - 1).join("\n")}\n`;
    const text = raw.trimEnd();
    waiting.src = text;
    return { ...token, raw, text };
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

  /** What is masked tells where emphasis ends, and the sign before it whether it may begin. */
  override emStrong(source: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    const isEased = source.startsWith("*") && isDenseSign(before ?? "");
    return super.emStrong(source, this.#easedMarks(masked), isEased ? "" : before);
  }

  /** The same text is asked for at each of its stars. */
  #easedMarks(masked: string): string {
    if (this.#eased.masked !== masked) this.#eased = { masked, text: withEasedMarks(masked) };
    return this.#eased.text;
  }

  /** Specifications are CommonMark, in which one tilde is a tilde: `about ~5, or [min~max]`. */
  override del(source: string, masked: string, before?: string): Tokens.Del | undefined {
    return this.#plain && !source.startsWith("~~") ? undefined : super.del(source, masked, before);
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

  /** marked leaves as many characters of a link behind it as there are blanks before its address. */
  override link(source: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(source) ?? this.#linkOfBacktick(source);
    const blanks = token === undefined ? null : /(?<=\]\()[ \t\n]+/.exec(token.raw);
    if (blanks === null) return token;
    const closed = super.link(source.slice(0, blanks.index) + source.slice(blanks.index + blanks[0].length));
    // What looks like the beginning of an address in the text or the title is none.
    const isSame = closed?.href === token?.href && closed?.title === token?.title && closed?.text === token?.text;
    return closed && isSame ? { ...closed, raw: source.slice(0, closed.raw.length + blanks[0].length) } : token;
  }

  #linkOfBacktick(source: string): Tokens.Link | Tokens.Image | undefined {
    const escaped = escapeLoneBackticks(source);
    const token = escaped && super.link(escaped.text);
    return token && { ...token, raw: source.slice(0, token.raw.length - escaped.added) };
  }

  /**
   * Addresses without spaces longer than any browser takes are text: the rule takes the square of their length. So is what
   * looks like an e-mail address and ends in a digit: `package@1.2.3`.
   */
  override url(source: string): Tokens.Link | undefined {
    const isLong = source.length > maxAddressLength && !/[\s<]/.test(source.slice(0, maxAddressLength));
    const token = isLong ? undefined : super.url(source);
    return token?.href === `mailto:${token?.text}` && /\d$/.test(token?.raw ?? "") ? undefined : token;
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

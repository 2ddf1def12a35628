// Renders `:::cards`, a list whose items become cards. An item's first link gives the card's address and title, the rest of
// the item its text. `{icon=moon tags="Lua, Local"}` after the link belongs to the card; `:::cards{filter="Show"}` lets
// readers choose by tag. Without a list it is the place for the pages of the category.
import type { CardFilter, CardsProps, Segment } from "../model/body.ts";
import { decodeReferences } from "./characterReferences.ts";
import { parseAttributes } from "./containerSyntax.ts";
import type { PageInProgress } from "./pageInProgress.ts";
import { renderTitle } from "./renderTitle.ts";
import { type BlockHooks, renderBlockTokens, renderInlineTokens } from "./renderTokens.ts";
import { type ContainerToken, pageTokens, type Token, type Tokens } from "./tokens.ts";

/** Placeholder of the part that shows the cards. Other content of the container is shown before them. */
export function renderCards(token: ContainerToken, page: PageInProgress, hooks: BlockHooks): string {
  const lists: Tokens.List[] = [];
  const others: Token[] = [];
  for (const child of pageTokens(token.tokens)) {
    if (child.type === "list") lists.push(child);
    else if (child.type !== "space" && child.type !== "def") others.push(child as Token);
  }
  if (others.length === 0 && lists.length === 0 && page.isDoc) {
    page.places.add("pages");
    return page.parts.put({ part: "Cards", props: { areOfCategory: true, cards: [] }, items: [] });
  }
  if (others.length > 0 || lists.length === 0) {
    page.findings.add({
      code: "bad-cards",
      message: lists.length === 0 ? "The cards contain no list" : "The cards contain more than a list of links",
      position: page.survey.placeOf(token),
      hint: "write each card as `- [Title](./page.md) Text`",
    });
  }
  const cards = lists.flatMap((list) => list.items.map((item) => cardOf(item, page, hooks)));
  const before = renderBlockTokens(others, hooks);
  if (cards.length === 0) return before;
  const filter = filterOf(token, cards, page);
  const props: CardsProps = { cards: cards.map(({ card }) => card), ...(filter ? { filter } : {}) };
  return before + page.parts.put({ part: "Cards", props, items: cards.map(({ content }) => content) });
}

/** Number of choices for which the style sheet has rules; cards show further tags, but readers cannot choose them. */
const mostChoices = 6;

/** The container's filter, if it has one and there is a choice. A tag of a single card is no choice. */
function filterOf(token: ContainerToken, cards: readonly Card[], page: PageInProgress): CardFilter | undefined {
  const label = token.attributes.get("filter");
  const all = cards.flatMap(({ card }) => card.tags ?? []);
  const tags = [...new Set(all)].filter((tag) => all.indexOf(tag) < all.lastIndexOf(tag)).slice(0, mostChoices);
  if (!label || tags.length < 2) return undefined;
  return { id: page.registry.unique("cards-1"), label, tags };
}

interface Card {
  readonly card: CardsProps["cards"][number];
  readonly content: readonly Segment[];
}

function cardOf(item: Tokens.ListItem, page: PageInProgress, hooks: BlockHooks): Card {
  const [first, ...blocks] = item.tokens;
  const inline: readonly Token[] =
    first?.type === "text" || first?.type === "paragraph" ? ((first as Tokens.Text).tokens ?? []) : [];
  const at = inline.findIndex((token) => findLink(token) !== undefined);
  const holder = inline[at];
  const link = holder && findLink(holder);
  if (!link) {
    const content = page.parts.segments(
      inline.length > 0 ? renderBlockTokens(blocks, hooks) : renderBlockTokens(item.tokens, hooks),
    );
    return { card: { link: null, titleHtml: renderTitle(inline) }, content };
  }
  const number = page.links.linkNumber(decodeReferences(link.href), page.survey.placeOf(link));
  const { tokens: rest, ...attributes } = takeAttributes([...inline.slice(0, at), ...inline.slice(at + 1)]);
  if (attributes.icon !== undefined) page.icons.push({ name: attributes.icon, position: page.survey.placeOf(link) });
  const html = renderInlineTokens(withoutSeparator(rest), hooks).trim();
  const text = first?.type === "paragraph" && html !== "" ? `<p>${html}</p>\n` : html;
  return {
    card: { link: number, titleHtml: renderTitle(link.tokens), ...attributes },
    content: page.parts.segments(text + renderBlockTokens(blocks, hooks)),
  };
}

/** The link that a token is or contains, as in `**[Title](./page.md)**`. */
function findLink(token: Token): Tokens.Link | undefined {
  if (token.type === "link") return token as Tokens.Link;
  if (token.type !== "strong" && token.type !== "em") return undefined;
  for (const child of (token as Tokens.Strong).tokens) {
    const link = findLink(child);
    if (link) return link;
  }
  return undefined;
}

/** Matches `{icon="moon" tags="Lua, Local"}` after a link. */
const attributePattern = /^\{[^{}]*\b(?:icon|tags)=[^{}]*\}/;

interface TakenAttributes extends Pick<CardsProps["cards"][number], "icon" | "tags"> {
  readonly tokens: readonly Token[];
}

/** Removes the attributes from the text after the link. */
function takeAttributes(tokens: readonly Token[]): TakenAttributes {
  const at = tokens.findIndex((token) => token.type === "text" && attributePattern.test((token as Tokens.Text).text));
  const token = tokens[at] as Tokens.Text | undefined;
  const written = token && attributePattern.exec(token.text)?.[0];
  const given = written === undefined ? undefined : parseAttributes(written);
  if (!token || written === undefined || given === undefined) return { tokens };
  const rest = { ...token, text: token.text.slice(written.length) };
  const icon = given.get("icon");
  const tags = tagsIn(given.get("tags"));
  return {
    tokens: [...tokens.slice(0, at), rest, ...tokens.slice(at + 1)],
    ...(icon ? { icon } : {}),
    ...(tags.length > 0 ? { tags } : {}),
  };
}

const tagsIn = (list = ""): readonly string[] => [
  ...new Set(
    list
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
  ),
];

/** A card's text for search, with only the tags of its attributes. */
export function withoutCardAttributes(text: string): string {
  return text.replace(/\{(?=[^{}]*\b(?:icon|tags)=)[^{}]*\}/g, (written) => {
    const tags = tagsIn(parseAttributes(written)?.get("tags"));
    return tags.length === 0 ? "" : ` (${tags.join(", ")})`;
  });
}

/** The text after a link, without the dash or colon between the two. */
function withoutSeparator(tokens: readonly Token[]): readonly Token[] {
  const [first, ...others] = tokens;
  if (first?.type !== "text") return tokens;
  const text = first as Tokens.Text;
  return [{ ...text, text: text.text.replace(/^\s*[:–—-]\s+/, "") }, ...others];
}

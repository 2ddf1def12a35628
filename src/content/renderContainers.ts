// Renders `:::` containers as parts of the page: admonitions, details, tabs, cards.
import type { AdmonitionKind, BodyPart, TabsProps } from "../model/body.ts";
import { slugOfHeading } from "../model/slug.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { isForeign } from "./dialects/foreignAddresses.ts";
import type { PageInProgress } from "./pageInProgress.ts";
import { plainTextOf } from "./plainText.ts";
import { renderCards } from "./renderCards.ts";
import { type BlockHooks, renderBlockTokens, renderInlineTokens } from "./renderTokens.ts";
import { type ContainerToken, type PageToken, pageTokens } from "./tokens.ts";

/** The kind of admonition that each name stands for. */
export const admonitionKinds: ReadonlyMap<string, AdmonitionKind> = new Map([
  ["note", "note"],
  ["tip", "tip"],
  ["info", "info"],
  ["warning", "warning"],
  ["danger", "danger"],
  ["caution", "caution"],
  ["important", "info"],
  ["success", "tip"],
  ["secondary", "note"],
]);

/** The placeholder of the part that shows a container. */
export function renderContainer(token: ContainerToken, page: PageInProgress, hooks: BlockHooks): string {
  const kind = admonitionKinds.get(token.name);
  if (kind !== undefined) return renderAdmonition(kind, token, { page, hooks });
  if (token.name === "details") return renderDetails(token, page, hooks);
  if (token.name === "tabs") return renderTabs(token, page, hooks);
  if (token.name === "cards") return renderCards(token, page, hooks);
  const hint = "put `::::tabs` above it and `::::` below";
  tellBadTabs({ token, page, message: "A `:::tab` is outside a tabs container", hint });
  return renderBlockTokens(token.tokens, hooks);
}

function renderAdmonition(
  kind: AdmonitionKind,
  token: ContainerToken,
  { page, hooks }: { readonly page: PageInProgress; readonly hooks: BlockHooks },
): string {
  const id = page.registry.unique("admonition-1");
  const titleHtml = titleOf(token, hooks);
  const part: BodyPart = {
    part: "Admonition",
    props: { kind, id, ...(titleHtml === undefined ? {} : { titleHtml }) },
    children: page.parts.segments(renderBlockTokens(token.tokens, hooks)),
  };
  return page.parts.put(part);
}

function renderDetails(token: ContainerToken, page: PageInProgress, hooks: BlockHooks): string {
  const summaryHtml = titleOf(token, hooks);
  const part: BodyPart = {
    part: "Details",
    props: {
      ...(summaryHtml === undefined ? {} : { summaryHtml }),
      ...(token.attributes.has("open") ? { open: true } : {}),
    },
    children: page.parts.segments(renderBlockTokens(token.tokens, hooks)),
  };
  return page.parts.put(part);
}

/** Inline HTML of a title. Images become their text, since titles cannot contain parts. */
function titleOf(token: ContainerToken, hooks: BlockHooks): string | undefined {
  if (token.title === undefined || token.title.length === 0) return undefined;
  return renderInlineTokens(token.title, { ...hooks, image: (image) => escapeHtml(plainTextOf([image])) });
}

function renderTabs(token: ContainerToken, page: PageInProgress, hooks: BlockHooks): string {
  const children = pageTokens(token.tokens);
  const tabs = children.filter(
    (child) => child.type === "container" && child.name === "tab",
  ) as readonly ContainerToken[];
  const hasStrays = children.some(isStray);
  const values = tabs.map((tab) => tab.attributes.get("value") || slugOfHeading(plainTextOf(tab.title)));
  const fault = hasStrays
    ? "The tabs contain something other than a `:::tab`"
    : faultOf(values, token.attributes.get("default"));
  if (fault !== undefined) {
    const given = values.filter((value) => value !== "").slice(0, 20);
    const hint = `give each \`:::tab[Label]{value="…"}\` its own value${given.length === 0 ? "" : `; found ${given.join(", ")}`}`;
    tellBadTabs({ token, page, message: fault, hint });
    return isForeign(page.settings) ? renderOthers({ token, tabs, page, hooks }) : "";
  }
  const marked = tabs.findIndex((tab) => tab.attributes.has("default"));
  const named = values.indexOf(token.attributes.get("default") ?? "");
  const chosen = Math.max(named, marked, 0);
  const group = token.attributes.get("group") ?? token.attributes.get("groupId");
  const query = token.attributes.get("query") ?? token.attributes.get("queryString");
  const props: TabsProps = {
    id: page.registry.unique("tabs-1"),
    ...(group ? { group } : {}),
    // A query parameter without a name gets that of the group.
    ...(query === undefined ? {} : { query: query || group || "tab" }),
    tabs: tabs.map((tab, index) => {
      const value = values[index] ?? "";
      return { value, label: plainTextOf(tab.title) || value, isDefault: index === chosen };
    }),
  };
  const panels = tabs.map((tab) => page.parts.segments(renderBlockTokens(tab.tokens, hooks)));
  return page.parts.put({ part: "Tabs", props, tabs: panels });
}

interface ForeignTabs {
  readonly token: ContainerToken;
  readonly tabs: readonly ContainerToken[];
  readonly page: PageInProgress;
  readonly hooks: BlockHooks;
}

/** Renders content between the tabs, which comes above them, or all content if there are no valid tabs. */
function renderOthers({ token, tabs, page, hooks }: ForeignTabs): string {
  const others = pageTokens(token.tokens).filter((child) => !isTab(child));
  const html = renderBlockTokens(others, hooks);
  if (others.some(isStray) && tabs.length > 0) return html + renderTabs({ ...token, tokens: [...tabs] }, page, hooks);
  return html + tabs.map((tab) => renderBlockTokens(tab.tokens, hooks)).join("");
}

interface BadTabs {
  readonly token: ContainerToken;
  readonly page: PageInProgress;
  readonly message: string;
  readonly hint: string;
}

/** Reports bad tabs; only a warning in pages of other tools, which showed them somehow. */
function tellBadTabs({ token, page, message, hint }: BadTabs): void {
  const code = isForeign(page.settings) ? "dialect-unsupported" : "bad-tabs";
  page.findings.add({ code, message, position: page.survey.placeOf(token), hint });
}

const isTab = (token: PageToken): token is ContainerToken => token.type === "container" && token.name === "tab";

/** Whether a token between tabs shows anything. */
const isStray = (token: PageToken): boolean => token.type !== "space" && token.type !== "finding" && !isTab(token);

function faultOf(values: readonly string[], wanted: string | undefined): string | undefined {
  if (values.length === 0) return "The tabs contain no `:::tab`";
  if (values.includes("")) return "A `:::tab` has neither a label nor a value";
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) return `Two tabs have the value "${value}"`;
    seen.add(value);
  }
  if (wanted !== undefined && !values.includes(wanted)) return `No tab has the default value "${wanted}"`;
  return undefined;
}

// Makes the content of landing pages: from front matter, or else from the site's title, first sidebar and APIs.
import type { Source } from "../model/doc.ts";
import type { OwnFrame, PageContent } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type ContentInput, langOf, textIn } from "./contentInput.ts";
import { cardsWithoutSource } from "./homeCards.ts";
import { resolveLink } from "./resolveLinks.ts";

/** Layout options in the front matter of a stand-alone page. */
export function ownFrameOf(source: Source | undefined): OwnFrame {
  if (source?.kind !== "page") return {};
  const { hide_footer: hidesFooter = false, wrapperClassName = "" } = source.frontMatter;
  return {
    ...(hidesFooter ? { hidesFooter } : {}),
    ...(wrapperClassName === "" ? {} : { className: wrapperClassName }),
  };
}

/** The title of a landing page: its own, else the site's, as the name of its file, `index`, says nothing. */
export function homeTitleOf({ title, frontMatter }: Source, siteTitle: string): string {
  const { title: written = "" } = frontMatter;
  return written.trim() === "" && /^(?:index|readme)$/i.test(title) ? siteTitle : title;
}

/** Content of a landing page. */
export function homeContent(route: Route, input: ContentInput): PageContent {
  const { site, source } = input;
  const siteTitle = textIn(site.config.title, input);
  const tagline = textIn(site.config.tagline, input);
  const place = { site, route, ...(source ? { source } : {}) };
  const resolved = <Item extends { readonly to: string }>(item: Item): Item => ({
    ...item,
    to: resolveLink(item.to, place).href,
  });
  if (source?.kind !== "page") {
    const { cards, promise = tagline } = cardsWithoutSource(input);
    return {
      kind: "home",
      title: siteTitle,
      promise: siteTitle,
      tagline: tagline === "" ? promise : tagline,
      actions: [],
      cards: cards.map(({ label, description, href, lang }) => ({
        ...{ title: label, text: description, to: href },
        ...(lang === undefined ? {} : { lang }),
      })),
    };
  }
  const { hero, cards = [] } = source.frontMatter;
  const title = homeTitleOf(source, siteTitle);
  return {
    kind: "home",
    title,
    promise: hero?.promise ?? title,
    tagline: hero?.tagline ?? tagline,
    actions: (hero?.actions ?? []).map(resolved),
    cards: cards.map(({ icon, to, ...card }) => ({
      ...card,
      ...(to === undefined ? {} : resolved({ to })),
      // A path is a picture of the site; names of built-in icons contain no slash.
      ...(icon === undefined ? {} : { icon: icon.startsWith("/") ? resolveLink(icon, place).href : icon }),
    })),
    ...langOf(route, input),
    ...ownFrameOf(source),
  };
}

// Makes the cards of a landing page that nobody has written: what there is to read on the site.
import type { CategoryCard } from "../model/page.ts";
import { apiKey, sidebarKey } from "../model/site.ts";
import { linkTo } from "./addresses.ts";
import { cardsOf } from "./cards.ts";
import type { ContentInput } from "./contentInput.ts";
import { firstSentenceOf } from "./firstSentence.ts";
import { langOfTaken } from "./labelLang.ts";

/** Most cards of a sidebar. */
const mostCards = 12;

interface OwnCards {
  readonly cards: readonly CategoryCard[];
  /** What the site is about, if that is one API. */
  readonly promise?: string;
}

/** Cards of the first sidebar and of the APIs; where there is nothing but one API, those of its sidebar. */
export function cardsWithoutSource({ site, edition, sidebarIndexes }: ContentInput): OwnCards {
  const { config } = site;
  const cardsIn = (sidebar: string): readonly CategoryCard[] =>
    cardsOf(sidebarIndexes.get(sidebarKey(edition.key, sidebar))?.listed ?? []).slice(0, mostCards);
  const docs = cardsIn(Object.keys(config.docs.sidebars)[0] ?? "");
  const apis = config.apis.flatMap(({ id }) => site.apis.get(apiKey(edition.key, id)) ?? []);
  const [only] = apis;
  if (docs.length === 0 && apis.length === 1 && only !== undefined)
    return {
      cards: cardsIn(only.sidebar),
      ...(only.isFallback ? {} : { promise: firstSentenceOf(only.spec.description) }),
    };
  const ofApis = apis.map(
    ({ label, spec, categoryUrl, isFallback }): CategoryCard => ({
      label,
      href: linkTo(categoryUrl, config),
      description: firstSentenceOf(spec.description),
      kind: "category",
      count: spec.tags.length,
      ...langOfTaken({ isFallback, locale: spec.locale }, config),
    }),
  );
  const linked = new Set(docs.map(({ href }) => href));
  return { cards: [...docs, ...ofApis.filter(({ href }) => !linked.has(href))] };
}

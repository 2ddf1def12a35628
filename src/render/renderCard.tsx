// A social card as SVG: what the template `SocialCard` gives, with texts still as texts.
import { SocialCard } from "#template/SocialCard";
import type { CardSite, SocialCardProps } from "../model/socialCard.ts";
import { staticMarkup } from "./staticMarkup.ts";

const formatsBySite = new WeakMap<CardSite, Intl.DateTimeFormat>();

/**
 * SVG of a card.
 * @param given Pass the same `site` for all cards of an edition: what they share is then prepared once.
 * @throws what the template throws.
 */
export function renderCard(given: Omit<SocialCardProps, "formatDate">): string {
  const { lang, calendar } = given.site.locale;
  const format =
    formatsBySite.get(given.site) ?? new Intl.DateTimeFormat(lang, { timeZone: "UTC", calendar, dateStyle: "long" });
  formatsBySite.set(given.site, format);
  const formatDate = (isoDate: string): string => {
    const time = Date.parse(isoDate);
    return Number.isNaN(time) ? isoDate : format.format(time);
  };
  return staticMarkup(<SocialCard {...given} formatDate={formatDate} />);
}

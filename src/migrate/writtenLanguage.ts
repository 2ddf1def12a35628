// The language of a site whose configuration names none, or still names the one that tools begin with, English.
import { languageOfLetters, mostSamples, sampleLength } from "../source/languageOfLetters.ts";
import type { ForeignSite, MovePlan } from "./foreignSite.ts";
import { isPage, localesOf } from "./sitePieces.ts";

/** The plan with the language that the letters of the pages tell, where the site has English alone. */
export function inWrittenLanguage(plan: MovePlan, site: ForeignSite): MovePlan {
  const [named = "", ...others] = Object.keys(plan.config.locales);
  if (!/^en\b/i.test(named) || others.length > 0) return plan;
  const folder = `content/${named}/`;
  const pages = plan.copies.filter(({ to }) => isPage(to) && to.startsWith(folder)).slice(0, mostSamples);
  const written = languageOfLetters(pages.map(({ from }) => site.readText(from)?.slice(0, sampleLength) ?? ""));
  if (written === "en") return plan;
  const moved = (text: string): string => text.replace(folder, `content/${written}/`);
  return {
    ...plan,
    copies: plan.copies.map(({ from, to }) => ({ from, to: to.startsWith(folder) ? moved(to) : to })),
    config: { ...plan.config, locales: localesOf([written]) },
    left: plan.left.map(moved),
  };
}

// The pages that a locale lacks, and translations that differ from their originals without being stale.
import type { LocaleWork, MissingPage, PagePlace } from "../../model/translationReport.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";
import { findingsHtml, type ReportLanguages } from "./renderStale.ts";
import { acceptHtml, placeHtml, type ReportText, sourceHtml, termsHtml, unlistedHtml } from "./reportText.ts";

/** Pages to translate; nothing when there are none. */
export function renderMissing({ locale, missing }: LocaleWork, languages: ReportLanguages): string {
  const { entries, unlisted } = missing;
  if (entries.length === 0) return "";
  const { text } = languages;
  return [
    `<section id="${escapeHtml(locale.code)}-missing"><h3>${text.say("deskMissingHeading")}</h3>`,
    `<p>${text.say("deskMissingOrder")}</p><ol>`,
    ...entries.map((page) => `<li>${pageHtml(page, languages)}</li>`),
    `</ol>${unlistedHtml(unlisted, text)}</section>`,
  ].join("\n");
}

function pageHtml(page: MissingPage, languages: ReportLanguages): string {
  const { text, from } = languages;
  const { file, original, title, words, beginning } = page;
  const why = [...reasonsOf(page, text), text.say("deskWords", { count: words })];
  return [
    `<article><h4 lang="${escapeHtml(from)}">${escapeHtml(title)}</h4>`,
    `<ul class="why">${why.map((reason) => `<li>${reason}</li>`).join("")}</ul>`,
    `<p>${text.say("deskCreate")}: ${placeHtml({ file })}<br>${text.say("deskOriginal")}: ${placeHtml({ file: original })}</p>`,
    beginning === undefined || beginning.text === ""
      ? ""
      : `<figure><figcaption>${text.say("deskFirstLines")}</figcaption>${sourceHtml(escapeHtml(beginning.text), from)}</figure>`,
    beginning === undefined ? "" : termsHtml(beginning.terms, languages),
    `<p>${text.say("deskAcceptNew")} ${acceptHtml(file)}</p></article>`,
  ].join("\n");
}

function reasonsOf({ isHome, isInNavbar, isInSidebar, linkedFrom }: PagePlace, text: ReportText): readonly string[] {
  const reasons = [
    ...(isHome ? [text.say("deskWhyHome")] : []),
    ...(isInNavbar ? [text.say("deskWhyNavbar")] : []),
    ...(linkedFrom > 0 ? [text.say("deskWhyLinks", { count: linkedFrom })] : []),
    ...(isInSidebar ? [text.say("deskWhySidebar")] : []),
  ];
  return reasons.length === 0 ? [text.say("deskWhyNothing")] : reasons;
}

/** Translations that say something else than their originals; nothing when there are none. */
export function renderDiffering({ locale, differing }: LocaleWork, text: ReportText): string {
  const { entries, unlisted } = differing;
  if (entries.length === 0) return "";
  return [
    `<section id="${escapeHtml(locale.code)}-differing"><h3>${text.say("deskDifferHeading")}</h3>`,
    `<p>${text.say("deskDifferIntro")}</p>`,
    ...entries.map(
      ({ file, findings, unlisted: more }) =>
        `<article><h4><code>${escapeHtml(file)}</code></h4>${findingsHtml(findings, text)}${unlistedHtml(more, text)}<p>${text.say("deskAccept")} ${acceptHtml(file)}</p></article>`,
    ),
    `${unlistedHtml(unlisted, text)}</section>`,
  ].join("\n");
}

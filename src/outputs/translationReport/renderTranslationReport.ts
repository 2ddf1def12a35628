// Writes the page for translators: one document without scripts that loads nothing, so that it opens from a disk or as an
// artefact of a workflow.
import type { LocaleWork, SpecWork, TranslationReport } from "../../model/translationReport.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";
import { renderDiffering, renderMissing } from "./renderMissing.ts";
import { hasWork, renderSpecs } from "./renderSpecs.ts";
import { type ReportLanguages, renderStale } from "./renderStale.ts";
import { reportPolicy, reportStyle } from "./reportStyle.ts";
import { acceptHtml, type ReportText, reportText } from "./reportText.ts";

/**
 * The page as HTML. With one locale it is in the language that is translated into; with several, what frames them is in that
 * of the originals.
 * @param styleSource What allows its style in a content security policy.
 */
export function renderTranslationReport(
  report: TranslationReport,
  { styleSource }: { readonly styleSource: string },
): string {
  const { siteTitle, original, locales } = report;
  const [only] = locales;
  const frame = reportText(only !== undefined && locales.length === 1 ? only.strings : report.strings);
  const title = frame.say("deskTitle", { site: siteTitle });
  return [
    `<!doctype html>\n<html lang="${escapeHtml(frame.lang)}">\n<head>\n<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(reportPolicy(styleSource))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">\n<meta name="referrer" content="no-referrer">',
    `<title>${title}</title>\n<style>${reportStyle}</style>\n</head>\n<body>\n<main>`,
    `<h1>${title}</h1>`,
    `<p>${frame.say(locales.length === 0 ? "deskOneLanguage" : "deskIntro")}</p>`,
    contentsHtml(locales, frame),
    ...locales.map((work) => localeHtml(work, original.htmlLang)),
    "</main>\n</body>\n</html>\n",
  ].join("\n");
}

/** A way to each list: they may be long. */
function contentsHtml(locales: readonly LocaleWork[], frame: ReportText): string {
  const items = locales.map((work) => {
    const { locale, strings, stale, missing, differing, specs } = work;
    const text = reportText(strings);
    const link = (part: string, label: string): string =>
      `<li><a href="#${escapeHtml(locale.code)}-${part}">${label}</a></li>`;
    const parts = [
      ...(stale.entries.length === 0 ? [] : [link("stale", text.say("deskStaleHeading"))]),
      ...(missing.entries.length === 0 ? [] : [link("missing", text.say("deskMissingHeading"))]),
      ...(differing.entries.length === 0 ? [] : [link("differing", text.say("deskDifferHeading"))]),
      ...specs.flatMap((spec, index) => (hasWork(spec) ? [link(`api-${index + 1}`, escapeHtml(spec.label))] : [])),
    ];
    const below = parts.length === 0 ? "" : `<ul lang="${escapeHtml(text.lang)}">${parts.join("")}</ul>`;
    const code = escapeHtml(locale.code);
    return `<li><a href="#${code}" lang="${escapeHtml(locale.htmlLang)}">${escapeHtml(locale.label)}</a>${below}</li>`;
  });
  if (items.length === 0) return "";
  const name = frame.say("deskContents");
  return `<nav aria-label="${name}"><h2>${name}</h2><ul>${items.join("\n")}</ul></nav>`;
}

function localeHtml(work: LocaleWork, from: string): string {
  const { locale, strings } = work;
  const text = reportText(strings);
  const languages: ReportLanguages = { text, from, to: locale.htmlLang };
  // Texts of the interface that are English run from left to right in every locale.
  const direction = text.lang === locale.htmlLang.split("-")[0] ? locale.direction : "ltr";
  const lists = [
    renderStale(work, languages),
    renderMissing(work, languages),
    renderDiffering(work, text),
    renderSpecs(work, languages),
  ].filter((list) => list !== "");
  return [
    `<section id="${escapeHtml(locale.code)}" lang="${escapeHtml(text.lang)}" dir="${direction}">`,
    `<h2 lang="${escapeHtml(locale.htmlLang)}">${escapeHtml(locale.label)}</h2>`,
    countsHtml(work, text),
    ...(lists.length === 0 ? [`<p>${text.say("deskDone")}</p>`] : lists),
    "</section>",
  ].join("\n");
}

function countsHtml({ locale, pages, specs }: LocaleWork, text: ReportText): string {
  const { upToDate, stale, missing, words, unrecorded } = pages;
  const tiles = [
    tileHtml(upToDate, "deskUpToDate", text),
    tileHtml(stale, "deskStale", text),
    tileHtml(missing, "deskMissing", text),
    tileHtml(words, "deskWordsLeft", text),
  ];
  const accept = acceptHtml(`content/${locale.code}`);
  return [
    `<h3>${text.say("deskPages")}</h3><ul class="tiles">${tiles.join("")}</ul>`,
    unrecorded === 0 ? "" : `<p>${text.say("deskUnrecorded", { count: unrecorded })} ${accept}</p>`,
    ...specs.map((spec) => specCountsHtml(spec, text)),
  ].join("\n");
}

function specCountsHtml({ label, translated, left, words }: SpecWork, text: ReportText): string {
  const tiles = [
    tileHtml(translated, "deskApiTranslated", text),
    tileHtml(left, "deskApiLeft", text),
    tileHtml(words, "deskWordsLeft", text),
  ];
  return `<h3>${escapeHtml(label)}</h3><ul class="tiles">${tiles.join("")}</ul>`;
}

const tileHtml = (count: number, key: string, text: ReportText): string =>
  `<li><b>${count}</b> ${text.say(key, { count })}</li>`;

// The stale sections of a locale: what has changed in the original beside the translation as it is.
import type {
  LocaleWork,
  ReportedFinding,
  SectionTexts,
  StalePage,
  StaleWork,
  TextPart,
  WeightyChange,
} from "../../model/translationReport.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";
import { acceptHtml, placeHtml, type ReportText, sourceHtml, termsHtml, unlistedHtml } from "./reportText.ts";

/** Languages of the texts. */
export interface ReportLanguages {
  readonly text: ReportText;
  /** Value of `lang` for originals. */
  readonly from: string;
  /** Value of `lang` for translations. */
  readonly to: string;
}

/** Stale pages with their sections; nothing when there are none. */
export function renderStale({ locale, stale }: LocaleWork, languages: ReportLanguages): string {
  const { entries, unlisted } = stale;
  if (entries.length === 0) return "";
  const { text } = languages;
  const legend = `<p class="note"><ins>${text.say("deskAdded")}</ins> <del>${text.say("deskRemoved")}</del></p>`;
  return [
    `<section id="${escapeHtml(locale.code)}-stale"><h3>${text.say("deskStaleHeading")}</h3>`,
    `<p>${text.say("deskStaleOrder")}</p>${legend}<ol>`,
    ...entries.map((page) => `<li>${pageHtml(page, languages)}</li>`),
    `</ol>${unlistedHtml(unlisted, text)}</section>`,
  ].join("\n");
}

function pageHtml(page: StalePage, languages: ReportLanguages): string {
  const { text, to } = languages;
  return [
    `<article><h4 lang="${escapeHtml(to)}">${escapeHtml(page.title)}</h4>`,
    whyHtml(page, text),
    ...page.sections.map((section) => sectionHtml(section, languages)),
    `<p>${text.say("deskAccept")} ${acceptHtml(page.file)}</p></article>`,
  ].join("\n");
}

const weightyKeys: Readonly<Record<WeightyChange, string>> = {
  code: "deskWhyCode",
  number: "deskWhyNumber",
  warning: "deskWhyWarning",
};

/** Why a page stands where it stands. */
const whyHtml = ({ weighty, words }: Pick<StalePage, "weighty" | "words">, text: ReportText): string =>
  marksHtml(weighty, [text.say("deskWhyWords", { count: words })], text);

function marksHtml(weighty: readonly WeightyChange[], marks: readonly string[], text: ReportText): string {
  const first = weighty.map((kind) => `<li class="weighty">${text.say(weightyKeys[kind])}</li>`);
  return `<ul class="why">${first.join("")}${marks.map((mark) => `<li>${mark}</li>`).join("")}</ul>`;
}

/** How a section counts for that. */
function sizeOf({ isNew, hasHistory, words }: StaleWork, text: ReportText): readonly string[] {
  if (hasHistory) return [text.say("deskWhyWords", { count: words })];
  return [text.say(isNew ? "deskWhyNew" : "deskWhyUnknown"), text.say("deskWords", { count: words })];
}

function sectionHtml(section: StaleWork, languages: ReportLanguages): string {
  const { text, from, to } = languages;
  const { title, isNew, weighty, location, original, texts, findings } = section;
  const lang = escapeHtml(isNew ? from : to);
  const heading = title === "" ? text.say("deskBeginning") : `<span lang="${lang}">${escapeHtml(title)}</span>`;
  const place = text.say(isNew ? "deskPutBehind" : "deskTranslation");
  return [
    `<section><h5>${heading}</h5>`,
    marksHtml(weighty, sizeOf(section, text), text),
    `<p>${place}: ${placeHtml(location)}<br>${text.say("deskOriginal")}: ${placeHtml(original)}</p>`,
    texts === undefined
      ? `<p class="note">${text.say("deskTooLong")}</p>`
      : textsHtml({ ...section, texts }, languages),
    findingsHtml(findings, text),
    "</section>",
  ].join("\n");
}

function textsHtml(
  { texts, isNew, hasHistory }: Pick<StaleWork, "isNew" | "hasHistory"> & { readonly texts: SectionTexts },
  languages: ReportLanguages,
): string {
  const { text, from, to } = languages;
  if (isNew) return `${sourceHtml(partsHtml(texts.original), from)}\n${termsHtml(texts.terms, languages)}`;
  const original = text.say(hasHistory ? "deskOriginalChanges" : "deskOriginalNow");
  const translation = sourceHtml(escapeHtml(texts.translation ?? ""), to);
  return [
    hasHistory ? "" : `<p class="note">${text.say("deskNoHistory")}</p>`,
    '<div class="pair">',
    `<figure><figcaption>${original}</figcaption>${sourceHtml(partsHtml(texts.original), from)}</figure>`,
    `<figure><figcaption>${text.say("deskTranslationNow")}</figcaption>${translation}</figure>`,
    `</div>${termsHtml(texts.terms, languages)}`,
  ].join("\n");
}

const elements: Readonly<Record<TextPart["kind"], readonly [start: string, end: string]>> = {
  same: ["", ""],
  gone: ["<del>", "</del>"],
  new: ["<ins>", "</ins>"],
};

/** The parts in their order. Blanks around a changed word stay outside, so that the line under it ends with it. */
function partsHtml(parts: readonly TextPart[]): string {
  return parts
    .map(({ kind, text }) => {
      const [start, end] = elements[kind];
      const inner = text.trim();
      const at = text.indexOf(inner);
      const [before, after] = [text.slice(0, at), text.slice(at + inner.length)];
      // A former line break behind a word would tear the present text apart.
      const gap = inner.includes("\n") ? "\n" : " ";
      const blank = (part: string): string => (kind === "gone" ? part.replace(/\s+/g, gap) : part);
      return `${blank(before)}${start}${escapeHtml(inner)}${end}${blank(after)}`;
    })
    .join("");
}

/** What the check has found, in its own words, which are English. */
export function findingsHtml(findings: readonly ReportedFinding[], text: ReportText): string {
  if (findings.length === 0) return "";
  const items = findings.map(
    ({ location, message }) => `<li>${placeHtml(location)} <span lang="en">${escapeHtml(message)}</span></li>`,
  );
  return `<p>${text.say("deskFindings")}:</p><ul>${items.join("")}</ul>`;
}

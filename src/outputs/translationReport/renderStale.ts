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

/** Why a page or section stands where it stands. */
function whyHtml(
  { weighty, words, hasHistory }: Pick<StaleWork, "weighty" | "words"> & { readonly hasHistory?: boolean },
  text: ReportText,
): string {
  const marks = weighty.map((kind) => `<li class="weighty">${text.say(weightyKeys[kind])}</li>`);
  const size = hasHistory === false ? text.say("deskWhyUnknown") : text.say("deskWhyWords", { count: words });
  return `<ul class="why">${marks.join("")}<li>${size}</li></ul>`;
}

function sectionHtml(section: StaleWork, languages: ReportLanguages): string {
  const { text, to } = languages;
  const { title, location, original, texts, findings } = section;
  const heading =
    title === "" ? text.say("deskBeginning") : `<span lang="${escapeHtml(to)}">${escapeHtml(title)}</span>`;
  return [
    `<section><h5>${heading}</h5>`,
    whyHtml(section, text),
    `<p>${text.say("deskTranslation")}: ${placeHtml(location)}<br>${text.say("deskOriginal")}: ${placeHtml(original)}</p>`,
    texts === undefined
      ? `<p class="note">${text.say("deskTooLong")}</p>`
      : textsHtml({ ...section, texts }, languages),
    findingsHtml(findings, text),
    "</section>",
  ].join("\n");
}

function textsHtml(
  { texts, hasHistory }: { readonly texts: SectionTexts; readonly hasHistory: boolean },
  languages: ReportLanguages,
): string {
  const { text, from, to } = languages;
  const original = text.say(hasHistory ? "deskOriginalChanges" : "deskOriginalNow");
  const translation = sourceHtml(escapeHtml(texts.translation), to);
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

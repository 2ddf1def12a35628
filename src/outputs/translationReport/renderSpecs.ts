// What the specifications of a locale lack, by operation.
import type { SitePath } from "../../model/brands.ts";
import type { LocaleWork, SpecGap, SpecGroup, SpecWork } from "../../model/translationReport.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";
import type { ReportLanguages } from "./renderStale.ts";
import { commandHtml, placeHtml, type ReportText, shellWord, unlistedHtml } from "./reportText.ts";

/** Specifications with something to do; nothing when there are none. */
export function renderSpecs({ locale, specs }: LocaleWork, languages: ReportLanguages): string {
  return specs
    .map((spec, index) =>
      hasWork(spec) ? specHtml(spec, `${escapeHtml(locale.code)}-api-${index + 1}`, languages) : "",
    )
    .join("");
}

/** Whether there is something to do for a specification. */
export const hasWork = ({ file, groups }: SpecWork): boolean => file === undefined || groups.entries.length > 0;

function specHtml(
  { label, original, file, overlay, groups, inExamples }: SpecWork,
  id: string,
  languages: ReportLanguages,
) {
  const { text } = languages;
  const files = [
    ...(file === undefined ? [] : [`${text.say("deskTranslation")}: ${placeHtml({ file })}`]),
    `${text.say("deskOriginal")}: ${placeHtml({ file: original })}`,
  ];
  return [
    `<section id="${id}"><h3>${escapeHtml(label)}</h3>`,
    `<p>${files.join("<br>")}</p>`,
    file === undefined ? `<p>${text.say("deskApiNone")}</p>` : "",
    overlay === undefined ? "" : overlayHtml({ original, overlay, isThere: file !== undefined }, text),
    ...groups.entries.map((group) => groupHtml(group, languages)),
    unlistedHtml(groups.unlisted, text),
    inExamples === 0 ? "" : `<p class="note">${text.say("deskApiExamples", { count: inExamples })}</p>`,
    "</section>",
  ].join("\n");
}

interface Overlay {
  readonly original: SitePath;
  readonly overlay: SitePath;
  readonly isThere: boolean;
}

/** The command that writes texts to be translated into an overlay. */
function overlayHtml({ original, overlay, isThere }: Overlay, text: ReportText): string {
  const [from, to] = [shellWord(original), shellWord(overlay)];
  const command = isThere ? `npx hubdocs overlay ${from} ${to} >> ${to}` : `npx hubdocs overlay ${from} > ${to}`;
  return `<p>${text.say(isThere ? "deskOverlayMore" : "deskOverlayNew")} ${commandHtml(command)}</p>`;
}

function groupHtml({ name, gaps }: SpecGroup, languages: ReportLanguages): string {
  const items = gaps.map((gap) => `<li>${gapHtml(gap, languages)}</li>`);
  return `<article><h4><code>${escapeHtml(name)}</code></h4><ul class="gaps">${items.join("")}</ul></article>`;
}

function gapHtml({ kind, path, pointer, text: shown, original, location }: SpecGap, languages: ReportLanguages) {
  const { text, from } = languages;
  const what = kind === "missing" ? "deskGapMissing" : "deskGapSame";
  return [
    `<b class="kind">${text.say(what)}</b> ${path === "" ? "" : `<code>${escapeHtml(path)}</code>`}`,
    shown === undefined ? "" : `<q lang="${escapeHtml(from)}">${escapeHtml(shown)}</q>`,
    `<small>${text.say("deskTranslation")}: ${placeHtml(location)}</small>`,
    `<small>${text.say("deskOriginal")}: ${placeHtml(original)}${pointer === undefined ? "" : ` <code>${escapeHtml(pointer)}</code>`}</small>`,
  ].join("\n");
}

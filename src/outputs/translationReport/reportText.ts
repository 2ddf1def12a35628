// Pieces of the page for translators: texts of the interface, files with their lines, commands. Everything that comes from a
// site is text and is escaped here or where it is put into markup.
import type { Location } from "../../model/location.ts";
import { type Strings, translate } from "../../model/strings.ts";
import type { TermUse } from "../../model/translationReport.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";

/** Writes in the language of an interface. */
export interface ReportText {
  /** Value of `lang` for these texts: English where the interface is not translated. */
  readonly lang: string;
  /** A text as HTML; what fills it is escaped, too. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Texts of one locale. */
export function reportText(strings: Strings): ReportText {
  // The texts name their language, because those of a locale without its own are English.
  const lang = translate({ strings, lang: "en" }, "deskLang");
  return { lang, say: (key, values) => escapeHtml(translate({ strings, lang }, key, values)) };
}

/** `content/uk/docs/a.md:12`, chosen as a whole with one click. */
export function placeHtml({ file, line }: Pick<Location, "line"> & { readonly file: string }): string {
  return `<code class="copy">${escapeHtml(line === undefined ? file : `${file}:${line}`)}</code>`;
}

/** The command that records a translation as up to date. */
export const acceptHtml = (path: string): string =>
  commandHtml(`npx hubdocs check --accept-translations ${shellWord(path)}`);

/** A command, chosen as a whole with one click. */
export const commandHtml = (command: string): string => `<code class="copy command">${escapeHtml(command)}</code>`;

/** A path as one word of a command: plain, else in quotes that every shell has, else in those that take everything. */
export function shellWord(path: string): string {
  if (/^[\p{L}\p{N}._/@+-]+$/u.test(path)) return path;
  return /["$`\\!%]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}

/** A text of a site in its own language, line by line as it was written. */
export function sourceHtml(html: string, lang: string): string {
  return `<pre lang="${escapeHtml(lang)}" dir="auto">${html}</pre>`;
}

/** Terms with their names in the language that is translated into; nothing when there are none. */
export function termsHtml(
  terms: readonly TermUse[],
  { text, from, to }: { readonly text: ReportText; readonly from: string; readonly to: string },
): string {
  if (terms.length === 0) return "";
  const pairs = terms.map(({ name, translation, avoid }) => {
    const not = avoid.length === 0 ? "" : ` <small>(${text.say("deskAvoid", { names: avoid.join(", ") })})</small>`;
    const names = `<span lang="${escapeHtml(from)}">${escapeHtml(name)}</span> → <b lang="${escapeHtml(to)}">${escapeHtml(translation)}</b>`;
    return `<li>${names}${not}</li>`;
  });
  return `<div class="terms"><p>${text.say("deskTerms")}:</p><ul>${pairs.join("")}</ul></div>`;
}

/** Says how many entries a list leaves out; nothing when it is whole. */
export const unlistedHtml = (count: number, text: ReportText): string =>
  count === 0 ? "" : `<p class="note">${text.say("deskUnlisted", { count })}</p>`;

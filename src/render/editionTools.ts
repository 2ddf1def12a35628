// What templates need besides data, bound to an edition: texts, dates, shared markup, islands. Made once per edition.
import type { EditionProps } from "../model/page.ts";
import { translate } from "../model/strings.ts";
import type { TemplateProps } from "../model/template.ts";
import { makeIsland } from "./Island.tsx";
import { keptByEdition } from "./keptByEdition.ts";
import { makeOnce } from "./Once.tsx";

/** Functions bound to an edition's locale. */
type EditionTools = Pick<TemplateProps, "t" | "formatDate" | "formatDay" | "Once" | "Island">;

/**
 * The tools of an edition. `Intl` formats are dear to make, the first one in a process 30 ms: they are made when a page
 * shows a date, and kept as long as the edition's props.
 */
export const editionToolsOf = keptByEdition(makeTools);

function makeTools(edition: EditionProps): EditionTools {
  const { locale } = edition;
  const shared = { timeZone: "UTC", calendar: locale.calendar };
  return {
    Once: makeOnce(),
    Island: makeIsland(edition),
    t: textsOf(edition),
    formatDate: dateFormat(locale.lang, { ...shared, dateStyle: "long" }),
    formatDay: dateFormat(locale.lang, { ...shared, day: "numeric", month: "long" }),
  };
}

/** Most texts are asked for without values: they are then found at once. */
function textsOf({ locale, strings }: EditionProps): TemplateProps["t"] {
  const texts = new Map(Object.keys(strings).map((key) => [key, translate({ strings, lang: locale.lang }, key)]));
  return (key, values) =>
    values === undefined ? (texts.get(key) ?? key) : translate({ strings, lang: locale.lang }, key, values);
}

/** Writes ISO dates; what is none stays as it is. */
function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): (isoDate: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (isoDate) => {
    const time = Date.parse(isoDate);
    if (Number.isNaN(time)) return isoDate;
    format ??= new Intl.DateTimeFormat(lang, options);
    return format.format(time);
  };
}

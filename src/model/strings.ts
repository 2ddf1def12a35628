// Interface texts: looking up, filling in and choosing plural forms. The texts themselves are in templates/strings/.

/** Texts by key. A text that depends on a number is a map of CLDR plural categories. */
export type Strings = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * The text for a key with `{name}` places filled in. A number named `count` chooses the plural form.
 * A missing key gives the key itself, so that a page never fails over a label.
 */
export function translate(
  { strings, lang }: { readonly strings: Strings; readonly lang: string },
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const entry = Object.hasOwn(strings, key) ? strings[key] : undefined;
  if (entry === undefined) return key;
  const form = typeof entry === "string" ? entry : pluralForm(entry, lang, values["count"]);
  if (!form.includes("{")) return form;
  return form.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Rules by language: making them costs far more than asking them. */
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(forms: Readonly<Record<string, string>>, lang: string, count: string | number | undefined): string {
  const rules = pluralRules.get(lang) ?? new Intl.PluralRules(lang);
  pluralRules.set(lang, rules);
  const category = rules.select(Number(count ?? 0));
  return forms[category] ?? forms["other"] ?? Object.values(forms).at(-1) ?? "";
}

// The number of hits in words of the page's language.
import type { SearchTexts } from "./searchTexts.ts";

/** Such as `3 results` or `3 результати`. */
export function countText(
  count: number,
  { texts, lang }: { readonly texts: SearchTexts; readonly lang: string },
): string {
  const form = new Intl.PluralRules(lang).select(count);
  return (texts.count[form] ?? texts.count["other"] ?? "").replace("{count}", () => String(count));
}

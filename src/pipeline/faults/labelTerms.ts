// Names that the site's terms avoid, where readers see them around pages: in texts of the configuration and of category files.
import { avoidedTerm, type TermFinder } from "../../checks/avoided-term.ts";
import type { LocaleCode } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CategoryFile } from "../../model/doc.ts";
import { isRecord } from "../../source/isRecord.ts";
import type { World } from "../world.ts";
import { placesInConfig } from "./textPlaces.ts";

/** Finders by language; languages without such names have none. */
type TermFinders = ReadonlyMap<LocaleCode, TermFinder>;

/** Uses in the configuration, in its order. */
export async function usesInConfig(
  config: Config,
  finders: TermFinders,
  world: Pick<World, "files">,
): Promise<readonly Diagnostic[]> {
  const { terms, ...others } = config;
  // Names are what is looked for; of a term only its definition is a text.
  const shown = { ...others, definitions: terms.map(({ definition }) => ({ definition })) };
  const placeOf = await placesInConfig(config, world);
  const seen = new Set<string>();
  return [...shownTexts(shown, config)].flatMap(({ locale, text }) => {
    const key = `${locale} ${text}`;
    const uses = seen.has(key) ? [] : (finders.get(locale)?.(text) ?? []);
    seen.add(key);
    const location = placeOf(text);
    // A text that stands nowhere in the file is none that an author wrote.
    return location === undefined ? [] : uses.map((use) => avoidedTerm(use, location));
  });
}

/** Uses in category files of pages that are not kept. */
export function usesInCategories(categories: readonly CategoryFile[], finders: TermFinders): readonly Diagnostic[] {
  return categories.flatMap(({ path: file, locale, version, label, description, link }) => {
    const find = finders.get(locale);
    if (find === undefined || version !== "current") return [];
    const index = link?.type === "generated-index" ? link : undefined;
    const texts = { "/label": label, "/description": description };
    const ofIndex = { "/link/title": index?.title, "/link/description": index?.description };
    return Object.entries({ ...texts, ...ofIndex }).flatMap(([pointer, text = ""]) =>
      find(text).map((use) => avoidedTerm(use, { file, pointer })),
    );
  });
}

/** Fields of the configuration whose texts are shown as they are. */
const shownFields: ReadonlySet<string> = new Set(
  "title tagline label alt text copyright description definition serverName".split(" "),
);

interface ShownText {
  readonly locale: LocaleCode;
  readonly text: string;
}

/** Texts that readers see, inside of any value. One for all languages counts as one of the default language. */
function* shownTexts(value: unknown, config: Pick<Config, "locales" | "defaultLocale">): Generator<ShownText> {
  if (Array.isArray(value)) for (const one of value) yield* shownTexts(one, config);
  if (!isRecord(value) || Array.isArray(value)) return;
  for (const [field, one] of Object.entries(value)) {
    if (!shownFields.has(field)) yield* shownTexts(one, config);
    else if (typeof one === "string") yield { locale: config.defaultLocale, text: one };
    else if (isRecord(one))
      for (const { code: locale } of config.locales) {
        const text = Object.hasOwn(one, locale) ? one[locale] : undefined;
        if (typeof text === "string") yield { locale, text };
      }
  }
}

// Labels that a site has without writing any, in the words of each language: those of its texts of the interface.
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { type Strings, translate } from "../model/strings.ts";
import { type LocalizedText, textOf } from "../model/text.ts";

/** Interface texts by locale code. */
interface LabelTexts {
  readonly strings: Readonly<Record<string, Strings>>;
}

/** An interface text in an edition's language. */
export function labelIn({ locale }: Pick<Edition, "locale">, { strings }: LabelTexts, key: string): string {
  return translate({ strings: strings[locale.code] ?? {}, lang: locale.htmlLang }, key);
}

/** The configuration with the labels that its author left to hubdocs: of docs without a version, of the blog's link. */
export function withBuiltInLabels(config: Config, texts: LabelTexts): Config {
  const { navbar, blog, defaultLocale } = config;
  const inAll = (key: string): LocalizedText =>
    Object.fromEntries(config.locales.map((locale) => [locale.code, labelIn({ locale }, texts, key)]));
  const versionLabels = { current: inAll("nextVersion"), ...config.versionLabels };
  const isBlogNamed = !navbar.isDefault || blog === undefined || blog.title !== undefined;
  return {
    ...config,
    versionLabels,
    versions: config.versions.map((version) =>
      version.name === "current"
        ? { ...version, label: textOf(versionLabels.current, defaultLocale, defaultLocale) }
        : version,
    ),
    // The only link among the default items is that of the blog.
    navbar: isBlogNamed
      ? navbar
      : {
          ...navbar,
          items: navbar.items.map((item) => (item.type === "link" ? { ...item, label: inAll("blog") } : item)),
        },
  };
}

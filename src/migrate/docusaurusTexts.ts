// Reads the translated labels that Docusaurus keeps as JSON beside translated pages (`i18n/uk/…/navbar.json`), and
// replaces each label by a map of its translations. The keys in these files contain the labels themselves.
import type { LocalizedText } from "../model/text.ts";
import type { FooterConfig, NavbarConfig } from "../model/userConfig.ts";
import { literalText } from "../source/literals/literal.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import type { Sidebars } from "./docusaurusSidebars.ts";
import type { ForeignSite } from "./foreignSite.ts";
import { localizedText, relabelNavbar, relabelSidebars } from "./relabel.ts";

/** Looks up a text by its key in all languages that translate it. */
export type Translate = (key: string, text: string) => LocalizedText;

/**
 * Reads one file in each language's folder.
 * @param file Path below the folder of a language: `docusaurus-theme-classic/navbar.json`.
 * @param folders Folders by language code, the default language first.
 */
export function readTexts(site: ForeignSite, file: string, folders: ReadonlyMap<string, string>): Translate {
  const [base, ...others] = [...folders].map(
    ([code, folder]) => [code, readProgram(site, `${folder}/${file}`)] as const,
  );
  return (key, text) => {
    const messageIn = (texts: Parameters<typeof literalAt>[0]): string | undefined =>
      literalText(literalAt(texts, key, "message"));
    const own = messageIn(base?.[1]) ?? text;
    return localizedText(
      own,
      base?.[0] ?? "en",
      others.map(([code, texts]) => [code, messageIn(texts)]),
    );
  };
}

/** Sidebars with labels in all languages. */
export function translateSidebars(sidebars: Sidebars, translate: Translate): Sidebars {
  return relabelSidebars(sidebars, (name) => (label, { kind, target }) => {
    const isOfPage = kind === "title" || kind === "description";
    const key = isOfPage ? `category.${target}.link.generated-index.${kind}` : `${kind}.${label}`;
    return translate(`sidebar.${name}.${key}`, label);
  });
}

/** The navbar with labels in all languages. */
export function translateNavbar({ title, ...navbar }: NavbarConfig, translate: Translate): NavbarConfig {
  const items = relabelNavbar(navbar, (label) => translate(`item.label.${label}`, label));
  return typeof title === "string" ? { title: translate("title", title), ...items } : items;
}

/** The footer with texts in all languages. */
export function translateFooter(footer: FooterConfig, translate: Translate): FooterConfig {
  const say = (start: string, text: LocalizedText): LocalizedText =>
    typeof text === "string" ? translate(start + text, text) : text;
  const named = <Link extends { readonly label: LocalizedText }>(link: Link): Link => ({
    ...link,
    label: say("link.item.label.", link.label),
  });
  const { columns, links, copyright } = footer;
  return {
    ...footer,
    ...(columns === undefined
      ? {}
      : {
          columns: columns.map(({ title, links: inner }) => ({
            title: say("link.title.", title),
            links: inner.map(named),
          })),
        }),
    ...(links === undefined ? {} : { links: links.map(named) }),
    ...(typeof copyright === "string" ? { copyright: translate("copyright", copyright) } : {}),
  };
}

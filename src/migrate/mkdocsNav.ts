// Labels of the `nav` of a MkDocs site in its other languages.
import type { Sidebars } from "./docusaurusSidebars.ts";
import { type MkdocsLanguages, text } from "./mkdocsLanguages.ts";
import { localizedText, relabelSidebars } from "./relabel.ts";

/** The sidebar with the labels that the i18n plugin gives in other languages. */
export function translateNav(sidebars: Sidebars, { first, codes, labels }: MkdocsLanguages): Sidebars {
  const others = codes.filter((code) => code !== first);
  return relabelSidebars(sidebars, () => (label) => {
    const textIn = (code: string): string | undefined => text(labels.get(code)?.[label]);
    return localizedText(
      textIn(first) ?? label,
      first,
      others.map((code) => [code, textIn(code)]),
    );
  });
}

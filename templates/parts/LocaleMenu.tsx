// The language menu.
import { Dropdown } from "#template/parts/Dropdown";
import type { TemplateProps } from "../../src/model/template.ts";

/** List item with the languages; nothing if there is only one. */
export function LocaleMenu({ edition, page, t, stacked }: TemplateProps & { readonly stacked: boolean }) {
  if (page.alternates.length < 2) return null;
  const { label } = edition.locale;
  return (
    <li data-swap={stacked ? undefined : "locales"}>
      <Dropdown
        id="locales"
        icon="globe"
        of={t("languages")}
        label={label}
        links={page.alternates}
        stacked={stacked}
        keepsQuery
      />
    </li>
  );
}

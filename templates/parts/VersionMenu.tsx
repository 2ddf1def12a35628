// The version menu.
import { Dropdown } from "#template/parts/Dropdown";
import type { TemplateProps } from "../../src/model/template.ts";

/** List item with the versions; if there is only one, a link to the docs. */
export function VersionMenu({ edition, page, t, stacked }: TemplateProps & { readonly stacked: boolean }) {
  const { label } = edition.version;
  if (page.versions.length < 2) {
    return (
      <li>
        <a
          className="navbar-link"
          href={edition.site.docsHref ?? edition.site.homeHref}
          aria-label={t("versionLabel", { version: label })}
        >
          {stacked ? t("versionLabel", { version: label }) : label}
        </a>
      </li>
    );
  }
  const links = page.versions.map(({ lang: _, ...link }) => link);
  return (
    <li data-swap={stacked ? undefined : "versions"}>
      <Dropdown id="versions" of={t("versions")} label={label} links={links} stacked={stacked} keepsQuery />
    </li>
  );
}

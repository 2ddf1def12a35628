// Notices above a page: draft, unlisted, not translated, other version.
import { Fragment, type ReactNode } from "react";
import { Icon } from "#template/parts/Icon";
import type { PageBanner } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

const icons = { draft: "edit", unlisted: "hidden", fallback: "language", version: "clock" } as const;

/** The page's notices, in the order of the model. */
export function Banners(shell: TemplateProps) {
  return shell.page.banners.map((banner) => (
    <div key={banner.kind} className={`banner banner-${banner.kind}`} role="note">
      <Icon name={icons[banner.kind]} />
      <p>
        <BannerText banner={banner} {...shell} />
      </p>
    </div>
  ));
}

function BannerText({ banner, edition, t }: TemplateProps & { readonly banner: PageBanner }) {
  switch (banner.kind) {
    case "draft":
    case "unlisted":
      return (
        <>
          <strong>{t(`${banner.kind}Title`)}</strong> {t(`${banner.kind}Text`)}
        </>
      );
    case "fallback": {
      const language = banner.lang.split("-")[0] ?? "";
      const key = `notTranslated${language.charAt(0).toUpperCase()}${language.slice(1)}`;
      return t(Object.hasOwn(edition.strings, key) ? key : "notTranslated");
    }
    case "version": {
      const { label, href, version } = banner.latest;
      const link = (
        <a href={href} data-version={version}>
          {label}
        </a>
      );
      const parts = new Map<string, ReactNode>([
        ["{site}", edition.site.title],
        ["{version}", <strong key="version">{banner.version}</strong>],
        ["{link}", link],
      ]);
      const texts = t(`${banner.state}Version`).split(/(\{\w+\})/);
      return texts.map((text) => <Fragment key={text}>{parts.get(text) ?? text}</Fragment>);
    }
  }
}

// Lists the files of a specification that its overview offers for download, in the page's language and others.
import type { Download } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { apiKey, type EditionApi, type Site } from "../model/site.ts";
import { linkTo } from "./addresses.ts";

/** The page's own file first. Labels name the language if there are several. */
export function specDownloads(route: Route, api: EditionApi, site: Site): readonly Download[] {
  const own = site.editionsByKey.get(route.edition);
  const others = site.editions.flatMap((edition) => {
    const other = site.apis.get(apiKey(edition.key, api.apiId));
    const isSameVersion = edition.version.name === own?.version.name;
    return isSameVersion && other !== undefined && !other.isFallback && other.spec.path !== api.spec.path
      ? [{ edition, api: other }]
      : [];
  });
  const offered = [...(own === undefined ? [] : [{ edition: own, api }]), ...others];
  return offered.flatMap(({ edition, api: { downloads, spec } }): readonly Download[] => {
    const locale = site.config.locales.find(({ code }) => code === spec.locale) ?? edition.locale;
    const language = others.length === 0 ? {} : { language: locale.label, lang: locale.htmlLang };
    return downloads.map(({ url }) => ({
      label: url.split("/").at(-1) ?? "",
      href: linkTo(url, site.config),
      ...language,
    }));
  });
}

// What a site makes use of in its readers' browsers: scripts of other features are left out of the boot script.
import type { ClientFeatures } from "../model/clientFeatures.ts";
import type { Config } from "../model/config.ts";

/** The features that a site's settings ask for. */
export function clientFeaturesOf({ announcement, apis, locales, navbar, versions }: Config): ClientFeatures {
  return {
    announcement: announcement !== undefined,
    api: apis.length > 0,
    hideOnScroll: navbar.hideOnScroll,
    locales: locales.length > 1,
    versions: versions.length > 1,
  };
}

// Where the mistakes of a site are by which its pages fail: in its own templates, or in the navbar of its configuration.
import type { Site } from "../../model/site.ts";
import { openTemplatePlaces } from "../../theme/templatePlaces.ts";
import type { Theme } from "../../theme/theme.ts";
import type { World } from "../world.ts";
import { readTemplateMap } from "./loadTheme.ts";
import type { FailurePlaces } from "./pageFailed.ts";

/** The places of a site. The source map of its templates is read when a page fails. */
export function failurePlacesOf({ config }: Pick<Site, "config">, theme: Theme, world: World): FailurePlaces {
  return {
    configFile: config.navbar.isDefault ? undefined : config.file,
    placeOf: openTemplatePlaces({ ...world, ...theme, readMap: () => readTemplateMap(theme, world) }),
  };
}

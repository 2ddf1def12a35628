// Reports missing images that category files name for their pages, and the configuration for all. Missing images in pages
// are reported by the parser.
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import type { CheckInput } from "./checkInput.ts";

/** Path, among the static files, of the image that a category file names: `/img/plan%20b.png` is `img/plan b.png`. */
export function categoryPicture(image: string): string {
  return decodePercent(image.replace(/[?#].*$/s, "").replace(/^\/+/, ""));
}

/** Reports every image of a category page, and the one for social networks, that is not among the static files. */
export function checkNamedPictures({ site }: Pick<CheckInput, "site">): readonly Diagnostic[] {
  const { file: configFile, socialImage } = site.config;
  const ofCategories = site.content.categories.flatMap(({ path: file, link }) => {
    const image = link?.type === "generated-index" ? link.image : undefined;
    return image === undefined ? [] : [{ image, location: { file, pointer: "/link/image" } }];
  });
  const ofSite =
    socialImage === undefined || configFile === undefined
      ? []
      : [{ image: socialImage, location: { file: sitePath(configFile), pointer: "/socialImage" } }];
  return [...ofCategories, ...ofSite].flatMap(({ image, location }): readonly Diagnostic[] => {
    if (leavesSite(image) || site.staticFiles.has(categoryPicture(image))) return [];
    return [
      {
        code: "image-missing",
        severity: "error",
        message: `The image "${image}" does not exist`,
        location,
        hint: `put the file at content/static/${categoryPicture(image)}, or correct its path`,
      },
    ];
  });
}

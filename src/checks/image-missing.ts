// Reports missing images that category files name for their pages. Missing images in pages are reported by the parser.
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import type { CheckInput } from "./checkInput.ts";

/** Path, among the static files, of the image that a category file names: `/img/plan%20b.png` is `img/plan b.png`. */
export function categoryPicture(image: string): string {
  return decodePercent(image.replace(/[?#].*$/s, "").replace(/^\/+/, ""));
}

/** Reports every image of a category page that does not exist among the static files. */
export function checkCategoryPictures({ site }: Pick<CheckInput, "site">): readonly Diagnostic[] {
  return site.content.categories.flatMap(({ path: file, link }): readonly Diagnostic[] => {
    const image = link?.type === "generated-index" ? link.image : undefined;
    if (image === undefined || leavesSite(image) || site.staticFiles.has(categoryPicture(image))) return [];
    return [
      {
        code: "image-missing",
        severity: "error",
        message: `The image "${image}" does not exist`,
        location: { file, pointer: "/link/image" },
        hint: `put the file at content/static/${categoryPicture(image)}, or correct its path`,
      },
    ];
  });
}

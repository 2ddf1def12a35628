// Pictures that category files name for their pages and that are not there. Those of pages are reported where they are
// parsed.
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import type { CheckInput } from "./checkInput.ts";

/** Static path of the picture that a category file names: `/img/plan%20b.png` is `img/plan b.png`. */
export function categoryPicture(image: string): string {
  return decodePercent(image.replace(/[?#].*$/s, "").replace(/^\/+/, ""));
}

/** Reports every picture of a category page that is no static file. */
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

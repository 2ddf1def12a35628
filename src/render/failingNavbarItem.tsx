// Which item of the navbar made a page fail: found by rendering each of them alone, once something has failed.
import { NavbarEntry } from "#template/parts/NavbarEntry";
import type { EditionProps, PageProps } from "../model/page.ts";
import type { TemplateProps } from "../model/template.ts";
import { editionToolsOf } from "./editionTools.ts";
import { Html } from "./Html.tsx";
import { staticMarkup } from "./staticMarkup.ts";

/** Index of the first item that throws an error of that message, in the bar or stacked; `undefined` when none does. */
export function failingNavbarItem(edition: EditionProps, page: PageProps, reason: string): number | undefined {
  const shell: TemplateProps = { edition, page, Html, ...editionToolsOf(edition) };
  const index = edition.navbar.items.findIndex((item, at) =>
    [false, true].some((stacked) => {
      try {
        staticMarkup(<NavbarEntry item={item} index={at} stacked={stacked} {...shell} />);
        return false;
      } catch (error) {
        return (error instanceof Error ? error.message : String(error)) === reason;
      }
    }),
  );
  return index < 0 ? undefined : index;
}

// Links to folders of which nothing is published, in a folder that is no site yet (`broken-link`). On the host of the
// repository they show what lies in them.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CheckInput } from "./checkInput.ts";

/** Tells of each such folder once, with the first link to it: no link is wrong where it was written for. */
export function checkFolderLinks({ site, receipts, writtenLinks }: CheckInput): readonly Diagnostic[] {
  if (site.config.markdown.isLoose !== true) return [];
  const links = receipts.flatMap(writtenLinks).filter(({ folder }) => folder !== undefined);
  const firstByFolder = new Map(links.reverse().map((link) => [link.folder, link]));
  return [...firstByFolder.values()].reverse().map(({ written, location }) => ({
    code: "broken-link",
    severity: "info",
    message: `The link "${written}" leads to a folder without a page, so its text is shown without a link`,
    location,
    hint: "add a README.md to the folder, or write its whole address (`https://…`), such as the one in the repository",
  }));
}

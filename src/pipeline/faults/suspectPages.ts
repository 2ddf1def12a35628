// Which pages can have a link that leads nowhere. While addresses, files and anchors of the site are the same, a link that was
// right is right: only pages that link to something else than in the last build are looked at, and those with faults.
import type { LinkFacts } from "../../checks/checkInput.ts";
import { linkJudge } from "../../checks/index.ts";
import type { Hash } from "../../model/brands.ts";
import type { Receipt } from "../../model/page.ts";
import type { PublishedSite } from "../publish/publishSite.ts";

/** Pages whose links have to be looked at, in the order of the site. */
export function suspectPages(
  facts: LinkFacts,
  { receipts, files, searchFiles, memo }: Pick<PublishedSite, "receipts" | "files" | "searchFiles" | "memo">,
): readonly Receipt[] {
  // A link that is right only by a file of search is looked at every time.
  const passing = new Set(searchFiles);
  const lasting = new Set([...files].filter((path) => !passing.has(path)));
  const anchors = receipts.map(({ url, outline }) => `${url} ${outline.anchors}`).join("\n");
  const from = {
    name: "links",
    inputs: [anchors, JSON.stringify([[...lasting], [...facts.site.twins.values()]])],
  } as const;
  const known = new Set(memo.recall<readonly Hash[]>(from));
  const others = receipts.filter(({ outline }) => !known.has(outline.links));
  const isRight = linkJudge({ ...facts, files: lasting });
  const suspects = new Set(others.filter((receipt) => !isRight(receipt)));
  if (suspects.size < others.length) {
    const right = receipts.filter((receipt) => !suspects.has(receipt));
    memo.keep(
      from,
      right.map(({ outline }) => outline.links),
    );
  }
  return [...suspects];
}

// What is known of the beginning of a page that translations may be made from.
import type { Source } from "../model/doc.ts";
import type { CommonFrontMatter } from "../model/frontMatter.ts";
import { digestProse } from "./digestProse.ts";

/** Its digest, and whether there is any. @param lead What stands before the first heading. */
export function leadFacts(
  { title, description }: Pick<CommonFrontMatter, "title" | "description">,
  lead: string,
): Pick<Source, "leadHash" | "hasNoLead"> {
  const leadHash = digestProse([title, description, lead].join("\n"));
  return lead.trim() === "" ? { leadHash, hasNoLead: true } : { leadHash };
}

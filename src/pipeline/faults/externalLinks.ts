// Links to other sites: collected, asked for through the platform, told by the rule.
import { checkExternalAnswers } from "../../checks/broken-external-link.ts";
import type { CheckInput } from "../../checks/checkInput.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { readReceipt } from "../../render/readReceipt.ts";
import { isOnWeb } from "../../source/isOnWeb.ts";
import type { World } from "../world.ts";

/** Asks every other site that pages link to; each address once. */
export async function checkExternalLinks(input: CheckInput, world: World): Promise<readonly Diagnostic[]> {
  const { url, checks } = input.site.config;
  const addresses = new Set<string>();
  for (const { hrefs } of input.receipts) {
    for (const href of hrefs) if (isElsewhere(href, url)) addresses.add(href.startsWith("//") ? `https:${href}` : href);
  }
  const onAsked = (done: number, total: number): void => world.progress({ phase: "links", done, total });
  const answers = await world.askLinks([...addresses].sort(), { ...checks.external, idsOf, onAsked });
  return checkExternalAnswers(input, answers);
}

const idsOf = (html: string): readonly string[] => readReceipt(html).ids;

function isElsewhere(href: string, own: string): boolean {
  return isOnWeb(href) && (own === "" || !`${href}/`.startsWith(`${own}/`));
}

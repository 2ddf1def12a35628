// Finds the links of a page that lead nowhere. Other files explain why and make the findings.
import type { Receipt } from "../model/page.ts";
import type { LinkFacts } from "./checkInput.ts";
import { indexTargets, type LinkTarget, type TargetIndex } from "./linkTargets.ts";

/** A link that leads nowhere. */
interface LinkFault {
  readonly href: string;
  readonly target: LinkTarget;
}

/** Makes a function that tells whether all links of a page lead somewhere. */
export function linkJudge(input: LinkFacts): (receipt: Receipt) => boolean {
  const targets = indexTargets(input);
  return (receipt) => faultsOf(receipt, targets, input).length === 0;
}

/** Links of a page that lead nowhere, in the order of the page. */
export function faultsOf(receipt: Receipt, targets: TargetIndex, input: LinkFacts): readonly LinkFault[] {
  const faults: LinkFault[] = [];
  for (const href of receipt.hrefs) {
    const target = targets.find(href, receipt);
    if (target.kind !== "fine" && !isTwin(href, receipt, input)) faults.push({ href, target });
  }
  return faults;
}

/** Whether a full URL of the site also occurs in the page as a path, like the canonical URL of a redirect page. */
function isTwin(href: string, { hrefs }: Receipt, { site }: LinkFacts): boolean {
  const { url } = site.config;
  return url !== "" && href.startsWith(url) && hrefs.includes(href.slice(url.length));
}

// Which links of a page lead nowhere. Says nothing of why, and makes no findings.
import type { Receipt } from "../model/page.ts";
import type { CheckInput } from "./checkInput.ts";
import { indexTargets, type LinkTarget, type TargetIndex } from "./linkTargets.ts";

/** A link that leads nowhere. */
interface LinkFault {
  readonly href: string;
  readonly target: LinkTarget;
}

/** Tells whether all links of a page lead somewhere. */
export function linkJudge(input: CheckInput): (receipt: Receipt) => boolean {
  const targets = indexTargets(input);
  return (receipt) => faultsOf(receipt, targets, input).length === 0;
}

/** Links of a page that lead nowhere, in the order of the page. */
export function faultsOf(receipt: Receipt, targets: TargetIndex, input: CheckInput): readonly LinkFault[] {
  const faults: LinkFault[] = [];
  for (const href of receipt.hrefs) {
    const target = targets.find(href, receipt);
    if (target.kind !== "fine" && !isTwin(href, receipt, input)) faults.push({ href, target });
  }
  return faults;
}

/** Whether a full URL of the site stands beside its path in one page, as the canonical address of a redirect does. */
function isTwin(href: string, { hrefs }: Receipt, { site }: CheckInput): boolean {
  const { url } = site.config;
  return url !== "" && href.startsWith(url) && hrefs.includes(href.slice(url.length));
}

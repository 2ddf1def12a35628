// Reports links to other sites by how those sites answered: page not found (`broken-external-link`), anchor not found
// (`broken-external-anchor`), redirected (`moved-external-link`), not asked or turned away (`unchecked-external-link`).
import { addToList } from "../model/addToList.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type DiagnosticCode, describeCode } from "../model/diagnosticCodes.ts";
import type { LinkAnswer, LinkAnswers } from "../model/linkAnswer.ts";
import type { Receipt } from "../model/page.ts";
import type { CheckInput } from "./checkInput.ts";
import { placeOfLayout } from "./layoutPlace.ts";

interface Fault {
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly hint: string;
}

/** Reports each faulty URL at every place in the sources that links to it, or once if only layout or templates do. */
export function checkExternalAnswers(input: CheckInput, answers: LinkAnswers): readonly Diagnostic[] {
  const faults = new Map<string, Fault>();
  for (const [address, answer] of answers) {
    const fault = faultOf(address, answer);
    if (fault === undefined) continue;
    faults.set(address, fault);
    if (address.startsWith("https:")) faults.set(address.slice("https:".length), fault);
  }
  if (faults.size === 0) return [];
  const unwritten = new Map<string, Receipt[]>();
  const diagnostics: Diagnostic[] = [];
  for (const receipt of input.receipts) {
    const hits = receipt.hrefs.filter((href) => faults.has(href));
    if (hits.length === 0) continue;
    const written = input.writtenLinks(receipt);
    for (const href of hits) {
      const places = written.filter((link) => link.href === href);
      diagnostics.push(...places.map(({ location }) => describe(href, faults.get(href), location)));
      if (places.length === 0) addToList(unwritten, href, receipt);
    }
  }
  for (const [href, pages] of unwritten) {
    diagnostics.push(describe(href, faults.get(href), placeOfLayout(href, pages, input)));
  }
  return diagnostics;
}

function faultOf(address: string, answer: LinkAnswer): Fault | undefined {
  switch (answer.kind) {
    case "broken":
      return {
        code: "broken-external-link",
        what: `leads nowhere: ${answer.reason}`,
        hint:
          answer.waited === undefined
            ? "correct it, or remove it"
            : "correct it, or remove it; if its host is slow, raise checks.external.timeout",
      };
    case "closed":
      return {
        code: "unchecked-external-link",
        what: `was not checked: ${answer.reason}, perhaps only to programs`,
        hint: "open it yourself; if it works, list its host in checks.external.skip",
      };
    case "silent":
      return {
        code: "unchecked-external-link",
        what: `was not checked: ${answer.reason}`,
        hint: "open it yourself; if its host is slow, raise checks.external.timeout",
      };
    case "private":
      return {
        code: "unchecked-external-link",
        what: `was not checked: ${answer.host} is a private address`,
        hint: `open it yourself, or list "${answer.host}" in checks.external.allow`,
      };
    case "fine": {
      if (answer.hasAnchor === false)
        return {
          code: "broken-external-anchor",
          what: "leads to a page without this anchor",
          hint: "find the right anchor on that page, or remove the anchor from the link",
        };
      const { movedTo } = answer;
      if (movedTo === undefined || (!answer.isPermanent && !leadsElsewhere(address, movedTo))) return undefined;
      return {
        code: "moved-external-link",
        what: answer.isPermanent ? `has moved to "${movedTo}"` : `redirects to another site: "${movedTo}"`,
        hint: `link to "${movedTo}"`,
      };
    }
  }
}

/** Whether two URLs belong to different sites; `www.` makes no difference. */
function leadsElsewhere(address: string, movedTo: string): boolean {
  const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");
  return siteOf(address) !== siteOf(movedTo);
}

function describe(href: string, fault: Fault | undefined, location: Diagnostic["location"]): Diagnostic {
  const { code, what, hint } = fault ?? { code: "broken-external-link" as const, what: "leads nowhere", hint: "" };
  return {
    code,
    severity: describeCode(code).severity,
    message: `The link "${href}" ${what}`,
    ...(location === undefined ? {} : { location }),
    hint,
  };
}

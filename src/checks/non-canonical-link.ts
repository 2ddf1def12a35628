// Reports links in sources that spell the URL of a page differently than the page's own (`non-canonical-link`,
// `trailing-slash`), and links that leave the reader's language (`cross-locale-link`).
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { pathFrom } from "../source/pathFrom.ts";
import { asLink } from "./asLink.ts";
import type { ThoroughInput, WrittenLink } from "./checkInput.ts";

interface Fault {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/** Checks the spelling of every link in every source, as shown by the page in the source's own language. */
export function checkWrittenLinks({ site, receipts, writtenLinks }: ThoroughInput): readonly Diagnostic[] {
  const { url, baseUrl, markdown } = site.config;
  // In a folder that is no site yet they were written for another tool, where they may be the page's own.
  const { isLoose = false } = markdown;
  /** The path within the site of a link written as a full URL; `undefined` for other links. */
  const ownAddress = (raw: string): string | undefined => {
    if (url === "" || !raw.toLowerCase().startsWith(url.toLowerCase())) return undefined;
    // Empty for the root. If the host goes on (`https://example.org.evil/`), the rest does not begin with the base URL.
    const path = raw.slice(url.length).replace(/[?#].*$/s, "");
    return `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : undefined;
  };
  return receipts.flatMap((receipt) => {
    const page = site.routesByUrl.get(receipt.url);
    const edition = page && site.editionsByKey.get(page.edition);
    if (page === undefined || edition === undefined || page.isFallback) return [];
    return writtenLinks(receipt).flatMap((link): readonly Diagnostic[] => {
      const own = ownAddress(link.raw);
      const route = own === undefined ? link.route : site.routesByAddress.get(addressKey(own));
      if (route === undefined || route.target.kind === "redirect") return [];
      const target = site.editionsByKey.get(route.edition);
      const faults = [
        own === undefined ? (isLoose ? undefined : spellingFault(link, page, route)) : wholeUrl(link, route),
        target && languageFault(link, edition, target),
      ];
      return faults.flatMap((fault) =>
        fault === undefined
          ? []
          : [{ ...fault, severity: severities[fault.code] ?? "warning", location: link.location }],
      );
    });
  });
}

const severities: Readonly<Partial<Record<DiagnosticCode, Diagnostic["severity"]>>> = { "trailing-slash": "info" };

function wholeUrl({ written }: WrittenLink, { path }: Route): Fault {
  return {
    code: "non-canonical-link",
    message: `The link "${written}" contains the site's own URL`,
    hint: `link to the file of the page, or to "${path}"`,
  };
}

function spellingFault({ raw, written }: WrittenLink, page: Route, route: Route): Fault | undefined {
  const path = decodePercent(raw.replace(/[?#].*$/s, "")).normalize("NFC");
  if (path === "" || /\.mdx?$/i.test(path)) return undefined;
  const address = path.startsWith("/") ? path : decodePercent(pathFrom(path, page.url) ?? path);
  if ([route.url, route.path].some((known) => known === address) || isRoot(address)) return undefined;
  const bare = withoutSlash(address);
  if ([route.url, route.path].some((known) => withoutSlash(known) === bare)) {
    const isLonger = address.endsWith("/");
    return {
      code: "trailing-slash",
      message: `The link "${written}" ${isLonger ? "ends in a slash, but the address of the page does not" : "lacks the trailing slash of the page's address"}`,
      hint: `link to "${asLink(route.path)}"`,
    };
  }
  return {
    code: "non-canonical-link",
    message: `The link "${written}" does not use the page's own address, "${route.path}"`,
    hint: `link to "${asLink(route.path)}"`,
  };
}

const isRoot = (address: string): boolean => address === "/" || address === "";
const withoutSlash = (address: string): string => (address === "/" ? address : address.replace(/\/+$/, ""));

function languageFault({ written }: WrittenLink, from: Edition, to: Edition): Fault | undefined {
  if (from.locale.code === to.locale.code) return undefined;
  return {
    code: "cross-locale-link",
    message: `The link "${written}" leads from "${from.locale.code}" to a page in "${to.locale.code}"`,
    hint: "remove the language from the address, or say in a comment why the other language is meant",
  };
}

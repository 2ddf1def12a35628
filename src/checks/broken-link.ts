// Links that lead nowhere: to no page or file (`broken-link`), or to no anchor of an existing page (`broken-anchor`).
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import { decodePercent } from "../source/addressKey.ts";
import { nearestNames } from "../source/nearestName.ts";
import { failedTargets } from "./failedTargets.ts";
import type { CheckInput, WrittenLink } from "./index.ts";
import { layoutPages, placeOfLayout } from "./layoutPlace.ts";
import { faultsOf } from "./linkFaults.ts";
import { indexTargets, type LinkTarget, type TargetIndex } from "./linkTargets.ts";

type Fault = Exclude<LinkTarget["kind"], "fine">;
interface Finding {
  readonly href: string;
  readonly fault: Fault;
  readonly pages: Receipt[];
  readonly target: LinkTarget;
}

/** Checks the links of pages, whoever wrote them. */
export function checkLinks(input: CheckInput): readonly Diagnostic[] {
  const targets = indexTargets(input);
  const suggestFor = createSuggestions(targets);
  const told = new Set<string>();
  const unwritten = new Map<string, Finding>();
  const diagnostics: Diagnostic[] = [];
  const leadsToFailed = failedTargets(input.site.content.failed ?? []);
  for (const receipt of input.suspects ?? input.receipts) {
    const faults = faultsOf(receipt, targets, input);
    if (faults.length === 0) continue;
    const written = input.writtenLinks(receipt);
    for (const { href, target } of faults) {
      const places = written.filter((link) => link.href === href);
      if (target.kind === "fine") continue;
      if (target.kind === "no-page" && leadsToFailed(places[0]?.raw ?? href, places[0]?.location.file)) continue;
      for (const link of places) {
        // A page stands in every language that has no translation of it; what is wrong in it is wrong once, and what
        // the translation of another page lacks is wrong once for all that lead there.
        const route = input.site.routesByUrl.get(receipt.url);
        const isTranslated = route?.isFallback === true && target.kind === "no-anchor";
        const place = `${target.kind}\n${JSON.stringify(link.location)}\n${link.raw}`;
        const keys = isTranslated ? [place, `${target.page}#${target.anchor}`] : [place];
        const isTold = keys.some((key) => told.has(key));
        for (const key of keys) told.add(key);
        if (isTold) continue;
        diagnostics.push(describeWritten(link, target, suggestFor));
      }
      if (places.length === 0) {
        const finding = unwritten.get(href) ?? { href, fault: target.kind, pages: [], target };
        finding.pages.push(receipt);
        unwritten.set(href, finding);
      }
    }
  }
  return [
    ...diagnostics,
    ...oncePerRedirect([...unwritten.values()].map((finding) => describeUnwritten(finding, input))),
    ...checkStaticPages(input, targets, suggestFor),
  ];
}

function describeWritten(link: WrittenLink, target: LinkTarget, suggestFor: SuggestFor): Diagnostic {
  const near = suggestFor(link.raw, target);
  if (target.kind === "no-anchor") {
    return {
      code: "broken-anchor",
      severity: "warning",
      message: `The link "${link.raw}" leads to ${target.page}, which has no anchor "#${target.anchor}"`,
      location: link.location,
      hint: near ?? "use the id of one of its headings, or give the heading an id: `## Heading {#id}`",
    };
  }
  return {
    code: "broken-link",
    severity: "warning",
    message: `The link "${link.raw}" leads to no page or file of the site`,
    location: link.location,
    hint: near ?? "link to an existing page by its file (`./page.md`) or its address (`/docs/page`)",
  };
}

/** What an address may have meant, as a sentence. */
type SuggestFor = (raw: string, target: LinkTarget) => string | undefined;

/** Most addresses compared with all others of the site: comparing thousands with thousands takes minutes. */
const maxCompared = 200;

/** Looks each address up once. */
function createSuggestions(targets: TargetIndex): SuggestFor {
  const known = new Map<string, string | undefined>();
  const nearest = (name: string, candidates: () => Iterable<string>): string | undefined => {
    if (!known.has(name) && known.size < maxCompared) known.set(name, nearestNames(name, candidates())[0]);
    return known.get(name);
  };
  return (raw, target) => {
    if (target.kind === "no-anchor") {
      const near = nearestNames(target.anchor, target.anchors)[0];
      return near === undefined ? undefined : `did you mean "#${near}"?`;
    }
    const path = raw.replace(/[?#].*$/, "");
    const slashed = path.replaceAll("\\", "/");
    if (slashed !== path && !slashed.startsWith("//")) return `write it with slashes: "${slashed}"`;
    const written = path.split("/").at(-1) ?? "";
    const name = decodePercent(written);
    if (!/\.mdx?$/i.test(name)) {
      const near = nearest(path, targets.addresses);
      // The same address in another language is no advice.
      return near === undefined || near === path ? undefined : `did you mean "${asLink(near)}"?`;
    }
    const near = nearest(name, targets.fileNames);
    // The name is right, the folder is not: the address itself is no advice.
    if (near === undefined || near === name) return undefined;
    return `did you mean "${path.slice(0, path.length - written.length)}${asLink(near)}"?`;
  };
}

/** A name as it can stand in a link: Markdown ends an address at a space. */
const asLink = (name: string): string => name.replace(/\s/g, encodeURIComponent);

/** Links of static HTML files, which are published as they are. */
function checkStaticPages(
  { thorough }: CheckInput,
  targets: TargetIndex,
  suggestFor: SuggestFor,
): readonly Diagnostic[] {
  return (thorough?.staticTexts ?? []).flatMap(({ file, path, text, page }) =>
    (page?.hrefs ?? []).flatMap((href): readonly Diagnostic[] => {
      const target = targets.find(href, { url: `/${path}`, ids: page?.ids ?? [] });
      if (target.kind === "fine") return [];
      const at = Math.max(text.indexOf(`"${href}"`) + 1, text.indexOf(`'${href}'`) + 1, 0);
      const before = text.slice(0, at).split("\n");
      const location = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
      return [describeWritten({ raw: href, href, location }, target, suggestFor)];
    }),
  );
}

const inLayout = "a link on so many pages stands in the navbar, the footer or a template";
const inTemplate = "the link comes from a template or from raw HTML";

function describeUnwritten({ href, pages, target }: Finding, input: CheckInput): Diagnostic {
  const isLayout = pages.length >= layoutPages;
  const what =
    target.kind === "no-anchor" ? `which has no anchor "#${target.anchor}"` : "which is no page or file of the site";
  const where = isLayout
    ? `${pages.length} pages`
    : pages
        .slice(0, 3)
        .map(({ url }) => url)
        .join(", ");
  const location = placeOfLayout(href, pages, input);
  const route = pages[0] && input.site.routesByUrl.get(pages[0].url);
  if (route?.target.kind === "redirect") return describeRedirect(route.url, what, { href, target, location });
  const isDescribed =
    route !== undefined && "apiId" in route.target && location?.file === route.source && location?.line !== undefined;
  return {
    code: target.kind === "no-anchor" ? "broken-anchor" : "broken-link",
    severity: "warning",
    message: `${where} link${pages.length === 1 ? "s" : ""} to "${href}", ${what}`,
    ...(location === undefined ? {} : { location }),
    hint: isDescribed ? "correct the link in the description" : isLayout ? inLayout : inTemplate,
  };
}

/** A redirect has a page in each language, but stands in the configuration once. */
function oncePerRedirect(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ message, location }) => {
    if (!message.startsWith(redirectMessage) || location?.line === undefined) return true;
    const place = `${location.line}:${location.column}`;
    return !seen.has(place) && seen.add(place);
  });
}

const redirectMessage = "The redirect from ";

function describeRedirect(
  from: string,
  what: string,
  { href, target, location }: Pick<Finding, "href" | "target"> & { readonly location: Diagnostic["location"] },
): Diagnostic {
  return {
    code: target.kind === "no-anchor" ? "broken-anchor" : "broken-link",
    severity: "warning",
    message: `${redirectMessage}"${from}" leads to "${href}", ${what}`,
    ...(location === undefined ? {} : { location }),
    hint: "let it lead to an existing page",
  };
}

// Links that lead nowhere: to no page or file (`broken-link`), or to no anchor of an existing page (`broken-anchor`).
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { nearestNames } from "../source/nearestName.ts";
import type { CheckInput, WrittenLink } from "./index.ts";
import { indexTargets, type LinkTarget, type TargetIndex } from "./linkTargets.ts";

/** A link on this many pages that no source wrote stands in the layout. */
const layoutPages = 5;

type Fault = Exclude<LinkTarget["kind"], "fine">;
interface Finding {
  readonly href: string;
  readonly fault: Fault;
  readonly pages: Receipt[];
  readonly target: LinkTarget;
}

/** Checks every link of every page, whoever wrote it. */
export function checkLinks(input: CheckInput): readonly Diagnostic[] {
  const targets = indexTargets(input);
  const unwritten = new Map<string, Finding>();
  const diagnostics: Diagnostic[] = [];
  for (const receipt of input.receipts) {
    const faults: { readonly href: string; readonly target: LinkTarget }[] = [];
    for (const href of receipt.hrefs) {
      const target = targets.find(href, receipt);
      if (target.kind !== "fine") faults.push({ href, target });
    }
    if (faults.length === 0) continue;
    const written = input.writtenLinks(receipt);
    for (const { href, target } of faults) {
      const places = written.filter((link) => link.href === href);
      if (target.kind === "fine") continue;
      if (places.length > 0) diagnostics.push(...places.map((link) => describeWritten(link, target, targets)));
      else {
        const finding = unwritten.get(href) ?? { href, fault: target.kind, pages: [], target };
        finding.pages.push(receipt);
        unwritten.set(href, finding);
      }
    }
  }
  return [...diagnostics, ...[...unwritten.values()].map((finding) => describeUnwritten(finding, input.site))];
}

function describeWritten(link: WrittenLink, target: LinkTarget, targets: TargetIndex): Diagnostic {
  const near = suggest(link.raw, target, targets);
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

function suggest(raw: string, target: LinkTarget, targets: TargetIndex): string | undefined {
  if (target.kind === "no-anchor") {
    const near = nearestNames(target.anchor, target.anchors)[0];
    return near === undefined ? undefined : `did you mean "#${near}"?`;
  }
  const path = raw.replace(/[?#].*$/, "");
  const name = path.split("/").at(-1) ?? "";
  if (/\.mdx?$/i.test(name)) {
    const near = nearestNames(name, targets.fileNames())[0];
    return near === undefined ? undefined : `did you mean "${path.slice(0, path.length - name.length)}${near}"?`;
  }
  const near = nearestNames(path, targets.addresses())[0];
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

function describeUnwritten({ href, pages, target }: Finding, site: Site): Diagnostic {
  const isLayout = pages.length >= layoutPages;
  const what =
    target.kind === "no-anchor" ? `which has no anchor "#${target.anchor}"` : "which is no page or file of the site";
  const first = pages[0];
  const where = isLayout
    ? `${pages.length} pages`
    : pages
        .slice(0, 3)
        .map(({ url }) => url)
        .join(", ");
  const source = first === undefined ? undefined : site.routesByUrl.get(first.url)?.source;
  const file = isLayout ? site.config.file : (source ?? site.config.file);
  return {
    code: target.kind === "no-anchor" ? "broken-anchor" : "broken-link",
    severity: "warning",
    message: `${where} link${pages.length === 1 ? "s" : ""} to "${href}", ${what}`,
    ...(file === undefined ? {} : { location: { file: sitePath(file) } }),
    hint: isLayout
      ? "a link on so many pages stands in the navbar, the footer or a template"
      : "the link comes from a template or from raw HTML",
  };
}

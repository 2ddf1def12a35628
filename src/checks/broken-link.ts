// Links that lead nowhere: to no page or file (`broken-link`), or to no anchor of an existing page (`broken-anchor`).
import { addToList } from "../model/addToList.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { addressInStatic } from "../source/addressInStatic.ts";
import { decodePercent } from "../source/addressKey.ts";
import { limitComparisons } from "../source/comparisons.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { type LineMap, mapLines } from "../source/lineMap.ts";
import { meantName, nearestNames } from "../source/nearestName.ts";
import { isVerbatim } from "../source/verbatimAddress.ts";
import { asLink } from "./asLink.ts";
import type { CheckInput, WrittenLink } from "./checkInput.ts";
import { draftTargets } from "./draftTargets.ts";
import { failedTargets } from "./failedTargets.ts";
import { createForeignFaults } from "./foreignLinks.ts";
import { faultsOf } from "./linkFaults.ts";
import { indexTargets, type LinkTarget, type TargetIndex } from "./linkTargets.ts";
import { meantAddress } from "./meantAddress.ts";
import { meantPage } from "./meantPage.ts";
import { describeUnwritten, draftHint, type LinkAdvice, type UnwrittenLink } from "./unwrittenLinks.ts";

/** Checks the links of all pages, whether a source, the layout or a template created them. */
export function checkLinks(input: CheckInput): readonly Diagnostic[] {
  const targets = indexTargets(input);
  const suggestFor = createSuggestions(targets);
  const findDraft = draftTargets(input);
  const findMeant = ({ raw, location }: WrittenLink, page: string): string | undefined =>
    meantPage(targets.ownAddress(raw), { file: location.file, page }, input.site);
  const advice = { suggestFor, findDraft, findMeant, foreignFault: createForeignFaults() };
  const told = new Set<string>();
  const unwritten = new Map<string, UnwrittenLink>();
  const diagnostics: Diagnostic[] = [];
  const leadsToFailed = failedTargets(input.site.content.failed ?? []);
  for (const receipt of input.suspects ?? input.receipts) {
    const faults = faultsOf(receipt, targets, input);
    if (faults.length === 0) continue;
    const written = new Map<string, WrittenLink[]>();
    for (const link of input.writtenLinks(receipt)) addToList(written, link.href, link);
    for (const { href, target } of faults) {
      const places = written.get(href) ?? [];
      if (target.kind === "fine" || (places.length > 0 && places.every(({ raw }) => isVerbatim(raw)))) continue;
      if (target.kind === "no-page" && leadsToFailed(places[0]?.raw ?? href, places[0]?.location.file)) continue;
      for (const link of places) {
        // An untranslated page appears in every language: report a fault in it once. An anchor that only the
        // translation of another page lacks is reported once for all languages whose pages link to it.
        const route = input.site.routesByUrl.get(receipt.url);
        const isTranslated = route?.isFallback === true && target.kind === "no-anchor";
        const place = `${target.kind}\n${JSON.stringify(link.location)}\n${link.raw}`;
        const keys = isTranslated ? [place, `${target.page}#${target.anchor}`] : [place];
        const isTold = keys.some((key) => told.has(key));
        for (const key of keys) told.add(key);
        if (isTold) continue;
        const finding = describeWritten(link, { target, page: receipt.url }, advice);
        // The original has the anchor, or else the link would be reported there: changing the link would break it.
        diagnostics.push(isTranslated ? { ...finding, hint: hintForTranslation(target.anchor) } : finding);
      }
      if (places.length === 0) {
        const finding = unwritten.get(href) ?? { href, pages: [], target };
        finding.pages.push(receipt);
        unwritten.set(href, finding);
      }
    }
  }
  return [
    ...diagnostics,
    ...describeUnwritten([...unwritten.values()], input, advice),
    ...checkStaticPages(input, targets, advice),
  ];
}

/** Suggestions for a link that leads nowhere. */
interface Advice extends LinkAdvice {
  /** The page that the author probably meant by writing a file path as a link. */
  readonly findMeant: (link: WrittenLink, page: string) => string | undefined;
}

/** Where a link leads, and the URL of the page that shows it. */
interface Shown {
  readonly target: LinkTarget;
  readonly page: string;
}

function describeWritten(
  link: WrittenLink,
  { target, page }: Shown,
  { suggestFor, findDraft, findMeant }: Advice,
): Diagnostic {
  const draft = target.kind === "no-page" ? findDraft(link.raw, link.location.file) : undefined;
  if (draft !== undefined) {
    const message = `The link "${link.written}" leads to a draft, ${draft}, which is not published`;
    return { code: "broken-link", severity: "warning", message, location: link.location, hint: draftHint };
  }
  const meant = target.kind === "no-page" ? findMeant(link, page) : undefined;
  const other = meant ?? (target.kind === "no-page" ? meantAddress(link.raw) : undefined);
  if (other === undefined && target.kind === "no-page" && leadsOutside(link)) {
    const message = `The link "${link.written}" leads outside the site folder, where nothing is published`;
    return { code: "broken-link", severity: "warning", message, location: link.location, hint: hintForOutside };
  }
  const near = other === undefined ? suggestFor(link.raw, target) : `did you mean "${other}"?`;
  if (target.kind === "no-anchor") {
    return {
      code: "broken-anchor",
      severity: "warning",
      message: `The link "${link.written}" leads to ${target.page}, which has no anchor "#${anchorOf(link) ?? target.anchor}"`,
      location: link.location,
      hint: near ?? hintForAnchor(link),
    };
  }
  return {
    code: "broken-link",
    severity: "warning",
    message: `The link "${link.written}" does not lead to any page or file of the site`,
    location: link.location,
    hint: near ?? "link to an existing page by its file (`./page.md`) or its address (`/docs/page`)",
  };
}

const hintForAnchor = ({ route }: WrittenLink): string =>
  route?.target.kind === "glossary"
    ? "link to one of its terms, or define this one under `terms` in the configuration"
    : "use the id of one of its headings, or give the heading an id: `## Heading {#id}`";

const hintForOutside =
  "write its whole address (`https://…`), such as the one in the repository, or move the file into the site";

/** Whether a link names a file above the site folder: `../../LICENSE` in `docs/a.md`. Whether it exists is not asked. */
const leadsOutside = ({ raw, location }: WrittenLink): boolean => {
  const path = decodePercent(raw.replace(/[?#].*$/s, "")).replaceAll("\\", "/");
  return !path.startsWith("/") && joinPath(folderOf(location.file), path) === undefined;
};

const hintForTranslation = (anchor: string): string =>
  `give the heading of that translation the id of the original: \`{#${decodePercent(anchor)}}\``;

/**
 * The anchor as its author knows it: for a heading "Open" authors write `#open`, while the page has `#section-open`.
 */
function anchorOf({ raw, written }: WrittenLink): string | undefined {
  const at = raw === written ? -1 : written.indexOf("#");
  return at === -1 ? undefined : decodePercent(written.slice(at + 1));
}

/**
 * Most broken links that get a suggestion: each is compared with all URLs of the site, and thousands times thousands
 * take minutes.
 */
const maxCompared = 200;

/** Makes the suggestion function, which searches for each URL or file name only once. */
function createSuggestions(targets: TargetIndex): LinkAdvice["suggestFor"] {
  const known = new Map<string, string | undefined>();
  const nearest = (name: string, candidates: () => Iterable<string>): string | undefined => {
    if (!known.has(name) && known.size < maxCompared) known.set(name, meantName(name, candidates()));
    return known.get(name);
  };
  const mayCompare = limitComparisons();
  return (raw, target) => {
    if (target.kind === "no-anchor") {
      if (!mayCompare(target.anchors.size)) return undefined;
      const near = nearestNames(target.anchor, target.anchors)[0];
      return near === undefined ? undefined : `did you mean "#${near}"?`;
    }
    const path = raw.replace(/[?#].*$/, "");
    const slashed = path.replaceAll("\\", "/");
    if (slashed !== path && !slashed.startsWith("//")) return `write it with slashes: "${slashed}"`;
    const inStatic = addressInStatic(path);
    if (inStatic !== undefined && targets.hasFile(inStatic)) return `did you mean "${inStatic}"?`;
    const written = path.split("/").at(-1) ?? "";
    const name = decodePercent(written);
    if (!/\.mdx?$/i.test(name)) {
      const isFile = path.startsWith("/") && /\.[a-z][a-z\d]{0,9}$/i.test(name);
      const near = nearest(path, isFile ? targets.fileAddresses : targets.addresses);
      // The same URL in another language does not help.
      return near === undefined || near === path ? undefined : `did you mean "${asLink(near)}"?`;
    }
    const near = nearest(name, targets.fileNames);
    // The name is right but the folder is wrong: suggesting the same name does not help.
    if (near === undefined || near === name) return undefined;
    return `did you mean "${path.slice(0, path.length - written.length)}${asLink(near)}"?`;
  };
}

/** Checks the links of static HTML files, which are published unchanged. */
function checkStaticPages({ thorough }: CheckInput, targets: TargetIndex, advice: Advice): readonly Diagnostic[] {
  return (thorough?.staticTexts ?? []).flatMap(({ file, path, text, page }) => {
    if (page === undefined) return [];
    const from = { url: `/${path}`, ids: page.ids };
    let lines: LineMap | undefined;
    return [...page.hrefs].flatMap(([href, offset]): readonly Diagnostic[] => {
      const target = targets.find(href, from);
      if (target.kind === "fine") return [];
      lines ??= mapLines(text);
      const location = { file, ...lines.positionAt(offset) };
      return [describeWritten({ raw: href, written: href, href, location }, { target, page: from.url }, advice)];
    });
  });
}

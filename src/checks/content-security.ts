// Reports inline code in the site's own HTML that its content security policy blocks, and a policy that is never
// published.
import { addToList } from "../model/addToList.ts";
import { sitePath } from "../model/brands.ts";
import type { InlineCode, PolicyDirective } from "../model/contentSecurity.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { headersFileName } from "../model/machineFileNames.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { CheckInput } from "./checkInput.ts";
import { htmlInConfig, isWrittenIn, nounOf } from "./inlineCode.ts";
import { isInLayout, placeOfLayout } from "./layoutPlace.ts";

interface KindWords {
  readonly directive: PolicyDirective;
  readonly instead: string;
}

/** For each kind of inline code: the directive that blocks it, and what to write instead. */
const kinds: Readonly<Record<InlineCode, KindWords>> = {
  "style attribute": { directive: "style-src", instead: "use a class and theme.css" },
  "style element": { directive: "style-src", instead: "move it to a file of theme.css" },
  "event handler": {
    directive: "script-src",
    instead: "move the script to a file of the static folder",
  },
  script: {
    directive: "script-src",
    instead: "move the script to a file of the static folder",
  },
  "script address": { directive: "script-src", instead: "link to a page" },
};

/** Reports each kind once: in the configuration if it is written there, else at the first page that has it. */
export function checkContentSecurity(input: CheckInput): readonly Diagnostic[] {
  const { site, receipts } = input;
  const byKind = new Map<InlineCode, Receipt[]>();
  for (const receipt of receipts) {
    for (const kind of receipt.inlineCode) addToList(byKind, kind, receipt);
  }
  const stopped = [...byKind].flatMap(([kind, pages]) =>
    isAllowed(kind, site) ? [] : [describe(kind, pages, { input, location: placeOf(kind, pages, input) })],
  );
  return [...stopped, ...ownHeaders(site)];
}

/** Receipts name no script or style element that is allowed by its own hash. */
function isAllowed(kind: InlineCode, { config }: Site): boolean {
  const sources = config.contentSecurity.sources[kinds[kind].directive] ?? [];
  if (sources.includes("'unsafe-inline'")) return true;
  if (kind === "script" || kind === "style element") return false;
  return sources.includes("'unsafe-hashes'") && sources.some((source) => /^'sha(?:256|384|512)-/.test(source));
}

function placeOf(kind: InlineCode, pages: readonly Receipt[], input: CheckInput): Diagnostic["location"] {
  const ofConfig = htmlInConfig(input.site.config).find(({ html }) => isWrittenIn(html, kind));
  if (ofConfig !== undefined) return ofConfig.location;
  const location = placeOfLayout("", isOnSome(pages, input) ? pages.slice(0, 1) : pages, input);
  const isPage = location?.line === undefined && /\.mdx?$/i.test(location?.file ?? "");
  return location !== undefined && isPage ? { ...location, holds: kind } : location;
}

/**
 * Whether other pages of the same kind lack the inline code: then the content of these pages contains it, not their
 * template.
 * @param pages The pages that have it.
 */
function isOnSome(pages: readonly Receipt[], { site, receipts }: CheckInput): boolean {
  const kindOf = ({ url }: Receipt): string | undefined => site.routesByUrl.get(url)?.target.kind;
  const having = new Set(pages.map(({ url }) => url));
  const kinds = new Set(pages.map(kindOf));
  return receipts.some((receipt) => kinds.has(kindOf(receipt)) && !having.has(receipt.url));
}

interface Found {
  readonly input: CheckInput;
  readonly location: Diagnostic["location"];
}

function describe(kind: InlineCode, pages: readonly Receipt[], { input, location }: Found): Diagnostic {
  const { directive, instead } = kinds[kind];
  const noun = nounOf(kind);
  const isOfConfig = location?.pointer !== undefined;
  const isLayout = isOfConfig || (isInLayout(pages, input) && !isOnSome(pages, input));
  const count = pages.length;
  const more = ["", ", as does 1 other page"][count - 1] ?? `, as do ${count - 1} other pages`;
  const ofMany = `The layout of ${count === 1 ? "1 page" : `${count} pages`} contains ${noun}`;
  const hint = `${instead}, or add "'unsafe-inline'" to contentSecurity.sources.${directive}`;
  return {
    code: "content-security",
    severity: "warning",
    message: `${isLayout ? ofMany : `${pages[0]?.url} contains ${noun}${more}`}, which the content security policy blocks`,
    ...(location === undefined ? {} : { location }),
    hint: isLayout && !isOfConfig ? `${hint}; it is in a template, or in the HTML of all these pages` : hint,
  };
}

function ownHeaders({ config, staticFiles }: Site): readonly Diagnostic[] {
  const { emit } = config.contentSecurity;
  if ((emit !== "headers" && emit !== "both") || !staticFiles.has(headersFileName)) return [];
  return [
    {
      code: "content-security",
      severity: "warning",
      message: "The static folder contains a _headers file, so the content security policy is not written to it",
      location: { file: sitePath(`content/static/${headersFileName}`) },
      hint: "add the policy that `hubdocs build --verbose` prints to that file and set contentSecurity.emit to none, or remove the file",
    },
  ];
}

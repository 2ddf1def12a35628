// What the site's own HTML holds and its content security policy stops, and a policy that is not published.
import { addToList } from "../model/addToList.ts";
import type { InlineCode, PolicyDirective } from "../model/contentSecurity.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { CheckInput } from "./checkInput.ts";

/** What the finding says of each kind, and what makes the policy allow it. */
const kinds: Readonly<
  Record<InlineCode, { readonly noun: string; readonly directive: PolicyDirective; readonly instead: string }>
> = {
  "style attribute": { noun: "a style attribute", directive: "style-src", instead: "use a class and theme.css" },
  "style element": { noun: "a style element", directive: "style-src", instead: "move it to a file of theme.css" },
  "event handler": {
    noun: "an event handler attribute",
    directive: "script-src",
    instead: "move the script to a file of the static folder",
  },
  script: {
    noun: "an inline script",
    directive: "script-src",
    instead: "move the script to a file of the static folder",
  },
  "script address": { noun: "a javascript: address", directive: "script-src", instead: "link to a page" },
};

/** Reports each kind once, at the first page that has it. */
export function checkContentSecurity({ site, receipts }: CheckInput): readonly Diagnostic[] {
  const byKind = new Map<InlineCode, Receipt[]>();
  for (const receipt of receipts) {
    for (const kind of receipt.inlineCode) addToList(byKind, kind, receipt);
  }
  const stopped = [...byKind].flatMap(([kind, pages]) => {
    const [first] = pages;
    return first === undefined || isAllowed(kind, site) ? [] : [inlineCode(kind, { first, count: pages.length, site })];
  });
  return [...stopped, ...ownHeaders(site)];
}

function isAllowed(kind: InlineCode, { config }: Site): boolean {
  const sources = config.contentSecurity.sources[kinds[kind].directive] ?? [];
  return sources.some((source) => source === "'unsafe-inline'" || /^'sha(?:256|384|512)-/.test(source));
}

interface Found {
  readonly first: Receipt;
  readonly count: number;
  readonly site: Site;
}

function inlineCode(kind: InlineCode, { first, count, site }: Found): Diagnostic {
  const { noun, directive, instead } = kinds[kind];
  const more = ["", ", as has 1 other page"][count - 1] ?? `, as have ${count - 1} other pages`;
  const file = site.routesByUrl.get(first.url)?.source;
  return {
    code: "content-security",
    severity: "warning",
    message: `${first.url} has ${noun}${more}, which the content security policy stops`,
    ...(file === undefined ? {} : { location: { file } }),
    hint: `${instead}, or add "'unsafe-inline'" to contentSecurity.sources.${directive}`,
  };
}

function ownHeaders({ config, staticFiles }: Site): readonly Diagnostic[] {
  const { emit } = config.contentSecurity;
  if ((emit !== "headers" && emit !== "both") || !staticFiles.has("_headers")) return [];
  return [
    {
      code: "content-security",
      severity: "warning",
      message: "The static folder has a file _headers, so the content security policy is not written there",
      hint: "add the policy that `hubdocs build --verbose` prints to that file and set contentSecurity.emit to none, or remove the file",
    },
  ];
}

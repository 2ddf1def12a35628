// Reports links to URLs that only redirect, in sources, the configuration or templates.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { addressKey } from "../source/addressKey.ts";
import type { ThoroughInput } from "./checkInput.ts";
import { placeOfLayout } from "./layoutPlace.ts";

/** Reports links in sources where they are written, and each other link once. */
export function checkLinksThroughRedirects(input: ThoroughInput): readonly Diagnostic[] {
  const { site, receipts, writtenLinks } = input;
  const redirects = site.routes.filter(({ target }) => target.kind === "redirect");
  if (redirects.length === 0) return [];
  const base = site.config.baseUrl.slice(0, -1);
  const byKey = new Map(redirects.map((route) => [addressKey(base + route.url), route]));
  const configured = new Set(site.config.redirects.flatMap(({ from }) => from));
  const known = new Map<string, Route | undefined>();
  const find = (href: string): Route | undefined => {
    if (known.has(href)) return known.get(href);
    const route = href.startsWith("/") ? byKey.get(addressKey(href.replace(/[?#].*$/, ""))) : undefined;
    known.set(href, route);
    return route;
  };
  const unwritten = new Map<string, { readonly route: Route; readonly pages: Receipt[] }>();
  const diagnostics: Diagnostic[] = [];
  for (const receipt of receipts) {
    const page = site.routesByUrl.get(receipt.url);
    if (page?.target.kind === "redirect" || page?.isFallback) continue;
    const hits = receipt.hrefs.filter((href) => find(href) !== undefined);
    if (hits.length === 0) continue;
    const written = writtenLinks(receipt);
    for (const href of hits) {
      const route = find(href);
      if (route === undefined) continue;
      const places = written.filter((link) => link.href === href);
      diagnostics.push(...places.map(({ raw, location }) => describe(raw, route, location)));
      // Skip links that nobody wrote: the built-in menus link to the root of the docs, which redirects if it has no
      // page.
      if (places.length > 0 || !(configured.has(route.path) || isOfPage(route))) continue;
      const entry = unwritten.get(href) ?? { route, pages: [] };
      entry.pages.push(receipt);
      unwritten.set(href, entry);
    }
  }
  const others = [...unwritten].map(([href, { route, pages }]) =>
    describe(href, route, placeOfLayout(href, pages, input)),
  );
  return [...diagnostics, ...others];
}

const isOfPage = ({ target }: Route): boolean => target.kind === "redirect" && target.isOfPage === true;

function describe(shown: string, { target }: Route, location: Diagnostic["location"]): Diagnostic {
  const to = target.kind === "redirect" ? target.to : "";
  return {
    code: "link-through-redirect",
    severity: "warning",
    message: `The link "${shown}" leads to a redirect to "${to}"`,
    ...(location === undefined ? {} : { location }),
    hint: `link to "${to}"`,
  };
}

// Collects what the site's content security policy must allow: from configuration, styles, inline scripts and pages.
import type { PolicySources } from "../../model/contentSecurity.ts";
import type { EditionProps } from "../../model/page.ts";
import type { Site } from "../../model/site.ts";
import { policyHashOf } from "../../platform/hash.ts";
import { formatPolicy, joinSources } from "../../render/contentPolicy.ts";
import { inlineScripts, redirectScript } from "../../render/inlineScript.ts";
import { styleSources } from "../../render/styleSources.ts";
import type { Theme } from "../../theme/theme.ts";
import type { OutlinedPage } from "../pages/pageOutline.ts";
import { type OutlinedPages, recallOrMake } from "../pages/siteMemo.ts";

/** Texts of the inline scripts that pages can hold. */
export function scriptsOf(editions: Iterable<EditionProps>): ReadonlySet<string> {
  return new Set([...[...editions].flatMap(inlineScripts), redirectScript]);
}

/** What the policy allows on every page of this site, beyond what every site needs. */
export function policySourcesOf(
  { site, theme }: { readonly site: Site; readonly theme: Pick<Theme, "emitted"> },
  editions: Iterable<EditionProps>,
): PolicySources {
  const styles = theme.emitted.filter(({ path }) => path.endsWith(".css"));
  const decoder = new TextDecoder();
  const redirects = site.routes.some(({ target }) => target.kind === "redirect");
  const scripts = [...scriptsOf(editions)].filter((text) => redirects || text !== redirectScript);
  return joinSources([
    { "script-src": scripts.map((text) => policyHashOf(text)) },
    ...styles.map(({ bytes }) => styleSources(decoder.decode(bytes))),
    site.config.contentSecurity.sources,
  ]);
}

/** The same sources together with what the pages of frozen versions load. */
export function withFrozenSources(sources: PolicySources, { frozen }: Pick<Site, "frozen">): PolicySources {
  return frozen.length === 0 ? sources : joinSources([sources, ...frozen.map(({ policy }) => policy)]);
}

/** The policy for all pages of a site; that of the last build, if the pages still need the same. */
export function recallSitePolicy(sources: PolicySources, { receipts, outlines, memo }: OutlinedPages): string {
  const from = { name: "policy", inputs: [outlines, JSON.stringify(sources)] } as const;
  return recallOrMake(memo, from, () => formatSitePolicy(sources, receipts));
}

/** The policy for all pages of a site, as a header value. Sources are sorted, as pages are rendered in any order. */
export function formatSitePolicy(sources: PolicySources, receipts: readonly Pick<OutlinedPage, "loads">[]): string {
  const loads = joinSources(receipts.map((receipt) => receipt.loads));
  const sorted = Object.entries<readonly string[] | undefined>({ ...loads }).map(([directive, values = []]) => [
    directive,
    [...values].sort(),
  ]);
  return formatPolicy(joinSources([sources, Object.fromEntries(sorted)]), "header");
}

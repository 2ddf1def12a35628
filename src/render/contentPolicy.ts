// The content security policy of a site: its own files, the inline scripts by their hashes, and the hosts that its pages
// really load from. Pure; who sends it is not known here.
import type { PolicyDirective, PolicySources } from "../model/contentSecurity.ts";

/** All directives, in the order of the policy. */
const policyDirectives: readonly PolicyDirective[] = [
  "default-src",
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "media-src",
  "frame-src",
  "object-src",
  "worker-src",
  "manifest-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
];

/**
 * What every page needs. Nothing else is allowed unless a page uses it or the configuration names it. Pages that are
 * fetched before a click count as `default-src` in Firefox.
 */
const ownSources: PolicySources = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "object-src": ["'none'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** Sources of all parts: each once, in the order of the parts. */
export function joinSources(parts: readonly PolicySources[]): PolicySources {
  const joined = new Map<PolicyDirective, Set<string>>();
  for (const part of parts) {
    for (const directive of policyDirectives) {
      const sources = part[directive];
      if (sources === undefined) continue;
      // Added to: a copy for each page of a large site would take time with the number of its hosts.
      const known = joined.get(directive) ?? new Set();
      joined.set(directive, known);
      for (const source of sources) known.add(source);
    }
  }
  return Object.fromEntries([...joined].map(([directive, sources]) => [directive, [...sources]]));
}

/**
 * Text of the policy: what every page needs, and the given sources.
 * @param place Browsers ignore `frame-ancestors` in a page, and say so; it is for headers alone.
 */
export function formatPolicy(sources: PolicySources, place: "header" | "page"): string {
  const all = joinSources([ownSources, sources]);
  return policyDirectives
    .filter((directive) => all[directive] !== undefined && (place === "header" || directive !== "frame-ancestors"))
    .map((directive) => `${directive} ${effective(all[directive] ?? []).join(" ")}`)
    .join("; ");
}

/** Browsers ignore `'none'` beside other sources, and `'unsafe-inline'` beside hashes: what was asked for shall hold. */
function effective(sources: readonly string[]): readonly string[] {
  const isOpen = sources.includes("'unsafe-inline'");
  return sources.filter((source) => !(source === "'none'" && sources.length > 1) && !(isOpen && isHash(source)));
}

/** Whether a source is the hash of a script or style. */
const isHash = (source: string): boolean => /^'sha(?:256|384|512)-/.test(source);

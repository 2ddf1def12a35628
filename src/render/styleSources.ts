// Which sources a stylesheet needs besides the site's own files.
import type { PolicySources } from "../model/contentSecurity.ts";
import { joinSources } from "./contentPolicy.ts";
import { sourceOf } from "./pageLoads.ts";

/** The address of `@import "https://…"`, `@import url(https://…)` and `url('https://…')`. */
const addresses = /(?:@import\s*(?:url\(\s*)?|url\(\s*)["']?([^"')\s;]+)/gi;

/** Sources of what a stylesheet loads: other stylesheets, fonts, and for the rest pictures. */
export function styleSources(css: string): PolicySources {
  const loads = [...css.matchAll(addresses)].map(([statement, address = ""]): PolicySources => {
    const source = sourceOf(address);
    if (source === undefined || source === "'self'") return {};
    if (/^@import/i.test(statement)) return { "style-src": [source] };
    return /^data:(?:font|application)\/|\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(address)
      ? { "font-src": [source] }
      : { "img-src": [source] };
  });
  return joinSources(loads);
}

// Reports redirects to a page that redirects again. Circular redirects are reported when the configuration is loaded.
import type { Diagnostic } from "../model/diagnostic.ts";
import { addressKey } from "../source/addressKey.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports each configured redirect once, however many URLs and languages it has. */
export function checkRedirects({ site }: CheckInput): readonly Diagnostic[] {
  return site.config.redirects.flatMap(({ from, to, location }): readonly Diagnostic[] => {
    const next = site.routesByAddress.get(addressKey(to.replace(/[?#].*$/, "")))?.target;
    if (next?.kind !== "redirect") return [];
    return [
      {
        code: "redirect-chain",
        severity: "warning",
        message: `The redirect from "${from[0] ?? ""}" leads to "${to}", which redirects to "${next.to}"`,
        ...(location === undefined ? {} : { location }),
        hint: `make it lead to "${next.to}"`,
      },
    ];
  });
}

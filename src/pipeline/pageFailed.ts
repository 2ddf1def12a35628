// The finding for a page that could not be made.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/** Names the page, the file it is made from, and why. */
export function pageFailed(
  url: string,
  file: SitePath | undefined,
  { reason, hint }: { readonly reason: string; readonly hint: string },
): Diagnostic {
  return {
    code: "page-failed",
    severity: "error",
    message: `${url} cannot be rendered: ${reason}`,
    ...(file === undefined ? {} : { location: { file } }),
    hint,
  };
}

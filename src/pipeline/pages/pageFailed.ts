// The finding for a page that could not be made.
import { type SitePath, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { pointerOf } from "../../source/jsonPointer.ts";
import type { TemplateFailure } from "./templateHint.ts";

/** Names the page, where it is written, and why. @param file What the page is made from: it stands there as a whole. */
export function pageFailed(
  url: string,
  file: SitePath | undefined,
  { reason, hint }: { readonly reason: string; readonly hint: string },
): Diagnostic {
  return {
    code: "page-failed",
    severity: "error",
    message: `${url} cannot be rendered: ${reason}`,
    ...(file === undefined ? {} : { location: { file, line: 1, column: 1 } }),
    hint,
  };
}

/** The same for a page whose template has thrown: an item of the navbar that made it is the place. */
export function templateFailed(
  url: string,
  file: SitePath | undefined,
  failure: TemplateFailure & { readonly configFile: Config["file"] },
): Diagnostic {
  const { navbarItem, configFile } = failure;
  const diagnostic = pageFailed(url, file, failure);
  if (navbarItem === undefined || configFile === undefined) return diagnostic;
  const pointer = pointerOf(["navbar", "items", String(navbarItem)]);
  return { ...diagnostic, location: { file: sitePath(configFile), pointer } };
}

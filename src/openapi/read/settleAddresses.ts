// Addresses of examples (`externalValue`) that other files of a specification give: they count from the file that they
// stand in, and in the document that is put together from its main one. Looks at no file that they lead to.
import type { ApiSpec } from "../../model/api.ts";
import type { SitePath } from "../../model/brands.ts";
import { isRelativeAddress } from "../../model/relativeAddress.ts";
import { folderOf, joinPath, relativePath } from "../../source/joinPath.ts";

/** An example that says where it is found. */
export interface ExternalExample {
  readonly holder: Record<string, unknown>;
  /** The file that it stands in. */
  readonly file: SitePath;
  /** The file that would be shown if it existed. */
  readonly lost?: SitePath;
}

/** Examples whose file is missing: unless it is published, their address leads nowhere. */
export const lostExamplesOf = (examples: readonly ExternalExample[]): NonNullable<ApiSpec["lostExamples"]> =>
  examples.flatMap(({ holder, lost }) =>
    lost === undefined ? [] : [{ address: String(holder["externalValue"]).trim(), file: lost }],
  );

/** Rewrites the addresses that count from their file. One that leads out of the site stays as it is. */
export function settleAddresses(examples: readonly ExternalExample[], main: SitePath): void {
  for (const { holder, file } of examples) {
    const text = String(holder["externalValue"]).trim();
    if (file === main || !isRelativeAddress(text)) continue;
    const end = text.search(/[?#]|$/);
    const target = joinPath(encodeURI(folderOf(file)), text.slice(0, end));
    if (target !== undefined) {
      holder["externalValue"] = relativePath(encodeURI(folderOf(main)), target) + text.slice(end);
    }
  }
}

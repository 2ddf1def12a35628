// Words findings about examples in files of their own (`externalValue`) that lie nowhere.
import type { ApiSpec } from "../model/api.ts";
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { EditionApi } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";

/** Files of missing examples by their addresses: each finding asks. */
const filesBySpec = new WeakMap<ApiSpec, ReadonlyMap<string, SitePath>>();

/** The file that an address of an example means beside the specification. */
export function lostExample(href: string, { spec }: EditionApi): SitePath | undefined {
  const files = filesBySpec.get(spec) ?? filesByAddress(spec);
  filesBySpec.set(spec, files);
  const address = decodePercent(href);
  // What it counts from is a page, so its end is what was written.
  for (let slash = address.indexOf("/"); slash !== -1; slash = address.indexOf("/", slash + 1)) {
    const file = files.get(address.slice(slash + 1));
    if (file !== undefined) return file;
  }
  return undefined;
}

const filesByAddress = ({ lostExamples = [] }: ApiSpec): ReadonlyMap<string, SitePath> =>
  new Map(lostExamples.map(({ address, file }) => [decodePercent(address).replace(/^(?:\.\/)+/, ""), file]));

/** @param where The pages that show it. */
export function describeLost(file: SitePath, where: string, location: Diagnostic["location"]): Diagnostic {
  return {
    code: "broken-link",
    severity: "warning",
    message: `${where} should show the example of ${file}, but there is no such file beside the specification`,
    ...(location === undefined ? {} : { location }),
    hint: "add the file, or correct `externalValue`",
  };
}

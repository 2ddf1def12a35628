// Words findings about examples in files of their own (`externalValue`) that lie nowhere.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { EditionApi } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";

/** The file that an address of an example means beside the specification. */
export function lostExample(href: string, { spec: { lostExamples = [] } }: EditionApi): SitePath | undefined {
  const address = decodePercent(href);
  return lostExamples.find((one) => address.endsWith(`/${decodePercent(one.address).replace(/^(?:\.\/)+/, "")}`))?.file;
}

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

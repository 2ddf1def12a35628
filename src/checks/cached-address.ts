// Reports pages and static files in `assets/`, whose files browsers keep for a year because their names have
// fingerprints: readers who have one without a fingerprint never see its next state.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { hasFingerprint } from "../model/fingerprintedName.ts";
import type { Route } from "../model/route.ts";
import type { CheckInput } from "./checkInput.ts";
import { placeOfFile } from "./sourcePlace.ts";

/** Reports the first page and the first static file, with the number of the others. */
export function checkCachedAddresses({ site }: Pick<CheckInput, "site">): readonly Diagnostic[] {
  const { config, staticFiles, routes } = site;
  // Disks keep nothing.
  if (config.offline !== undefined) return [];
  const files = [...staticFiles].filter((file) => isCached(file) && !hasFingerprint(file)).sort();
  const pages = routes.filter(({ outputPath, target }) => isCached(outputPath) && target.kind !== "frozen");
  const [file] = files;
  const [page] = pages;
  const fileHint = "move it to a folder with another name, such as content/static/files/";
  const pageHint = "change the first part of the address: the folder, `slug`, `docs.path` or `blog.path`";
  return [
    ...(file === undefined
      ? []
      : [
          {
            ...describe("this file", files.length, config),
            location: placeOfFile(sitePath(`content/static/${file}`)),
            hint: fileHint,
          },
        ]),
    ...(page === undefined
      ? []
      : [{ ...describe(page.url, pages.length, config), ...locationOf(page), hint: pageHint }]),
  ];
}

const isCached = (outputPath: string): boolean => outputPath.startsWith("assets/");

const locationOf = ({ source }: Route): Pick<Diagnostic, "location"> =>
  source === undefined ? {} : { location: placeOfFile(source) };

/** A host that reads `_headers` is told to keep them; others are told by whoever sets them up, or not at all. */
function describe(
  one: string,
  count: number,
  { contentSecurity: { emit } }: Config,
): Pick<Diagnostic, "code" | "severity" | "message"> {
  const others = count === 1 ? "" : ` and of ${countOf(count - 1, "other")} there`;
  return {
    code: "cached-address",
    severity: emit === "headers" || emit === "both" ? "warning" : "info",
    message: `Browsers keep what is in /assets/ for a year: readers will not see changes of ${one}${others}`,
  };
}

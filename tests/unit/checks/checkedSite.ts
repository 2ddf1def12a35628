// A small site whose pages show given addresses, for the tests of rules over the whole site.
import type { ThoroughFacts } from "../../../src/checks/checkInput.ts";
import { checkSite } from "../../../src/checks/index.ts";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { Link, ParsedContent, Source } from "../../../src/model/doc.ts";
import type { Receipt } from "../../../src/model/page.ts";
import type { Route } from "../../../src/model/route.ts";
import { writtenLinksOf } from "../../../src/pipeline/faults/writtenLinks.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { addressesOf } from "../../../src/site/docUrls.ts";
import { makeConfig, makeContent } from "../site/smallSite.ts";

/** Only the default locale is built. */
export const english = { builtLocales: [localeCode("en")] };

/** A receipt of a route whose page shows the given addresses and ids. */
export const receiptOf = (route: Route, hrefs: readonly string[], ids: readonly string[] = []): Receipt => ({
  outputPath: route.outputPath,
  url: route.url,
  key: hashText("0"),
  digest: hashText("0"),
  sizeBytes: 0,
  hrefs,
  ids,
  loads: {},
  inlineCode: [],
  outline: { anchors: hashText("0"), links: hashText("0") },
});

/** A link of the doc `a.md`. */
export const linkAt = (raw: string, line: number, column: number): Link => ({
  raw,
  kind: "markdown",
  location: { file: sitePath("content/en/docs/a.md"), line, column },
});

const nothingFurther: ThoroughFacts = {
  factsByPath: new Map(),
  images: [],
  staticTexts: [],
  styles: [],
  formerSections: new Map(),
};

/** Findings for a site of docs whose pages show exactly the given addresses; with `thorough` those of a check, which has read the given facts. */
export function check(
  sources: readonly Source[],
  shown: Readonly<Record<string, { hrefs?: readonly string[]; ids?: readonly string[] }>>,
  changes: Partial<Config> = {},
  { thorough, ...content }: Partial<ParsedContent> & { readonly thorough?: Partial<ThoroughFacts> } = {},
): readonly Diagnostic[] {
  const { value: site } = assembleSite(
    makeConfig({ ...english, ...changes }),
    makeContent(sources, { staticFiles: ["a.png"], ...content }),
    { drafts: false, strings: {} },
  );
  const receipts = site.routes.map((route) => receiptOf(route, shown[route.url]?.hrefs ?? [], shown[route.url]?.ids));
  return checkSite({
    site,
    receipts,
    files: new Set(["a.png", "assets/x y.css"]),
    weighed: [],
    writtenLinks: writtenLinksOf(site),
    addressesOf: (source) => addressesOf(source, site),
    unknownRequests: () => [],
    placeInConfig: () => undefined,
    placeInSpec: () => undefined,
    ...(thorough === undefined ? {} : { thorough: { ...nothingFurther, ...thorough } }),
  });
}

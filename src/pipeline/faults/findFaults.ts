// Everything that is looked at once the pages are there: the rules of the site, and what only a check takes the time for.
import type { CheckInput } from "../../checks/checkInput.ts";
import { checkRemovals, checkSite } from "../../checks/index.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";
import { addressesOf } from "../../site/index.ts";
import type { Theme } from "../../theme/theme.ts";
import type { PublishedSite } from "../publish/publishSite.ts";
import type { BuildOptions, World } from "../world.ts";
import { checkSamples } from "./checkSamples.ts";
import { checkExternalLinks } from "./externalLinks.ts";
import { placesInSpecs } from "./specPlaces.ts";
import { suspectPages } from "./suspectPages.ts";
import { placesInConfig } from "./textPlaces.ts";
import { type FormerSectionsReader, gatherThoroughFacts } from "./thoroughFacts.ts";
import { unknownRequestsOf } from "./unknownRequests.ts";
import { writtenLinksOf } from "./writtenLinks.ts";

interface BuiltSite {
  readonly site: Site;
  readonly theme: Theme;
  readonly output: PublishedSite;
  readonly world: World;
  readonly readFormer: FormerSectionsReader;
}

/** What is wrong with a site whose pages have been made, before anything is taken back. */
export async function findFaults(
  { site, theme, output, world, readFormer }: BuiltSite,
  { write, against, external = false, isOnlyReport = false }: BuildOptions,
): Promise<readonly Diagnostic[]> {
  const { receipts, files } = output;
  const linked = { site, receipts, files };
  // Further facts can tell that a link is wrong after all.
  const further = write
    ? { suspects: suspectPages(linked, output) }
    : { thorough: await gatherThoroughFacts({ site, theme, world, readFormer }) };
  const facts: CheckInput = {
    ...linked,
    weighed: await output.weighed,
    writtenLinks: writtenLinksOf(site),
    addressesOf: (source) => addressesOf(source, site),
    unknownRequests: () => unknownRequestsOf(site),
    placeInConfig: await placesInConfig(site.config, world),
    placeInSpec: await placesInSpecs(further.suspects ?? receipts, site, world),
  };
  const found = [checkSite({ ...facts, ...further })];
  if (!write && !isOnlyReport) {
    found.push(await checkSamples(site, world));
    if (site.config.terms.some(({ avoid }) => avoid !== undefined)) {
      // Loaded late: it brings the whole parser.
      const { checkTerms } = await import("./checkTerms.ts");
      found.push(await checkTerms(site, world));
    }
  }
  if (against !== undefined) {
    // Loaded late: it brings the whole parser.
    const { formerAddresses } = await import("./formerAddresses.ts");
    const moved = formerAddresses(site, await world.readRenames("content"));
    found.push(checkRemovals({ ...facts, before: against, moved }));
  }
  if (external) found.push(await checkExternalLinks(facts, world));
  return found.flat();
}

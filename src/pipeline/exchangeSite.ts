// The second half of a build that is asked for the texts of a site, or takes translations: no page is rendered for that, and
// what else is wrong with the site is told by a check.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { FrozenVersion } from "../model/frozen.ts";
import { assembleSite } from "../site/index.ts";
import type { Theme } from "../theme/theme.ts";
import type { BuildStart } from "./buildKey.ts";
import type { ExchangeRequest, ExchangeResult } from "./exchange/exchange.ts";
import { exchangeTexts } from "./exchange/exchangeTexts.ts";
import { placeFindings } from "./faults/placeFindings.ts";
import { takeBack } from "./faults/takeBack.ts";
import { openFormerSections } from "./faults/thoroughFacts.ts";
import { gatherFindings } from "./gatherFindings.ts";
import { readLedgers } from "./parse/ledgers.ts";
import type { World } from "./world.ts";

/** What the first half of the build hands over. */
interface ParsedSite extends Pick<BuildStart, "config" | "sources" | "options"> {
  readonly content: ParsedContent;
  readonly theme: Theme;
  readonly frozen: readonly FrozenVersion[];
  /** Findings of the first half. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What came of it. */
interface ExchangedSite {
  readonly diagnostics: readonly Diagnostic[];
  readonly exchange?: ExchangeResult;
}

/** Assembles the parsed sources to a site, and gives or takes its texts. */
export async function exchangeSite(
  request: ExchangeRequest,
  { config, sources, options, content, theme, frozen, diagnostics }: ParsedSite,
  world: World,
): Promise<ExchangedSite> {
  const findings = gatherFindings(diagnostics);
  const ledgers = findings.take(await readLedgers(config, world.files));
  const { strings } = theme;
  // Histories of APIs are shown on their pages alone.
  const histories = new Map();
  const site = findings.take(
    assembleSite(config, content, { drafts: options.drafts, strings, ledgers, histories, frozen }),
  );
  const readFormer = openFormerSections({ site, sources, world });
  const { value: exchange, diagnostics: told } = await exchangeTexts(request, { site, sources, readFormer, world });
  const placed = await placeFindings(takeBack(findings.all(), site, options), config, world);
  return { diagnostics: [...placed, ...told], ...(exchange === undefined ? {} : { exchange }) };
}

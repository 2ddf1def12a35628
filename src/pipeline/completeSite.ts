// The second half of a build: assembles the parsed sources to a site, renders, checks and publishes it. A build that finds
// nothing changed never loads this file; others load it while threads parse.
import { offlineConfigOf } from "../config/index.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { FrozenVersion } from "../model/frozen.ts";
import { noteRefusals, tellOnce } from "../platform/refusedReads.ts";
import { assembleSite } from "../site/index.ts";
import type { Theme } from "../theme/theme.ts";
import type { BuildStart } from "./buildKey.ts";
import { checkAgreement } from "./faults/checkAgreement.ts";
import { findFaults } from "./faults/findFaults.ts";
import { placeFindings } from "./faults/placeFindings.ts";
import { readHistories } from "./faults/readHistories.ts";
import { applySeverities, isAcceptable } from "./faults/severities.ts";
import { takeBack } from "./faults/takeBack.ts";
import { openFormerSections } from "./faults/thoroughFacts.ts";
import type { SeenFiles } from "./finishedBuild.ts";
import type { DescribeInput } from "./frozen/describeFrozen.ts";
import type { FrozenDraft } from "./frozen/frozenDraft.ts";
import { gatherFindings } from "./gatherFindings.ts";
import { openPageHistory } from "./pages/explainPage.ts";
import { loadTheme } from "./pages/loadTheme.ts";
import { type LedgerFile, readLedgers } from "./parse/ledgers.ts";
import { reportLostRecords, settleLedgers } from "./parse/settleLedgers.ts";
import { type PublishedSite, publishSite } from "./publish/publishSite.ts";
import { writeShard } from "./shards.ts";
import type { ReportInput } from "./translations/writeTranslationReport.ts";
import type { BuildOptions, World } from "./world.ts";

/** What the first half of the build hands over. */
interface ParsedBuild extends Omit<BuildStart, "theming" | "found"> {
  readonly content: ParsedContent;
  readonly theme: Theme;
  readonly frozen: readonly FrozenVersion[];
  /** The site's files, with a note of which were looked at. */
  readonly seen: SeenFiles;
  /** Findings of the first half. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The result of the second half. */
interface CompletedSite {
  readonly output: PublishedSite;
  /** All findings, without those that the site takes back in `checks.ignore` or in comments. */
  readonly diagnostics: readonly Diagnostic[];
  readonly published: boolean;
  readonly isNew: boolean;
  readonly explanations: readonly string[];
  /** Translation ledgers to write, after translations were accepted. */
  readonly ledgers: readonly LedgerFile[];
  /** The page for translators. */
  readonly translationReport?: string;
  /** Description of the version that is to be frozen. */
  readonly frozen?: FrozenDraft;
}

/** Assembles the site, makes its pages and files, checks it, and publishes it if the findings allow that. */
export async function completeSite(parsed: ParsedBuild, world: World): Promise<CompletedSite> {
  const { config, sources, content, theme, frozen, seen, options, staging } = parsed;
  const findings = gatherFindings(parsed.diagnostics);
  const { note, take } = findings;
  const { files, refused } = noteRefusals(seen.files);
  const seeing = { ...world, files };
  note(await checkAgreement({ specs: content.specs, config, bodies: world.bodies }));
  // Never without a ledger that cannot be read: its records would be lost.
  const read = await readLedgers(config, seen.files);
  const paths = options.acceptTranslations ?? [];
  const settled = take(await settleLedgers({ content, config, read, paths, files: seen.files }));
  const { ledgers } = settled;
  if (!options.write) note(reportLostRecords(settled, { content, config }));
  const histories = await readHistories({ specs: content.specs, config, bodies: world.bodies, frozen });
  const { strings } = theme;
  const site = take(assembleSite(config, content, { drafts: options.drafts, strings, ledgers, histories, frozen }));
  const history = openPageHistory(world, options);
  const { noCache, shard } = options;
  const whole = { site, theme, sources, world: seeing, history, noCache, onlyLooks: !options.write };
  const output = take(
    await publishSite(shard === undefined ? { ...whole, staging } : { ...whole, staging: undefined, shard }),
  );
  if (shard !== undefined && staging !== undefined)
    await writeShard(staging, { shard, receipts: output.receipts }, world);
  // A check still needs the threads for samples of code. In a build their work is done, and they can shut down meanwhile.
  const resting = options.write ? world.workers.dismiss() : undefined;
  const readFormer = openFormerSections({ site, sources, world: seeing, longestMs: historyLimitOf(options) });
  note(await findFaults({ site, theme, output, world: seeing, readFormer }, options));
  const found = tellOnce([...findings.all(), ...refused()]);
  // Places are looked up last: a comment that takes findings of the front matter back may stand anywhere in its page.
  const diagnostics = await placeFindings(takeBack(found, site, options), config, seeing);
  const translationReport = options.reportTranslations
    ? await makeTranslationReport({ site, ledgers, strings, diagnostics, readFormer, world: seeing })
    : undefined;
  const isAccepted = isAcceptable(applySeverities(diagnostics, config), options);
  // A build with errors never replaces an output; but where there is none, the pages that could be made are written.
  const published = staging !== undefined && (isAccepted || staging.isFirst);
  if (published && options.onChanges !== undefined) await options.onChanges(staging.changes());
  const isNew = published && (await staging.publish());
  if (published) history.save();
  const explanations = history.explanations();
  await resting;
  const draft = await draftFrozen({ ...output, site, theme, world }, options);
  return {
    output,
    diagnostics,
    published,
    isNew,
    explanations,
    ledgers: settled.files,
    ...(translationReport === undefined ? {} : { translationReport }),
    ...(draft === undefined ? {} : { frozen: draft }),
  };
}

// Whoever asks for the page wants to see what has changed, and may have been away for months.
const reportHistoryMs = 60_000;

const historyLimitOf = ({ reportTranslations }: BuildOptions): number | undefined =>
  reportTranslations ? reportHistoryMs : undefined;

/** Loaded late: an ordinary check makes no such page. */
async function makeTranslationReport(input: ReportInput): Promise<string> {
  const { writeTranslationReport } = await import("./translations/writeTranslationReport.ts");
  return await writeTranslationReport(input);
}

/** Describes the version that is to be frozen; `undefined` in builds that freeze none. */
async function draftFrozen(
  made: Omit<DescribeInput, "version" | "offlineTheme">,
  { describeVersion: version }: BuildOptions,
): Promise<FrozenDraft | undefined> {
  if (version === undefined) return undefined;
  const { describeFrozen } = await import("./frozen/describeFrozen.ts");
  const { value: offlineTheme } = await loadTheme(offlineConfigOf(made.site.config), made.world);
  return await describeFrozen({ ...made, version, offlineTheme });
}

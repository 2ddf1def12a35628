// The seam between a build and the machine it runs on: everything the pipeline may touch is an argument of this
// type. Values come from src/platform/; nothing here has behaviour.
import type { Hash, SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { HistoryDepth, LastUpdate } from "../model/frontMatter.ts";
import type { LinkAnswers } from "../model/linkAnswer.ts";
import type { Receipt } from "../model/page.ts";
import type { BodyReader, EvaluateModule, FindInModule, HashFunction } from "../model/ports.ts";
import type { Shard } from "../model/shard.ts";
import type { UrlManifest } from "../model/urlManifest.ts";
import type { EntryCache } from "../platform/cache/entryCache.ts";
import type { Notes } from "../platform/cache/notes.ts";
import type { StampBook } from "../platform/cache/stampBook.ts";
import type { Clock } from "../platform/clock.ts";
import type { StampedFiles } from "../platform/files.ts";
import type { FormerText, FormerTextsRequest } from "../platform/gitTexts.ts";
import type { ImageMaker, ImageMakerOptions } from "../platform/images/imageMaker.ts";
import type { LinkSettings } from "../platform/links/askLinks.ts";
import type { OutputChanges } from "../platform/output/outputChanges.ts";
import type { Staging } from "../platform/output/staging.ts";
import type { ProgressEvent } from "../platform/progress.ts";
import type { WorkerPool } from "../platform/workers/workerPool.ts";
import type { Theme } from "../theme/theme.ts";
import type { ExchangeRequest, ExchangeResult } from "./exchange/exchange.ts";
import type { FrozenDraft } from "./frozen/frozenDraft.ts";
import type { LedgerFile } from "./parse/ledgers.ts";

/** The machine as a build sees it. One per build: listings of folders are kept until it ends. */
export interface World {
  readonly files: StampedFiles;
  readonly hash: HashFunction;
  /** Bodies that workers have parsed, in this build or an earlier one. */
  readonly bodies: BodyReader;
  /** What earlier builds have made. */
  readonly cache: BuildCache;
  /** Threads for parsing and rendering. */
  readonly workers: WorkerPool;
  /** Digest of this program and of the Node that runs it: results of another one are not used. */
  readonly program: Hash;
  /** Longest time for one file or page, milliseconds. */
  readonly itemLimitMs: number;
  /** Name of a version that a killed run has saved in part. */
  readonly unsavedVersion?: string;
  /** When the build began, by the clock of the file system. */
  readonly startedMs: number;
  /**
   * Locks an output folder and prepares a staging folder beside it. Call it before long work, so that a refused
   * folder is reported at once.
   * @throws PlatformFailure: output-refused, output-locked, write-failed.
   */
  readonly openStaging: (outDir: string) => Promise<Staging>;
  /**
   * The default export of a module of the site (JavaScript or TypeScript, with what it imports).
   * @throws Error whose message says where and why, for the author of the module.
   */
  readonly evaluateModule: EvaluateModule;
  /**
   * Where a value of the default export of a module that has been evaluated is written: in it or in what it imports. The place
   * of a value around it, when that of the value itself is not known. `undefined` when it is in no file of the site.
   */
  readonly findInModule: FindInModule;
  /** What files said before: as they were committed, of each file the newest first; nothing when git knows nothing. */
  readonly readFormerTexts: (request: FormerTextsRequest) => AsyncIterable<FormerText>;
  /** When the files below a folder of the site were last changed, from the history of the site's repository. */
  readonly readLastUpdates: (folder: string) => Promise<ReadonlyMap<SitePath, LastUpdate>>;
  /** How much of the site's past the history holds: a shallow clone lacks most of it. */
  readonly readHistoryDepth: () => Promise<HistoryDepth>;
  /** Files below a folder of the site that were renamed, from that history: present paths by former ones. */
  readonly readRenames: (folder: string) => Promise<ReadonlyMap<SitePath, SitePath>>;
  /** Makes smaller files of pictures; `undefined` when the optional package for it is not installed. */
  readonly openImageMaker: (
    options: Pick<ImageMakerOptions, "noCache" | "onlyLooks">,
  ) => Promise<ImageMaker | undefined>;
  /** Asks other sites whether these addresses lead to something; answers are kept for a while. */
  readonly askLinks: (addresses: readonly string[], settings: LinkSettings) => Promise<LinkAnswers>;
  readonly clock: Clock;
  readonly progress: (event: ProgressEvent) => void;
  /** Receives what is known before the pages are made, so that a server can show pages meanwhile. */
  readonly onNews?: (news: BuildNews) => void;
  /** Awaited before sources are parsed: something else may need the processor more urgently. */
  readonly whenFree?: () => Promise<void>;
  /** Absolute real path of the site. */
  readonly siteFolder: string;
  /** Absolute path of hubdocs' own package: it holds `templates/`, `src/render/`, `dist/`. */
  readonly packageFolder: string;
  /** Absolute path of a folder for intermediate files: `.hubdocs` of the site, or a temporary one. */
  readonly workFolder: string;
  readonly signal: AbortSignal;
  /** Most jobs to run at a time. */
  readonly jobs: number;
}

/** What a build can announce long before it is finished. */
export type BuildNews =
  /** The configuration is known; `isCold` means that the cache holds nothing of the site. */
  | { readonly kind: "begun"; readonly config: Config; readonly isCold: boolean }
  /** Many sources differ from what earlier builds parsed: after a change of branch, say, or of hubdocs. */
  | { readonly kind: "much-new" }
  | { readonly kind: "theme"; readonly theme: Theme };

/** What is kept from one build to the next. */
interface BuildCache {
  /** Results by key. */
  readonly entries: EntryCache;
  /** Digests of the site's files. */
  readonly stamps: StampBook;
  /** Digests of the files that a theme is bundled from. They stand apart because they are few; a site may have thousands. */
  readonly themeStamps: StampBook;
  /** Notes about the last builds of this site. */
  readonly notes: Notes;
}

/** The options of a build; `BuildRequest` is what programs and the command line give. */
export interface BuildOptions {
  /** Absolute path. */
  readonly outDir: string;
  /** Relative to the site folder. */
  readonly configFile?: string;
  /** Only these locales. */
  readonly locales?: readonly string[];
  readonly baseUrl?: string;
  /** Makes a folder that works without a server. */
  readonly offline?: boolean;
  /** Warnings make the build fail. */
  readonly strict: boolean;
  /** `false` checks the site and writes no output. */
  readonly write: boolean;
  /** Whether drafts become pages. */
  readonly drafts: boolean;
  readonly noCache: boolean;
  /** Version to describe in the result, so that it can be frozen. */
  readonly describeVersion?: string;
  /** Makes this share of the pages only, and leaves results for another build instead of a site. */
  readonly shard?: Shard;
  /** Whether to ask other sites if links to them work; only in a check. */
  readonly external?: boolean;
  /** Files and folders of the site whose translations are recorded as made from the present originals. */
  readonly acceptTranslations?: readonly string[];
  /** Whether to make the page that tells translators what to do; only in a check. */
  readonly reportTranslations?: boolean;
  /** Texts to give to translators or to take from them; only in a check. */
  readonly exchange?: ExchangeRequest;
  /** Whether that page is all that is asked for: what it does not show is not looked for. */
  readonly isOnlyReport?: boolean;
  /** What an earlier release published: whatever is missing now is reported. */
  readonly against?: UrlManifest;
  /** Pages to explain, each by its address, its output file or its source. */
  readonly explain?: readonly string[];
  /** Whether to explain all pages that are made anew. */
  readonly explainChanges?: boolean;
  /** Told which files of the output will change, before they do. What it throws stops the build. */
  readonly onChanges?: (changes: OutputChanges) => void | Promise<void>;
  /** What was found before the build began. */
  readonly found?: readonly Diagnostic[];
}

/** The result of a build or check. */
export interface BuildResult {
  /** Everything that was found, in the order in which the command line prints it. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether there are no errors and, with `strict`, no warnings. */
  readonly ok: boolean;
  /**
   * Whether the output folder now holds this build. Errors never replace an earlier output; where there is none, all
   * pages that could be made are written in spite of errors.
   */
  readonly published?: boolean;
  /** Whether a published output differs from the one before. */
  readonly isNew?: boolean;
  /** Number of pages in the site. */
  readonly pages: number;
  /** Number of locales that were built. */
  readonly locales: number;
  /** Number of pages that were taken from the cache. */
  readonly fromCache: number;
  /** Number of damaged cache entries, which were made anew. */
  readonly damagedEntries?: number;
  /** For each page that `explain` names, why it was made anew or kept; with `explainChanges` for every page made anew. */
  readonly explanations?: readonly string[];
  /** How long the build took, in milliseconds. */
  readonly durationMs: number;
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** A receipt for each page: its links, ids and digests. */
  readonly receipts?: readonly Receipt[];
  /** The translation ledgers to write after translations were accepted. */
  readonly ledgers?: readonly LedgerFile[];
  /** The page that tells translators what to do, as HTML, when it was asked for. */
  readonly translationReport?: string;
  /** What came of an exchange of texts. */
  readonly exchange?: ExchangeResult;
  /** The version that is to be frozen, for `hubdocs version freeze`. */
  readonly frozen?: FrozenDraft;
  /** The `Content-Security-Policy` header under which the pages work. */
  readonly contentSecurity?: string;
}

// From a site folder to its configuration: find the file, read it, check it, complete it.
import { sitePath } from "../model/brands.ts";
import type { Config, ConfigOverrides } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { EvaluateModule, FindInModule, SiteFiles } from "../model/ports.ts";
import type { UserConfig } from "../model/userConfig.ts";
import { checkConfig } from "./checkConfig.ts";
import { checkOverrides } from "./checkOverrides.ts";
import { completeConfig } from "./completeConfig.ts";
import type { ConfigProblem } from "./configProblem.ts";
import { findConfigFile } from "./findConfigFile.ts";
import type { KeyPath } from "./keyPath.ts";
import { collectKnownNames } from "./knownNames.ts";
import { type FoundLooseDocs, factsOf, findLooseDocs, looseConfigOf } from "./looseDocs.ts";
import { describeLooseDocs } from "./looseFinding.ts";
import { ownerOfContent } from "./looseTool.ts";
import { describeMisplaced } from "./misplacedContent.ts";
import { offlineConfigOf } from "./offlineConfig.ts";
import { describeOtherMarkup } from "./otherMarkup.ts";
import { type ConfigSource, readConfigFile } from "./readConfigFile.ts";
import { hasPages, readSiteFacts } from "./siteFacts.ts";
import { describeUnknownLanguages } from "./unknownLanguages.ts";
import { pathInVersionsFile, readVersionsFile, withVersionsFile } from "./versionsFile.ts";

/** What loading a configuration needs. */
export interface LoadConfigInput {
  readonly files: SiteFiles;
  /** Name of the site's folder: the title of a site without one. */
  readonly siteName: string;
  /**
   * Gives the default export of a module of the site, `undefined` without one.
   * @throws Error whose message says what is wrong with the module.
   */
  readonly evaluateModule: EvaluateModule;
  readonly findInModule?: FindInModule;
  readonly signal?: AbortSignal;
  /** File to read instead of `hubdocs.config.*`, relative to the site folder. */
  readonly configFile?: string;
  readonly overrides: ConfigOverrides;
  /** Name of a version that a killed run has saved in part: its folders may be there, and it is not listed yet. */
  readonly unsavedVersion?: string;
}

/** Loads the configuration of a site. The value is `undefined` when anything is wrong; then every problem is listed. */
export async function loadConfig(input: LoadConfigInput): Promise<Outcome<Config | undefined>> {
  const { files, overrides } = input;
  const ownFacts = await readSiteFacts(files, input.siteName);
  const found = await findConfigFile(files, input.configFile);
  if (found.kind === "problem") return failWith([found.diagnostic]);
  const isEmpty = found.kind === "none" && ownFacts.folders.size === 0;
  const isBare = found.kind === "none" && (!hasPages(ownFacts) || (await ownerOfContent(files)) !== undefined);
  // A content folder that nobody may look into is one all the same.
  const unlisted = isEmpty ? (await files.list(sitePath("content"))).diagnostics : [];
  if (unlisted.length > 0) return failWith(unlisted);
  const loose = isBare ? await findLooseDocs(files) : undefined;
  if (isEmpty && loose === undefined) return failWith([nothingFound(input.siteName, await describeOtherMarkup(files))]);
  const facts = loose === undefined ? ownFacts : factsOf(loose, input.siteName);
  const read = found.kind === "file" ? await readConfigFile({ ...input, ...found }) : undefined;
  if (read?.kind === "problem") return failWith([read.diagnostic]);
  // A folder that is no site yet has none of its versions made here: a file of this name is that of another tool.
  const kept = loose === undefined ? await readVersionsFile(files) : undefined;
  if (kept?.kind === "problem") return failWith([kept.diagnostic]);
  const written = read?.source.value ?? (loose === undefined ? {} : looseConfigOf(loose));
  const value = withVersionsFile(written, kept?.source);
  const names = collectKnownNames(value, facts);
  const problems = await checkConfig(value, { names, facts, files });
  const diagnostics = [
    ...locateProblems(problems, read?.source, kept?.source),
    ...checkOverrides(overrides, names.locales),
  ];
  if (diagnostics.length > 0) return failWith(diagnostics);
  const source = read?.source;
  const file = found.kind === "file" ? { file: found.path } : {};
  const locate = source === undefined ? {} : { locate: (path: KeyPath) => source.locate(path, "value") };
  const known = completeConfig({ user: copyOf(value), facts, overrides, ...file, ...locate });
  const config = loose === undefined ? known : withLooseDocs(known, loose, facts.siteName);
  return {
    value: overrides.offline ? offlineConfigOf(config) : config,
    diagnostics:
      loose === undefined
        ? [
            ...describeUnknownLanguages(facts, known),
            ...(await describeMisplaced(files, { ...known, unsavedVersion: input.unsavedVersion })),
          ]
        : [describeLooseDocs(loose, { hasContent: !isEmpty }), ...(loose.unread ?? [])],
  };
}

/** A configuration of pages that nobody wrote for hubdocs. */
function withLooseDocs(known: Config, { docs, values, snippetFolders }: FoundLooseDocs, readmeTitle: string): Config {
  const said = { ...(values && { values }), ...(snippetFolders && { snippetFolders }) };
  const markdown = { ...known.markdown, isLoose: true, readmeTitle, ...said };
  return { ...known, looseDocs: docs, markdown };
}

function failWith(diagnostics: readonly Diagnostic[]): Outcome<undefined> {
  return { value: undefined, diagnostics };
}

/** @param other What there is instead. */
function nothingFound(siteName: string, other: string | undefined): Diagnostic {
  return {
    code: "config-missing",
    severity: "error",
    message: `the folder ${siteName} has no configuration file, no content folder with files, no Markdown and no OpenAPI${other === undefined ? "" : `, only ${other}`}`,
    hint:
      other === undefined
        ? "run hubdocs init to create a site here, put Markdown files into content/en/docs, or name another folder"
        : "convert the texts to Markdown first, and put them into content/en/docs: nothing else is read",
  };
}

/** Findings in the order of the file; where lines are not known, in the order of the checks. */
function locateProblems(
  problems: readonly ConfigProblem[],
  source: ConfigSource | undefined,
  kept: ConfigSource | undefined,
): readonly Diagnostic[] {
  const located = problems.map(({ path, at, code, message, hint }): Diagnostic => {
    const keptPath = kept === undefined ? undefined : pathInVersionsFile(path, source?.value);
    const location = keptPath === undefined ? source?.locate(path, at) : kept?.locate(keptPath, at);
    return { code, severity: "error", message, ...(location === undefined ? {} : { location }), hint };
  });
  const place = ({ location }: Diagnostic): readonly [number, number] => [location?.line ?? 0, location?.column ?? 0];
  return located.sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]);
}

/** A checked value as plain data of our own: keys without a value are gone, the module that made it cannot change it. */
function copyOf(checked: unknown): UserConfig {
  return JSON.parse(JSON.stringify(checked)) as UserConfig;
}

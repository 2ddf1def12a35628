// Applies ignores: findings that a site suppresses by a comment in Markdown or an entry in the configuration, each with
// a reason. Ignores that match nothing are reported in turn.
import { addToList } from "../model/addToList.ts";
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { IgnoreComment } from "../model/ignoreComment.ts";
import { escapePattern } from "../source/escapePattern.ts";

/** The ignores of a site. */
interface Ignores {
  readonly entries: Config["checks"]["ignore"];
  readonly comments: readonly IgnoreComment[];
  /** Path of the configuration file. */
  readonly configFile: string | undefined;
}

/** Codes of findings about a file as a whole, which are located at the file's beginning. */
const aboutFiles: ReadonlySet<DiagnosticCode> = new Set([
  "orphan-page",
  "missing-translation",
  "orphan-translation",
  "unused-file",
] as const);

interface Outcome {
  /** Findings that are not ignored. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings about comments and entries that match nothing. */
  readonly unused: readonly (Diagnostic & { readonly about: DiagnosticCode })[];
}

/** Removes ignored findings. Entries are indexed by code, comments by code and file. */
export function applyIgnores(diagnostics: readonly Diagnostic[], { entries, comments, configFile }: Ignores): Outcome {
  if (entries.length === 0 && comments.length === 0) return { diagnostics, unused: [] };
  const rules = entries.map((entry) => ({ ...entry, fits: patternOf(entry.file) }));
  const byPlace = new Map<string, IgnoreComment[]>();
  for (const comment of comments) addToList(byPlace, `${comment.code} ${comment.location.file}`, comment);
  const used = new Set<object>();
  const kept = diagnostics.filter((diagnostic) => {
    const { code, location, message } = diagnostic;
    const rule = rules.find(
      (one) => one.code === code && one.fits(location?.file ?? "") && message.includes(one.match ?? ""),
    );
    const near = byPlace.get(`${code} ${location?.file ?? ""}`) ?? [];
    // A finding about a whole file can be ignored by a comment anywhere in it.
    const line = aboutFiles.has(code) ? undefined : location?.line;
    const comment = near.find(({ lines: [first, last] }) => line === undefined || (first <= line && line <= last));
    if (rule !== undefined) used.add(rule);
    if (comment !== undefined) used.add(comment);
    return rule === undefined && comment === undefined;
  });
  const unused = [
    ...rules.filter((rule) => !used.has(rule)).map((rule) => unusedEntry(rule, configFile)),
    ...comments.filter((comment) => !used.has(comment) && comment.isImplied !== true).map(unusedComment),
  ];
  return { diagnostics: kept, unused };
}

const hint = "remove it, so that it does not hide future mistakes";

function unusedEntry(
  { code, file, match, location }: Config["checks"]["ignore"][number],
  configFile: string | undefined,
): Outcome["unused"][number] {
  const what = [file === undefined ? "" : ` in "${file}"`, match === undefined ? "" : ` with "${match}"`].join("");
  const place = location ?? (configFile === undefined ? undefined : { file: sitePath(configFile) });
  return {
    code: "unused-ignore",
    about: code,
    severity: "warning",
    message: `The configuration ignores ${code}${what}, but there is no such finding`,
    ...(place === undefined ? {} : { location: place }),
    hint,
  };
}

function unusedComment({ code, location }: IgnoreComment): Outcome["unused"][number] {
  return {
    code: "unused-ignore",
    about: code,
    severity: "warning",
    message: `The comment ignores ${code}, but there is no such finding here`,
    location,
    hint,
  };
}

/** Makes a test of paths against a pattern with wildcards. Without a pattern every path matches. */
function patternOf(pattern: string | undefined): (path: string) => boolean {
  if (pattern === undefined) return () => true;
  const source = pattern
    .replace(/^\.?\//, "")
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => wildcards.get(part) ?? escapePattern(part))
    .join("");
  const expression = new RegExp(`^${source}$`);
  return (path) => expression.test(path);
}

const wildcards = new Map([
  ["**/", "(?:.*/)?"],
  ["**", ".*"],
  ["*", "[^/]*"],
]);

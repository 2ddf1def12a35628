// Findings that a site has taken back: by a comment in Markdown or an entry of the configuration, each with a reason.
// What takes nothing back any more is a finding itself.
import { addToList } from "../model/addToList.ts";
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { IgnoreComment } from "../model/doc.ts";
import { escapePattern } from "../source/escapePattern.ts";

/** What takes findings back. */
interface Ignores {
  readonly entries: Config["checks"]["ignore"];
  readonly comments: readonly IgnoreComment[];
  /** File of the configuration. */
  readonly configFile: string | undefined;
}

/** Findings about a file as a whole; the place they name is where it begins. */
const aboutFiles: ReadonlySet<DiagnosticCode> = new Set([
  "orphan-page",
  "missing-translation",
  "orphan-translation",
  "unused-file",
] as const);

interface Outcome {
  /** Findings that stay. */
  readonly diagnostics: readonly Diagnostic[];
  /** Comments and entries that fit no finding, as findings. */
  readonly unused: readonly (Diagnostic & { readonly about: DiagnosticCode })[];
}

/** Takes back what is to be taken back. Entries and comments are looked up by code, comments by file too. */
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
    // For a finding about a whole file a comment may stand anywhere.
    const line = aboutFiles.has(code) ? undefined : location?.line;
    const comment = near.find(({ lines: [first, last] }) => line === undefined || (first <= line && line <= last));
    if (rule !== undefined) used.add(rule);
    if (comment !== undefined) used.add(comment);
    return rule === undefined && comment === undefined;
  });
  const unused = [
    ...rules.filter((rule) => !used.has(rule)).map((rule) => unusedEntry(rule, configFile)),
    ...comments.filter((comment) => !used.has(comment)).map(unusedComment),
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

/** Whether a path fits a pattern with wildcards. Without a pattern every path does. */
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

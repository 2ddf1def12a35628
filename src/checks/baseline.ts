// The baseline of an old portal: findings that existed when checks were introduced and are not reported again. Entries
// have no line numbers, so they stay valid when text around them moves.

import { sitePath } from "../model/brands.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isRecord } from "../source/isRecord.ts";

/** One entry: all findings with the same code, file and message, whatever numbers and fingerprints it has outside quotes. */
interface BaselineEntry {
  readonly code: string;
  readonly file: string;
  /** As it was found. */
  readonly message: string;
  readonly count: number;
}

/** Identifies a finding across runs: code, file, and the message without numbers and fingerprints outside quotes. */
function identityOf({ code, file, message }: Omit<BaselineEntry, "count">): string {
  return [code, file, plainMessage(message)].join("\n");
}

const entryOf = ({ code, location, message }: Diagnostic): Omit<BaselineEntry, "count"> => ({
  code,
  file: location?.file ?? "",
  message,
});

/**
 * Replaces numbers outside quotes by 0, and fingerprints in names of files, which change with what the files hold:
 * `a.1b2c3d4e.css weighs 20 bytes` becomes `a.0.css weighs 0 bytes`, `The id "a1" …` stays.
 */
function plainMessage(message: string): string {
  return message.replace(/"[^"]*"|(?<=[.-])[0-9a-f]{8,}(?=\.\w)|\d+/g, (part) => (part.startsWith('"') ? part : "0"));
}

/**
 * The findings as the text of a baseline: sorted, one entry a line, so that branches merge without conflicts.
 * @param kept Entries to list besides, of codes that the findings cannot have.
 */
export function formatBaseline(diagnostics: readonly Diagnostic[], kept: readonly BaselineEntry[] = []): string {
  const entries = new Map<string, BaselineEntry>();
  for (const diagnostic of diagnostics) {
    const entry = entryOf(diagnostic);
    const identity = identityOf(entry);
    const { message = entry.message, count = 0 } = entries.get(identity) ?? {};
    entries.set(identity, { ...entry, message: message < entry.message ? message : entry.message, count: count + 1 });
  }
  const keyOf = ({ file, code, message }: BaselineEntry): string => [file, code, message].join("\n");
  const sorted = [...entries.values(), ...kept].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

/** Whether a text is a baseline, or one that is damaged further down: by a merge with conflicts, say. An empty one is. */
export function isBaselineBegun(text: string): boolean {
  return /^\s*(?:$|\{\s*"version":\s*\d+,\s*"findings":)/.test(text) || parseBaseline(text) !== undefined;
}

/** Parses the text of a baseline; `undefined` when it is not a valid one. */
export function parseBaseline(text: string): readonly BaselineEntry[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const findings = isRecord(value) && value["version"] === 1 ? value["findings"] : undefined;
  return Array.isArray(findings) && findings.every(isEntry) ? findings : undefined;
}

function isEntry(value: unknown): value is BaselineEntry {
  if (!isRecord(value)) return false;
  const { code, file, message, count } = value;
  return [code, file, message].every((text) => typeof text === "string") && Number.isInteger(count);
}

/**
 * Drops findings that the baseline lists, and adds one finding for each entry that lists more than were found.
 * @param isSought Whether this run checked for the kind of finding that an entry lists; otherwise its absence proves
 * nothing.
 */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
  isSought: (entry: BaselineEntry) => boolean = () => true,
): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const entry of entries) {
    const identity = identityOf(entry);
    left.set(identity, (left.get(identity) ?? 0) + entry.count);
  }
  const fresh = diagnostics.filter((diagnostic) => {
    const identity = identityOf(entryOf(diagnostic));
    const count = left.get(identity) ?? 0;
    if (count > 0) left.set(identity, count - 1);
    return count <= 0;
  });
  const unused = entries.flatMap((entry): readonly Diagnostic[] => {
    const { code, file, message } = entry;
    const identity = identityOf(entry);
    const count = left.get(identity) ?? 0;
    if (count === 0 || !isSought(entry)) return [];
    left.delete(identity);
    return [
      {
        code: "unused-baseline",
        severity: "info",
        message: `The baseline lists ${code} ${countOf(count, "more time")} than it occurs: ${message}`,
        ...(file === "" ? {} : { location: { file: sitePath(file) } }),
        hint: "run the check again with --update-baseline",
      },
    ];
  });
  return [...fresh, ...unused];
}

// Files of a site that are there and cannot be read, as findings: such a file costs what is made of it, and no more.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { PlatformFailure } from "./failure.ts";
import type { StampedFiles } from "./files.ts";

/** Files that take what cannot be read for missing. */
interface NotedFiles<Files> {
  readonly files: Files;
  /** What could not be read, each file or folder once. */
  refused(): readonly Diagnostic[];
}

/** Notes what cannot be read. @throws PlatformFailure still when the machine has run out of something. */
export function noteRefusals<Files extends StampedFiles>(files: Files): NotedFiles<Files> {
  const refusals = new Map<SitePath, Diagnostic>();
  const note = <Value>(value: Value) => {
    return (error: unknown): Value => {
      const refusal = refusalOf(error);
      if (refusal?.location === undefined) throw error;
      refusals.set(refusal.location.file, refusal);
      return value;
    };
  };
  return {
    files: {
      ...files,
      read: (path) => files.read(path).catch(note(undefined)),
      exists: (path) => files.exists(path).catch(note(false)),
      stamp: (path) => files.stamp(path).catch(note(undefined)),
    },
    refused: () => [...refusals.values()],
  };
}

/** The finding of a file or folder that could not be read; `undefined` for failures that are none of one of them. */
export function refusalOf(error: unknown): Diagnostic | undefined {
  const diagnostic = error instanceof PlatformFailure ? error.diagnostic : undefined;
  return diagnostic?.code === "source-unreadable" && diagnostic.location !== undefined ? diagnostic : undefined;
}

/** The findings, each file or folder that cannot be read once: pages may share one, and several steps may ask for it. */
export function tellOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set<SitePath>();
  return diagnostics.filter(({ code, location }) => {
    // What has a line is about a name in a file that could be read.
    if (code !== "source-unreadable" || location === undefined || location.line !== undefined) return true;
    const isNew = !told.has(location.file);
    told.add(location.file);
    return isNew;
  });
}

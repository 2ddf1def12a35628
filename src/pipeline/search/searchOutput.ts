// The files of search on their way into the output: each once, and none that is there already.
import { hashText, outputPath } from "../../model/brands.ts";
import type { Staging } from "../../platform/output/staging.ts";

/** Where files of search go. */
export interface SearchOutput {
  /** Whether a file need not be written: it has been, the present output holds it, or nothing is written at all. */
  holds(path: string, digest: string): boolean;
  /** Writes a file, unless it has been written: editions may share a text, and its name follows from it. */
  write(path: string, text: string | Buffer): void;
  /** Has files written when nothing else is left to do. */
  later(write: () => void): void;
  /** Ends all writing. @returns Paths of all files. */
  finish(): Promise<readonly string[]>;
}

/** No files yet. @param staging Absent when nothing is to be written. */
export function openSearchOutput(staging: Staging | undefined): SearchOutput {
  const paths = new Set<string>();
  const writing: Promise<void>[] = [];
  const last: (() => void)[] = [];
  return {
    holds(path, digest) {
      if (paths.has(path)) return true;
      const isThere = staging === undefined || staging.keep(outputPath(path), hashText(digest));
      if (isThere) paths.add(path);
      return isThere;
    },
    write(path, text) {
      if (paths.has(path)) return;
      paths.add(path);
      if (staging === undefined) return;
      const written = staging.write(outputPath(path), text);
      written.catch(() => undefined); // it is heard of at the end
      writing.push(written);
    },
    later: (write) => void last.push(write),
    async finish() {
      for (const write of last) write();
      await Promise.all(writing);
      return [...paths];
    },
  };
}

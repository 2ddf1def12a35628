// Lists what an archive contains by kind of file, so that authors see what to leave out to make it smaller.
import { countOf } from "../../model/countOf.ts";
import type { ZippedFile } from "../archive/zipFolder.ts";

/** Kinds of files with their names, in the order of the report; the first that fits counts. */
const kinds: readonly (readonly [label: string, holds: RegExp])[] = [
  ["pages", /\.html$/],
  ["search", /(?:^|\/)search[^/]*\.js$|^assets\/search\//],
  ["scripts and styles", /\.(?:js|css)$/],
  ["fonts", /\.woff2?$/],
  ["pictures", /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/i],
  ["other files", /(?:)/],
];

/** One line for each kind that occurs, and one for the total. */
export function formatArchiveSizes(files: readonly ZippedFile[], archiveName: string): readonly string[] {
  const groups = new Map<string, ZippedFile[]>(kinds.map(([label]) => [label, []]));
  for (const file of files) {
    const label = kinds.find(([, holds]) => holds.test(file.path))?.[0] ?? "";
    groups.get(label)?.push(file);
  }
  const lines = [...groups].filter(([, group]) => group.length > 0).map(([label, group]) => line(label, group));
  return [...lines, line(archiveName, files)];
}

function line(label: string, files: readonly ZippedFile[]): string {
  const total = (size: (file: ZippedFile) => number): string =>
    formatSize(files.reduce((sum, file) => sum + size(file), 0));
  return `  ${label}: ${countOf(files.length, "file")}, ${total(({ bytes }) => bytes)}, compressed ${total(({ zippedBytes }) => zippedBytes)}`;
}

/** `812 B`, `46.1 kB`, `3.20 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

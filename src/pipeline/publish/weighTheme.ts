// Measures how many bytes of the theme readers download. Compressing takes as long as many pages do, so it runs beside
// other work and is not repeated while the files are the same.
import type { WeighedFile } from "../../checks/checkInput.ts";
import { gzipSizeBeside } from "../../platform/gzipSize.ts";
import type { Theme } from "../../theme/theme.ts";
import type { SiteMemo } from "../pages/siteMemo.ts";

type Files = Theme["emitted"];

/** The theme files that pages load, with their gzip sizes. The scripts of all islands count as one. */
export async function weighTheme(files: Files, memo: SiteMemo): Promise<readonly WeighedFile[]> {
  const made = { name: "weights", inputs: files.map(({ path }) => path) } as const;
  const known = memo.recall<readonly WeighedFile[]>(made);
  if (known !== undefined) return known;
  const islands = files.filter(({ path }) => path.startsWith("assets/islands/"));
  const scripts = files.filter((file) => file.path.endsWith(".js") && !islands.includes(file));
  const weighed = await Promise.all([
    ...files.filter(({ path }) => path.endsWith(".css")).map((file) => weigh("style", file.path, [file])),
    ...scripts.map((file) => weigh("boot", file.path, [file])),
    ...(islands.length === 0 ? [] : [weigh("islands", "assets/islands/", islands)]),
  ]);
  memo.keep(made, weighed);
  return weighed;
}

async function weigh(kind: WeighedFile["kind"], path: string, files: Files): Promise<WeighedFile> {
  const sizes = await Promise.all(files.map(({ bytes }) => gzipSizeBeside(bytes)));
  return { kind, path, gzipBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

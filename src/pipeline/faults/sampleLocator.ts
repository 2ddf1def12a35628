// Where in a page's file something of a code sample stands. A worker knows the column in the sample, whose lines lack the
// indentation of the list or the marks of the quote that the sample stands in.
import type { SitePath } from "../../model/brands.ts";
import type { Location } from "../../model/location.ts";
import type { World } from "../world.ts";
import type { SamplePlace } from "./samplesJob.ts";
import { readText } from "./textPlaces.ts";

/** Locates something in a sample. */
export type SampleLocator = (place: SamplePlace) => Promise<Location>;

/** Opens a locator for a file, which is read once something is to be located. */
export function openSampleLocator(file: SitePath, world: Pick<World, "files">): SampleLocator {
  let lines: Promise<readonly string[]> | undefined;
  return async ({ line, column, text }) => {
    if (text === undefined) return { file, line, column };
    lines ??= readText(file, world).then((page = "") => page.split("\n"));
    const written = (await lines)[line - 1] ?? "";
    const code = text.trimStart();
    const start = written.endsWith(code) ? written.length - code.length : written.indexOf(code);
    const before = start - (text.length - code.length);
    return { file, line, column: start === -1 ? column : Math.max(1, column + before) };
  };
}

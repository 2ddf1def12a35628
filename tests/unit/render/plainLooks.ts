// Pages for tests that ask what is said and not how it looks.
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditionProps, PageProps } from "../../../src/model/page.ts";
import { importRenderer } from "./bundledRenderer.ts";
import { sampleEdition, samplePage } from "./samplePage.ts";

/** The HTML of a sample page with changes. */
export type Show = (changes: Partial<PageProps>, edition?: Partial<EditionProps>) => string;

/** Loads the built-in templates; pictures of icons are `*` in what they give. */
export async function showWithoutIcons(): Promise<Show> {
  const render = await importRenderer(join(tmpdir(), "no-such-site"));
  return (changes, edition = {}) =>
    render(sampleEdition("en", edition), samplePage(changes))
      .replaceAll("/>", ">")
      .replace(/<svg.*?<\/svg>/gs, "*");
}

/** HTML without the classes of its own looks. */
export const withoutClasses = (html: string): string => html.replace(/ class="[^"]*"/g, "");

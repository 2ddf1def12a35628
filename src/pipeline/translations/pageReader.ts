// Reads pages of the site once more, section by section, for those who show their texts. Keeps the last ones only.
import type { SitePath } from "../../model/brands.ts";
import type { Site } from "../../model/site.ts";
import { type SectionText, sectionTexts } from "../faults/sectionTexts.ts";
import { readText } from "../faults/textPlaces.ts";
import type { World } from "../world.ts";

/** Gives texts of pages. */
export interface PageReader {
  /** The whole file, with `\n` at the ends of lines; `undefined` when it cannot be read. */
  text(file: SitePath): Promise<string | undefined>;
  section(file: SitePath, id: string): Promise<SectionText | undefined>;
}

/** Sections of a page are asked for one after another, in turn with those of its original. */
const mostKept = 4;

/** Opens a reader. */
export function openPageReader(
  { sourcesByPath }: Pick<Site, "sourcesByPath">,
  world: Pick<World, "files">,
): PageReader {
  const pages = new Map<SitePath, ReadonlyMap<string, SectionText>>();
  const text: PageReader["text"] = async (file) => (await readText(file, world))?.replace(/\r\n?/g, "\n");
  return {
    text,
    async section(file, id) {
      const known = pages.get(file);
      if (known !== undefined) return known.get(id);
      const source = sourcesByPath.get(file);
      const whole = source === undefined ? undefined : await text(file);
      const sections = source === undefined || whole === undefined ? new Map() : sectionTexts(source, whole);
      pages.set(file, sections);
      const [oldest] = pages.keys();
      if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest);
      return sections.get(id);
    },
  };
}

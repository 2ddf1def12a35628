// Reports headings that skip a level, and second titles. The page's title counts as level 1, wherever it is written.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Section } from "../model/doc.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports every heading more than one level below the one before it, and every title after the page's own. */
export function checkHeadingLevels({ site }: Pick<CheckInput, "site">): readonly Diagnostic[] {
  const { isLoose } = site.config.markdown;
  const sources = site.content.sources.filter(({ path }) => !(isLoose && changelog.test(path)));
  return sources.flatMap((source) =>
    source.sections.flatMap((section, index): readonly Diagnostic[] => {
      const { depth, title, writtenDepth } = section;
      const before = writtenLevel(source.sections[index - 1]);
      if (writtenDepth === 1) {
        return [wrongLevel(section, 2, `The heading "${title}" has level 1, like the title of the page`)];
      }
      if (depth <= before + 1) return [];
      const message = `The heading "${title}" has level ${depth}, but the one before it has level ${before}`;
      return [wrongLevel(section, before + 1, message)];
    }),
  );
}

/** What programs write in folders that are no sites yet: the levels are the program's. */
const changelog = /(?:^|\/)(?:change-?logs?|changes|history|release-?notes|releases)\.mdx?$/i;

/** The level that the author gave a heading; before the first heading it is 1, the title's. */
const writtenLevel = (section: Section | undefined): number => section?.writtenDepth ?? section?.depth ?? 1;

const wrongLevel = ({ location }: Section, level: number, message: string): Diagnostic => ({
  code: "heading-level",
  severity: "warning",
  message,
  location,
  hint: `make it level ${level}: \`${"#".repeat(level)} …\``,
});

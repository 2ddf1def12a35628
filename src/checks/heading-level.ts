// Headings that skip a level. The title of a page is its level 1, whoever writes it.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CheckInput } from "./index.ts";

/** Reports every heading that is more than one level below the one before it. */
export function checkHeadingLevels({ site }: CheckInput): readonly Diagnostic[] {
  return site.content.sources.flatMap(({ sections }) =>
    sections.flatMap(({ depth, title, location }, index): readonly Diagnostic[] => {
      const before = sections[index - 1]?.depth ?? 1;
      if (depth <= before + 1) return [];
      return [
        {
          code: "heading-level",
          severity: "warning",
          message: `The heading "${title}" has level ${depth}, the one before it level ${before}`,
          location,
          hint: `make it level ${before + 1}: \`${"#".repeat(before + 1)} …\``,
        },
      ];
    }),
  );
}

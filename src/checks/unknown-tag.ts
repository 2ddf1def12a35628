// Reports tags that the tags file does not define. Without such a file every tag is allowed.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Source } from "../model/doc.ts";
import type { Site } from "../model/site.ts";
import { limitSuggestions } from "../source/comparisons.ts";
import { meantName } from "../source/nearestName.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports every tag of docs and posts that is defined neither in the source's locale nor in the default one. */
export function checkTags({ site }: CheckInput): readonly Diagnostic[] {
  const declared = new Map<string, ReadonlySet<string>>();
  const findMeant = limitSuggestions(meantName);
  return site.content.sources.flatMap((source): readonly Diagnostic[] => {
    const { tags = [] } = source.frontMatter;
    if (tags.length === 0 || source.kind === "page") return [];
    const place = `${source.kind} ${source.locale}`;
    const known = declared.get(place) ?? declaredKeys(source, site);
    declared.set(place, known);
    if (known.size === 0) return [];
    return tags.flatMap((tag, index): readonly Diagnostic[] => {
      if (typeof tag !== "string" || known.has(tag)) return [];
      const near = findMeant(tag, known);
      return [
        {
          code: "unknown-tag",
          severity: "warning",
          message: `The tag "${tag}" is not in the tags file`,
          location: { file: source.path, pointer: `/tags/${index}` },
          hint:
            near === undefined
              ? `declare it in ${fileFor(source, site)}: \`${tag}: { label: … }\``
              : `did you mean "${near}"?`,
        },
      ];
    });
  });
}

/** The file that tags are declared in for all languages. */
const fileFor = ({ kind }: Source, { config }: Site): string =>
  `content/${config.defaultLocale}/${kind === "doc" ? "docs" : "blog"}/tags.yml`;

function declaredKeys({ kind, locale }: Source, { content, config }: Site): ReadonlySet<string> {
  const files = kind === "doc" ? content.docTags : content.blogTags;
  const tags = [locale, config.defaultLocale].flatMap((code) => files.get(code) ?? []);
  return new Set(tags.map(({ key }) => key));
}

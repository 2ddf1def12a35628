// Reports posts without a truncation marker, whose summary in the list of posts would end after the first paragraph.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Post } from "../model/doc.ts";
import type { CheckInput } from "./checkInput.ts";
import { placeOfSource } from "./sourcePlace.ts";

/**
 * Reports listed posts longer than a paragraph that have neither a truncation marker nor a description of their own.
 */
export function checkTruncation({ site }: CheckInput): readonly Diagnostic[] {
  if (site.config.blog === undefined) return [];
  return site.content.sources.flatMap((source): readonly Diagnostic[] =>
    source.kind === "post" && isCutOff(source)
      ? [
          {
            code: "missing-truncation",
            severity: "warning",
            message: "The post does not say where its entry in the list ends: the list shows its first paragraph",
            location: placeOfSource(source),
            hint: "put <!-- truncate --> after what the list should show, or write a `description`",
          },
        ]
      : [],
  );
}

function isCutOff({ excerptHtml, frontMatter, title, description, wordCount }: Post): boolean {
  if (excerptHtml !== undefined || frontMatter.description !== undefined || frontMatter.unlisted === true) return false;
  // The title may be part of the text.
  return wordCount > wordsOf(description) + wordsOf(title);
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

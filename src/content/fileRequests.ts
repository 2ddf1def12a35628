// Which files a page asks for: images and included code to read, downloads to look for.
import { decodeReferences } from "./characterReferences.ts";
import { includedFileOf } from "./code/renderCode.ts";
import type { FileRequests } from "./findFiles.ts";
import { mayNameFile } from "./linkBook.ts";
import { visitHtml } from "./rawHtml.ts";
import { addressesOf, addressUse } from "./renderRawHtml.ts";
import { isElsewhere } from "./sitePaths.ts";
import type { Survey } from "./surveyTokens.ts";

/** What a page's tokens and front matter name. */
interface RequestInput {
  readonly survey: Survey;
  /** Whether raw HTML is HTML here. */
  readonly rawHtml: boolean;
  /** Whether links may lead to files that are pages elsewhere, and to folders. */
  readonly isLoose: boolean;
  /** Image of the front matter. */
  readonly image: string | undefined;
}

/** Addresses in reading order. */
export function requestFiles({ survey, rawHtml, isLoose, image }: RequestInput): FileRequests {
  const read = new Set<string>();
  const probe = new Set<string>();
  const follow = new Set<string>();
  const addImage = (raw: string): void => {
    if (!isElsewhere(raw)) read.add(raw);
  };
  const addLink = (raw: string): void => {
    if (mayNameFile(raw)) probe.add(raw);
    if (isLoose && !isElsewhere(raw)) follow.add(raw);
  };
  if (image !== undefined) addImage(image);
  for (const token of survey.codes) {
    const file = includedFileOf(token);
    if (file !== undefined) read.add(file);
  }
  for (const token of survey.images) addImage(decodeReferences(token.href));
  for (const token of survey.links) addLink(token.autolink ? token.href : decodeReferences(token.href));
  for (const token of rawHtml ? survey.html : []) {
    visitHtml(token.raw, {
      tag: (tag) => {
        for (const { name, value } of tag.attributes) {
          const use = addressUse(tag.name, name);
          if (use === undefined) continue;
          for (const raw of addressesOf(use, value)) use === "image" || use === "images" ? addImage(raw) : addLink(raw);
        }
      },
      rewrite: () => undefined,
    });
  }
  return { read, probe, follow };
}

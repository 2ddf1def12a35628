// Which paragraphs of a page are so much prose that a translation cannot have them in the same words. Judges by form alone.
import type { ProseFact } from "../model/pageFacts.ts";
import { digestProse } from "./digestProse.ts";
import type { Survey } from "./surveyTokens.ts";
import { pageTokens, type Token } from "./tokens.ts";

/** What is the same in every language: code, addresses, tags. None looks further than to the next sign of its kind. */
const notProse = /`+[^`]*`+|\]\([^()]*\)|<[/a-z][^<>]*>|\b[a-z]{2,9}:\/\/\S*/gi;
/** A word in small letters, which is no name: not `GET`, `deviceId`, `v2.1`, `a/b`. */
const plainWord = /(?<![^\s("«„“‘[*_])\p{Ll}{2,}(?:[’'ʼ-]\p{Ll}+)*(?![^\s)"»”’\],.;:!?*_])/gu;
/** A paragraph with fewer such words may consist of names and terms. */
const fewestWords = 8;

/** Such paragraphs and items of lists outside of quotes, in reading order. */
export function proseFactsOf(tokens: readonly Token[], placeOf: Survey["placeOf"]): readonly ProseFact[] {
  return pageTokens(tokens).flatMap((token): readonly ProseFact[] => {
    switch (token.type) {
      case "paragraph":
      case "text": {
        const words = token.text.replace(notProse, " ").match(plainWord) ?? [];
        return words.length < fewestWords ? [] : [{ digest: digestProse(token.text), ...placeOf(token) }];
      }
      case "list":
        return token.items.flatMap((item) => proseFactsOf(item.tokens, placeOf));
      case "container":
      case "footnoteDefinition":
        return proseFactsOf(token.tokens, placeOf);
      default:
        return [];
    }
  });
}

// Gathers the labels of a site for translators. Each has the context of its file: a label may be called otherwise than the same
// word in a text.
import type { TranslatedTerms } from "../../checks/translatedTerms.ts";
import { addToList } from "../../model/addToList.ts";
import type { CatalogueMessage } from "../../model/catalogue.ts";
import { type MessageUse, mergeUses } from "./mergeUses.ts";
import { type LabelInput, noteOf, openLabels } from "./openLabels.ts";

/** All labels, in the order of their files. */
export async function gatherLabels(input: LabelInput, termsOf: TranslatedTerms): Promise<readonly CatalogueMessage[]> {
  const messages: (readonly CatalogueMessage[])[] = [];
  for await (const { file, labels } of openLabels(input)) {
    const uses = new Map<string, MessageUse[]>();
    for (const { text, translation, line, contexts } of labels)
      addToList(uses, text, {
        ...{ text, translation, context: contexts[0], isDoubtful: false, isCode: false },
        ...{ place: { file: file.original, line }, section: noteOf[file.kind] },
      });
    const context = labels[0]?.contexts[1] ?? "";
    messages.push(
      [...uses].flatMap(([text, own]) => mergeUses(own, termsOf(text)).map((message) => ({ context, ...message }))),
    );
  }
  return messages.flat();
}

// Completes a catalogue with an earlier one, from which nothing that translators have written may be lost: translations that no
// page has yet, drafts, remarks, and what was translated of texts that have changed since.
import type { Catalogue, CatalogueMessage, EarlierMessage, TakenTranslations } from "../../model/catalogue.ts";

/** The messages with what the earlier catalogue has for them, and what it has besides. */
export function completeCatalogue(
  messages: readonly CatalogueMessage[],
  { whole }: TakenTranslations,
): Pick<Catalogue, "messages" | "gone" | "header"> {
  if (whole === undefined) return { messages };
  const earlier = new Map<string, EarlierMessage>();
  // What is gone is known only where nothing newer is.
  for (const one of whole.messages) if (one.isObsolete) earlier.set(keyOf(one), one);
  for (const one of whole.messages) if (!one.isObsolete) earlier.set(keyOf(one), one);
  const used = new Set<EarlierMessage>();
  const completed = messages.map((message) => {
    const { text, context = "" } = message;
    const own = earlier.get(keyOf({ text, context }));
    if (own !== undefined) used.add(own);
    const remarked = own === undefined || own.remarks.length === 0 ? message : { ...message, remarks: own.remarks };
    if (message.translation !== "" && !message.isDoubtful)
      return own === undefined ? message : withOther(remarked, own);
    const found = isTranslated(own) ? own : earlier.get(keyOf({ text, context: "" }));
    return isTranslated(found) ? completedBy(remarked, found) : remarked;
  });
  const gone = [...earlier.values()].filter((one) => !used.has(one) && isTranslated(one));
  return { messages: completed, gone, header: whole.header };
}

const keyOf = ({ text, context }: Pick<EarlierMessage, "text" | "context">): string => `${context}\u0004${text}`;

const isTranslated = (message: EarlierMessage | undefined): message is EarlierMessage =>
  message !== undefined && message.translation.trim() !== "";

/** What was sent is better than a doubtful translation; it may be a draft itself. */
function completedBy(
  { former, ...message }: CatalogueMessage,
  { translation, isDoubtful }: EarlierMessage,
): CatalogueMessage {
  return { ...message, translation, isDoubtful, ...(isDoubtful && former !== undefined ? { former } : {}) };
}

/** What stands in the site counts for more than what was sent, but that may be newer: translators see both. */
function withOther(message: CatalogueMessage, { translation }: EarlierMessage): CatalogueMessage {
  // Backslashes come with the place of a text in its page.
  const plain = (text: string): string => text.replace(/[\\\s]+/g, "");
  const remark = `Was also sent: ${translation.trim().replace(/\s+/g, " ")}`;
  const remarks = message.remarks ?? [];
  if (plain(translation) === "" || plain(translation) === plain(message.translation) || remarks.includes(remark))
    return message;
  return { ...message, remarks: [...remarks, remark] };
}

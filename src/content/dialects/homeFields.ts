// The landing pages of VitePress and Starlight, a hero and features, to the fields of a landing page here.
import { type DataRecord, isRecord } from "../../source/isRecord.ts";
import { isUnsafe } from "../../source/isUnsafe.ts";

const maps = (value: unknown): readonly DataRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
/** A text; the elements of HTML that some have in it say nothing here. */
const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value.replace(/\s*<\/?[a-z][^<>]{0,300}>\s*/gi, " ").trim()) || undefined;

const isPrimary = (action: DataRecord): boolean =>
  action["theme"] !== "alt" && (action["variant"] === undefined || action["variant"] === "primary");

/** Fields of a landing page; none when the page has no hero. */
export function homeFields({ hero, features }: DataRecord): DataRecord {
  if (!isRecord(hero)) return {};
  const actions = maps(hero["actions"]).flatMap((action) => {
    const [label, to] = [text(action["text"]), text(action["link"])];
    return label === undefined || to === undefined ? [] : [{ label, to, primary: isPrimary(action) }];
  });
  const [first] = actions;
  const firstAddress = first === undefined || isUnsafe(first.to) ? undefined : first.to;
  const cards = maps(features).flatMap((feature) => {
    const [title, to] = [text(feature["title"]), text(feature["link"])];
    // A card is a link; a feature without one leads to where the first button leads, whose address is told when it is bad.
    const target = to ?? firstAddress;
    return title === undefined || target === undefined
      ? []
      : [{ title, text: text(feature["details"]) ?? "", to: target }];
  });
  const promise = text(hero["text"]) ?? text(hero["title"]) ?? text(hero["name"]);
  const tagline = text(hero["tagline"]);
  return {
    hero: {
      ...(promise ? { promise } : {}),
      ...(tagline ? { tagline } : {}),
      ...(actions.length > 0 ? { actions } : {}),
    },
    ...(cards.length > 0 ? { cards } : {}),
    features: undefined,
  };
}

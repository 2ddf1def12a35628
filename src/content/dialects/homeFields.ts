// The landing pages of VitePress and Starlight, a hero and features, to the fields of a landing page here.
import { type DataRecord, isRecord } from "../../source/isRecord.ts";
import { isUnsafe } from "../../source/isUnsafe.ts";
import { decodeReferences } from "../characterReferences.ts";

const maps = (value: unknown): readonly DataRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const trimmed = (value: unknown): string | undefined => (typeof value === "string" && value.trim()) || undefined;

/** Elements that part what stands beside them, and others, which say nothing here. */
const parting = /\s*<\/?(?:br|p|div|li|ul|ol|hr|h[1-6])\b[^<>]{0,300}>\s*/gi;
const element = /<\/?[a-z][^<>]{0,300}>/gi;

/** A text, which both tools read as HTML. */
function text(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const plain = value.replace(parting, " ").replace(element, "");
  return trimmed(decodeReferences(plain).replace(/[ \t\n]+/g, " "));
}

const isPrimary = (action: DataRecord): boolean =>
  action["theme"] !== "alt" && (action["variant"] === undefined || action["variant"] === "primary");

/** Fields of a landing page; none when the page has no hero. */
export function homeFields({ hero, features }: DataRecord): DataRecord {
  if (!isRecord(hero)) return {};
  const actions = maps(hero["actions"]).flatMap((action) => {
    const [label, to] = [text(action["text"]), trimmed(action["link"])];
    return label === undefined || to === undefined ? [] : [{ label, to, primary: isPrimary(action) }];
  });
  const [first] = actions;
  const firstAddress = first === undefined || isUnsafe(first.to) ? undefined : first.to;
  const cards = maps(features).flatMap((feature) => {
    const [title, to] = [text(feature["title"]), trimmed(feature["link"])];
    // A feature without a link leads to where the first button leads, whose address is told when it is bad.
    const target = to ?? firstAddress;
    const address = target === undefined ? {} : { to: target };
    return title === undefined ? [] : [{ title, text: text(feature["details"]) ?? "", ...address }];
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

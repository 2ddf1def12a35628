// What pages of VitePress (`[meta, { name: robots }]`) and Starlight (`{ tag: meta, attrs: { name: robots } }`) say for
// their head, as it is said here. Scripts and styles in it have no place here.
import { isRecord } from "../../source/isRecord.ts";

/** Elements for the head; `undefined` when there are none. */
export function headFields(value: unknown): readonly unknown[] | undefined {
  const tags = (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const [tag, given] = Array.isArray(entry) ? entry : isRecord(entry) ? [entry["tag"], entry["attrs"]] : [];
    if ((tag !== "meta" && tag !== "link") || !isRecord(given)) return [];
    return [{ tag, attributes: Object.fromEntries(Object.entries(given).flatMap(attributeOf)) }];
  });
  return tags.length === 0 ? undefined : tags;
}

function attributeOf([name, value]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (value === true) return [[name, ""]];
  return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
}

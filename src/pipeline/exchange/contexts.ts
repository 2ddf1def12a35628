// Names of the places at which texts stand, for those that are translated in more than one way.
import type { Source } from "../../model/doc.ts";
import type { ExchangeSection } from "./exchangePage.ts";

/**
 * Gives the context of each text of a section, asked for in reading order: `docs/intro.md#start`, and of a text that
 * occurs again `docs/intro.md#start~2`.
 */
export function contextsOf({ path, locale }: Source, { id }: ExchangeSection): (text: string) => string {
  const page = path.slice(`content/${locale}/`.length);
  const place = id === "" ? page : `${page}#${id}`;
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? place : `${place}~${count}`;
  };
}

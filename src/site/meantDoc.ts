// Guesses which doc an author meant by an invalid id, such as a file path or URL.
import { nearestNames } from "../source/nearestName.ts";

/** Most ids listed in a hint. */
const mostListed = 20;

/**
 * The hint for an id that no doc has: the doc that was probably meant, similar ids, or an explanation of ids.
 * @param ids Ids of all docs of the edition.
 * @example hintForId("docs/intro.md", ["intro"]) // 'did you mean "intro"?'
 */
export function hintForId(id: string, ids: readonly string[]): string {
  const bare = id.replace(/^\.?\/+/, "").replace(/\.mdx?$/i, "");
  const written = [bare, bare.replace(/^docs\//, "")].find((one) => ids.includes(one));
  const near = written === undefined ? nearestNames(id, ids) : [written];
  if (near.length > 0) return `did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
  const shown = [...ids].sort().slice(0, mostListed);
  const listed = shown.join(", ") + (ids.length > shown.length ? ", …" : "");
  return `ids are paths in the docs folder, without extension: ${listed === "" ? "there are none" : listed}`;
}

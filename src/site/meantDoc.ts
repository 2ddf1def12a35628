// Guesses which doc an author meant by an invalid id, such as a file path or URL.
import { limitSuggestions } from "../source/comparisons.ts";
import { nearestNames } from "../source/nearestName.ts";

/** Most ids listed in a hint. */
const mostListed = 20;

/**
 * Makes the hints for ids that no doc has: the doc that was probably meant, similar ids, or an explanation of ids.
 * @param idsOf Gives the ids of all docs of the edition. Asked once somebody needs a hint.
 * @example createDocHints(() => ["intro"])("docs/intro.md") // 'did you mean "intro"?'
 */
export function createDocHints(idsOf: () => Iterable<string>): (id: string) => string {
  let known: { readonly ids: ReadonlySet<string>; readonly explained: string } | undefined;
  const findNearest = limitSuggestions(nearestNames);
  return (id) => {
    known ??= explainIds(new Set(idsOf()));
    const { ids, explained } = known;
    const bare = id.replace(/^\.?\/+/, "").replace(/\.mdx?$/i, "");
    const written = [bare, bare.replace(/^docs\//, "")].find((one) => ids.has(one));
    const near = written === undefined ? (findNearest(id, ids) ?? []) : [written];
    return near.length > 0 ? `did you mean ${near.map((name) => `"${name}"`).join(" or ")}?` : explained;
  };
}

function explainIds(ids: ReadonlySet<string>): { readonly ids: ReadonlySet<string>; readonly explained: string } {
  const shown = [...ids].sort().slice(0, mostListed);
  const listed = shown.join(", ") + (ids.size > shown.length ? ", …" : "");
  return { ids, explained: `ids are paths in the docs folder, without extension: ${listed || "there are none"}` };
}

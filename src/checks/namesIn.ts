// Which of many names stand in a text, as parts of longer words too. Each text is read once, however many names there are.
import { addToList } from "../model/addToList.ts";

/** Names that begin alike, by the character in which they differ. A name that is alone with its beginning stands whole. */
interface Branch {
  /** The name that ends here. */
  readonly ended?: string;
  readonly next: ReadonlyMap<number, Branch | string>;
}

/** Prepares names, and gives those of them that a text holds. */
export function findNames(names: Iterable<string>): (text: string) => ReadonlySet<string> {
  const root = branchOf([...new Set(names)], 0);
  return (text) => {
    const found = new Set<string>();
    for (let start = 0; start < text.length; start += 1) {
      let branch = root.next.get(text.charCodeAt(start));
      for (let at = start + 1; branch !== undefined; at += 1) {
        if (typeof branch === "string") {
          if (text.startsWith(branch, start)) found.add(branch);
          break;
        }
        if (branch.ended !== undefined) found.add(branch.ended);
        branch = branch.next.get(text.charCodeAt(at));
      }
    }
    return found;
  };
}

/** @param depth Number of characters that the names have in common. */
function branchOf(names: readonly string[], depth: number): Branch {
  const beginnings = new Map<number, string[]>();
  let ended: string | undefined;
  for (const name of names) {
    if (name.length === depth) ended = name;
    else addToList(beginnings, name.charCodeAt(depth), name);
  }
  const next = [...beginnings].map(([code, alike]): readonly [number, Branch | string] => {
    const [only = ""] = alike;
    return [code, alike.length === 1 ? only : branchOf(alike, depth + 1)];
  });
  return { ...(ended === undefined ? {} : { ended }), next: new Map(next) };
}

// The order and the names that MkDocs gives what no `nav` lists: the page of the folder, its other pages, then its folders.

/** What stands in a folder. */
interface MkdocsEntry {
  /** File or folder name. */
  readonly name: string;
  readonly isFolder: boolean;
}

/** Compares two entries of a folder. */
export const compareMkdocs = (one: MkdocsEntry, other: MkdocsEntry): number =>
  rankOf(one) - rankOf(other) || (one.name < other.name ? -1 : Number(one.name > other.name));

const rankOf = ({ name, isFolder }: MkdocsEntry): number => (isFolder ? 2 : Number(!/^(?:index|readme)\./i.test(name)));

/** Name of a folder for readers: `user_guide` is "User guide", `API-v2` is "API v2". */
export function mkdocsFolderName(name: string): string {
  const words = name.replace(/[-_]/g, " ");
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

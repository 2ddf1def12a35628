// How pages are read that lie in a folder that is no site yet.

/** What is known of such pages beside the settings of all; nothing of those of a site. */
export interface LooseMarkdown {
  /** Whether the pages are such. */
  readonly isLoose?: boolean;
  /** What a README at their top is called that has no title. */
  readonly readmeTitle?: string;
  /** What expressions in them stand for, by their names: `site.title`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Folders below which files that pages take in are looked up first. */
  readonly snippetFolders?: readonly string[];
}

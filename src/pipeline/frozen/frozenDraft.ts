// A version that is to be frozen, as a build describes it before the bytes of its files are looked at. A type alone.
import type { FrozenManifest, FrozenPage } from "../../model/frozen.ts";
import type { Theme } from "../../theme/theme.ts";

/** What is known of a version before its files are looked at. */
export interface FrozenDraft
  extends Pick<FrozenManifest, "version" | "place" | "pages" | "policy" | "facts" | "offline"> {
  /** Whether a page of the site stands at an address. */
  readonly isPage: (address: string) => boolean;
  /** Whether a file of the output is one to keep: what lists pages of all versions is made anew with every build. */
  readonly isOwnFile: (path: string) => boolean;
  /** Specifications for readers. */
  readonly downloads: readonly { readonly path: string; readonly locale: FrozenPage["locale"] }[];
  /** Folders of the version, with a final slash: its search lies there. */
  readonly folders: readonly { readonly path: string; readonly locale: FrozenPage["locale"] }[];
  readonly themeFiles: Theme["emitted"];
  /** The theme for reading without a server. */
  readonly offlineFiles: Theme["emitted"];
}

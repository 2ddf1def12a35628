// What bundling a theme takes and gives.
import type { Hash, LocaleCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Strings } from "../model/strings.ts";

/** Folders and settings of a site's theme. Paths are absolute. */
export interface ThemeInput {
  readonly siteFolder: string;
  /** hubdocs' own package: holds `templates/` and `src/render/`. */
  readonly packageFolder: string;
  /** Where the server bundle is written. */
  readonly workFolder: string;
  readonly config: Config;
  /** Gets the absolute path of each file that is bundled, before the file is read. */
  readonly inputs?: { add(path: string): unknown };
  /** Longest time for an item of a build; see `withBundler`. */
  readonly itemLimitMs?: number;
}

/** A file of the output. */
export interface EmittedFile {
  /** Path below the output folder: `assets/style.3f2a91c0.css`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A script and the files that it imports. */
interface ScriptFiles {
  readonly path: string;
  readonly needs: readonly string[];
}

/** Scripts of an interactive part: what brings it to life, and what runs with it from the start. */
export interface IslandScript extends ScriptFiles {
  readonly companion?: ScriptFiles;
}

/** The server bundle. */
export interface ServerBundle {
  /** Absolute path; its name holds the digest, so a changed bundle is a new module for `import`. */
  readonly file: string;
  readonly hash: Hash;
  /** Where its lines come from: a source map, whose paths begin at the work folder. Absent where no file of the site is in it. */
  readonly map?: string;
}

/** Scripts of the interactive parts. */
export interface IslandBundle {
  readonly emitted: readonly EmittedFile[];
  /** By the name of the part; paths are below the output folder. */
  readonly islands: Theme["islands"];
}

/** The style and the files that it needs. */
export interface StyleBundle {
  readonly emitted: readonly EmittedFile[];
  readonly stylePath: string;
  readonly fontPaths: Theme["fontPaths"];
}

/** What is bundled of a theme, each for itself. */
export interface ThemeParts {
  readonly server: ServerBundle;
  readonly styles: StyleBundle;
  /** The script of every page. */
  readonly boot: EmittedFile;
  readonly islands: IslandBundle;
}

/** A site's bundled theme. Paths of files are below the output folder, without base URL. */
export interface Theme {
  /** Absolute path of the server bundle: an ES module with the exports of `src/render/renderPage.tsx`. */
  readonly rendererFile: string;
  /** Source map of that bundle, when it has just been made and holds files of the site; its paths begin at the work folder. */
  readonly rendererMap?: string;
  /** Digest of the server bundle: changes when a template does. The same on every machine. */
  readonly templatesHash: Hash;
  readonly emitted: readonly EmittedFile[];
  readonly stylePath: string;
  readonly bootPath: string;
  /** By the name of the part. */
  readonly islands: Readonly<Record<string, IslandScript>>;
  /** Fonts that pages of a locale load early. */
  readonly fontPaths: Readonly<Record<LocaleCode, readonly string[]>>;
  readonly strings: Readonly<Record<LocaleCode, Strings>>;
}

/** The theme that parts and texts make. */
export function assembleTheme({ server, styles, boot, islands }: ThemeParts, strings: Theme["strings"]): Theme {
  return {
    rendererFile: server.file,
    ...(server.map === undefined ? {} : { rendererMap: server.map }),
    templatesHash: server.hash,
    emitted: [...styles.emitted, boot, ...islands.emitted],
    stylePath: styles.stylePath,
    bootPath: boot.path,
    islands: islands.islands,
    fontPaths: styles.fontPaths,
    strings,
  };
}

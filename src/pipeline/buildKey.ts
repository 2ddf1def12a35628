// What a build is known by before any page is looked at: by that the next one tells whether there is anything to do.
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import { isSettled } from "../platform/cache/stampBook.ts";
import type { Staging } from "../platform/output/staging.ts";
import type { Theme } from "../theme/theme.ts";
import { readUpdates } from "./parse/lastUpdates.ts";
import type { BuildOptions, World } from "./world.ts";

/** What a build starts from. */
export interface BuildStart {
  readonly config: Config;
  readonly sources: readonly SourceFile[];
  /** Under way: parsing need not wait for it. */
  readonly theming: Promise<Outcome<Theme | undefined>>;
  readonly options: BuildOptions;
  readonly staging: Staging | undefined;
  /** What has been found on the way: files that are no sources, but are told of. */
  readonly found: readonly Diagnostic[];
}

/** What tells one build from another before any page is looked at. */
interface Identity {
  /** Digest of settings, theme, and what was found when these were looked up. */
  readonly frame: string;
  /** Digest of that and all sources; `undefined` when a source was changed so lately that its stamp says nothing. */
  readonly key: string | undefined;
}

/** Asks for the key of a build, which is made when it is asked for first; see `makeKey`. */
export type BuildKey = () => Promise<Identity | undefined>;

/** The key of a build, made once: it is asked for at both ends. */
export function keyOnce(start: BuildStart, world: World): BuildKey {
  let key: Promise<Identity | undefined> | undefined;
  return () => {
    key ??= makeKey(start, world);
    return key;
  };
}

/** `undefined` without a theme. */
async function makeKey(start: BuildStart, world: World): Promise<Identity | undefined> {
  const { config, sources, found } = start;
  const { value: theme, diagnostics } = await start.theming;
  if (theme === undefined) return undefined;
  const { templatesHash, stylePath, bootPath, strings, emitted } = theme;
  const look = [templatesHash, stylePath, bootPath, strings, emitted.map(({ path }) => path)];
  const frame = world.hash(JSON.stringify([world.program, config, look, [...found, ...diagnostics]]));
  if (!sources.every(({ stamp }) => stamp !== undefined && isSettled(stamp, world.startedMs)))
    return { frame, key: undefined };
  const updates = [...(await readUpdates(config, world))];
  const stamps = sources.map(({ path, source, stamp }) => [path, source, stamp]);
  return { frame, key: world.hash(JSON.stringify([frame, stamps, updates])) };
}

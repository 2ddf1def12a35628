// How scripts of interactive parts are bundled, whatever form they take: for which browsers, and where names lead.
import type { BuildOptions, Plugin } from "esbuild";
import { builtinNeighbours } from "./builtinNeighbours.ts";
import { exactPaths } from "./exactPaths.ts";
import { limitSources } from "./limitSources.ts";
import { noteInputs } from "./noteInputs.ts";
import { offlineModules } from "./offlineModules.ts";
import { plugAndPlay } from "./plugAndPlay.ts";
import { type TemplateSources, templatePlugin } from "./templatePlugin.ts";
import type { ThemeInput } from "./theme.ts";

/** Settings of the bundler that all forms have in common. */
interface IslandBuild extends BuildOptions {
  readonly plugins: Plugin[];
  readonly write: false;
}

/**
 * Names of properties that React gives its own records in every line of its renderer, and that nobody else uses: they are
 * cut to a letter or two, which saves readers most of a kilobyte. None may be a name of HTML, of data, or of React's API.
 */
const namesOfReact =
  /^(?:blockedOn|cachePool|callback(?:Node|Priority)|cancelPendingCommit|childLanes|_currentValue2?|_eventListeners|_fragmentFiber|_visibility|dehydrated|(?:base|eager|hasEager|lastRendered|memoized)State|(?:entangled|expired|pending|pinged|suspended|warm)Lanes|(?:first|last)BaseUpdate|(?:memoized|pending)Props|refCleanup|(?:retry|revert)Lane|stateNode|subtreeFlags|updateQueue)$/;

/** The settings for a site. */
export function islandBuild(input: ThemeInput, sources: TemplateSources): IslandBuild {
  return {
    absWorkingDir: input.packageFolder,
    plugins: [
      exactPaths(),
      limitSources(),
      noteInputs(input.inputs),
      offlineModules(input),
      templatePlugin(sources),
      builtinNeighbours(sources),
      plugAndPlay(),
    ],
    bundle: true,
    write: false,
    platform: "browser",
    target: ["chrome123", "firefox121", "safari17.5"],
    minify: true,
    mangleProps: namesOfReact,
    // Scripts are read as UTF-8 everywhere; escapes of Ukrainian letters weigh more.
    charset: "utf8",
    legalComments: "none",
    // Readers have no use for what reports to developers' tools.
    define: { "process.env.NODE_ENV": '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
    logLevel: "silent",
  };
}

// What readers get while a site is built for the first time: pages that the previewing thread knows already, everything
// else when the build is done.
import type { Config } from "../model/config.ts";
import type { BuildNews } from "../pipeline/world.ts";
import type { EarlyReader } from "../platform/http/earlyAnswer.ts";
import type { Theme } from "../theme/theme.ts";
import { deferred } from "./deferred.ts";
import type { Previewer } from "./siteThreads.ts";

/** A first build under way. */
interface FirstBuild {
  /** Hears what the build knows. */
  onNews(news: BuildNews): void;
  /** Hears that it is done, or has failed: from now on the output answers. */
  end(): void;
  /** Answers requests as soon as they can be. */
  readonly early: EarlyReader;
  /** The site's base URL, when pages can be asked for and nothing is wrong with the configuration. */
  readonly servable: Promise<string>;
}

// What has been built before is mostly built again before a thread could look at it: 10,000 pages take two seconds.
const warmBuildMs = 2_500;
// A request that has waited so long is told that there is no site yet; its page comes when there is.
const longestWaitMs = 60_000;

/**
 * Begins to listen to a first build.
 * @param onKnown Told when pages can be asked for, or will not be.
 */
export function followFirstBuild(
  previewer: Pick<Previewer, "begin" | "takeTheme" | "earlyAnswer">,
  onKnown: () => void,
): FirstBuild {
  const ended = deferred<undefined>();
  const servable = deferred<string>();
  const state: { isEnded: boolean; config?: Config; theme?: Theme; wait?: NodeJS.Timeout } = { isEnded: false };

  /** Once. */
  const begin = async (): Promise<void> => {
    const { config, wait } = state;
    if (config === undefined) return;
    delete state.config;
    clearTimeout(wait);
    const answer = previewer.begin(config);
    if (state.theme !== undefined) previewer.takeTheme(state.theme);
    if (await answer) servable.resolve(config.baseUrl);
    onKnown();
  };
  return {
    onNews: (news) => {
      if (state.isEnded) return;
      if (news.kind === "begun") {
        state.config = news.config;
        state.wait = setTimeout(() => void begin(), news.isCold ? 0 : warmBuildMs);
      } else if (news.kind === "much-new") void begin();
      else {
        state.theme = news.theme;
        previewer.takeTheme(news.theme);
      }
    },
    end: () => {
      if (state.isEnded) return;
      state.isEnded = true;
      clearTimeout(state.wait);
      previewer.takeTheme(undefined); // nobody waits for one that does not come
      ended.resolve(undefined);
    },
    early: async (path) => {
      if (state.isEnded) return undefined;
      const known = servable.promise.then(() => previewer.earlyAnswer(path)).then((answer) => answer ?? ended.promise);
      return await Promise.race([ended.promise, known, elapsed(longestWaitMs)]);
    },
    servable: servable.promise,
  };
}

function elapsed(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}

// The configuration of a site that is made to be carried away. Changes what depends on a server or on an address; what
// readers see stays.
import type { Config } from "../model/config.ts";
import { offlineBaseUrl } from "../model/offline.ts";

/**
 * The configuration for an offline folder. Every page is a file in a folder of its own, so that its address can be told
 * from its route alone. A policy would forbid what comes from `file:`, and there is nobody to send one. Twins of pages are for programs on the web.
 */
export function offlineConfigOf(config: Config): Config {
  return {
    ...config,
    ...(config.blog === undefined ? {} : { blog: withoutFeeds(config.blog) }),
    baseUrl: offlineBaseUrl,
    writtenBaseUrl: config.writtenBaseUrl ?? config.baseUrl,
    trailingSlash: config.trailingSlash === false ? undefined : config.trailingSlash,
    baseUrlBanner: false,
    // Nobody shares a page of a disk.
    socialCards: { ...config.socialCards, enabled: false },
    markdownTwins: false,
    llms: { ...config.llms, enabled: false },
    contentSecurity: { ...config.contentSecurity, emit: "none" },
    offline: { baseUrl: config.baseUrl },
  };
}

function withoutFeeds({ feeds: _, ...blog }: NonNullable<Config["blog"]>): NonNullable<Config["blog"]> {
  return blog;
}

// Owns the files made for programs: sitemap, robots, lists for language models, redirects, the server's routes, headers,
// feeds. Site to text, pure. The page for translators is asked for in its own folder: few checks load it.
export type { Feed, FeedEntry } from "./feeds/feed.ts";
export { renderAtom } from "./feeds/renderAtom.ts";
export { renderJsonFeed } from "./feeds/renderJsonFeed.ts";
export { type ReleaseTexts, renderRelease, summarizeRelease } from "./feeds/renderRelease.ts";
export { renderRss } from "./feeds/renderRss.ts";
export { renderHeadersFile } from "./headersFile.ts";
export { renderLlms } from "./llms.ts";
export { renderRedirectFile } from "./redirectFiles.ts";
export { type OfflineSite, pageFilesOf, relativeAddresses } from "./relativeAddresses.ts";
export { renderRoutesFile } from "./routesFile.ts";
export { isInSitemap, renderRobots, renderSitemap } from "./sitemap.ts";
export { anchorsOf, renderUrlManifest } from "./urlManifest.ts";

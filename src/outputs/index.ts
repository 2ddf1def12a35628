// Owns the files made for programs: sitemap, robots, lists for language models, redirects, the server's routes, headers,
// feeds; and the page for translators. Site to text, pure.
export type { Feed, FeedEntry } from "./feeds/feed.ts";
export { renderAtom } from "./feeds/renderAtom.ts";
export { renderJsonFeed } from "./feeds/renderJsonFeed.ts";
export { renderRss } from "./feeds/renderRss.ts";
export { renderHeadersFile } from "./headersFile.ts";
export { renderLlms } from "./llms.ts";
export { renderRedirectFile } from "./redirectFiles.ts";
export { type OfflineSite, pageFilesOf, relativeAddresses } from "./relativeAddresses.ts";
export { renderRoutesFile } from "./routesFile.ts";
export { isInSitemap, renderRobots, renderSitemap } from "./sitemap.ts";
export { renderTranslationReport } from "./translationReport/renderTranslationReport.ts";
export { reportStyle } from "./translationReport/reportStyle.ts";
export { anchorsOf, renderUrlManifest } from "./urlManifest.ts";

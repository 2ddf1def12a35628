// What stands for the root of a site whose place nobody knows: pages of an offline folder are rendered with it, and it
// becomes the way from the page to the root when they are written. Replacing it is src/outputs/relativeAddresses.ts's work.

/** Base URL of an offline site while it is made. No address of a page or a file can look like it. */
export const offlineBaseUrl = "/--hubdocs-offline-root--/";

/** Name of a search file as a script: pages that come from `file:` may load scripts, but read no data. */
export const offlineSearchFile = (path: string): string => path.replace(/\.json$/, ".js");

/** Global function that a search file calls with its path and its content. */
export const offlineSearchCall = "hubdocsSearchFile";

/** Global object with the interactive parts of a site, by name: pages that come from `file:` load no modules. */
export const offlineIslands = "hubdocsIslands";

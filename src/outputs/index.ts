// Owns the files made for programs: sitemap, robots, the server's routes, headers. Site to text, pure.
export { headersFileName, renderHeadersFile } from "./headersFile.ts";
export { renderRoutesFile } from "./routesFile.ts";
export { renderRobots, renderSitemap } from "./sitemap.ts";

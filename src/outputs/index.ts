// Owns the files made for programs: sitemap, robots, the server's routes. Site to text, pure.
export { renderRoutesFile } from "./routesFile.ts";
export { renderRobots, renderSitemap } from "./sitemap.ts";

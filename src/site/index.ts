// Turns parsed content into the site as data: editions, routes, sidebars, navigation and page props. Everything here is
// pure: it reads no files and produces no HTML.
export { assembleSite } from "./assembleSite.ts";
export { addressesOf } from "./docUrls.ts";
export { editionPropsOf } from "./editionProps.ts";
export { editionOfSource } from "./editions.ts";
export { findLostRecords, recordedPage } from "./lostRecords.ts";
export { type FoundOperation, findOperation } from "./operationFinder.ts";
export { acceptTranslations, formatLedger, recordSections, sectionsById } from "./staleSections.ts";
export { translatedPages } from "./translatedPages.ts";

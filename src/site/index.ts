// Owns the step from parsed content to the site as data: editions, routes, sidebars, navigation and page props.
// Everything here is pure: it reads no file and knows no HTML.
export { assembleSite } from "./assembleSite.ts";
export { addressesOf } from "./docUrls.ts";
export { editionPropsOf } from "./editionProps.ts";
export { editionOfSource } from "./editions.ts";
export { type FoundOperation, findOperation } from "./operationFinder.ts";
export { acceptTranslations, formatLedger } from "./staleSections.ts";

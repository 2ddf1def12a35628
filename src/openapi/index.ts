// Owns API specifications: reading OpenAPI and Swagger files, bringing their versions into one shape, and making the
// bodies of reference pages. Renders no HTML besides what it is given functions for, and knows no addresses of the site.
export type { IncludedFile, SpecContext, SpecInput } from "./context.ts";
export { type ApiContract, checkRequest } from "./contract.ts";
export { apiHistoryOf, type VersionFacts } from "./history/apiHistory.ts";
export { draftOverlay } from "./overlay/draftOverlay.ts";
export { parseSpec } from "./parseSpec.ts";
export { type ProseText, proseTextsOf } from "./proseTexts.ts";

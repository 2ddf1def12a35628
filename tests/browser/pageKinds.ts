// One page of every kind of the portal, for tests that look at all of them.

/** Addresses in English. */
export const pageKinds = [
  "/",
  "/docs",
  "/docs/intro",
  "/docs/lua-scenes",
  "/docs/lua-plugins/repo/govee",
  "/docs/lua-scenes-examples/device-monitoring",
  "/docs/category/domivka-api",
  "/docs/api/domivka-api",
  "/docs/api/devices",
  "/docs/api/update-device-by-id",
  "/docs/api/schemas/device",
  "/markdown-page",
  "/blog",
  "/blog/firmware-3-8",
  "/glossary",
  "/404.html",
] as const;

/** The same in both languages. */
export const pageKindsOfAllLocales: readonly string[] = pageKinds.flatMap((path) => [path, `/uk${path}`]);

/** Every kind once, the languages in turn: what is English on wide screens is Ukrainian on phones, and the other way round. */
export const everyKindAt = (width: 1280 | 390): readonly string[] =>
  pageKinds.map((path, index) => ((index % 2 === 0) === (width === 1280) ? path : `/uk${path}`));

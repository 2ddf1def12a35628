// The islands of a site by name, for the server side. The bundler of a theme writes this module anew with the islands
// that the site has; what stands here are the built-in ones.
import type { ComponentType } from "react";
import MyHub from "#template/islands/MyHub";
import SchemaTools from "#template/islands/SchemaTools";

/** Component of an island; its props are JSON. */
type IslandComponent = ComponentType<never>;

/** Components by the name of their file. */
export const islandComponents: Readonly<Record<string, IslandComponent>> = { MyHub, SchemaTools };

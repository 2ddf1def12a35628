// Places in the configuration, for findings about the site. Their lines are looked up only if there is a finding.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Location } from "../model/location.ts";
import { escapeToken } from "../source/jsonPointer.ts";

/** A value in the configuration: its name in messages, and its JSON pointer. */
export interface ConfigPlace {
  /** Such as `docs.sidebars.guide[1]`. */
  readonly name: string;
  readonly pointer: string;
}

/** The place of the configuration as a whole. */
export const wholeConfig: ConfigPlace = { name: "", pointer: "" };

/** The place of a key or list entry inside a place. */
export function placeInside({ name, pointer }: ConfigPlace, key: string | number): ConfigPlace {
  const written = typeof key === "number" ? `[${key}]` : name === "" ? key : `.${key}`;
  return { name: name + written, pointer: `${pointer}/${escapeToken(String(key))}` };
}

/** Location of a finding; none if the configuration does not come from a file. */
export function locationOf({ pointer }: ConfigPlace, { file }: Config): { readonly location?: Location } {
  return file === undefined ? {} : { location: { file: sitePath(file), pointer } };
}

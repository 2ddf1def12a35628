// Places in the configuration that findings of the site are about. What line they stand on is found when there is a finding.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Location } from "../model/location.ts";
import { escapeToken } from "../source/jsonPointer.ts";

/** A value of the configuration: how messages name it, and its JSON pointer. */
export interface ConfigPlace {
  /** `docs.sidebars.guide[1]` */
  readonly name: string;
  readonly pointer: string;
}

/** The configuration itself. */
export const wholeConfig: ConfigPlace = { name: "", pointer: "" };

/** A key or an entry of a value. */
export function placeInside({ name, pointer }: ConfigPlace, key: string | number): ConfigPlace {
  const written = typeof key === "number" ? `[${key}]` : name === "" ? key : `.${key}`;
  return { name: name + written, pointer: `${pointer}/${escapeToken(String(key))}` };
}

/** Location of a finding about a place; none when the configuration is in no file. */
export function locationOf({ pointer }: ConfigPlace, { file }: Config): { readonly location?: Location } {
  return file === undefined ? {} : { location: { file: sitePath(file), pointer } };
}

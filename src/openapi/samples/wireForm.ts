import type { ApiParameter } from "../../model/api.ts";

/** How a parameter's value goes over the wire. (Being written.) */
export function wireForm(_parameter: unknown, _root: unknown): ApiParameter["wireForm"] {
  return undefined;
}

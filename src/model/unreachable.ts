// Makes a forgotten case of a union a type error.
import { bugError } from "./bugError.ts";

/**
 * Ends a `switch` over a union. Reached only when a value breaks its own type.
 * @throws Error that shows the value.
 */
export function unreachable(value: never): never {
  throw bugError(`Unexpected value ${JSON.stringify(value)}`);
}

// Makes a forgotten case of a union a type error.

/**
 * Ends a `switch` over a union. Reached only when a value breaks its own type.
 * @throws Error that shows the value.
 */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}: this is a bug in hubdocs`);
}

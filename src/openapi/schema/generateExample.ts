import type { Direction } from "./direction.ts";

/** Makes a JSON value that is valid against a schema. (Being written.) */
export function generateExample(
  _schema: unknown,
  _options: { readonly root: unknown; readonly direction: Direction },
): unknown {
  return null;
}

// Key paths: how a place inside a configuration is named for people.

/** Keys and list indexes from the root of the configuration to a value. */
export type KeyPath = readonly (string | number)[];

/** Keys that read well after a dot: `uk`, `pt-BR`, `$schema`; not `1.0`, not `broken link`. */
const plainKey = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/**
 * A key path as people write it.
 * @example formatKeyPath(["apis", 0, "specs", "uk"]) // "apis[0].specs.uk"
 * @example formatKeyPath(["versions", "list", "1.0"]) // 'versions.list["1.0"]'
 */
export function formatKeyPath(path: KeyPath): string {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else if (!plainKey.test(key)) text += `[${JSON.stringify(key)}]`;
    else text += text === "" ? key : `.${key}`;
  }
  return text === "" ? "the configuration" : text;
}

// Address segments of versions.

/**
 * Segment of a version that the configuration gives none: nothing for the latest, `next` for unreleased docs.
 * @example defaultVersionPath("1.0", "current") // "1.0"
 */
export function defaultVersionPath(name: string, latest: string): string {
  if (name === latest) return "";
  return name === "current" ? "next" : name;
}

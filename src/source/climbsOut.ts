// Whether a path leads out of the folder that it belongs to.

/**
 * Whether `..` in a path leads above its folder at any step.
 * @param depth How many folders the path begins below it.
 * @example climbsOut("a/../b") // false
 * @example climbsOut("../b") // true
 * @example climbsOut("../b", 1) // false
 */
export function climbsOut(path: string, depth = 0): boolean {
  let level = depth;
  for (const segment of path.split("/")) {
    if (segment === "..") level -= 1;
    else if (segment !== "." && segment !== "") level += 1;
    if (level < 0) return true;
  }
  return false;
}

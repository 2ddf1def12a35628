// The order of names as people count: `v2.6` before `v2.11`.

/** Compares two names: numbers in them by what they are worth, all else by its letters. */
export function naturalOrder(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [left = "", right = ""] = [a[index], b[index]];
    if (left === right) continue;
    const isNumber = /^\d/.test(left) && /^\d/.test(right);
    if (isNumber && Number(left) !== Number(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

/** Rows of digits and what is between them. */
const partsOf = (name: string): readonly string[] => name.match(/\d+|\D+/g) ?? [];

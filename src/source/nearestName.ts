// Suggestions for misspelt names: "did you mean". Owns the distance and the threshold, not the sentence.

/** More edits than this are another name, however long it is. */
const mostEdits = 12;

/**
 * The candidates nearest to a name, nearest first, among those close enough to be a slip of the hand.
 * @param limit Most suggestions to give.
 */
export function nearestNames(name: string, candidates: Iterable<string>, limit = 2): readonly string[] {
  const wanted = name.toLowerCase();
  const scored: { readonly candidate: string; readonly distance: number }[] = [];
  // What has no letter in common is no slip.
  let most = Math.min(mostEdits, Math.max(2, Math.floor(name.length / 3)), name.length - 1);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > most) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), most);
    if (distance > most) continue;
    scored.push({ candidate, distance });
    if (scored.length <= limit) continue;
    // What is farther than those that are kept need not be measured.
    scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
    scored.length = limit;
    most = scored.at(-1)?.distance ?? most;
  }
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return scored.map(({ candidate }) => candidate);
}

/**
 * The name that somebody most likely meant who wrote another one: a slip of one or two letters, a name that goes on where the
 * written one ends, or the nearest one.
 * @example meantName("image", ["page", "image_url"]) // "image_url"
 */
export function meantName(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const [nearest] = nearestNames(name, all);
  const wanted = name.toLowerCase();
  const isSlip = (near: string): boolean => editDistance(wanted, near, 1) <= 1 || isSwapped(wanted, near);
  if (nearest !== undefined && isSlip(nearest.toLowerCase())) return nearest;
  if (wanted.length < shortestBeginning) return nearest;
  const longer = all
    .filter((candidate) => candidate.toLowerCase().startsWith(wanted))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
  return longer.find((candidate) => /^[-_/. ]/.test(candidate.slice(name.length))) ?? nearest ?? longer[0];
}

/** Many names begin with two letters. */
const shortestBeginning = 3;

/**
 * Whether a name is most likely another one mistyped, where it might as well be a name of its own: other capitals, hyphens
 * for underscores, a plural, two letters swapped, one letter wrong.
 * @example isSlipOf("sidebar-Position", "sidebar_position") // true
 */
export function isSlipOf(name: string, known: string): boolean {
  const [one, other] = [name, known].map((each) => each.toLowerCase().replace(/[-_ ]/g, ""));
  if (one === undefined || other === undefined || Math.abs(one.length - other.length) > 1) return false;
  if (one === other || (one.length > 2 && `${one}s` === other)) return true;
  if (Math.min(one.length, other.length) < 5 || one[0] !== other[0]) return false;
  return editDistance(one, other, 1) === 1 || isSwapped(one, other);
}

/** Whether two names differ in two neighbouring letters that have changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped =
    one.slice(0, at) +
    one
      .slice(at, at + 2)
      .split("")
      .reverse()
      .join("") +
    one.slice(at + 2);
  return at >= 0 && swapped === other;
}

/**
 * Number of single-character edits between two texts; anything over `most` may be reported as `most + 1`. Looks only at
 * places that so few edits can reach.
 */
function editDistance(from: string, to: string, most: number): number {
  const over = most + 1;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => Math.min(index, over));
  let current = new Array<number>(to.length + 1).fill(over);
  for (let row = 1; row <= from.length; row += 1) {
    const [first, last] = [Math.max(1, row - most), Math.min(to.length, row + most)];
    let least = row <= most ? row : over;
    current[first - 1] = first === 1 ? least : over;
    for (let column = first; column <= last; column += 1) {
      const substitution = (previous[column - 1] ?? over) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const edits = Math.min(substitution, (previous[column] ?? over) + 1, (current[column - 1] ?? over) + 1, over);
      current[column] = edits;
      if (edits < least) least = edits;
    }
    if (last < to.length) current[last + 1] = over;
    if (least > most) return over;
    [previous, current] = [current, previous];
  }
  return previous[to.length] ?? over;
}

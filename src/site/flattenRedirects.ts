// Redirects that lead to redirects lead to where those lead in the end, so that nobody is sent on twice. What leads in a
// circle is found with the configuration and left as it is.
import { addressKey } from "../source/addressKey.ts";

/** Redirects as the configuration holds them. */
interface Redirect {
  readonly from: readonly string[];
  readonly to: string;
}

/** A destination in its path and its hash: `/a?b#c`. */
const destination = /^([^#]*)(#.*)?$/s;

/** The same redirects, each with its last target. */
export function flattenRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  const targets = targetsByStart(redirects);
  return redirects.map(({ from, to }) => ({ from, to: lastTarget(to, targets) ?? to }));
}

function targetsByStart(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.flatMap(({ from, to }) => from.map((start) => [addressKey(start), to] as const)));
}

/** `undefined` in a circle. A hash stays unless a later target has its own. */
function lastTarget(to: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let target = to;
  for (;;) {
    const [, path = "", hash = ""] = destination.exec(target) ?? [];
    const key = addressKey(path);
    const next = targets.get(key);
    if (next === undefined) return target;
    if (seen.has(key)) return undefined;
    seen.add(key);
    target = next.includes("#") ? next : next + hash;
  }
}

// Makes ids for the properties shown in a page, so that each can be linked to.

/** Longest id without its number, in characters. */
const maxLength = 160;

/**
 * Makes ids from dotted paths: the prefix, then the path with hyphens for white space. A repeated path gets a number.
 * @example createPropertyIds("request-")("room.name") // "request-room.name"
 */
export function createPropertyIds(prefix: string): (path: string) => string {
  const used = new Map<string, number>();
  const taken = new Set<string>();
  return (path) => {
    const base = `${prefix}${path.replace(/\s+/gu, "-").slice(0, maxLength)}`;
    let times = used.get(base) ?? 0;
    let id = base;
    do {
      times += 1;
      id = times === 1 ? base : `${base}-${times}`;
    } while (taken.has(id));
    used.set(base, times);
    taken.add(id);
    return id;
  };
}

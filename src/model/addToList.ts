// Lists by a key, grown value by value: what `Map.groupBy` gives on newer versions of Node.

/** Puts a value behind the others of its key. Copying the list instead would cost the square of its length. */
export function addToList<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

// A cache in memory with a limit in bytes, which drops the least recently used values first. A value is only valid together
// with the key of the state it was made from.

/** Values by name. */
interface SizedCache<Value> {
  /** The value under a name, if it was made from the same state. */
  get(name: string, key: string): Value | undefined;
  set(name: string, entry: SizedEntry<Value>): void;
  /** Counts bytes that a value has taken since it was set. */
  grow(name: string, sizeBytes: number): void;
}

/** A value with the state it was made from and its size. */
interface SizedEntry<Value> {
  readonly key: string;
  readonly value: Value;
  readonly sizeBytes: number;
}

/** An empty cache. */
export function createSizedCache<Value>(limitBytes: number): SizedCache<Value> {
  // A Map keeps the order of insertion; using an entry puts it at the end.
  const entries = new Map<string, SizedEntry<Value>>();
  let usedBytes = 0;

  const remove = (name: string): SizedEntry<Value> | undefined => {
    const entry = entries.get(name);
    if (entries.delete(name)) usedBytes -= entry?.sizeBytes ?? 0;
    return entry;
  };
  const add = (name: string, entry: SizedEntry<Value>): void => {
    entries.set(name, entry);
    usedBytes += entry.sizeBytes;
    for (const oldest of entries.keys()) {
      if (usedBytes <= limitBytes) return;
      remove(oldest);
    }
  };

  return {
    get: (name, key) => {
      const entry = entries.get(name);
      if (entry === undefined || entry.key !== key) return undefined;
      remove(name);
      add(name, entry);
      return entry.value;
    },
    set: (name, entry) => {
      remove(name);
      add(name, entry);
    },
    grow: (name, sizeBytes) => {
      const entry = remove(name);
      if (entry !== undefined) add(name, { ...entry, sizeBytes: entry.sizeBytes + sizeBytes });
    },
  };
}

// The browser's storage, which may be blocked, full or missing: then values live as long as the page, no longer.

type Area = "localStorage" | "sessionStorage";

/** Values that the storage did not take, by area and key. */
const kept = new Map<string, string>();
const reported = new Set<string>();

/** Value of a key; `null` when there is none. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  return kept.get(area + key) ?? attempt(() => window[area].getItem(key)) ?? null;
}

/** Keeps a value: in the storage if it allows, else for this page. */
export function store(key: string, value: string, area: Area = "localStorage"): void {
  const isStored = attempt(() => {
    window[area].setItem(key, value);
    return true;
  });
  if (isStored) kept.delete(area + key);
  else kept.set(area + key, value);
}

/** Forgets a value. */
export function forget(key: string): void {
  kept.delete(`localStorage${key}`);
  attempt(() => localStorage.removeItem(key));
}

/** Calls back when another tab of the browser changed one of the keys. */
export function onStored(change: (key: string, value: string) => void): void {
  addEventListener("storage", ({ key, newValue, storageArea }) => {
    if (key === null || newValue === null || storageArea === attempt(() => sessionStorage)) return;
    kept.delete(`localStorage${key}`);
    change(key, newValue);
  });
}

/** What the storage gives; a failure is reported once for the page. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (reported.size === 0) console.warn(error);
    reported.add("storage");
    return undefined;
  }
}

// The browser's storage, which may be blocked, full or missing: then values live as long as the page, no longer.

type Area = "localStorage" | "sessionStorage";

/** Begins the keys of what is kept for good: several sites may stand on one host. */
const namespace = (): string => document.documentElement.dataset["storage"] ?? "";

const keyIn = (area: Area, key: string): string => (area === "localStorage" ? namespace() : "") + key;

/** Values that the storage did not take, by area and key. */
const kept = new Map<string, string>();
let isReported = false;

/** Value of a key; `null` when there is none. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  return kept.get(area + key) ?? attempt(() => window[area].getItem(keyIn(area, key))) ?? null;
}

/** Keeps a value: in the storage if it allows, else for this page. */
export function store(key: string, value: string, area: Area = "localStorage"): void {
  const isStored = attempt(() => {
    window[area].setItem(keyIn(area, key), value);
    return true;
  });
  if (isStored) kept.delete(area + key);
  else kept.set(area + key, value);
}

/** Forgets a value. */
export function forget(key: string): void {
  kept.delete(`localStorage${key}`);
  attempt(() => localStorage.removeItem(namespace() + key));
}

/** Calls back when another tab of the browser changed one of the keys. */
export function onStored(change: (key: string, value: string) => void): void {
  addEventListener("storage", ({ key, newValue, storageArea }) => {
    if (!key?.startsWith(namespace()) || newValue === null || storageArea === attempt(() => sessionStorage)) return;
    const name = key.slice(namespace().length);
    kept.delete(`localStorage${name}`);
    change(name, newValue);
  });
}

/** What the storage gives; a failure is reported once for the page. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (!isReported) console.warn(error);
    isReported = true;
    return undefined;
  }
}

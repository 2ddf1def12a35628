// Wraps the browser's storage, which may be blocked, full or missing: then values last only as long as the page.

type Area = "localStorage" | "sessionStorage";

/** Prefix of keys in `localStorage`, because several sites may share a host. */
const namespace = (): string => document.documentElement.dataset["storage"] ?? "";

const keyIn = (area: Area, key: string): string => (area === "localStorage" ? namespace() : "") + key;

declare global {
  interface Window {
    /** Values that could not be stored, by area and key. Of the page, because each of its scripts has a copy of this module. */
    hubdocsKept?: Record<string, string>;
  }
}

const kept = (): Record<string, string> => (window.hubdocsKept ??= {});

/** Value of a key; `null` if there is none. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  return kept()[area + key] ?? attempt(() => window[area].getItem(keyIn(area, key))) ?? null;
}

/** Stores a value, or keeps it for this page if storage fails. */
export function store(key: string, value: string, area: Area = "localStorage"): void {
  const isStored = attempt(() => {
    window[area].setItem(keyIn(area, key), value);
    return true;
  });
  if (isStored) delete kept()[area + key];
  else kept()[area + key] = value;
}

/** Removes a value. */
export function forget(key: string): void {
  delete kept()[`localStorage${key}`];
  attempt(() => localStorage.removeItem(namespace() + key));
}

/** Calls back when another tab has changed one of the site's keys. */
export function onStored(change: (key: string, value: string) => void): void {
  addEventListener("storage", ({ key, newValue, storageArea }) => {
    if (!key?.startsWith(namespace()) || newValue === null || storageArea === attempt(() => sessionStorage)) return;
    const name = key.slice(namespace().length);
    delete kept()[`localStorage${name}`];
    change(name, newValue);
  });
}

/** Tells of all that is stored when Back returns to a page that the browser has kept whole: it was told nothing meanwhile. */
export function startStored(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const [key, newValue] of Object.entries(attempt(() => localStorage) ?? {}))
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });
}

/** Returns what the storage gives; the first failure in a page is reported. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    // Stands among the values: of several scripts only one reports.
    if (!kept()["reported"]) console.warn(error);
    kept()["reported"] = "yes";
    return undefined;
  }
}

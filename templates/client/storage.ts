// The browser's storage, which may be blocked, full or missing: then values live as long as the page, no longer.

/** Value of a key; `null` when there is none or the storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Keeps a value, if the storage allows. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}

/** Calls back when another tab of the browser changed one of the keys. */
export function onStored(change: (key: string, value: string) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== null && newValue !== null) change(key, newValue);
  });
}

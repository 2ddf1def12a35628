/** Whether an address names a host of the web: `https://host/a.png`, `//host/a.png`; not `/a.png`, not `mailto:` or `data:`. */
export const isOnWeb = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

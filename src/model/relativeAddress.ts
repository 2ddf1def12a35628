// The form of addresses that count from the file which they stand in.

const absolute = /^(?:[a-z][a-z0-9+.-]*:|[/\\#?]|$)/i;

/** Whether an address counts from its file: `b.json`, `../b.json`; not `https://a.example/b.json`, `/b.json`, `#b`, `?b`. */
export const isRelativeAddress = (address: string): boolean => !absolute.test(address);

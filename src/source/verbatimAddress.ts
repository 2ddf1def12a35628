// Addresses that are taken as they are: what answers there is no part of the site. Judges nothing else of them.

const scheme = "pathname://";

/** Whether an address is to be taken as it is: `pathname:///app/`. */
export const isVerbatim = (address: string): boolean => address.startsWith(scheme);

/** The path that such an address stands for. */
export const verbatimPath = (address: string): string => address.slice(scheme.length);

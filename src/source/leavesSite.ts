// Whether an address leads out of the site. What else it may be is said where it is read.

/** `https:`, `mailto:`, `pathname:`, `//host`; not `/docs`, not `docs/a:b`. */
const schemeOrHost = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address has a scheme or names a host. */
export function leavesSite(address: string): boolean {
  return schemeOrHost.test(address);
}

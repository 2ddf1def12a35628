// Addresses of other sites that are taken for paths of this one, because something is wrong with their beginning.

/** A host without `https://`, `www.example.org` or `example.com/a`; not `page.md`. */
const bareHost = /^(?:www\.[\w-]|[\w-]{1,63}\.(?:com|org|net|io|dev|edu|gov|ua|eu)(?=[/:?#]|$))/i;

/** `[text]((https://example.org))`, `["https://example.org"]`; the address is group 1. */
const wrapped = /^[("'<[]{1,3}(https?:\/\/[^\s"'<>()[\]]+)[)"'>\]]{0,3}$/i;

/** `https//example.org`, which lacks its colon; what follows is group 2. */
const withoutColon = /^(https?)\/\/(?=[\w-]+\.\w)(.+)$/i;

/** The address that was meant; `undefined` where none is in sight. */
export function meantAddress(raw: string): string | undefined {
  if (bareHost.test(raw)) return `https://${raw}`;
  const inside = wrapped.exec(raw)?.[1];
  if (inside !== undefined) return inside;
  const [, scheme, rest] = withoutColon.exec(raw) ?? [];
  return rest === undefined ? undefined : `${scheme}://${rest}`;
}

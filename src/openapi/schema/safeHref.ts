// Decides which addresses in a schema may become links.

/**
 * Matches addresses with a harmless scheme or none: `https://a.example/b`, `mailto:a@b.example`, `/docs`, `#part`,
 * `guide.html`.
 * Not: `javascript:alert(1)`, `data:text/html,x`, ` java\tscript:x`.
 */
const safe = /^(?:https?:\/\/|mailto:|tel:|[/#?.]|[\w%-]+(?:[/#?.]|$))[^\p{Cc}]*$/iu;

/** The address if it is safe to link to; `undefined` for other schemes, and for anything that is no text. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const address = value.trim();
  return safe.test(address) ? address : undefined;
}

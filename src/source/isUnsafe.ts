// Which addresses no reader may be sent to. Whether others lead somewhere is said where they are read.

/**
 * Whether an address is one that must never be a link: `javascript:` and its like, however it is spelt, and `file:`, which
 * leads to a disk of its author.
 */
export function isUnsafe(raw: string): boolean {
  return /^(?:javascript|vbscript|data|file):/i.test(
    raw.replace(/[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202F\uFEFF]/g, ""),
  );
}

// Text of others in regular expressions.

/** A text as the part of a pattern that matches just that text, with the flag `u` or without. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A text whose NUL, which browsers drop and bodies are marked by (body.ts), is the sign for what cannot be shown. */
export const withoutNul = (text: string): string => (text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text);

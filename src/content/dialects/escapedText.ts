// Values of components as Markdown says them.

/** Text with the characters that mean something in Markdown escaped. */
export const plain = (text: string): string => text.replace(/\s*\n\s*/g, " ").replace(/[\\`*_[\]<>]/g, "\\$&");

/** The destination of a link. */
export const address = (text: string): string => (/[\s()<>]/.test(text) ? `<${text.replace(/[<>\n]/g, "")}>` : text);

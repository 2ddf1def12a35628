// Escaping of text for HTML and for XML that people read. What may not be escaped is said where text is written.

/** References of the characters that markup is made of. */
export const htmlReferences: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as HTML, for elements and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => htmlReferences[character] ?? character) : text;
}

// Text in XML: escaped, and without the characters that XML 1.0 has no way to write.

/** Controls but tab, line feed and return; halves of surrogate pairs; two code points that are no characters. */
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\r": "&#13;",
};

/** Text for elements and for attributes in quotes of either kind. */
export function xmlText(text: string): string {
  return text.replace(unwritable, "\ufffd").replace(/[&<>"'\r]/g, (character) => references[character] ?? "");
}

/** An element that holds text; nothing without text. */
export function textElement(name: string, text: string | undefined, attributes = ""): string {
  return text === undefined || text === "" ? "" : `<${name}${attributes}>${xmlText(text)}</${name}>\n`;
}

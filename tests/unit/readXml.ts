// Reads XML as programs do that take feeds and reports.
import { type X2jOptions, XMLParser, XMLValidator } from "fast-xml-parser";
import { expect } from "vitest";

/**
 * The elements of a text, with references resolved and attributes named `@name`. Fails on what is not well-formed.
 * @param lists Names of elements that are read as lists, also where there is only one.
 */
export function readXml(text: string, lists: readonly string[], more: X2jOptions = {}) {
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    htmlEntities: true,
    isArray: (name) => lists.includes(name),
    ...more,
  });
  return parser.parse(text);
}

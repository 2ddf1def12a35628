// Texts of a card's SVG become outlines where they have to be.
import { expect, test } from "vitest";
import type { Typesetter } from "../../../../src/model/socialCard.ts";
import { setTexts } from "../../../../src/outputs/socialCards/setTexts.ts";

/** Letters of half an em; an outline says what it shows. */
const typesetter: Typesetter = {
  widthOf: (text) => [...text].length / 2,
  outlineOf: (text, { role, weight, spacing }) => `[${role} ${weight} ${spacing} ${text}]`,
};
const set = (svg: string): string => setTexts(svg, typesetter);

test("a text stands at its place, in its font, with its other attributes on the group", () => {
  expect(
    set('<rect/><text x="8" y="9" font-size="20" font-weight="700" fill="#a00">Дім &amp; &#x27;двір&#x27;</text>'),
  ).toBe('<rect/><g fill="#a00"><g transform="translate(8 9) scale(20 -20)">[text 700 0 Дім & \'двір\']</g></g>');
  expect(set('<text font-family="code" letter-spacing="-0.02em">x</text>')).toContain("[code 400 -0.02 x]");
});

test("an anchor in the middle or at the end counts for every line", () => {
  const lines = set('<text x="100" y="0" font-size="10" text-anchor="end" data-width="20">one two</text>');
  expect(lines).toContain('translate(85 0) scale(10 -10)">[text 400 0 one]');
  expect(lines).toContain('translate(85 12) scale(10 -10)">[text 400 0 two]');
  expect(set('<text x="100" y="0" font-size="10" text-anchor="middle">four</text>')).toContain("translate(90 0)");
});

test("the largest size counts at which the text fits into width and height without a word cut", () => {
  const sized = (text: string): string =>
    /scale\((\d+)/.exec(set(`<text data-width="100" data-height="48" data-sizes="40 20 10">${text}</text>`))?.[1] ?? "";
  expect(sized("four")).toBe("40");
  expect(sized("four four")).toBe("20");
  expect(sized("four four four four four")).toBe("10");
});

test("a text that fits at no size is cut short at the smallest", () => {
  const cut = set('<text data-width="50" data-lines="2" data-sizes="20 10">one two three four five six</text>');
  expect(cut).toContain("one two]");
  expect(cut).toContain("three…]");
});

test("texts stand below the ones before, however many lines those have", () => {
  const below = (text: string): string =>
    /translate\(0 ([\d.]+)\)[^[]*\[text 400 0 end/.exec(
      set(`<text y="100" font-size="10" data-width="20">${text}</text><text data-below="5" font-size="10">end</text>`),
    )?.[1] ?? "";
  expect(Number(below("one two")) - Number(below("one"))).toBe(12);
});

test("a group is moved until its last text ends where it says; empty texts take no room", () => {
  const group = (last: string): string =>
    set(
      `<g data-bottom="500"><text y="0" font-size="100">a</text><text data-below="9" font-size="50">${last}</text></g>`,
    );
  expect(group("")).toContain('<g transform="translate(0 478)">');
  expect(group("b")).toContain('<g transform="translate(0 422)">');
});

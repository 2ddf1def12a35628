// Which dashes a line must not begin with, and which words it must not end with.
import { expect, test } from "vitest";
import { renderInline } from "../../../src/content/renderInline.ts";
import { renderUntrusted } from "../../../src/content/renderUntrusted.ts";
import { keepBlanks } from "../../../src/model/keepBlanks.ts";
import { textMarkdown } from "../../../src/render/twin/textMarkdown.ts";
import { htmlOf } from "./parsePage.ts";

test("a dash between words does not begin a line", () => {
  expect(keepBlanks("Сцена — це програма")).toBe("Сцена\u00a0— це програма");
  expect(keepBlanks("wide – and\nwrapped\n— text")).toBe("wide\u00a0– and\nwrapped\u00a0— text");
  expect(keepBlanks(" — і")).toBe("\u00a0— і");
  expect(keepBlanks("а —")).toBe("а\u00a0—");
});

test("other signs and places stay as they are", () => {
  for (const text of ["— Так.", "10–20", "a - b", "—", "a  — b", "a—b", "a —b"]) expect(keepBlanks(text)).toBe(text);
});

test("a Ukrainian word of one letter stays with the next one", () => {
  expect(keepBlanks("В домі є хаб, і в\nньому — сцени")).toBe(
    "В\u00a0домі є\u00a0хаб, і\u00a0в\u00a0ньому\u00a0— сцени",
  );
  // What follows may be an element of its own.
  expect(keepBlanks("з ")).toBe("з\u00a0");
});

test("other words, letters of other alphabets and ends of words stay as they are", () => {
  for (const text of [
    "на вході та із хаба",
    "a hub, I see",
    "плата за хаб",
    "об’є кт",
    "об&#39;є кт",
    "5-а зона",
    "а) раз",
  ])
    expect(keepBlanks(text)).toBe(text);
});

test("texts of pages, of specifications and of the configuration have such dashes, code has them as written", async () => {
  const html = await htmlOf("**Жирне** — і `a — b`\n— далі");
  expect(html).toContain("<strong>Жирне</strong>\u00a0— і\u00a0<code>a — b</code>\u00a0— далі");
  expect(renderUntrusted("**Один** — два\n\n    x — y")).toContain("<strong>Один</strong>\u00a0— два");
  expect(renderUntrusted("Раз\n\n    x — y")).toContain("x — y");
  expect(renderInline("Вийшла 3.8 — [читати](/new)")).toContain("3.8\u00a0— ");
});

test("ids of headings are those of the text as it was written", () => {
  expect(renderUntrusted("## Один — два\n\n<b>a</b>", { headingIds: true })).toContain(
    '<h4 id="один--два">Один&nbsp;— два',
  );
  expect(renderUntrusted("## Один — два", { headingIds: true })).toContain('<h4 id="один--два">');
});

test("texts for programs have the space that was written", () => {
  expect(textMarkdown("\u00a0— далі, 10\u00a0000")).toBe(" — далі, 10\u00a0000");
  expect(textMarkdown("і\u00a0в\u00a0домі, рівня\u00a05")).toBe("і в домі, рівня\u00a05");
  expect(textMarkdown("і&nbsp;в&nbsp;домі&nbsp;— так")).toBe("і в домі — так");
});

// Which dashes a line must not begin with.
import { expect, test } from "vitest";
import { renderInline } from "../../../src/content/renderInline.ts";
import { renderUntrusted } from "../../../src/content/renderUntrusted.ts";
import { keepDashes } from "../../../src/model/keepDashes.ts";
import { textMarkdown } from "../../../src/render/twin/textMarkdown.ts";
import { htmlOf } from "./parsePage.ts";

test("a dash between words does not begin a line", () => {
  expect(keepDashes("Сцена — це програма")).toBe("Сцена\u00a0— це програма");
  expect(keepDashes("wide – and\nwrapped\n— text")).toBe("wide\u00a0– and\nwrapped\u00a0— text");
  expect(keepDashes(" — і")).toBe("\u00a0— і");
  expect(keepDashes("а —")).toBe("а\u00a0—");
});

test("other signs and places stay as they are", () => {
  for (const text of ["— Так.", "10–20", "a - b", "—", "a  — b", "a—b", "a —b"]) expect(keepDashes(text)).toBe(text);
});

test("texts of pages, of specifications and of the configuration have such dashes, code has them as written", async () => {
  const html = await htmlOf("**Жирне** — і `a — b`\n— далі");
  expect(html).toContain("<strong>Жирне</strong>\u00a0— і <code>a — b</code>\u00a0— далі");
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
});

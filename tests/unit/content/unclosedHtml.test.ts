// Elements of raw HTML that hide their content and are never closed: the page goes on behind them.
import { describe, expect, test } from "vitest";
import { expectToTakeLessThan } from "../processorTime.ts";
import { htmlOf, parse } from "./parsePage.ts";

describe("an element that is never closed", () => {
  test.each(["title", "textarea", "template", "noscript", "svg"])("shows its tag as text: <%s>", async (name) => {
    const page = `Set the <${name}> of a page.\n\nMore.\n`;
    expect(await htmlOf(page)).toBe(`<p>Set the &lt;${name}> of a page.</p>\n<p>More.</p>\n`);
    expect((await parse(page)).report).toEqual(["1:9 warning unclosed-element"]);
  });

  test("ends where it begins when it shows something itself", async () => {
    const page = 'a\n\n<iframe src="https://e.org">\n\nb\n';
    expect(await htmlOf(page)).toBe('<p>a</p>\n<iframe src="https://e.org"></iframe>\n<p>b</p>\n');
    expect((await parse(page)).report).toEqual(["3:1 warning unclosed-element"]);
  });

  test("is closed when it says so itself, as in JSX", async () => {
    const page = 'a <video src="https://e.org/a.mp4" /> b <svg/> <iframe src=https://e.org/></iframe>\n';
    expect(await htmlOf(page)).toBe(
      '<p>a <video src="https://e.org/a.mp4" /></video> b <svg/> <iframe src=https://e.org/></iframe></p>\n',
    );
    expect((await parse(page)).report).toEqual([]);
  });

  test("is one that no end tag of its own follows, whatever the pieces of HTML", async () => {
    const closed =
      "<select>\n\n<option>a</option>\n\n</SELECT>\n\n<textarea>\n\na\n</textarea>\n\n<video>v</video> w\n";
    expect((await parse(closed)).report).toEqual([]);
    expect((await parse("<video>a <video>b</video>\n")).report).toEqual(["1:1 warning unclosed-element"]);
    expect((await parse("<plaintext>a</plaintext>\n")).report).toEqual(["1:1 warning unclosed-element"]);
    expect((await parse("`<title>` <!-- <title> --> <a title='<title>'>b</a>\n")).report).toEqual([]);
  });

  test("is none inside an element whose content is text", async () => {
    expect((await parse("<textarea>\n<title>\n</textarea>\n\na <textarea><svg></textarea>\n")).report).toEqual([]);
    expect((await parse("<textarea><title>\n")).report).toEqual([
      "1:1 warning unclosed-element",
      "1:11 warning unclosed-element",
    ]);
    expect((await parse("<select><title></select>\n")).report).toEqual(["1:9 warning unclosed-element"]);
  });

  test("is nothing where HTML is text", async () => {
    expect((await parse("a <title> b\n", { markdown: { rawHtml: false } })).report).toEqual([]);
  });

  test("costs no more than its length", async () => {
    const units = ["<title>", "<iframe>\n\n", "</title>", "<video '", "<svg><title>", "<textarea><title></textarea>"];
    await expectToTakeLessThan(10, async () => {
      for (const unit of units) await parse(`<div>\n${unit.repeat(200_000 / unit.length)}`);
    });
  });
});

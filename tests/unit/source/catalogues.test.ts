// Catalogues of gettext are written as its tools write them, and read with findings where they are broken.
import { describe, expect, test } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import type { CatalogueMessage } from "../../../src/model/catalogue.ts";
import { formatCatalogue } from "../../../src/source/formatCatalogue.ts";
import { readCatalogue } from "../../../src/source/readCatalogue.ts";

const message = (text: string, more: Partial<CatalogueMessage> = {}): CatalogueMessage => ({
  ...{ text, translation: "", isDoubtful: false, notes: [] },
  places: [{ file: sitePath("content/en/docs/a.md"), line: 3 }],
  ...more,
});
const format = (...messages: readonly CatalogueMessage[]): string =>
  formatCatalogue({ siteTitle: "The\nhub", language: "pt-BR", messages });
const head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n';

function findIn(text: string) {
  const read = readCatalogue(text);
  if (read.kind === "problem") throw new Error(read.message);
  return read.find;
}

describe("writing", () => {
  test("a header, and a message with all that is known of it", () => {
    const written = format(
      message('Say "a"\\\nand b', {
        ...{ translation: "Скажи", isDoubtful: true, former: "Say\nb", notes: ["Title", "Term: a = б"] },
        places: [
          { file: sitePath("content/en/docs/my page.md"), line: 3 },
          { file: sitePath("content/en/docs/b.md"), line: 14 },
        ],
      }),
      message("Say", { context: "docs/a.md#b", translation: "Мов" }),
    );
    expect(written).toBe(
      [
        ['msgid ""', 'msgstr ""', '"Project-Id-Version: The hub\\n"', '"Language: pt_BR\\n"', '"MIME-Version: 1.0\\n"'],
        ['"Content-Type: text/plain; charset=utf-8\\n"', '"Content-Transfer-Encoding: 8bit\\n"'],
        ['"X-Generator: hubdocs\\n"', ""],
        ["#: \u2068content/en/docs/my page.md\u2069:3", "#: content/en/docs/b.md:14", "#. Title", "#. Term: a = б"],
        ["#, fuzzy", '#| msgid ""', '#| "Say\\n"', '#| "b"'],
        ['msgid ""', '"Say \\"a\\"\\\\\\n"', '"and b"', 'msgstr "Скажи"', ""],
        ["#: content/en/docs/a.md:3", 'msgctxt "docs/a.md#b"', 'msgid "Say"', 'msgstr "Мов"', ""],
      ]
        .flat()
        .join("\n"),
    );
  });

  test("words that are names of properties are texts like any other", () => {
    const texts = ["constructor", "__proto__", "toString"];
    const find = findIn(format(...texts.map((text) => message(text, { translation: `${text}!` }))));
    expect(texts.map((text) => find(text, ""))).toEqual(texts.map((text) => `${text}!`));
  });
});

describe("reading", () => {
  test("what was written is found, doubtful and empty translations are not", () => {
    const find = findIn(
      format(
        message("a", { translation: 'Рядок\\\n"два"\tтри' }),
        message("b", { translation: "Б", isDoubtful: true }),
        message("c"),
        message("d", { translation: "Д" }),
        message("d", { translation: "Де", context: "docs/a.md" }),
      ),
    );
    expect([find("a", ""), find("b", ""), find("c", ""), find("e", "")]).toEqual([
      'Рядок\\\n"два"\tтри',
      undefined,
      undefined,
      undefined,
    ]);
    expect([find("d", "docs/a.md"), find("d", "docs/b.md")]).toEqual(["Де", "Д"]);
  });

  test("byte order marks, CRLF, obsolete messages, plurals and other flags are no hindrance", () => {
    const text = `\ufeff${head}#, no-wrap, fuzzy\nmsgid "a"\nmsgstr "А"\n\n#, no-wrap\nmsgid "b"\nmsgid_plural "bs"\nmsgstr[0] "Б"\nmsgstr[1] "Би"\n\n#~ msgid "c"\n#~ msgstr "В"\n`;
    const find = findIn(text.replaceAll("\n", "\r\n"));
    expect([find("a", ""), find("b", ""), find("c", "")]).toEqual([undefined, "Б", undefined]);
  });

  test("all of a catalogue, where that is asked for: drafts, what is gone, remarks, and what stands at the top", () => {
    const text = `# Olha\nmsgid ""\nmsgstr "Last-Translator: Olha\\nPlural-Forms: nplurals=3; plural=0;\\n"\n\n# ask: Ann\n#. A note\n#, fuzzy\nmsgid "a"\nmsgstr "А"\n\n#~ msgctxt "c"\n#~ msgid "b"\n#~ msgstr ""\n#~ "Б"\n\n#, fuzzy\n#~| msgid "x"\n#~ msgid "d"\n#~ msgstr "Д"\n`;
    const read = readCatalogue(text, { keepsAll: true });
    const rest = { context: "", remarks: [], isDoubtful: false, isObsolete: false };
    expect(read.kind === "catalogue" && read.whole).toEqual({
      header: {
        fields: { "Last-Translator": "Olha", "Plural-Forms": "nplurals=3; plural=0;" },
        remarks: ["Olha"],
      },
      messages: [
        { ...rest, text: "a", translation: "А", isDoubtful: true, remarks: ["ask: Ann"] },
        { ...rest, text: "b", translation: "Б", context: "c", isObsolete: true },
        { ...rest, text: "d", translation: "Д", isDoubtful: true, isObsolete: true },
      ],
    });
    expect(read.kind === "catalogue" && [read.find("a", ""), read.find("b", "c")]).toEqual([undefined, undefined]);
  });

  test.each([
    ['msgid "a\nmsgstr "b"\n', "A text of the catalogue does not end where its line ends", { line: 4, column: 1 }],
    ['msgid "a"\nmsgstr "b" "c"\n', "A text of the catalogue does not end where its line ends", { line: 5, column: 1 }],
    ['msgid "a"\nmsgstr "b "c""\n', "A text of the catalogue does not end where its line ends", { line: 5, column: 1 }],
    ['  msgidd "a"\n', '`msgidd "a"` is no line of a gettext catalogue', { line: 4, column: 3 }],
    ["# Title\n\nText.\n", "`Text.` is no line of a gettext catalogue", { line: 6, column: 1 }],
    ['msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', '`msgid "b"` has no place here', { line: 6, column: 1 }],
    ['msgid "a"\nmsgstr "b"\n  msgstr "c"\n', '`msgstr "c"` has no place here', { line: 6, column: 3 }],
    ['# a\n"b"\n', '`"b"` has no place here', { line: 5, column: 1 }],
    ['msgid "a"\n"b"\n', "A text of the catalogue has no line `msgstr`", { line: 4, column: 1 }],
    [
      'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n',
      "`a` has another translation in line 4",
      { line: 7, column: 1 },
    ],
    ["<<<<<<< HEAD\n", "The catalogue has a conflict of versions", { line: 4, column: 1 }],
  ])("%j", (text, said, position) => {
    expect(readCatalogue(head + text)).toMatchObject({ kind: "problem", message: said, position });
  });

  test("a text that stands twice with one translation is no mistake; controls are left out", () => {
    const find = findIn(`${head}msgid "a"\nmsgstr "b\0"\n\nmsgid "a"\nmsgstr ""\n"b"\n\nmsgid "a"\nmsgstr ""\n`);
    expect(find("a", "")).toBe("b");
  });

  test("another encoding is told with its place", () => {
    expect(readCatalogue('msgid ""\nmsgstr "Content-Type: text/plain; charset=KOI8-U\\n"\n')).toMatchObject({
      ...{ kind: "problem", message: "The catalogue says that it is written in KOI8-U", position: { line: 2 } },
    });
  });

  test("a line of twenty million signs is read", () => {
    const read = readCatalogue(`${head}msgid "${"a".repeat(20_000_000)}"\nmsgstr "x"\n`);
    expect(read.kind).toBe("catalogue");
  }, 60_000);
});

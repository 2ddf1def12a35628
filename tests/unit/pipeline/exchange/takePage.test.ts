// What a translation alone has is kept when its sections are taken, or the section is left and told of: nothing is lost
// without a word.
import { describe, expect, test } from "vitest";
import { hashText } from "../../../../src/model/brands.ts";
import type { StaleSection } from "../../../../src/model/ledger.ts";
import { openPage } from "../../../../src/pipeline/exchange/exchangePage.ts";
import { historyOf } from "../../../../src/pipeline/exchange/history.ts";
import { pairSections } from "../../../../src/pipeline/exchange/pairSections.ts";
import { takePage } from "../../../../src/pipeline/exchange/takePage.ts";
import { parseGood } from "../../content/parsePage.ts";

interface Taken {
  readonly text: string | undefined;
  readonly ids: readonly string[];
  readonly said: readonly string[];
}

interface Take {
  readonly original: string;
  readonly translation: string;
  readonly words: Readonly<Record<string, string>>;
  /** The original of then, where git knows it; all sections are stale. */
  readonly former?: string;
}

const open = async (locale: string, text: string) => {
  const { source } = await parseGood(text, { locale });
  return openPage(source, text);
};

async function take({ original, translation, words, former }: Take): Promise<Taken> {
  const pages = { original: await open("en", original), translation: await open("uk", translation) };
  const { source } = pages.translation;
  const earlier = former === undefined ? undefined : await open("en", former);
  const bodies = new Map(
    earlier?.sections.map(({ id, start, end }) => [
      id,
      earlier.text.slice(id === "" ? start : earlier.text.indexOf("\n", start) + 1, end),
    ]),
  );
  const stale = pages.translation.sections.map(({ id, title }): StaleSection => {
    const place = { file: source.path };
    return { id, title, location: place, original: place, accepted: hashText("then") };
  });
  const formerSections = new Map(
    stale.flatMap((one) => {
      const was = bodies.get(one.id);
      return was === undefined ? [] : [[one, { was, is: "", line: 1 }] as const];
    }),
  );
  const { text, ids, findings } = takePage(pairSections(pages.original, pages.translation), {
    find: (asked) => words[asked],
    historyOf: (section) =>
      former === undefined
        ? undefined
        : historyOf(section, source, { site: { staleSections: new Map([[source.path, stale]]) }, formerSections }),
  });
  const said = [...findings.values()].map(
    ({ location, message }) => `${location?.line} ${/kept$/.test(message) ? "kept" : "left"}`,
  );
  return { text, ids, said };
}

const words = { A: "А", One: "Один", Two: "Два", Three: "Три", Four: "Чотири" };
const page = (...blocks: readonly string[]): string => `${blocks.join("\n\n")}\n`;

describe("a paragraph that the translation alone has", () => {
  const original = page("# A", "## B {#b}", "One", "Two");
  const translation = page("# А", "## Б {#b}", "Один", "Своє  \nслово", "Два");

  test("stays where it is, whatever else is taken", async () => {
    const all = { ...words, B: "Б" };
    expect(await take({ original, translation, words: all })).toEqual({
      text: translation,
      ids: ["", "b"],
      said: ["7 kept"],
    });
    const other = await take({ original, translation, words: { ...all, Two: "Двоє" } });
    // Which of two paragraphs "Two" stands for is nothing that a program knows.
    expect(other).toEqual({ text: translation, ids: [""], said: ["7 left"] });
  });

  test("goes along where the original has got more", async () => {
    const more = page("# A", "## B {#b}", "One", "Two", "Three", "- Four");
    expect(await take({ original: more, translation, words: { ...words, B: "Б" } })).toEqual({
      text: page("# А", "## Б {#b}", "Один", "Своє  \nслово", "Два", "Три", "- Чотири"),
      ids: ["", "b"],
      said: ["7 kept"],
    });
  });

  test("leaves its section as it is where it cannot go along: in a list, or beside texts that may be its originals", async () => {
    const list = page("# А", "- Один\n- Своє\n- Два");
    expect(await take({ original: page("# A", "- One\n- Two\n\nThree"), translation: list, words })).toEqual({
      text: list,
      ids: [],
      said: ["4 left"],
    });
    const between = page("# А", "Один", "Своє", "Два");
    expect(await take({ original: page("# A", "One", "- Three\n- Four", "Two"), translation: between, words })).toEqual(
      {
        text: between,
        ids: [],
        said: ["5 left"],
      },
    );
  });
});

describe("a text of a translation whose original is gone", () => {
  const former = page("# A", "One", "Two", "Three");
  const original = page("# A", "One", "Three", "Four");

  test("goes, too, where the history of the original is known", async () => {
    expect(await take({ original, former, translation: page("# А", "Один", "Два", "Три"), words })).toEqual({
      text: page("# А", "Один", "Три", "Чотири"),
      ids: [""],
      said: [],
    });
  });

  test("is not taken for one where the translation has had more than the original of then", async () => {
    const { text, said } = await take({
      ...{ original, former, words },
      translation: page("# А", "Один", "Своє", "Два", "Три"),
    });
    expect([text, said]).toEqual([page("# А", "Один", "Своє", "Два", "Три", "Чотири"), ["5 kept"]]);
  });

  test("is none where it stands in another section by now", async () => {
    expect(
      await take({
        original: page("# A", "One", "## B {#b}", "Two", "Three"),
        translation: page("# А", "Один", "Два", "## Б {#b}", "Три"),
        words: { ...words, B: "Б" },
      }),
    ).toEqual({ text: page("# А", "Один", "## Б {#b}", "Два", "Три"), ids: ["", "b"], said: [] });
  });
});

describe("a text that has moved into a section which is left as it is", () => {
  test("stays where it was", async () => {
    const translation = page("# А", "Один", "Два", "## Б {#b}", "Три", "<!-- own -->");
    expect(
      await take({
        original: page("# A", "One", "## B {#b}", "Three", "- Two"),
        translation,
        words: { ...words, B: "Б" },
      }),
    ).toEqual({ text: translation, ids: [""], said: ["5 kept", "11 left"] });
  });
});

describe("what stands between the texts of a translation", () => {
  test.each(["[site]: https://example.org/uk", "<!-- ask Olha -->", "<Video id='uk' />", ":::tip"])(
    "%s leaves its section as it is where the order changes",
    async (line) => {
      const translation = page("# А", "Один", line, "Два");
      expect(await take({ original: page("# A", "One", "Two", "Three"), translation, words })).toEqual({
        text: translation,
        ids: [],
        said: ["5 left"],
      });
      const alike = await take({ original: page("# A", "One", line, "Two", "Three"), translation, words });
      expect(alike).toEqual({ text: page("# А", "Один", line, "Два", "Три"), ids: [""], said: [] });
    },
  );

  test("pictures and code of a translation stay in another order, with what its fences say", async () => {
    const code = (info: string, text: string): string => `\`\`\`js${info}\n${text}\n\`\`\``;
    expect(
      await take({
        original: page("# A", "![](a.png)", code("", 'say("hello"); // hi'), "One", "- Two"),
        translation: page("# А", "![](a.uk.png)", code(" translated-strings", 'say("привіт"); // hi'), "Один"),
        words,
      }),
    ).toEqual({
      text: page("# А", "![](a.uk.png)", code(" translated-strings", 'say("привіт"); // hi'), "Один", "- Два"),
      ids: [""],
      said: [],
    });
  });
});

describe("a text of the front matter that the translation has no place for", () => {
  const original =
    "---\ntitle: A\nkeywords: [One, Two]\nhero:\n  title: Three\n  image: /a.png\ncards:\n  - { title: Four, link: /b }\n---\n";

  test("comes with what belongs to it", async () => {
    const translation = "---\ntitle: А # own\nkeywords: [Один, Двоє]\nhero: { image: /a.uk.png }\n---\n";
    expect(await take({ original, translation, words })).toEqual({
      text: "---\ntitle: А # own\nkeywords: [Один, Два]\nhero: { image: /a.uk.png, title: Три }\ncards:\n  - title: Чотири\n    link: /b\n---\n",
      ids: [""],
      said: [],
    });
  });

  test("is told of where it is one more of a list", async () => {
    const translation = "---\ntitle: Б\nkeywords: [Один]\nhero: { title: Три }\ncards: [{ title: Чотири }]\n---\n";
    expect(await take({ original, translation, words })).toEqual({
      text: translation.replace("Б", "А"),
      ids: [],
      said: ["1 left"],
    });
  });
});

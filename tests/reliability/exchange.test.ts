// Texts go to translators and come back: through the real command, sites of several states, and a repository.
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { po } from "gettext-parser";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put, putAll } from "./putFile.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-exchange-"));
let site = "";
let count = 0;
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeEach(() => {
  count += 1;
  site = join(work, `site-${count}`);
  put(site, "hubdocs.config.yaml", "title: Hub\nlocales: { default: en, en: English, uk: Українська }\n");
});

const read = (path: string): string => readFileSync(join(site, path), "utf8");
const gone = (path: string): void => rmSync(join(site, path));

interface Message {
  readonly text: string;
  readonly translation: string;
  readonly flag: string;
  readonly previous: string;
}

/** The catalogue as gettext reads it, and what the command says of it. */
function give(): { readonly file: string; readonly messages: readonly Message[]; readonly said: string } {
  const { stdout, stderr, status } = runHubdocs(["po", "uk"], site);
  expect(status, stderr).toBe(0);
  const messages = Object.values(po.parse(stdout).translations).flatMap((texts) =>
    Object.values(texts).flatMap(({ msgid, msgstr, comments = {} }) =>
      msgid === ""
        ? []
        : [{ text: msgid, translation: msgstr[0] ?? "", flag: comments.flag ?? "", previous: comments.previous ?? "" }],
    ),
  );
  return { file: stdout, messages, said: stderr.trim() };
}

/** Has the translations of a catalogue filled in, and takes it. */
function take(words: (text: string) => string | undefined): string {
  const catalogue = po.parse(give().file);
  for (const texts of Object.values(catalogue.translations))
    for (const message of Object.values(texts)) {
      const translation = message.msgid === "" ? undefined : words(message.msgid);
      if (translation === undefined) continue;
      message.msgstr = [translation];
      delete message.comments?.flag;
    }
  put(site, "uk.po", po.compile(catalogue).toString());
  const { stdout, stderr, status } = runHubdocs(["po", "uk", "--take", "uk.po"], site);
  expect(status, stderr).toBe(0);
  return stdout;
}

const page =
  "---\ntitle: Start\ndescription: First steps\nsidebar_position: 2\n---\n\nWelcome, [reader](./other.md).\n\n## Pair a device\n\nHold the button.\n\n```lua\n-- wait\nhub.wait(3)\n```\n\n## Done {#done}\n\n- One\n- Two\n";
const other = "# Other\n\nText.\n";
const words: Readonly<Record<string, string>> = {
  Start: "Початок",
  "First steps": "Перші кроки",
  "Welcome, [reader](./other.md).": "Вітаємо, [читачу](./other.md).",
  "Pair a device": "Додати пристрій",
  "Hold the button.": "Тримайте кнопку.",
  "-- wait\nhub.wait(3)": "-- чекаємо\nhub.wait(3)",
  Done: "Готово",
  One: "Один",
  Two: "Два",
};
const translated =
  "---\ntitle: Початок\ndescription: Перші кроки\nsidebar_position: 2\n---\n\nВітаємо, [читачу](./other.md).\n\n## Додати пристрій {#pair-a-device}\n\nТримайте кнопку.\n\n```lua\n-- чекаємо\nhub.wait(3)\n```\n\n## Готово {#done}\n\n- Один\n- Два\n";

describe("a page that is translated for the first time", () => {
  beforeEach(() => putAll(site, { "content/en/docs/start.md": page, "content/en/docs/other.md": other }));

  test("is written when all its texts have come, with the ids of its headings, and recorded", () => {
    const { messages, said } = give();
    expect(messages.map(({ text }) => text)).toEqual(["Other", "Text.", ...Object.keys(words)]);
    expect(said).toContain("11 texts, 11 to translate");
    expect(take((text) => words[text])).toMatchInlineSnapshot(`
      "Wrote content/uk/docs/start.md
      Wrote content/translations.uk.json
      2 texts of 1 page still to translate
      "
    `);
    expect(read("content/uk/docs/start.md")).toBe(translated);
    expect(existsSync(join(site, "content/uk/docs/other.md"))).toBe(false);
    const checked = runHubdocs(["check", "--strict"], site);
    expect(checked.status, checked.stderr).toBe(0);
    expect(checked.stderr).not.toContain("start.md");
    expect(Object.keys(JSON.parse(read("content/translations.uk.json"))["docs/start.md"])).toEqual([
      "",
      "done",
      "pair-a-device",
    ]);
  });

  test("code may stay as it is; a page that lacks any other text is not begun", () => {
    take((text) => (text.startsWith("--") ? undefined : words[text]));
    expect(read("content/uk/docs/start.md")).toBe(translated.replace("чекаємо", "wait"));
    gone("content/uk/docs/start.md");
    gone("content/translations.uk.json");
    expect(take((text) => (text === "Two" ? undefined : words[text]))).toBe(
      "Nothing in the catalogue is new\n3 texts of 2 pages still to translate\n",
    );
    expect(existsSync(join(site, "content/uk/docs/start.md"))).toBe(false);
  });

  test("has the ends of lines of its original", () => {
    put(site, "content/en/docs/start.md", `\uFEFF${page.replaceAll("\n", "\r\n")}`);
    take((text) => words[text]);
    expect(read("content/uk/docs/start.md")).toBe(translated.replaceAll("\n", "\r\n"));
    expect(read("content/translations.uk.json")).not.toContain("\r");
  });

  test("pages that the site does not want translated are left out", () => {
    put(
      site,
      "hubdocs.config.yaml",
      'title: Hub\nlocales: { default: en, en: English, uk: Українська }\nchecks: { ignore: [{ code: missing-translation, file: "content/en/docs/other.md", reason: for one language }] }\n',
    );
    expect(give().messages.map(({ text }) => text)).toEqual(Object.keys(words));
  });
});

describe("a page that is translated", () => {
  beforeEach(() => {
    putAll(site, { "content/en/docs/start.md": page, "content/uk/docs/start.md": translated });
    expect(runHubdocs(["check", "--accept-translations", "content/uk"], site).status).toBe(0);
  });

  test("gives its translations, and nothing changes when they come back", () => {
    const { messages, said } = give();
    expect(Object.fromEntries(messages.map(({ text, translation }) => [text, translation]))).toEqual(words);
    expect(said).toContain("9 texts, 0 to translate");
    expect(take((text) => words[text])).toBe("Nothing in the catalogue is new\n");
  });

  test("changes where a translation has changed, and nowhere else: ends of lines and rights stay", () => {
    const file = "content/uk/docs/start.md";
    put(site, file, translated.replace("Вітаємо, [", "Вітаємо,\n[").replaceAll("\n", "\r\n"));
    chmodSync(join(site, file), 0o600);
    take((text) => (text === "Two" ? "Двоє" : undefined));
    expect(read(file)).toBe(
      translated.replace("Вітаємо, [", "Вітаємо,\n[").replace("Два", "Двоє").replaceAll("\n", "\r\n"),
    );
    // A file that two editors have written holds both: no line becomes another that was not translated anew.
    put(site, file, translated.replace("Два", "Двоє").replace("\n\n", "\r\n\n"));
    take((text) => (text === "Two" ? "Два" : undefined));
    expect(read(file)).toBe(translated.replace("\n\n", "\r\n\n"));
    expect(statSync(join(site, file)).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
    // Rights that new files do not get stay, too.
    chmodSync(join(site, file), 0o666);
    take((text) => (text === "Two" ? "Двоє" : undefined));
    expect(statSync(join(site, file)).mode & 0o777).toBe(0o666);
  });

  test("a page of many megabytes is changed in its place, with the mark that it begins with", () => {
    const file = "content/uk/docs/start.md";
    const long = `\uFEFF${translated}\n## Далі {#more}\n\n${"Рядок мого тексту.\n".repeat(100_000)}`;
    put(site, file, long);
    take((text) => (text === "Two" ? "Двоє" : undefined));
    expect(read(file) === long.replace("Два", "Двоє")).toBe(true);
  });

  test("a title is one line, whatever its translation came with", () => {
    take((text) => (text === "Start" ? "По\n---\nчаток\n" : undefined));
    expect(read("content/uk/docs/start.md")).toBe(translated.replace("title: Початок", "title: По --- чаток"));
  });

  test("a title that has become a number is translated", () => {
    put(site, "content/en/docs/ten.md", "---\ntitle: Ten\n---\n");
    take((text) => (text === "Ten" ? "10" : undefined));
    expect(read("content/uk/docs/ten.md")).toBe('---\ntitle: "10"\n---\n');
    expect(give().messages.find(({ text }) => text === "Ten")).toMatchObject({ translation: "10", flag: "" });
  });

  test("a section whose original changed waits until all of its texts are confirmed; others are taken", () => {
    put(site, "content/en/docs/start.md", page.replace("- Two", "- Two more"));
    expect(
      give()
        .messages.filter(({ flag }) => flag === "fuzzy")
        .map(({ text }) => text),
    ).toEqual(["Done", "One", "Two more"]);
    take((text) => ({ "Hold the button.": "Натисніть і тримайте.", "Two more": "Ще два" })[text]);
    expect(read("content/uk/docs/start.md")).toBe(translated.replace("Тримайте кнопку.", "Натисніть і тримайте."));
    expect(runHubdocs(["check"], site).stderr).toContain("stale-translation");
    take((text) => ({ "Two more": "Ще два", Done: "Готово", One: "Один" })[text]);
    expect(read("content/uk/docs/start.md")).toContain("- Ще два\n");
    expect(runHubdocs(["check"], site).stderr).not.toContain("stale-translation");
  });

  test("in a repository only what has changed is to be looked at, with what stood there", () => {
    const git = (...args: readonly string[]): void =>
      void execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: site });
    put(site, ".gitignore", ".hubdocs/\n");
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "A");
    put(site, "content/en/docs/start.md", page.replace("- Two", "- Two more").replace("title: Start", "title: Begin"));
    const doubtful = give().messages.filter(({ flag }) => flag === "fuzzy");
    expect(doubtful.map(({ text, translation, previous }) => [text, translation, previous])).toEqual([
      ["Begin", "Початок", ""],
      ["Two more", "Два", 'msgid "Two"'],
    ]);
  });

  test("a new section comes where it belongs, a changed order is that of the original, a section of its own stays", () => {
    put(
      site,
      "content/uk/docs/start.md",
      translated.replace("## Готово", "## Лише тут {#only-here}\n\nТекст.\n\n## Готово"),
    );
    put(
      site,
      "content/en/docs/start.md",
      page
        .replace("## Done", "## Reset\n\nPress twice.\n\n## Done")
        .replace("- One\n- Two\n", "Finally:\n\n1. One\n2. Two\n"),
    );
    const fresh: Readonly<Record<string, string>> = {
      ...words,
      Reset: "Скинути",
      "Press twice.": "Двічі.",
      "Finally:": "Нарешті:",
    };
    take((text) => fresh[text]);
    expect(read("content/uk/docs/start.md")).toBe(
      translated
        .replace("## Готово", "## Скинути {#reset}\n\nДвічі.\n\n## Лише тут {#only-here}\n\nТекст.\n\n## Готово")
        .replace("- Один\n- Два\n", "Нарешті:\n\n1. Один\n2. Два\n"),
    );
  });

  test("code that was translated in its own way stays while its original is the same", () => {
    const code = '\n```js\nsay("hello");\n```\n';
    put(site, "content/en/docs/start.md", page + code);
    put(site, "content/uk/docs/start.md", translated + code.replace("hello", "привіт"));
    expect(runHubdocs(["check", "--accept-translations", "content/uk"], site).status).toBe(0);
    take((text) => (text === "Two" ? "Двоє" : undefined));
    expect(read("content/uk/docs/start.md")).toContain('say("привіт");');
    put(site, "content/en/docs/start.md", page + code.replace("say", "tell"));
    take((text) => words[text]);
    expect(read("content/uk/docs/start.md")).toContain('tell("hello");');
  });

  test("changed code without comments is copied", () => {
    const code = "\n```js\nlet a = 1;\n```\n";
    put(site, "content/en/docs/start.md", page + code.replace("1", "2"));
    put(site, "content/uk/docs/start.md", translated + code);
    take((text) => words[text]);
    expect(read("content/uk/docs/start.md")).toBe(translated + code.replace("1", "2"));
  });
});

describe("headings without the ids of their originals", () => {
  const bees = "# Bees\n\nIntro.\n\n## Honey\n\nText.\n\n## Wax\n\nMore.\n";
  const bare = "# Бджоли\n\nВступ.\n\n## Мед\n\nТекст.\n\n## Віск\n\nЩе.\n";
  const said: Readonly<Record<string, string>> = {
    ...{ Bees: "Бджоли", "Intro.": "Вступ.", Honey: "Мед", "Text.": "Текст.", Wax: "Віск", "More.": "Ще." },
    ...{ Pollen: "Пилок", "Third.": "Третє." },
  };
  const pages = (original: string, translation: string): void =>
    putAll(site, { "content/en/docs/b.md": original, "content/uk/docs/b.md": translation });
  const marked = bare.replace("Мед", "Мед {#honey}").replace("Віск", "Віск {#wax}");

  test.for([
    ["all of them", bare],
    ["one of them", bare.replace("Мед", "Мед {#honey}")],
  ] as const)("%s: they are paired as a check pairs them, and get the ids", ([, translation]) => {
    pages(bees, translation);
    expect(give().messages.map(({ text, translation: own, flag }) => [text, own, flag])).toEqual(
      ["Bees", "Intro.", "Honey", "Text.", "Wax", "More."].map((text) => [text, said[text], ""]),
    );
    take((text) => (text === "More." ? "Більше." : undefined));
    expect(read("content/uk/docs/b.md")).toBe(marked.replace("Ще.", "Більше."));
  });

  test("beside a section of the translation's own, which has an id", () => {
    const own = "## Лише тут {#only-here}\n\nСвоє.\n\n";
    pages(bees, bare.replace("## Віск", `${own}## Віск`));
    take((text) => said[text]);
    expect(read("content/uk/docs/b.md")).toBe(marked.replace("## Віск", `${own}## Віск`));
  });

  test("nothing is written twice, or over others, where nobody can tell which section is which", () => {
    const unclear = (title: string, line: number): string =>
      `content/uk/docs/b.md:${line}:1 warning translation-addition: What came for the section "${title}" was not taken: it may be`;
    // More sections than translated.
    pages(`${bees}\n## Pollen\n\nThird.\n`, bare);
    expect(takeAll()).toContain(unclear("Honey", 5));
    expect(read("content/uk/docs/b.md")).toBe(bare);
    // Another id.
    const other = bare.replace("Мед", "Мед {#hony}").replace("Віск", "Віск {#wax}");
    pages(bees, other);
    expect(takeAll()).toContain(unclear("Honey", 5));
    expect(read("content/uk/docs/b.md")).toBe(other);
    // Of the translation alone, at the place of a new one.
    const own = `${marked}\n## Лише тут\n\nСвоє.\n`;
    pages(`${bees}\n## Pollen\n\nThird.\n`, own);
    expect(takeAll()).toContain(unclear("Pollen", 13));
    expect(read("content/uk/docs/b.md")).toBe(own);
    expect(Object.keys(JSON.parse(read("content/translations.uk.json"))["docs/b.md"])).toEqual(["", "honey", "wax"]);
  });

  /** Takes all that was said and returns what is told. */
  function takeAll(): string {
    const messages = Object.entries(said).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`);
    put(site, "uk.po", ['msgid ""\nmsgstr "Language: uk\\n"\n', ...messages].join("\n"));
    return runHubdocs(["po", "uk", "--take", "uk.po"], site).stderr;
  }
});

describe("a catalogue that is made again", () => {
  test("keeps what was translated and is not in the pages yet", () => {
    putAll(site, { "content/en/docs/start.md": page, "content/uk/docs/start.md": translated });
    put(site, "uk.po", 'msgid "One"\nmsgstr "Раз"\n\nmsgid "New"\nmsgstr "Нове"\n');
    put(site, "content/en/docs/start.md", page.replace("- Two", "- Two\n- New"));
    const { stdout, stderr, status } = runHubdocs(["po", "uk", "--from", "uk.po"], site);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('msgid "New"\nmsgstr "Нове"\n');
    // In doubt, because another item has come: what translators said last is better.
    expect(stdout).toContain('msgid "One"\nmsgstr "Раз"\n');
    expect(stdout).toContain('msgid "Done"\nmsgstr "Готово"\n');
  });

  test("loses nothing that translators have written: drafts, remarks, what has changed, what stands at the top", () => {
    putAll(site, { "content/en/docs/start.md": page, "content/uk/docs/start.md": translated });
    put(site, "content/en/docs/other.md", other);
    const sent = [
      '# Olha\nmsgid ""\nmsgstr "Language: uk\\nLast-Translator: Olha\\n"\n',
      '#, fuzzy\nmsgid "Other"\nmsgstr "Інше?"\n',
      '# ask Ann\nmsgid "Text."\nmsgstr ""\n',
      'msgid "One"\nmsgstr "Раз"\n',
      'msgid "Gone"\nmsgstr "Зникло"\n',
      '#~ msgid "Long gone"\n#~ msgstr "Давно зникло"\n',
    ];
    put(site, "uk.po", sent.join("\n"));
    const complete = (): string => {
      const { stdout, stderr, status } = runHubdocs(["po", "uk", "--from", "uk.po"], site);
      expect(status, stderr).toBe(0);
      return stdout;
    };
    const stdout = complete();
    expect(stdout).toMatch(/^# Olha\nmsgid ""\nmsgstr ""\n/);
    expect(stdout).toContain('"Last-Translator: Olha\\n"\n');
    expect(stdout).toContain('#, fuzzy\nmsgid "Other"\nmsgstr "Інше?"\n');
    expect(stdout).toContain("# ask Ann\n#: content/en/docs/other.md:3\n");
    // What stands in the page may be newer than what was sent, or older.
    expect(stdout).toContain("# Was also sent: Раз\n");
    expect(stdout).toContain('msgid "One"\nmsgstr "Один"\n');
    expect(stdout).toContain('#~ msgid "Gone"\n#~ msgstr "Зникло"\n');
    expect(stdout).toContain('#~ msgid "Long gone"\n#~ msgstr "Давно зникло"\n');
    put(site, "uk.po", stdout);
    expect(complete()).toBe(stdout);
  });
});

describe("a text that stands in two places", () => {
  test("is one message, or two where it is translated in two ways, and each comes back to its place", () => {
    putAll(site, {
      "content/en/docs/a.md": "# A page\n\nOpen\n\n## First {#first}\n\nOpen\n\nOpen\n",
      "content/uk/docs/a.md": "# Сторінка\n\nВідкрити\n\n## Перше {#first}\n\nВідкрити\n\nВідкрито\n",
    });
    expect(
      give()
        .messages.filter(({ text }) => text === "Open")
        .map(({ translation }) => translation),
    ).toEqual(["Відкрити", "Відкрито"]);
    expect(give().file).toContain('msgctxt "docs/a.md#first~2"');
    take(() => undefined);
    expect(read("content/uk/docs/a.md")).toContain("\n\nВідкрити\n\nВідкрито\n");
  });
});

describe("a page of MkDocs", () => {
  test("keeps the attributes of its headings, which take its ids", () => {
    put(
      site,
      "hubdocs.config.yaml",
      "title: Hub\nlocales: { default: en, en: English, uk: Українська }\nmarkdown: { dialect: mkdocs }\n",
    );
    const own = "# One\n\n## Two { #two-b .c }\n\n### Four { .c }\n\n-   #### Five\n\n    Text.\n";
    put(site, "content/en/docs/a.md", own);
    take((text) => `${text} ю`);
    expect(read("content/uk/docs/a.md")).toBe(
      "# One ю\n\n## Two ю { #two-b .c }\n\n### Four ю { .c #four }\n\n-   #### Five ю {#five}\n\n    Text. ю\n",
    );
    expect(runHubdocs(["check"], site).stderr).not.toMatch(/translation-|content\/uk/);
  });
});

describe("what cannot be written", () => {
  test.skipIf(process.platform === "win32")("is told with what to do, and what was written is named", () => {
    putAll(site, { "content/en/docs/a.md": "# A\n", "content/en/docs/b.md": "# B\n" });
    put(site, "content/uk/docs/b.md/keep.txt", "");
    put(site, "uk.po", 'msgid "A"\nmsgstr "А"\n\nmsgid "B"\nmsgstr "Б"\n');
    const { stdout, stderr, status } = runHubdocs(["po", "uk", "--take", "uk.po"], site);
    expect([status, stdout]).toEqual([1, "Wrote content/uk/docs/a.md\n"]);
    expect(stderr.trim()).toBe(
      "error write-failed: cannot write content/uk/docs/b.md: there is a folder where a file is expected\n  move away what is there, and run the command again: each file is as it was or whole",
    );
  });
});

test("a folder without a configuration, which has no place for what is recorded, stays as it is", () => {
  gone("hubdocs.config.yaml");
  putAll(site, { "README.md": "# Hub\n", "docs/en/a.md": "# A\n", "docs/uk/a.md": "# А\n", "docs/en/b.md": "# B\n" });
  put(site, "uk.po", 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8"\n\nmsgid "B"\nmsgstr "Б"\n');
  const accept = ["check", "--accept-translations", "docs/uk/a.md"];
  for (const call of [["po", "uk"], ["po", "uk", "--take", "uk.po"], accept]) {
    const { stderr, status } = runHubdocs(call, site);
    expect([status, stderr]).toEqual([2, expect.stringContaining("not recorded in a folder without a configuration")]);
  }
  expect(["content", "docs/uk/b.md"].map((path) => existsSync(join(site, path)))).toEqual([false, false]);
});

describe("a ledger with a conflict of versions", () => {
  test("keeps what both sides recorded: it is told, and nothing is written", () => {
    const conflict = '<<<<<<< mine\n{ "docs/a.md": { "": "0123456789abcdef" } }\n=======\n{}\n>>>>>>> theirs\n';
    putAll(site, { "content/en/docs/a.md": "# A\n", "content/translations.uk.json": conflict });
    put(site, "uk.po", 'msgid "A"\nmsgstr "А"\n');
    const { stdout, stderr, status } = runHubdocs(["po", "uk", "--take", "uk.po"], site);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^content\/translations\.uk\.json:2:\d+ error data-invalid: The translation ledger is malformed/,
    );
    expect(read("content/translations.uk.json")).toBe(conflict);
    expect(existsSync(join(site, "content/uk"))).toBe(false);
  });
});

describe("what cannot be taken", () => {
  beforeEach(() => putAll(site, { "content/en/docs/start.md": page }));
  const refused = (...args: readonly string[]) => {
    const { stderr, stdout, status } = runHubdocs(["po", ...args], site);
    expect(stdout).toBe("");
    expect(existsSync(join(site, "content/uk"))).toBe(false);
    return `${status} ${stderr.trim()}`;
  };

  test("is told in one finding with its remedy, and nothing is written", () => {
    put(site, "broken.po", 'msgid ""\nmsgstr ""\n\nmsgid "Start\nmsgstr "a"\n');
    put(site, "polish.po", 'msgid ""\nmsgstr "Language: pl\\n"\n\nmsgid "Start"\nmsgstr "Start"\n');
    // The same language in another script or country is another one where the site has both.
    put(
      site,
      "hubdocs.config.yaml",
      "title: Hub\nlocales: { default: en, en: English, zh-Hans: 简体, zh-Hant: 繁體, uk: У }\n",
    );
    put(site, "hans.po", 'msgid ""\nmsgstr "Language: zh_Hans\\n"\n\nmsgid "Start"\nmsgstr "开始"\n');
    expect(refused("zh-Hant", "--take", "hans.po")).toMatch(
      /^2 error bad-call: The translations are in "zh_Hans", not in "zh-Hant"\n/,
    );
    put(site, "hubdocs.config.yaml", "title: Hub\nlocales: { default: en, en: English, uk: Українська }\n");
    put(site, "empty.po", 'msgid "Start"\nmsgstr ""\n');
    expect(refused("uk", "--take", "broken.po")).toMatch(
      /^1 broken\.po:4:1 error data-invalid: A text of the catalogue/,
    );
    expect(refused("uk", "--take", "polish.po")).toMatch(
      /^2 error bad-call: The translations are in "pl", not in "uk"\n/,
    );
    expect(refused("uk", "--take", "empty.po")).toMatch(
      /^2 error bad-call: --take: empty\.po has no translation to take\n/,
    );
    // "я" of windows-1251, in a file that says to be UTF-8: taken, every page would hold signs of replacement.
    const latin = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Start"\nmsgstr "\xff"\n';
    writeFileSync(join(site, "bytes.po"), latin, "latin1");
    expect(refused("uk", "--take", "bytes.po")).toBe(
      "1 bytes.po:5:9 error invalid-utf8: The catalogue contains bytes that are not UTF-8: 0xff 0x22\n  save it as UTF-8, and say so in its header",
    );
    put(site, "twice.po", 'msgid "Start"\nmsgstr "a"\n\nmsgid "Start"\nmsgstr "b"\n');
    expect(refused("uk", "--take", "twice.po")).toMatch(/^1 twice\.po:4:1 error data-invalid: `Start` has another/);
    expect(refused("uk", "--take", "none.po")).toMatch(/^2 error bad-call: --take: cannot read none\.po: /);
    expect(refused("uk", "--from", "polish.po")).toMatch(/^2 error bad-call: The translations are in "pl"/);
    expect(refused("uk", "--from", "empty.po", "--take", "empty.po")).toMatch(
      /^2 error bad-call: --take and --from exclude/,
    );
    expect(refused("pl")).toMatch(/^2 error bad-call: "pl" is no language of the site\n {2}name one of uk$/);
    expect(refused("content")).toBe(
      '2 error bad-call: "content" is a folder, not a language\n  name the language first, such as: hubdocs po uk content',
    );
    expect(refused("en")).toMatch(/^2 error bad-call: "en" is the language that the site is translated from\n/);
  });
});

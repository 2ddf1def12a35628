import { describe, expect, test } from "vitest";
import { loadFrom } from "./siteOf.ts";

const yaml = "hubdocs.config.yaml";

describe("finding the configuration", () => {
  test("a folder with content and no file builds under its own name in English", async () => {
    const { value, diagnostics } = await loadFrom({ "content/en/docs/intro.md": "", "content/uk/docs/intro.md": "" });
    expect(diagnostics).toMatchObject([{ code: "loose-markdown", location: { file: "content/uk" } }]);
    expect(value).toMatchObject({ title: "portal", defaultLocale: "en", builtLocales: ["en"] });
    expect(value).not.toHaveProperty("file");
  });

  test("without an English folder the first locale folder is the locale", async () => {
    const { value } = await loadFrom({
      "content/static/logo.svg": "",
      "content/uk/docs/a.md": "",
      "content/pl/docs/a.md": "",
    });
    expect(value?.locales.map(({ code }) => code)).toEqual(["pl"]);
  });

  test("content without any locale folder is English", async () => {
    const { value } = await loadFrom({ "content/static/logo.svg": "" });
    expect(value?.defaultLocale).toBe("en");
  });

  test("content of another layout, as that of Hugo or Fumadocs, is a folder that is no site yet", async () => {
    const hugo = { "README.md": "# Lamp", "content/_index.md": "# Home", "content/posts/a.md": "# A" };
    const { value, diagnostics } = await loadFrom(hugo);
    expect(value?.looseDocs?.languages).toMatchObject([
      { home: "README.md", docs: [{ name: "index.md" }, { name: "posts/a.md" }] },
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "there is no configuration and no docs/, blog/ or pages/ of a language in content/: 2 Markdown files in content/ used as English docs, README.md as the landing page, and “Lamp” as the name of the site",
    ]);
    const fumadocs = { "content/docs/a.mdx": "# A", "content/blog/b.mdx": "# B" };
    expect((await loadFrom(fumadocs)).value?.looseDocs?.languages).toMatchObject([{ docs: [{ name: "a.mdx" }] }]);
    const own = await loadFrom({ ...hugo, "content/en/docs/a.md": "# A" });
    expect(own.value?.looseDocs).toBeUndefined();
    // Languages are called so in other tools, too.
    for (const file of ["hugo.toml", "next.config.mjs"]) {
      const other = await loadFrom({
        [file]: "",
        "content/en/docs/_index.md": "# A",
        "content/uk/docs/_index.md": "# А",
      });
      expect(other.value?.looseDocs?.languages).toMatchObject([{ code: "en" }, { code: "uk" }]);
    }
  });

  test("neither file nor content is an error with a way out", async () => {
    expect(await loadFrom({ "notes.txt": "" })).toEqual({
      value: undefined,
      diagnostics: [
        {
          code: "config-missing",
          severity: "error",
          message:
            "the folder portal has no configuration file, no content folder with files, no Markdown and no OpenAPI",
          hint: "run hubdocs init to create a site here, put Markdown files into content/en/docs, or name another folder",
        },
      ],
    });
  });

  test("two files at once are an error that names both", async () => {
    expect(await loadFrom({ [yaml]: "title: A", "hubdocs.config.ts": "" })).toEqual({
      value: undefined,
      diagnostics: [
        {
          code: "config-unreadable",
          severity: "error",
          message: "there is more than one configuration file: hubdocs.config.ts and hubdocs.config.yaml",
          location: { file: "hubdocs.config.ts", line: 1, column: 1 },
          hint: "keep one of them, or name one with --config",
          related: [{ message: "another configuration file", location: { file: yaml, line: 1, column: 1 } }],
        },
      ],
    });
  });

  test.each(["hubdocs.config.yaml", "hubdocs.config.yml", "hubdocs.config.json"])("%s is read", async (file) => {
    const { value } = await loadFrom({ [file]: '{ "title": "Domivka" }' });
    expect(value).toMatchObject({ file, title: "Domivka" });
  });

  test.each(["hubdocs.config.ts", "hubdocs.config.mjs", "hubdocs.config.js"])("%s is evaluated", async (file) => {
    const evaluated: string[] = [];
    const evaluateModule = async (path: string): Promise<unknown> => {
      evaluated.push(path);
      return { title: "Domivka", tagline: undefined };
    };
    const { value } = await loadFrom({ [file]: "" }, { evaluateModule });
    expect(evaluated).toEqual([file]);
    expect(value).toMatchObject({ file, title: "Domivka", tagline: "" });
  });

  test("a file that is too long to be read in good time is an error", async () => {
    const { diagnostics } = await loadFrom({ [yaml]: `title: A\n${"# words\n".repeat(550_000)}` });
    expect(diagnostics).toMatchObject([
      {
        code: "config-unreadable",
        message: "has 4400009 bytes; the limit is 4194304",
        location: { file: yaml, line: 1, column: 1 },
      },
    ]);
  });

  test("a file with comments alone asks for defaults", async () => {
    const { value } = await loadFrom({ [yaml]: "# later\n" });
    expect(value).toMatchObject({ title: "portal", file: yaml });
  });

  test("--config names another file of the site", async () => {
    const { value } = await loadFrom(
      { [yaml]: "title: A", "conf/b.json": '{ "title": "B" }' },
      { configFile: "./conf/b.json" },
    );
    expect(value).toMatchObject({ title: "B", file: "conf/b.json" });
  });

  test.each([
    [
      "b.yaml",
      '--config names a file that is not in the site folder: "b.yaml"',
      "give its path relative to the site folder",
    ],
    [
      "b.toml",
      '--config names a file of an unknown type: "b.toml"',
      "name a file that ends with .ts, .mjs, .js, .json, .yaml or .yml",
    ],
  ])("--config %s is a bad call", async (configFile, message, hint) => {
    const { diagnostics } = await loadFrom({ "b.toml": "" }, { configFile });
    expect(diagnostics).toEqual([{ code: "bad-call", severity: "error", message, hint }]);
  });
});

describe("reading the configuration", () => {
  test("a syntax error has its place", async () => {
    const { value, diagnostics } = await loadFrom({ [yaml]: "title: A\ntagline: [a, b\nurl: x\n" });
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: "config-unreadable", severity: "error", location: { file: yaml, line: 3, column: 1 } },
    ]);
  });

  test("bytes that are not UTF-8 have their place", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("title: A\ntagline: "), 0xff, 0x41]);
    const { diagnostics } = await loadFrom({ [yaml]: bytes });
    expect(diagnostics).toEqual([
      {
        code: "config-unreadable",
        severity: "error",
        message: "contains bytes that are not UTF-8: 0xff 0x41",
        location: { file: yaml, line: 2, column: 10 },
        hint: "save the file as UTF-8",
      },
    ]);
  });

  test("a module that throws is reported with what it says, in one line", async () => {
    const evaluateModule = async (): Promise<unknown> => {
      throw new Error("Build failed:\n  hubdocs.config.ts:3:1: Unexpected }\n");
    };
    const { diagnostics } = await loadFrom({ "hubdocs.config.ts": "" }, { evaluateModule });
    expect(diagnostics).toEqual([
      {
        code: "config-unreadable",
        severity: "error",
        message: "cannot be evaluated: Build failed: hubdocs.config.ts:3:1: Unexpected }",
        location: { file: "hubdocs.config.ts" },
        hint: "fix the error in the file or in what it imports",
      },
    ]);
  });

  test.each([
    ["hubdocs.config.ts:3:1: Unexpected }", 'hubdocs.config.ts:3:1 "Unexpected }"'],
    ['parts/names.ts:12:40: Could not resolve "x"', 'parts/names.ts:12:40 "Could not resolve "x""'],
    ["../shared.ts:1:2: Unexpected }", 'hubdocs.config.ts:undefined:undefined "../shared.ts:1:2: Unexpected }"'],
    ["no: 1:2: 3", 'hubdocs.config.ts:undefined:undefined "no: 1:2: 3"'],
  ])("a module that cannot be read is reported where it says: %s", async (thrown, told) => {
    const evaluateModule = async (): Promise<unknown> => Promise.reject(new Error(thrown));
    const { diagnostics } = await loadFrom({ "hubdocs.config.ts": "" }, { evaluateModule });
    const say = diagnostics.map(({ location: at, message }) => {
      return `${at?.file}:${at?.line}:${at?.column} "${message.replace("cannot be evaluated: ", "")}"`;
    });
    expect(say).toEqual([told]);
  });

  test("a module without a default export says how to write one", async () => {
    const { diagnostics } = await loadFrom({ "hubdocs.config.mjs": "" });
    expect(diagnostics).toEqual([
      {
        code: "config-unreadable",
        severity: "error",
        message: "has no default export",
        location: { file: "hubdocs.config.mjs" },
        hint: "write `export default defineConfig({ … })`",
      },
    ]);
  });

  test("keys that objects inherit are plain unknown keys", async () => {
    const { diagnostics } = await loadFrom({
      "hubdocs.config.json": '{ "report": { "constructor": "error", "__proto__": "error" } }',
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "report.constructor is not a known key",
      "report.__proto__ is not a known key",
    ]);
  });

  test("the author's own data is handed on as it is", async () => {
    const { value } = await loadFrom({
      "hubdocs.config.json": '{ "customFields": { "__proto__": 1, "a": [null, { "b": 2 }] } }',
    });
    expect(JSON.stringify(value?.customFields)).toBe('{"__proto__":1,"a":[null,{"b":2}]}');
  });
});

describe("reporting", () => {
  test("all problems come at once, in the order of the file", async () => {
    const text = `navbar:
  items: [{ type: docSidbar }]
  hideOnScrol: true
titel: Domivka
redirects: [{ from: /a, to: /a }]
url: docs.example.org
`;
    const { value, diagnostics } = await loadFrom({ [yaml]: text });
    expect(value).toBeUndefined();
    expect(
      diagnostics.map(({ code, location }) => [location?.line, location?.column, code, location?.pointer]),
    ).toEqual([
      [2, 19, "navbar-item", "/navbar/items/0/type"],
      [3, 3, "config-invalid", "/navbar/hideOnScrol"],
      [4, 1, "config-invalid", "/titel"],
      [5, 21, "redirect-invalid", "/redirects/0/from"],
      [6, 6, "config-invalid", "/url"],
    ]);
  });

  test("JSON has places like YAML, also when it is indented with tabs", async () => {
    const { diagnostics } = await loadFrom({
      "hubdocs.config.json": '{\n\t"locales": {\n\t\t"en": { "lable": "English" }\n\t}\n}',
    });
    expect(diagnostics).toEqual([
      {
        code: "config-invalid",
        severity: "error",
        message: "locales.en.lable is not a known key",
        location: { file: "hubdocs.config.json", line: 3, column: expect.any(Number), pointer: "/locales/en/lable" },
        hint: 'did you mean "label"?',
      },
    ]);
  });

  test("a module has the file and the pointer", async () => {
    const evaluateModule = async (): Promise<unknown> => ({ locales: { uk: { label: 5 } } });
    const { diagnostics } = await loadFrom({ "hubdocs.config.ts": "" }, { evaluateModule });
    expect(diagnostics).toEqual([
      {
        code: "config-invalid",
        severity: "error",
        message: "locales.uk.label must be text, found 5",
        location: { file: "hubdocs.config.ts", pointer: "/locales/uk/label" },
        hint: 'write it in quotes: "5"',
      },
    ]);
  });
});

describe("what the command line changes", () => {
  const content = { [yaml]: "locales: { default: en, en: , uk: , de: }\nbaseUrl: /portal/\n" };

  test("--locale chooses among the locales, in the order of the configuration", async () => {
    const { value } = await loadFrom(content, { overrides: { locales: ["de", "uk"] } });
    expect(value?.builtLocales).toEqual(["uk", "de"]);
    expect(value?.locales.map(({ code }) => code)).toEqual(["en", "uk", "de"]);
  });

  test("--base-url replaces the configured one", async () => {
    const { value } = await loadFrom(content, { overrides: { baseUrl: "preview/7" } });
    expect(value?.baseUrl).toBe("/preview/7/");
    expect(value?.writtenBaseUrl).toBe("/portal/");
  });

  test("what is unknown or malformed is a bad call, beside what is wrong in the file", async () => {
    const overrides = { locales: ["ukr", "fr"], baseUrl: "https://example.org/x" };
    const { value, diagnostics } = await loadFrom({ [yaml]: "titel: A\nlocales: { en: , uk: }" }, { overrides });
    expect(value).toBeUndefined();
    expect(diagnostics.slice(1)).toEqual([
      {
        code: "bad-call",
        severity: "error",
        message: '--locale names the unknown locale "ukr"',
        hint: 'did you mean "uk"?',
      },
      {
        code: "bad-call",
        severity: "error",
        message: '--locale names the unknown locale "fr"',
        hint: "known locales: en, uk",
      },
      {
        code: "bad-call",
        severity: "error",
        message: '--base-url must be a path, found "https://example.org/x"',
        hint: 'write it as "/docs/"; the scheme and host belong in url',
      },
    ]);
    expect(diagnostics[0]).toMatchObject({ code: "config-invalid", message: "titel is not a known key" });
  });
});

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, putFiles } from "../platform/temporaryFolder.ts";
import { bundleRenderer, importRenderer, packageFolder } from "../render/bundledRenderer.ts";
import { sampleEdition, samplePage } from "../render/samplePage.ts";

const bundle = (siteFolder: string) => bundleRenderer(siteFolder, makeFolder());

const renderWith = async (templates: Readonly<Record<string, string>>): Promise<string> => {
  const render = await importRenderer(makeFolder(templates));
  return render(sampleEdition(), samplePage());
};

describe("a site's own template", () => {
  test("stands in for the built-in one of its name, also inside other templates", async () => {
    const html = await renderWith({
      "templates/parts/Toc.tsx": "export function Toc() { return <nav className='own-toc' />; }",
    });
    expect(html).toContain('<nav class="own-toc"></nav>');
    expect(html).not.toContain("On this page");
  });

  test("may export its component as the default", async () => {
    const html = await renderWith({
      "templates/DocPage.jsx": "export default ({ content }) => <h1>Own {content.title}</h1>;",
    });
    expect(html).toContain("<h1>Own Introduction</h1>");
  });

  test("may wrap the built-in one and use helpers of its own", async () => {
    const html = await renderWith({
      "templates/DocPage.tsx": `
        import { DocPage as BuiltIn } from "#builtin/DocPage";
        import { shout } from "./words";
        export function DocPage(props: any) { return <><p>{shout("hello")}</p><BuiltIn {...props} /></>; }`,
      "templates/words.ts": "export const shout = (text: string) => text.toUpperCase();",
    });
    expect(html).toContain('<p>HELLO</p><nav class="breadcrumbs"');
  });

  test("that is a copy of the built-in one changes nothing", async () => {
    const copy = readFileSync(join(packageFolder, "templates/parts/Breadcrumbs.tsx"), "utf8");
    expect(await renderWith({ "templates/parts/Breadcrumbs.tsx": copy })).toBe(await renderWith({}));
  });

  test("uses hooks of the one React there is", async () => {
    const html = await renderWith({
      "templates/parts/SkipLink.tsx": `
        import { useId } from "react";
        export function SkipLink() { return <a id={useId()} className="own">x</a>; }`,
    });
    expect(html).toMatch(/<a id="[^"]+" class="own">x<\/a>/);
  });
});

describe("a template behind a link", () => {
  const own = "export function Toc() { return <nav className='own-toc' />; }";

  test.each([
    ["a file", "templates/parts/Toc.tsx", "../../shared/Toc.tsx"],
    ["a folder", "templates/parts", "../shared"],
  ])("is taken where it is that of %s of the site", async (_, place, target) => {
    const folder = makeFolder({ "shared/Toc.tsx": own, "templates/x.ts": "" });
    mkdirSync(join(folder, place, ".."), { recursive: true });
    symlinkSync(target, join(folder, place));
    const render = await importRenderer(folder);
    expect(render(sampleEdition(), samplePage())).toContain('<nav class="own-toc"></nav>');
  });

  test.each([
    ["templates/parts/Toc.tsx", "/etc/hostname", "source-outside"],
    ["templates/parts/Toc.tsx", "nothing.tsx", "source-unreadable"],
    ["templates/parts", "/etc", "source-outside"],
    ["templates", "/", "source-outside"],
  ])("that leads out of the site or nowhere is told: %s to %s", async (file, target, code) => {
    const folder = makeFolder({ "content/x.md": "" });
    mkdirSync(join(folder, file, ".."), { recursive: true });
    symlinkSync(target, join(folder, file));
    const { value, diagnostics } = await bundle(folder);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code, severity: "error", location: { file } }]);
  });

  test("is told of a pipe in the place of a template, which nobody reads", async () => {
    const folder = makeFolder({ "templates/parts/x.ts": "" });
    execFileSync("mkfifo", [join(folder, "templates/parts/Toc.tsx")]);
    const { diagnostics } = await bundle(folder);
    expect(diagnostics).toMatchObject([{ code: "source-unreadable", location: { file: "templates/parts/Toc.tsx" } }]);
  });
});

test.each(["a*b", "a\\b", "a\nb", "**"])("templates of a site in the folder %j are found", async (name) => {
  const site = join(makeFolder(), name);
  putFiles(site, {
    "templates/parts/Toc.tsx": 'import { word } from "../word"; export function Toc() { return <nav>{word}</nav>; }',
    "templates/word.ts": 'export const word = "own";',
    "templates/islands/Ask.tsx": "export default () => <b>Ask</b>;",
  });
  const { value, diagnostics } = await bundle(site);
  expect(diagnostics).toEqual([]);
  expect(readFileSync(value?.file ?? "", "utf8")).toContain('"own"');
});

describe("an island that a template places", () => {
  const place = async (props: string): Promise<string> => {
    const templates = {
      "templates/islands/Ask.tsx": "export default () => <b>Ask</b>;",
      "templates/DocPage.jsx": `export const DocPage = ({ Island }) => <Island name="Ask" ${props} />;`,
    };
    const render = await importRenderer(makeFolder(templates));
    const { assets } = sampleEdition();
    return render(
      sampleEdition("en", { assets: { ...assets, islands: { Ask: { href: "/a.js", needs: [] } } } }),
      samplePage(),
    );
  };

  test("stands in the page", async () => {
    expect(await place('id="a" when="idle" props={{}}')).toContain("<b>Ask</b></hub-island>");
  });

  test.each([
    ['when="idle" props={{}}', 'the island "Ask" has no `id`, which must be unique on the page'],
    ['id="a" when="load" props={{}}', '`when` of the island "Ask" is not one of intent, visible, idle, manual'],
    ['id="a" when="idle"', 'the island "Ask" has no `props`; if it needs none, pass {}'],
    [
      'id="a" when="idle" props={{ ask: () => 1 }}',
      'the prop "ask" of the island "Ask" is a function: props go to the browser as JSON',
    ],
  ])("with %s is refused", async (props, message) => {
    await expect(place(props)).rejects.toThrow(message);
  });
});

describe("what is wrong with a site's template", () => {
  const cases: readonly [string, Readonly<Record<string, string>>, object][] = [
    [
      "a page without a component",
      { "templates/DocPage.tsx": "export const Page = () => null;" },
      {
        code: "template-failed",
        severity: "error",
        message: 'The page component has no default export and no export named "DocPage"',
        location: { file: "templates/DocPage.tsx" },
        hint: "export the component: export function DocPage(props) { … }",
      },
    ],
    [
      "a part without a component",
      { "templates/parts/Toc.tsx": "const Toc = () => null;" },
      {
        code: "template-failed",
        severity: "error",
        message: 'The component has no default export and no export named "Toc"',
        location: { file: "templates/parts/Toc.tsx" },
        hint: "export the component: export function Toc(props) { … }",
      },
    ],
    [
      "a syntax error",
      { "templates/parts/Toc.tsx": "// їжак\nexport function Toc() {\n  /* їжак */ return 1 +* 2;\n}\n" },
      {
        code: "template-failed",
        severity: "error",
        message: 'Unexpected "*"',
        location: { file: "templates/parts/Toc.tsx", line: 3, column: 24 },
      },
    ],
    [
      "an import that does not exist",
      { "templates/parts/Toc.tsx": "/* їжак */ import x from './nowhere';\nexport const Toc = () => x;" },
      {
        code: "template-failed",
        severity: "error",
        message: 'Could not resolve "./nowhere"',
        hint: "correct the path of the file",
        location: { file: "templates/parts/Toc.tsx", line: 1, column: 26 },
      },
    ],
  ];

  test.each(cases)("%s is reported and nothing is bundled", async (_, files, diagnostic) => {
    const { value, diagnostics } = await bundle(makeFolder(files));
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([diagnostic]);
  });

  test("a template that does not exist is named", async () => {
    const { diagnostics } = await bundle(
      makeFolder({ "templates/parts/Toc.tsx": 'import { X } from "#builtin/X";\nexport const Toc = X;' }),
    );
    expect(diagnostics[0]?.message).toContain('There is no built-in template "X"');
    expect(diagnostics[0]?.location).toEqual({ file: "templates/parts/Toc.tsx", line: 1, column: 19 });
  });

  const faults: readonly (readonly [string, string, string, string | undefined])[] = [
    [
      "a template that wraps itself",
      'import { Toc as T } from "#template/parts/Toc";\nexport const Toc = T;',
      '"#template/parts/Toc" is this file itself; the template it replaces is "#builtin/parts/Toc"',
      undefined,
    ],
    [
      "a part without its folder",
      'import { Footer } from "#builtin/Footer";\nexport const Toc = Footer;',
      'There is no built-in template "Footer"; did you mean "parts/Footer"?',
      undefined,
    ],
    [
      "a picture",
      'import a from "./Toc.png";\nexport const Toc = () => a;',
      'No loader is configured for ".png" files',
      "put the file into content/static, and use its address: `/img/a.png`",
    ],
    [
      "a value of hubdocs",
      'import { Island } from "hubdocs";\nexport const Toc = Island;',
      'Could not resolve "hubdocs"',
      "import only types from hubdocs (`import type`): `Island`, `t` and everything else come with the template's props",
    ],
  ];

  test.each(faults)("%s is told with its remedy", async (_, text, message, hint) => {
    const files = { "templates/parts/Toc.tsx": text, "templates/parts/Toc.png": "" };
    const { diagnostics } = await bundle(makeFolder(files));
    expect(diagnostics.map((each) => [each.message, each.hint])).toEqual([[message, hint]]);
  });

  test("a name in other letters is told, too", async () => {
    const template = "export default () => null;";
    const files = {
      ...{ "templates/parts/footer.tsx": template, "templates/parts/words.ts": "" },
      ...{ "templates/Parts/API/ParameterRow.tsx": template, "templates/Other/Footer.tsx": template },
    };
    const { diagnostics } = await bundle(makeFolder(files));
    expect(diagnostics.map(({ location, hint }) => [location?.file, hint])).toEqual([
      ["templates/Parts/API/ParameterRow.tsx", "did you mean parts/api/ParameterRow?"],
      ["templates/parts/footer.tsx", "did you mean parts/Footer?"],
    ]);
  });

  test("a file that replaces nothing is a warning with the nearest name", async () => {
    const { value, diagnostics } = await bundle(
      makeFolder({ "templates/Docpage.tsx": "export default () => null;", "templates/helper.ts": "" }),
    );
    expect(value).toBeDefined();
    expect(diagnostics).toEqual([
      {
        code: "template-failed",
        severity: "warning",
        message: '"Docpage" does not replace a built-in template, and no template imports it',
        location: { file: "templates/Docpage.tsx" },
        hint: "did you mean DocPage?",
      },
    ]);
  });
});

test("the hash follows the templates, not the folder of the site", async () => {
  const [one, two, other] = await Promise.all([
    bundle(makeFolder()),
    bundle(makeFolder({ "content/en/pages/index.md": "" })),
    bundle(makeFolder({ "templates/parts/Toc.tsx": "export const Toc = () => null;" })),
  ]);
  expect(one.value?.hash).toBe(two.value?.hash);
  expect(other.value?.hash).not.toBe(one.value?.hash);
});

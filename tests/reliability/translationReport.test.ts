// What translators have to do, as a page: `hubdocs check --translation-report`. Runs the real command in a repository.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put, putAll } from "./putFile.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-desk-"));
const site = join(folder, "site");
const page = join(folder, "todo.html");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const original = (name: string, title: string, text: string): void =>
  put(site, `content/en/docs/${name}.md`, `---\ntitle: ${title}\n---\n\n## Use {#use}\n\n${text}\n`);
const translation = (name: string, title: string, text: string): void =>
  put(site, `content/uk/docs/${name}.md`, `---\ntitle: ${title}\n---\n\n## Вжиток {#use}\n\n${text}\n`);
const spec = (summary: string, more = ""): string =>
  `openapi: 3.1.0\ninfo: { title: API, version: "1" }\npaths:\n  /rooms:\n    get:\n      summary: ${summary}\n      responses: { "200": { description: OK } }\n${more}`;

beforeAll(() => {
  putAll(site, {
    "hubdocs.config.yaml": [
      "title: Hub",
      "locales: { default: en, en: English, uk: Українська, pl: Polski }",
      "navbar: { items: [{ label: News, to: /docs/news }] }",
      "terms: [{ name: { en: button, uk: кнопка }, avoid: { uk: [клавіша] } }]",
      "apis: [{ id: api, label: API, specs: { en: specs/en.yaml, uk: specs/uk.yaml } }]",
      'checks: { ignore: [{ code: missing-translation, file: "content/en/docs/legal.md", reason: English law }] }',
      "",
    ].join("\n"),
    "specs/en.yaml": spec(
      "Lists all the rooms of a home",
      "  /doors:\n    get:\n      summary: Lists all doors\n      responses: { '200': { description: OK } }\n",
    ),
    "specs/uk.yaml": spec("Lists all the rooms of a home"),
  });
  original("words", "Words", "Many words that have all been written by somebody else.");
  translation("words", "Слова", "Багато слів.");
  original("number", "Number", "Hold the button for 3 seconds.");
  translation("number", "Число", "Тримайте кнопку 3 секунди.");
  original("new", "Never accepted", "See [linked](linked.md).");
  translation("new", "Нове", "Див. [сторінку](linked.md).");
  original("linked", "Linked", "A page.");
  original("alone", "Alone", "A page with <script>alert(1)</script> in its text.");
  original("news", "News", "A page.");
  original("legal", "Legal", "A page.");
  for (const name of ["words", "number"])
    expect(runHubdocs(["check", "--accept-translations", `content/uk/docs/${name}.md`], site).stderr).not.toContain(
      "bad-call",
    );
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  put(folder, ".gitignore", ".hubdocs/\n");
  execFileSync("git", ["add", "."], { cwd: folder });
  const who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"];
  execFileSync("git", [...who, "commit", "--quiet", "--message", "A change"], { cwd: folder });
  original(
    "words",
    "Words",
    "Few words: the text was made anew, and it says less than all of it said.\n\n### A `<new>` section {#more}\n\nIt says more about the button.",
  );
  original("number", "Number", "Hold the button for 5 seconds.");
});

/** Writes the page. @returns The command's own words and the page. */
function report(...args: readonly string[]) {
  const { status, stderr, stdout } = runHubdocs(["check", ...args, "--translation-report", page], site);
  return { status, stderr, stdout: stdout.replace(/in [\d.]+ m?s/, "in <time>"), text: readFileSync(page, "utf8") };
}

/** Titles of a list in their order. */
const titlesIn = (text: string, list: string): readonly string[] =>
  [...(text.split(`<section id="${list}">`)[1]?.split("<h3>")[1] ?? "").matchAll(/<h4[^>]*>(.*?)<\/h4>/g)].map(
    ([, title = ""]) => title,
  );

test("work comes in the order in which readers feel it, and says why", () => {
  const { text } = report("--locale", "uk");
  expect(text).toContain('<html lang="uk">');
  // One word has changed, but it is a number; many have changed in the other one.
  expect(titlesIn(text, "uk-stale")).toEqual(["Число", "Слова"]);
  expect(text).toContain('<ul class="why"><li class="weighty">змінилися числа</li><li>2 змінені слова</li></ul>');
  expect(text).toContain("Hold the button for <del>3</del> <ins>5</ins> seconds.");
  expect(text).toContain("Тримайте кнопку 3 секунди.");
  expect(text).toContain('<span lang="en">button</span> → <b lang="uk">кнопка</b> <small>(не клавіша)</small>');
  expect(text).toContain('<code class="copy">content/uk/docs/number.md:5</code>');
  expect(text).toContain('<code class="copy">content/en/docs/number.md:5</code>');
  expect(text).toContain(">npx hubdocs check --accept-translations content/uk/docs/number.md</code>");
  // The check says itself that the languages disagree.
  expect(text).toContain('<span lang="en">The number is &quot;3 s&quot;, but &quot;5 s&quot; in the original</span>');
  // A section that the translation lacks stands with its heading, ready to be copied, and is no finding besides.
  expect(text).toContain('<h5><span lang="en">A &lt;new&gt; section</span></h5>');
  expect(text).toContain(
    '<pre lang="en" dir="auto">### A `&lt;new&gt;` section {#more}\n\nIt says more about the button.</pre>',
  );
  expect(text).toContain('Місце — після розділу: <code class="copy">content/uk/docs/words.md:5</code>');
  expect(text).toContain("<li>новий розділ</li><li>9 слів</li>");
  expect(text).not.toContain("uk-differing");
  expect(titlesIn(text, "uk-missing")).toEqual(["News", "Linked", "Alone"]);
  expect(text).toContain("<li>на верхній панелі</li>");
  expect(text).toContain("<li>сюди посилається 1 сторінка</li>");
  expect(text).toContain('Створіть: <code class="copy">content/uk/docs/linked.md</code>');
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(text).not.toContain("<script");
  // A page that is not meant to be translated is no work.
  expect(text).not.toContain("legal.md");
  expect(text).toContain("<b>3</b> неперекладені сторінки");
  expect(text).toContain("1 переклад ще не зафіксовано");
  expect(titlesIn(text, "uk-api-1")).toEqual(["<code>GET /doors</code>", "<code>GET /rooms</code>"]);
  expect(text).toContain('<q lang="en">Lists all the rooms of a home</q>');
  expect(text).toContain('<code class="copy">specs/uk.yaml:6</code>');
  expect(text).toContain("<code>/paths/~1rooms/get/summary</code>");
});

test("words that stand in front matter or in a heading alone count, too", () => {
  const other = join(folder, "front");
  putAll(other, {
    "hubdocs.config.yaml": "title: Hub\nlocales: { default: en, en: English, uk: Українська }\n",
    "content/en/pages/index.md":
      "---\ntitle: Hub\ndescription: Two words\nlayout: home\nhero: { promise: A quiet home, actions: [{ label: Begin here, to: /docs/a }] }\ncards: [{ title: First, text: And the last, to: /docs/a }]\n---\n",
    "content/en/docs/a.md": "---\nsummary: Not shown\n---\n\n# Title\n\nText.\n",
    "content/en/docs/b.md": "# B\n\n## Begin with this\n",
    "content/uk/docs/b.md": "# Б\n",
  });
  expect(runHubdocs(["check", "--translation-report", page], other).status).toBe(0);
  const text = readFileSync(page, "utf8");
  const words = [...text.matchAll(/<li>(\d+) сл[^<]*<\/li>/g)].map(([, count]) => Number(count));
  expect(words).toEqual([3, 4, 12]);
  expect(text).toContain("<b>19</b> слів до перекладу");
  rmSync(other, { recursive: true });
});

test("all locales stand in one page, each in its own language; the same content gives the same bytes", () => {
  const { text } = report();
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('<section id="uk" lang="uk" dir="ltr">');
  expect(text).toContain('<section id="pl" lang="en" dir="ltr">');
  expect(titlesIn(text, "pl-missing").slice(0, 1)).toEqual(["News"]);
  expect(text).toContain("There is no specification in this language.");
  expect(report("--no-color").text).toBe(text);
});

test("what the check says stays as it is, and nothing else is written", () => {
  const before = readdirSync(site).sort();
  const plain = runHubdocs(["check", "--format", "json"], site);
  const asked = report("--format", "json");
  expect(asked.stderr).toBe(plain.stderr);
  expect(asked.status).toBe(plain.status);
  expect(asked.stdout).toBe(`Wrote ${page}\n${plain.stdout.replace(/in [\d.]+ m?s/, "in <time>")}`);
  expect(readdirSync(site).sort()).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual([".git", ".gitignore", "site", "todo.html"]);
});

test("without history the original is shown as it is now, and the page says so", () => {
  renameSync(join(folder, ".git"), join(folder, "git"));
  const { text } = report("--locale", "uk");
  renameSync(join(folder, "git"), join(folder, ".git"));
  expect(text).toContain("Попереднього тексту оригіналу в git не знайдено");
  expect(text).toContain("Hold the button for 5 seconds.");
  expect(text.replace(/<p class="note"><ins>.*/, "")).not.toContain("<ins>");
  // That a number differs is known all the same.
  expect(titlesIn(text, "uk-stale")).toEqual(["Число", "Слова"]);
});

test("a place that would be a source, or is no page, is refused before anything is read", () => {
  for (const [file, reason] of [
    ["content/todo.html", "it is inside the site's content folder"],
    ["specs/todo.html", "it is inside the site's specs folder"],
    ["hubdocs.config.yaml", "does not end in .html"],
    ["none/todo.html", "cannot write none/todo.html"],
  ] as const) {
    const { status, stderr } = runHubdocs(["check", "--translation-report", file], site);
    expect(stderr).toContain(reason);
    expect(stderr.trimEnd().split("\n")).toHaveLength(2);
    expect(status).toBe(2);
  }
});

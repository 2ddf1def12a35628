// The kinds of faults that are planted into pages: each writes one section of a page, with the fault and where it has
// to be found.
import type { PagePair } from "./page.ts";

/** Writes the section of a fault. `n` is unique on the whole site; page `to` exists and is sound. */
export type PlantFault = (page: PagePair, n: number, to: string) => void;

const heading = ({ en, uk }: PagePair, n: number): number => {
  const line = uk.next();
  en.add(`## Section ${n} {#f${n}}`, "");
  uk.add(`## Розділ ${n} {#f${n}}`, "");
  return line;
};

const linkFault =
  (code: string, address: (n: number, to: string) => string): PlantFault =>
  (page, n, to) => {
    heading(page, n);
    page.plantBoth(code, `Before it, **[a link](${address(n, to)})** and after it.`, "[a link]");
    page.both("");
  };

/** A difference: the original's line, and the translation's line with where it differs. */
const difference =
  (
    code: string,
    original: readonly string[],
    translation: readonly string[],
    at: readonly [line: number, text: string],
  ) =>
  (page: PagePair, n: number): void => {
    heading(page, n);
    page.en.add(...original, "");
    page.uk.expectAt(code, page.uk.next() + at[0], (translation[at[0]] ?? "").indexOf(at[1]) + 1);
    page.uk.add(...translation, "");
  };

/** Something that the translated section lacks, found at its heading. */
const lack =
  (code: string, original: readonly string[], translation: readonly string[]): PlantFault =>
  (page, n) => {
    page.uk.expectAt(code, heading(page, n), 1);
    page.en.add(...original, "");
    page.uk.add(...translation, "");
  };

/** All kinds that stand in a page. */
export const pageFaults: readonly PlantFault[] = [
  linkFault("broken-link", (n) => `./nowhere-${n}.md`),
  linkFault("broken-link", (n) => `/nowhere/${n}`),
  linkFault("broken-link", (n) => `/files/nothing-${n}.pdf`),
  linkFault("broken-anchor", (n, to) => `./${to}.md#nowhere-${n}`),
  linkFault("broken-anchor", (n) => `#nowhere-${n}`),
  linkFault("broken-anchor", () => "/tour.html#nowhere"),
  linkFault("non-canonical-link", (_, to) => `/Docs/${to.toUpperCase()}`),
  linkFault("non-canonical-link", (_, to) => `/docs/${to}/index.html`),
  linkFault("trailing-slash", (_, to) => `/docs/${to}/`),
  linkFault("link-through-redirect", () => "/old-page"),
  (page, n, to) => {
    heading(page, n);
    const line = (prefix: string): string => `By [its URL](https://docs.example.org${prefix}/docs/${to}).`;
    page.en.plant("non-canonical-link", line(""), "[its URL]");
    page.uk.plant("non-canonical-link", line("/uk"), "[its URL]");
    page.both("");
  },
  (page, n, to) => {
    heading(page, n);
    page.en.plant("cross-locale-link", `In [Ukrainian](/uk/docs/${to}).`, "[Ukrainian]");
    page.uk.add(`Мовою [українською](/uk/docs/${to}).`);
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.plantBoth("missing-alt", "An image ![](/img/hub.svg) in a line.", "![]");
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.plantBoth("missing-alt", '<p><img src="/img/hub.svg"></p>', "<img");
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.plantBoth("heading-level", `#### Too deep {#deep-${n}}`, "####");
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.plantBoth("duplicate-id", `### The same id {#f${n}}`, "###");
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.both(`<p id="twice-${n}">One</p>`, "");
    page.plantBoth("duplicate-id", `<div><b id="twice-${n}">Two</b></div>`, "<b");
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.en.plant("ignore-invalid", "<!-- hubdocs-ignore broken-link -->", "<!--");
    page.both("");
  },
  (page, n) => {
    heading(page, n);
    page.en.plant("unused-ignore", "<!-- hubdocs-ignore broken-link: nothing is broken here -->", "<!--");
    page.both("");
  },
  (page, n) => {
    page.uk.expectAt("translation-section", heading(page, n), 1);
    page.en.add(`## Missing {#missing-${n}}`, "", "Text.", "");
  },
  (page, n) => {
    page.en.add(`## Section {#f${n}}`, "");
    page.uk.plant("translation-section", `## Розділ {#інше-${n}}`, "##");
    page.uk.add("");
  },
  difference(
    "translation-code",
    ["```lua", "a = 1", "b = 2", "```"],
    ["```lua", "a = 1", "b = 3", "```"],
    [2, "b = 3"],
  ),
  difference("translation-code", ["```js", "run(1); // one", "```"], ["```js", "run(2); // один", "```"], [1, "run"]),
  difference("translation-code", ["```yaml", "a: 1", "```"], ["```text", "a: 1", "```"], [0, "```"]),
  difference("translation-admonition", [":::note", "Text.", ":::"], [":::tip", "Текст.", ":::"], [0, ":::"]),
  difference("translation-table", ["| a |", "| - |", "| 1 |"], ["| a |", "| - |", "| 1 |", "| 2 |"], [0, "|"]),
  difference("translation-number", ["It takes 5 seconds."], ["Це триває 6 секунд."], [0, "6"]),
  difference("translation-link", ["See [this](/tour.html#start)."], ["Див. [це](/tour.html#end)."], [0, "[це]"]),
  lack("translation-code", ["```sh", "run", "```"], []),
  lack("translation-image", ["See ![a hub](/img/hub.svg)."], ["Див. хаб."]),
  lack("translation-number", ["On 2.4 GHz, 15% of it."], ["На 2,4 ГГц."]),
  (page, n) => {
    heading(page, n);
    page.uk.plant("translation-section", `## Зайве {#extra-${n}}`, "##");
    page.uk.add("");
  },
];

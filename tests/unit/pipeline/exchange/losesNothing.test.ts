// Originals and translations that were changed at random: what came is written, what a translation has of its own is kept or
// told of, and taking the same once more changes nothing.
import { expect, test } from "vitest";
import { hashText } from "../../../../src/model/brands.ts";
import type { StaleSection } from "../../../../src/model/ledger.ts";
import { type ExchangePage, openPage } from "../../../../src/pipeline/exchange/exchangePage.ts";
import { historyOf } from "../../../../src/pipeline/exchange/history.ts";
import { pairSections } from "../../../../src/pipeline/exchange/pairSections.ts";
import { takePage } from "../../../../src/pipeline/exchange/takePage.ts";
import { parseGood } from "../../content/parsePage.ts";

const open = async (locale: string, text: string): Promise<ExchangePage> => {
  const { source } = await parseGood(text, { locale });
  return openPage(source, text);
};

interface Block {
  readonly form: string;
  words: readonly string[];
}
interface Part {
  readonly id: string;
  readonly title: string;
  readonly blocks: Block[];
}
type Say = (word: string) => string;

/** Forms of blocks; a number is a word. */
const forms = [
  "0",
  "0",
  "0",
  "- 0\n- 1",
  "1. 0",
  "> 0",
  "| 0 | 1 |\n| --- | --- |\n| 2 | 3 |",
  "- 0\n  - 1",
  "![0](./a.png)",
];
const codeForms = ["```js\n// 0\nrun();\n```", ":::note[0]\n\n1\n\n:::", '<div class="a">\n0\n</div>'];
/** What stands between texts, and a translation may have of its own. */
const looseForms = [
  "<!-- 0 -->",
  "[0]: https://example.org",
  '<Video id="0" />',
  "![](./0.png)",
  "```sh\n0\n```",
  "    0 z",
];

/** Random choices that follow from a seed. */
function choices(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const below = (count: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
  let made = 0;
  const word = (kind: string): string => {
    made += 1;
    return `${kind}${made}x`;
  };
  const block = (kind: string, of: readonly string[]): Block => ({
    form: of[below(of.length)] ?? "0",
    words: Array.from({ length: 4 }, () => word(kind)),
  });
  return { below, word, block };
}

const textOf = ({ form, words }: Block, say: Say): string =>
  form.replace(/(?<![\w.])\d(?![\w.]*\. )/g, (digit) => say(words[Number(digit)] ?? ""));
const pageOf = (parts: readonly Part[], say: Say, hasIds: boolean): string =>
  `${parts
    .map(({ id, title, blocks }, index) => {
      const heading = `${index === 0 ? "#" : "##"} ${say(title)}${hasIds && index > 0 ? ` {#${id}}` : ""}`;
      return [heading, ...blocks.map((block) => textOf(block, say))].join("\n\n");
    })
    .join("\n\n")}\n`;
const copyOf = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, blocks: part.blocks.map((block) => ({ ...block })) }));

function scene(seed: number) {
  const { below, word, block } = choices(seed);
  const all = [...forms, ...codeForms];
  const partOf = (kind: string, count: number): Part => {
    const title = word(kind);
    return { id: title, title, blocks: Array.from({ length: count }, () => block(kind, all)) };
  };
  const former = Array.from({ length: 1 + below(3) }, () => partOf("en", below(5)));
  const [original, translation] = [copyOf(former), copyOf(former)];
  const one = (parts: readonly Part[]): Block[] => parts[below(parts.length)]?.blocks ?? [];
  for (let count = below(3); count > 0; count -= 1) {
    const blocks = one(translation);
    blocks.splice(below(blocks.length + 1), 0, block("own", below(2) === 0 ? looseForms : all));
  }
  // Taking something away while the translation has as much more looks as if it had nothing of its own.
  const mayRemove = pageOf(translation, String, false) === pageOf(former, String, false);
  for (let count = below(4); count > 0; count -= 1) {
    const blocks = one(original);
    const [what, at] = [below(mayRemove ? 5 : 4), below(blocks.length + 1)];
    const there = blocks[at];
    if (what === 0) blocks.splice(at, 0, block("new", all));
    else if (what === 1) original.push(partOf("new", 1));
    else if (what === 2 && there !== undefined) there.words = [word("new"), ...there.words.slice(1)];
    else if (what === 3) one(original).unshift(...blocks.splice(at, 1));
    else blocks.splice(at, 1);
  }
  const again = `en${below(20)}x`;
  const say: Say = (id) => id.replace(/^(?=en|new)/, "uk-");
  const sayAnew: Say = (id) => (id === again ? `re-${say(id)}` : say(id));
  return {
    former: pageOf(former, String, false),
    original: pageOf(original, String, false),
    translation: pageOf(translation, say, true),
    find: (text: string) => text.replace(/\b(?:en|new)\d+x/g, sayAnew),
  };
}

const bodiesOf = ({ sections, text }: ExchangePage): ReadonlyMap<string, string> =>
  new Map(
    sections.map(({ id, start, end }) => [id, text.slice(id === "" ? start : text.indexOf("\n", start) + 1, end)]),
  );

async function faultsOf(seed: number): Promise<readonly string[]> {
  const { find, ...texts } = scene(seed);
  const [former, original] = [await open("en", texts.former), await open("en", texts.original)];
  const translation = await open("uk", texts.translation);
  const [were, are] = [bodiesOf(former), bodiesOf(original)];
  const file = translation.source.path;
  const stale = translation.sections.flatMap(({ id, title }): readonly StaleSection[] =>
    were.get(id)?.trim() === are.get(id)?.trim()
      ? []
      : [{ id, title, location: { file }, original: { file }, accepted: hashText("then") }],
  );
  const formerSections = new Map(stale.map((one) => [one, { was: were.get(one.id) ?? "", is: "", line: 1 }] as const));
  const site = { staleSections: new Map([[file, stale]]) };
  const history = (id: string) => (section: ExchangePage["sections"][number]) =>
    section.id === id ? undefined : historyOf(section, translation.source, { site, formerSections });
  const taken = takePage(pairSections(original, translation), { find, historyOf: history("none") });
  const out = taken.text ?? "";
  const after = await open("uk", out);
  const faults = [...texts.translation.matchAll(/own\d+x/g)].flatMap(({ 0: own, index }) => {
    const section = translation.sections.find(({ start, end }) => index >= start && index < end);
    return out.includes(own) || taken.findings.has(section?.id ?? "") ? [] : [`${own} is lost`];
  });
  for (const id of taken.ids) {
    const section = after.sections.find((one) => one.id === id);
    const body = out.slice(section?.start, section?.end);
    for (const { text } of original.sections.find((one) => one.id === id)?.units ?? [])
      if (!body.includes(find(text).split("\n")[0] ?? "")) faults.push(`${text} is not written`);
  }
  const left = [...taken.findings].filter(([, { message }]) => !message.endsWith("kept"));
  for (const [id] of left) if (taken.ids.includes(id)) faults.push(`${id} is recorded and was left`);
  const recorded = new Set(taken.ids);
  const second = takePage(pairSections(original, after), {
    find,
    historyOf: (section) => (recorded.has(section.id) ? undefined : history("none")(section)),
  });
  if (second.text !== out) faults.push("another page is written when the same is taken again");
  return faults;
}

test("in five hundred of them", async () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 500; seed += 1) for (const fault of await faultsOf(seed)) faults.push(`${seed}: ${fault}`);
  expect(faults).toEqual([]);
});

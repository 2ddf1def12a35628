// The page about benchmarks: BENCHMARKS.md as it is, and in Ukrainian by paragraphs, so that a paragraph that was
// written anew is shown in English until it has Ukrainian words, and the numbers of tables are always those measured.
import { readFileSync } from "node:fs";
import { frontMatter, isTranslated } from "./languages.mjs";

const frame = {
  title: "Benchmarks",
  description: "What was measured, with what and where: builds beside Hugo, search beside other engines.",
  position: 6,
};

/** The page of the manual about benchmarks. */
export function benchmarksPage(language) {
  const blocks = benchmarkBlocks().map((block) => (language.locale === "en" ? block : translated(block, language)));
  return `${frontMatter(frame, language)}${blocks.join("\n\n")}\n`;
}

/** Every paragraph, each in one line. */
export function benchmarkTexts() {
  return benchmarkBlocks()
    .filter((block) => !/^[#|]/.test(block))
    .map(inOneLine);
}

function benchmarkBlocks() {
  const text = readFileSync(new URL("../../BENCHMARKS.md", import.meta.url), "utf8");
  return text
    .replace(/^# .*\n+/, "")
    .trim()
    .split(/\n{2,}/);
}

const inOneLine = (text) => text.replace(/\s+/g, " ");

function translated(block, language) {
  const { say, tell } = language;
  const [, marks, title] = /^(#+) (.*)$/.exec(block) ?? [];
  if (title !== undefined) return `${marks} ${say(title)} {#${title.toLowerCase().replaceAll(" ", "-")}}`;
  if (block.startsWith("|"))
    return block.replace(/[^|\n]+/g, (cell) => cell.replace(/\S.*\S|\S/, (text) => cellOf(text, language)));
  const text = inOneLine(block);
  return isTranslated(text) ? tell(text, (shown) => shown) : `<div lang="en">\n\n${block}\n\n</div>`;
}

/** A label, or numbers as Ukrainian writes them: `10,000` is `10 000`, `4.41` is `4,41`. */
function cellOf(text, { say, unit }) {
  const label = say(text);
  if (label !== text || /^:?-+:?$/.test(text)) return label;
  return text
    .replace(/\d{1,3}(?:,\d{3})+/g, grouped)
    .replace(/(?<=\d)\.(?=\d)/g, ",")
    .replace(/(?<=\d| s| ms) (ms|s|of|to)\b/g, (_, word) => ` ${unit(word)}`);
}

/** Four digits stand together. */
const grouped = (number) => (number.length === 5 ? number.replace(",", "") : number.replaceAll(",", "\u00a0"));

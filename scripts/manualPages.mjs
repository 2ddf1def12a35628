// The generated pages of the manual: configuration, checks, command line and benchmarks, made of what they describe. Run
// `npm run manual` after a build to write them; a test compares the files with what this gives. The Ukrainian ones take
// their words from `manual/`; a text that has none there yet is shown in English, marked as such.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { renderManual } from "../dist/checks/manual.js";
import { describeCode, diagnosticCodes } from "../dist/model/diagnosticCodes.js";
import { benchmarksPage, benchmarkTexts } from "./manual/benchmarksPage.mjs";
import { configurationPage, configurationTexts } from "./manual/configurationPage.mjs";
import { english, frontMatter, isTranslated, readPart, ukrainian } from "./manual/languages.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folderOf = (locale) => `content/manual/content/${locale}/docs/reference`;

/** Texts that the Ukrainian pages show in English, because `manual/words.uk.json` has no words for them yet. */
export function untranslatedTexts() {
  const findings = Object.keys(diagnosticCodes).flatMap((code) => [describeCode(code).about, describeCode(code).mend]);
  const texts = new Set([
    ...configurationTexts(),
    ...benchmarkTexts(),
    ...findings.filter((text) => text !== undefined),
  ]);
  return [...texts].filter((text) => !isTranslated(text));
}

/** Files with their texts; paths are relative to the repository. */
export function manualPages() {
  return [
    { path: "CHECKS.md", text: renderManual() },
    { path: `${folderOf("en")}/checks.md`, text: checksPage() },
    { path: `${folderOf("uk")}/checks.md`, text: ukrainianChecksPage() },
    ...[english, ukrainian].flatMap((language) => [
      { path: `${folderOf(language.locale)}/configuration.md`, text: configurationPage(language) },
      { path: `${folderOf(language.locale)}/command-line.md`, text: commandLinePage(language) },
      { path: `${folderOf(language.locale)}/benchmarks.md`, text: benchmarksPage(language) },
    ]),
  ];
}

const checksFrame = {
  title: "Check rules",
  description:
    "All findings of `hubdocs build` and `hubdocs check`: what they mean, their severity and how to fix them.",
  position: 3,
};

function checksPage() {
  const [, text] = renderManual().split(/^# What hubdocs checks\n\n/m);
  return `${frontMatter(checksFrame)}${text.replace(/^# The findings$/m, "---").trimEnd()}\n`;
}

const asIs = (text) => text;

function ukrainianChecksPage() {
  const { say, tell } = ukrainian;
  const entries = Object.keys(diagnosticCodes)
    .sort()
    .map((code) => {
      const { severity, about, mend, only } = describeCode(code);
      const where = only === undefined ? "" : `, ${say("reported only by `check`")}`;
      return `## ${code}\n\n*${say(severity)}${where}*\n\n${tell(about, asIs)}\n${mend === undefined ? "" : `\n${tell(mend, asIs)}\n`}`;
    });
  return `${frontMatter(checksFrame, ukrainian)}${readPart("checks.uk.md")}${entries.join("\n")}`;
}

function commandLinePage(language) {
  const { say } = language;
  const all = helpOf([]);
  const names = [...all.matchAll(/^ {2}([a-z]+) (?:\[options\]|<)/gm)].map(([, name]) => name);
  const sections = names.map((name) => `## hubdocs ${name}\n\n${fence(helpOf([name]))}`);
  const frame = {
    title: "Command line",
    description: "All commands and flags of hubdocs, with examples, and the environment variables that it reads.",
    position: 2,
  };
  const variables = [
    ["HUBDOCS_CACHE_DIR", "folder for the cache, instead of `.hubdocs` in the site"],
    ["HUBDOCS_PAGE_SECONDS", "time limit for one page, in seconds; default: 10"],
    [
      "SOURCE_DATE_EPOCH",
      "date of the build, in seconds since 1970; the same content gives the same bytes without it, too",
    ],
    ["CHOKIDAR_USEPOLLING", "with `1`, `hubdocs serve --watch` polls for changes, as with `--poll`"],
    ["NO_COLOR", "if set, output has no colours"],
  ];
  const intro = say("All commands with their flags, as `hubdocs --help` and `hubdocs <command> --help` print them.");
  const rows = variables.map(([name, about]) => `| \`${name}\` | ${say(about)} |`);
  return `${frontMatter(frame, language)}${intro}\n\n${fence(all)}\n${sections.join("\n")}\n## ${say("Environment variables")} {#environment}\n\n| ${say("variable")} | ${say("what it does")} |\n| --- | --- |\n${rows.join("\n")}\n`;
}

const fence = (text) => `\`\`\`text\n${text.trim()}\n\`\`\`\n`;

const printed = new Map();

/** The commands' help, each printed once. */
function helpOf(command) {
  const key = command.join(" ");
  const text = printed.get(key) ?? printHelp(command);
  printed.set(key, text);
  return text;
}

function printHelp(command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}bin/hubdocs.js`, ...command, "--help"], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  if (status !== 0) throw new Error(`hubdocs ${command.join(" ")} --help ended with ${status}: ${stderr}`);
  return stdout;
}

// Examples under the help of each command. Owns their words; what the commands do is theirs.
import type { Command } from "commander";

type Example = readonly [call: string, meaning: string];

const examplesByCommand: Readonly<Record<string, readonly Example[]>> = {
  init: [
    ["hubdocs init my-docs", "a site in English and in your language"],
    ["hubdocs init my-docs --locales uk,en --yes", "Ukrainian first; nothing is asked"],
    ["hubdocs init --url https://me.github.io/docs", "here, published below a path"],
  ],
  import: [
    ["hubdocs import ../old-docs my-docs", "copy the content of another tool's site into my-docs"],
    ["hubdocs import ../old-docs --from mkdocs --dry-run", "say what would be done"],
  ],
  build: [
    ["hubdocs build", "the site of this folder, into build/"],
    ["hubdocs build my-docs --strict --base-url /docs/", "fail on warnings; served below /docs/"],
    ["hubdocs build --offline", "a folder and an archive that need no server"],
  ],
  serve: [
    ["hubdocs serve --watch", "write, and see every change at once"],
    ["hubdocs serve --port 8080 --host 0.0.0.0", "show the built site to other machines"],
  ],
  check: [
    ["hubdocs check --strict", "as in a CI: fail on warnings"],
    ["hubdocs check --external", "ask other sites too"],
    ["hubdocs check --files content/en/docs/intro.md", "what is wrong with one page"],
    ["hubdocs check --accept-translations content/uk/docs", "these translations are right"],
  ],
  version: [["hubdocs version 2.1", "keep the docs of today as version 2.1"]],
};

/** Gives every command that has examples a list of them below its flags. */
export function addExamples(program: Command): void {
  for (const command of program.commands) {
    const examples = examplesByCommand[command.name()];
    if (examples !== undefined) command.addHelpText("after", describe(examples));
  }
  program.addHelpText(
    "before",
    "New here? `hubdocs init my-docs` makes a site; `hubdocs serve --watch my-docs` shows it while you write.\n",
  );
}

function describe(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(([call]) => call.length));
  return `\nExamples:\n${examples.map(([call, meaning]) => `  ${call.padEnd(width)}  ${meaning}`).join("\n")}`;
}

// Examples under the help of each command. Owns their words; what the commands do is theirs.
import type { Command } from "commander";

type Example = readonly [call: string, meaning: string];

const examplesByCommand: Readonly<Record<string, readonly Example[]>> = {
  init: [
    ["hubdocs init my-docs", "create a site in English and your language"],
    ["hubdocs init my-docs --locales uk,en --yes", "Ukrainian first, without questions"],
    ["hubdocs init --url https://me.github.io/docs", "a site in this folder, published below a path"],
  ],
  import: [
    ["hubdocs import ../old-docs my-docs", "convert the site in ../old-docs into a new one in my-docs"],
    ["hubdocs import ../old-docs --from mkdocs --dry-run", "only print what would be done"],
  ],
  build: [
    ["hubdocs build", "build the site in this folder into build/"],
    ["hubdocs build my-docs --strict --base-url /docs/", "build a site that is served below /docs/; fail on warnings"],
    ["hubdocs build --offline", "build a folder and an archive that need no server"],
  ],
  serve: [
    ["hubdocs serve --watch", "show the site while you write"],
    ["hubdocs serve --port 8080 --host 0.0.0.0", "let other machines read the built site"],
  ],
  check: [
    ["hubdocs check --strict", "fail on warnings, for CI"],
    ["hubdocs check --external", "also check links to other sites"],
    ["hubdocs check --files content/en/docs/intro.md", "check one page"],
    ["hubdocs check --accept-translations content/uk/docs", "record that these translations are up to date"],
  ],
  version: [["hubdocs version 2.1", "save the current docs as version 2.1"]],
  overlay: [
    ["hubdocs overlay specs/hub.yaml > specs/hub.uk.yaml", "write all texts into a file, to be translated there"],
    ["hubdocs overlay specs/hub.yaml specs/hub.uk.yaml >> specs/hub.uk.yaml", "add the texts that are new since"],
  ],
  po: [
    ["hubdocs po uk > uk.po", "write a catalogue for translators into Ukrainian"],
    ["hubdocs po uk --take uk.po", "write what they translated into the pages"],
  ],
};

/** Gives every command that has examples a list of them below its flags. */
export function addExamples(program: Command): void {
  for (const command of program.commands) {
    const examples = examplesByCommand[command.name()];
    if (examples !== undefined) command.addHelpText("after", describe(examples));
  }
  program.addHelpText(
    "before",
    "New here? `hubdocs init my-docs` creates a site; `hubdocs serve --watch my-docs` shows it while you write.\n",
  );
}

function describe(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(([call]) => call.length));
  return `\nExamples:\n${examples.map(([call, meaning]) => `  ${call.padEnd(width)}  ${meaning}`).join("\n")}`;
}

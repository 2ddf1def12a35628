// The command line of `hubdocs init`: its flags and what they mean. What the command does is its own.
import { type Command, InvalidArgumentError } from "commander";
import { addSpeechFlags, type SpeechFlags } from "./cliFlags.ts";
import type { Terminal } from "./commands/terminal.ts";

interface InitFlags extends SpeechFlags {
  readonly locales?: readonly string[];
  readonly title?: string;
  readonly url?: string;
  readonly yes?: boolean;
}

/** Adds the command to the program. */
export function addInit(program: Command, terminal: Terminal, end: (status: number) => void): void {
  const command = program
    .command("init")
    .description(
      "Create a small site: pages in two languages, an API reference, a blog, and a workflow that publishes it. Overwrites nothing.",
    )
    .argument("[folder]", "folder of the new site", ".")
    .option(
      "--locales <codes>",
      "languages of the site, the default one first (default: en and that of your system, or en,uk)",
      codesFrom,
    )
    .option("--title <text>", "name of the site (default: taken from the folder's name)")
    .option("--url <address>", "where the site will be published, such as https://docs.example.org")
    .option("--yes", "ask no questions");
  addSpeechFlags(command, {
    quiet: "ask no questions and print only findings",
    verbose: "print the stack trace of an internal error",
  }).action(
    async (site: string, { locales = [], yes = false, quiet = false, verbose = false, ...flags }: InitFlags) => {
      // Loaded late: a build has no use for it.
      const { initCommand } = await import("./commands/init.ts");
      end(await initCommand({ ...flags, site, locales, yes, quiet, verbose }, terminal));
    },
  );
}

/** `en,uk` as a list; another one goes on with it. */
function codesFrom(text: string, before: readonly string[] = []): readonly string[] {
  const codes = text.split(",").map((code) => code.trim());
  if (codes.includes("")) throw new InvalidArgumentError("It must be codes separated by commas, such as en,uk.");
  return [...before, ...codes];
}

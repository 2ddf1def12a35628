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
      "Make a small site to begin with: pages in two languages, an API reference, a blog, and a workflow that publishes it. Overwrites nothing.",
    )
    .argument("[folder]", "folder of the new site", ".")
    .option("--locales <codes>", "its languages, the default one first (default: en and yours, or en,uk)", codesFrom)
    .option("--title <text>", "name of the site (default: made from the folder's name)")
    .option("--url <address>", "where the site will be published, as https://docs.example.org")
    .option("--yes", "ask nothing");
  addSpeechFlags(command, {
    quiet: "ask nothing and print findings only",
    verbose: "print where a bug of hubdocs happened",
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
  if (codes.includes("")) throw new InvalidArgumentError("It must be codes with commas between, such as en,uk.");
  return [...before, ...codes];
}

// The command lines of `hubdocs overlay` and `hubdocs po`, which are for translators: flags and what they mean. What the
// commands do is their own.
import type { Command } from "commander";
import { addSpeechFlags, type SpeechFlags } from "./cliFlags.ts";
import type { Terminal } from "./commands/terminal.ts";

type End = (status: number) => void;

/** Adds the commands to the program. */
export function addTranslating(program: Command, terminal: Terminal, end: End): void {
  addOverlay(program, terminal, end);
  addPo(program, terminal, end);
}

function addOverlay(program: Command, terminal: Terminal, end: End): void {
  const command = program
    .command("overlay")
    .description(
      "Print an OpenAPI Overlay for translating an API specification: every text of it with its place. Writes no file.",
    )
    .argument("<spec>", "file of the specification")
    .argument("[from]", "translated copy to take texts from, or an overlay: then only what it lacks is printed");
  addSpeechFlags(command, {
    quiet: "print only the overlay and findings",
    verbose: "print the stack trace of an internal error",
  }).action(
    async (spec: string, from: string | undefined, { quiet = false, verbose = false, ...flags }: SpeechFlags) => {
      // Loaded late: a build has no use for it.
      const { overlayCommand } = await import("./commands/overlay.ts");
      end(await overlayCommand({ ...flags, site: ".", spec, from, quiet, verbose }, terminal));
    },
  );
}

interface PoFlags extends SpeechFlags {
  readonly config?: string;
  readonly take?: string;
  readonly from?: string;
}

function addPo(program: Command, terminal: Terminal, end: End): void {
  const command = program
    .command("po")
    .description(
      "Print the texts of all pages for translators, as a gettext catalogue; with --take, write translations into the pages.",
    )
    .argument("<locale>", "language to translate into")
    .argument("[site]", "folder with the configuration", ".")
    .option("--config <file>", "configuration file of the site to use")
    .option("--from <file>", "complete the catalogue with the translations of this earlier one")
    .option("--take <file>", "take the translations of this catalogue instead of printing one");
  addSpeechFlags(command, {
    quiet: "print only the catalogue and findings",
    verbose: "print the stack trace of an internal error",
  }).action(async (locale: string, site: string, { quiet = false, verbose = false, ...flags }: PoFlags) => {
    const { poCommand } = await import("./commands/po.ts");
    end(await poCommand({ ...flags, locale, site, quiet, verbose }, terminal));
  });
}

// The command line of `hubdocs overlay`: its flags and what they mean. What the command does is its own.
import type { Command } from "commander";
import { addSpeechFlags, type SpeechFlags } from "./cliFlags.ts";
import type { Terminal } from "./commands/terminal.ts";

/** Adds the command to the program. */
export function addOverlay(program: Command, terminal: Terminal, end: (status: number) => void): void {
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

// The command line of `hubdocs import`: its flags and what they mean. What the command does is its own.
import { type Command, Option } from "commander";
import { addSpeechFlags, type SpeechFlags } from "./cliFlags.ts";
import type { Terminal } from "./commands/terminal.ts";
import { type Tool, tools } from "./migrate/foreignSite.ts";

interface ImportFlags extends SpeechFlags {
  readonly from: Tool | "auto";
  readonly dryRun?: boolean;
}

/** Adds the command to the program. */
export function addImport(program: Command, terminal: Terminal, end: (status: number) => void): void {
  const command = program
    .command("import")
    .description(
      "Convert a Docusaurus, VitePress, Starlight, MkDocs or mdBook site into a new site. Copies its content, never runs its code, and overwrites nothing.",
    )
    .argument("<folder>", "folder of the existing site")
    .argument("[site]", "folder of the new site", ".")
    .addOption(
      new Option("--from <tool>", "tool that the site was made with").choices([...tools, "auto"]).default("auto"),
    )
    .option("--dry-run", "print what would be done, and write nothing");
  addSpeechFlags(command, {
    quiet: "print only findings",
    verbose: "print the stack trace of an internal error",
  }).action(
    async (source: string, site: string, { dryRun = false, quiet = false, verbose = false, ...flags }: ImportFlags) => {
      // Loaded late: a build has no use for it.
      const { importCommand } = await import("./commands/import.ts");
      end(await importCommand({ ...flags, source, site, dryRun, quiet, verbose }, terminal));
    },
  );
}

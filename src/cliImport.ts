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
      "Move the content of a site of Docusaurus, VitePress, Starlight or MkDocs into a new site. Copies; runs nothing of the old site and overwrites nothing.",
    )
    .argument("<folder>", "folder of the site as it is")
    .argument("[site]", "folder of the new site", ".")
    .addOption(new Option("--from <tool>", "the tool it was made with").choices([...tools, "auto"]).default("auto"))
    .option("--dry-run", "print what would be done, and write nothing");
  addSpeechFlags(command, { quiet: "print findings only", verbose: "print where a bug of hubdocs happened" }).action(
    async (source: string, site: string, { dryRun = false, quiet = false, verbose = false, ...flags }: ImportFlags) => {
      // Loaded late: a build has no use for it.
      const { importCommand } = await import("./commands/import.ts");
      end(await importCommand({ ...flags, source, site, dryRun, quiet, verbose }, terminal));
    },
  );
}

// The command line: flags to options to a command to an exit status. What the commands do is theirs.
import { Command, CommanderError } from "commander";
import { addExamples } from "./cliExamples.ts";
import { addSpeechFlags, collect, jobsFlag, outDirFlag, type SpeechFlags, strictFlag } from "./cliFlags.ts";
import { addImport } from "./cliImport.ts";
import { addInit } from "./cliInit.ts";
import { refuseFlagsAsValues, shapesOf } from "./cliShape.ts";
import { hostFrom, once, shardFrom, wholeNumber } from "./cliValues.ts";
import { type BuildCommandOptions, buildCommand } from "./commands/build.ts";
import type { CheckCommandOptions } from "./commands/check.ts";
import { reportFailure } from "./commands/reportFailure.ts";
import { reportMistake } from "./commands/reportMistake.ts";
import type { ServeCommandOptions } from "./commands/serve.ts";
import { runAsProcess, type Terminal } from "./commands/terminal.ts";
import type { VersionOptions } from "./commands/version.ts";
import type { Shard } from "./model/shard.ts";
import { readToolVersion } from "./platform/packageFolder.ts";

/** Runs the command line as this process. */
export function main(args: readonly string[]): Promise<void> {
  return runAsProcess(
    (terminal) => runCli(args, terminal),
    (error, terminal) => reportFailure(error, { args, terminal }),
  );
}

/** Runs the command that the arguments name; gives its exit status: 2 when the call is wrong. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let status = 0;
  const program = describeProgram(terminal, (ended) => {
    status = ended;
  });
  try {
    await program.parseAsync(ofKnownCommand(args, program), { from: "user" });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0; // help or version was asked for
    if (error.code !== "commander.help") reportMistake(error, { args, terminal, commands: shapesOf(program) });
    return 2;
  }
}

/** `help biuld` says of a command that there is none, as the command itself does: the help of all would not say why. */
function ofKnownCommand(args: readonly string[], { commands }: Command): readonly string[] {
  const [help, name, ...others] = args;
  if (help !== "help" || name === undefined || others.length > 0 || name === "help" || name.startsWith("-"))
    return args;
  return commands.some((command) => command.name() === name) ? args : [name];
}

function describeProgram(terminal: Terminal, end: (status: number) => void): Command {
  const program = new Command("hubdocs")
    .description("Builds documentation portals from Markdown and OpenAPI: static pages in every language of a site.")
    .usage("<command> [site] [flags]")
    .addHelpText(
      "after",
      "\nThe site is the folder with hubdocs.config.(ts|mjs|json|yaml); by default the current one.\nOf a flag that is given twice the last value counts, unless it may be repeated.\nExit status: 0 done, 1 the site has errors, 2 the call or the configuration is wrong, 130 interrupted.",
    )
    .exitOverride()
    .configureOutput({ writeOut: terminal.writeOutput, writeErr: terminal.writeError, outputError: () => undefined })
    .version(readToolVersion(), "--version", "print the version")
    .helpOption("--help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .showSuggestionAfterError(true);

  addInit(program, terminal, end);
  addImport(program, terminal, end);

  addSharedFlags(program.command("build"))
    .description(
      "Build the site into a folder that any web server can serve. The folder is replaced as a whole, or not at all.",
    )
    .addOption(outDirFlag())
    .option("--base-url <path>", "serve the site below this path, whatever the configuration says")
    .addOption(strictFlag())
    .option("--no-cache", "do everything again, even what has not changed")
    .addOption(jobsFlag())
    .option(
      "--shard <index/count>",
      "make only this share of the pages, as 2/8, and leave the results in the output folder for --merge",
      shardFrom,
    )
    .option(
      "--merge <folder>",
      "take the pages that a build with --shard has left in this folder; may be repeated",
      collect,
    )
    .option("--offline", "make a folder that works from a disk, and its archive (default: build-offline)")
    .option(
      "--explain <page>",
      "say why this page was rendered or not: its address, output file or source; repeatable",
      collect,
    )
    .option("--verify", "build once more without the cache, and compare every file")
    .action(async (site: string, flags: SharedFlags) => end(await buildCommand(optionsOf(site, flags), terminal)));

  addSharedFlags(program.command("serve"))
    .description("Serve the built site on this machine, building it first when there is nothing yet.")
    .option("--port <number>", "listen on this port; 0 takes a free one", wholeNumber({ from: 0, to: 65_535 }), 3000)
    .option(
      "--host <name>",
      "listen on this name or address; other machines can read the site unless it is a local one",
      hostFrom,
      "localhost",
    )
    .addOption(outDirFlag())
    .option("--watch", "build again on every change, and let open pages follow")
    .option("--poll", "with --watch: look for changes again and again, in folders that tell of none")
    .option("--open", "open the site in the browser")
    .action(async (site: string, flags: SharedFlags & ServeFlags) => {
      // Loaded late, like the others: a build has no use for what they take.
      const { serveCommand } = await import("./commands/serve.ts");
      end(await serveCommand(serveOptionsOf(site, flags), terminal));
    });

  addSharedFlags(program.command("check"))
    .description("Find what is wrong with the site: links, anchors, translations, configuration. Writes no output.")
    .addOption(strictFlag())
    .option("--external", "ask other sites whether links to them lead somewhere")
    .option("--files <paths...>", "tell only findings of these files and folders")
    .option("--baseline <file>", "tell only findings that this file does not list", once)
    .option("--update-baseline", "write the findings into the file of --baseline")
    .option("--accept-translations <path>", "record translations as up to date: a page or folder; repeatable", collect)
    .option("--against <manifest>", "report what a release's url-manifest.json has and the site has not", once)
    .addOption(outDirFlag().hideHelp()) // so that a script can give all commands the same flags
    .action(async (site: string, flags: SharedFlags) => {
      const { checkCommand } = await import("./commands/check.ts");
      end(await checkCommand(optionsOf(site, flags), terminal));
    });

  addSharedFlags(program.command("version").argument("<name>", "name of the version, such as 2.1"))
    .description(
      "Keep the docs and specifications of today as a version of their own, which becomes the latest one. All of it is written, or nothing.",
    )
    .option("--freeze", "keep an older version as it is built today, in frozen/<name>.zip")
    .option("--unfreeze", "build a frozen version from its sources again")
    .action(async (name: string, site: string, flags: SharedFlags) => {
      const { versionCommand } = await import("./commands/version.ts");
      end(await versionCommand(name, optionsOf(site, flags), terminal));
    });

  addExamples(program);
  refuseFlagsAsValues(program);
  return program;
}

/** Flags of every command; those of single commands are absent elsewhere. */
interface SharedFlags
  extends SpeechFlags,
    Pick<CheckCommandOptions, "external" | "baseline" | "updateBaseline" | "acceptTranslations" | "against" | "files">,
    Pick<VersionOptions, "freeze" | "unfreeze"> {
  readonly config?: string;
  readonly locale?: readonly string[];
  readonly outDir?: string;
  readonly baseUrl?: string;
  readonly offline?: boolean;
  readonly strict?: boolean;
  readonly cache?: boolean;
  readonly jobs?: number;
  readonly explain?: readonly string[];
  readonly verify?: boolean;
  readonly shard?: Shard;
  readonly merge?: readonly string[];
}

interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly watch?: boolean;
  readonly poll?: boolean;
  readonly open?: boolean;
}

function addSharedFlags(command: Command): Command {
  const shared = command
    .argument("[site]", "folder with the configuration", ".")
    .option("--config <file>", "use this configuration file of the site")
    .option("--locale <code>", "only this locale; may be repeated", collect);
  return addSpeechFlags(shared, {
    quiet: "print findings only",
    verbose: "print findings of every severity, and where a bug of hubdocs happened",
  });
}

/** Flags as options: those that were not given are off. */
function optionsOf(
  site: string,
  { locale = [], quiet = false, verbose = false, ...flags }: SharedFlags,
): BuildCommandOptions & CheckCommandOptions & VersionOptions {
  return { ...flags, site, locales: locale, quiet, verbose };
}

function serveOptionsOf(
  site: string,
  { port, host, watch = false, open = false, ...flags }: SharedFlags & ServeFlags,
): ServeCommandOptions {
  return { ...optionsOf(site, flags), port, host, watch, open };
}

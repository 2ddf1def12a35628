// The command line: flags to options to a command to an exit status. What the commands do is theirs.
import { Command, CommanderError } from "commander";
import { addExamples } from "./cliExamples.ts";
import { addSpeechFlags, collect, jobsFlag, outDirFlag, type SpeechFlags, strictFlag } from "./cliFlags.ts";
import { addImport } from "./cliImport.ts";
import { addInit } from "./cliInit.ts";
import { ofKnownCommand, refuseFlagsAsValues, shapesOf } from "./cliShape.ts";
import { addTranslating } from "./cliTranslate.ts";
import { hostFrom, once, shardFrom, wholeNumber } from "./cliValues.ts";
import { type BuildCommandOptions, buildCommand } from "./commands/build.ts";
import type { CheckCommandOptions, CheckFlags } from "./commands/check.ts";
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

/** Runs the command line in a process that goes on; reports what fails, and gives the exit status, as `main` does. */
export const runOnce = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runCli(args, terminal).catch((error: unknown) => reportFailure(error, { args, terminal }));

/** Runs the command that the arguments name; gives its exit status: 2 when the call is wrong. */
async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
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

function describeProgram(terminal: Terminal, end: (status: number) => void): Command {
  const program = new Command("hubdocs")
    .description("Builds documentation portals from Markdown and OpenAPI: static pages in every language of a site.")
    .usage("<command> [site] [flags]")
    .addHelpText(
      "after",
      "\n[site] is the folder with hubdocs.config.(yaml|json|ts|mjs); default: the current folder.\nIf a flag is given twice, the last value counts, unless the flag is repeatable.\nExit status: 0 success, 1 the site has errors, 2 the call or the configuration is wrong, 130 interrupted.",
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
      "Build the site into a folder that any web server can serve. What earlier builds wrote there is replaced as a whole, or not at all; other files in it are kept.",
    )
    .addOption(outDirFlag())
    .option("--base-url <path>", "path below which the site is served; overrides the configuration")
    .addOption(strictFlag())
    .option("--no-cache", "build everything again, even what has not changed")
    .addOption(jobsFlag())
    .option(
      "--shard <index/count>",
      "build only this share of the pages, such as 2/8, for a later build with --merge",
      shardFrom,
    )
    .option("--merge <folder>", "take the pages from this output folder of a build with --shard; repeatable", collect)
    .option("--offline", "build a folder that works without a server, and an archive of it (default: build-offline)")
    .option(
      "--explain <page>",
      "say why a page was rendered or not; takes its URL path, source or output file; repeatable",
      collect,
    )
    .option("--verify", "build a second time without the cache and compare every file")
    .option("--changes <file>", "write a list of the output files that this build changed or removed, as JSON", once)
    .action(async (site: string, flags: SharedFlags) => end(await buildCommand(optionsOf(site, flags), terminal)));

  addSharedFlags(program.command("serve"))
    .description(
      "Serve the built site on this machine, building it first if there is none. With --watch, rebuild it on every change.",
    )
    .option("--port <number>", "port to listen on; 0 picks a free one", wholeNumber({ from: 0, to: 65_535 }), 3000)
    .option(
      "--host <name>",
      "name or address to listen on; unless it is a local one, other machines can read the site",
      hostFrom,
      "localhost",
    )
    .addOption(outDirFlag())
    .option("--watch", "rebuild on every change and update open pages; /_translate/ lists what to translate")
    .option("--poll", "with --watch: poll for changes, for folders of containers and networks that do not report them")
    .option("--open", "open the site in the browser")
    .action(async (site: string, flags: SharedFlags & ServeFlags) => {
      // Loaded late, like the others: a build has no use for what they take.
      const { serveCommand } = await import("./commands/serve.ts");
      end(await serveCommand(serveOptionsOf(site, flags), terminal));
    });

  addSharedFlags(program.command("check"))
    .description("Check the site: links, anchors, translations, API requests, configuration. Writes no output.")
    .addOption(strictFlag())
    .option("--external", "also check links to other sites")
    .option("--files <paths...>", "report only findings in these files and folders")
    .option("--baseline <file>", "report only findings that this file does not list", once)
    .option("--update-baseline", "write the current findings into the file of --baseline")
    .option("--accept-translations <path>", "mark this translated file or folder as up to date; repeatable", collect)
    .option("--translation-report <file>", "write what translators have to do into this HTML file", once)
    .option("--against <manifest>", "report URLs and anchors of this url-manifest.json that the site lacks", once)
    .addOption(outDirFlag().hideHelp()) // so that a script can give all commands the same flags
    .action(async (site: string, flags: SharedFlags) => {
      const { checkCommand } = await import("./commands/check.ts");
      end(await checkCommand(optionsOf(site, flags), terminal));
    });

  addSharedFlags(program.command("version").argument("<name>", "name of the version, such as 2.1"))
    .description(
      "Save the current docs and specifications as a version, which becomes the latest one. Writes everything or nothing.",
    )
    .option("--freeze", "store an older version as it is built today, in frozen/<name>.zip")
    .option("--unfreeze", "build a frozen version from its sources again")
    .action(async (name: string, site: string, flags: SharedFlags) => {
      const { versionCommand } = await import("./commands/version.ts");
      end(await versionCommand(name, optionsOf(site, flags), terminal));
    });

  addTranslating(program, terminal, end);
  addExamples(program);
  refuseFlagsAsValues(program);
  return program;
}

/** Flags of every command; those of single commands are absent elsewhere. */
interface SharedFlags extends SpeechFlags, CheckFlags, Pick<VersionOptions, "freeze" | "unfreeze"> {
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
  readonly changes?: string;
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
    .option("--config <file>", "configuration file of the site to use")
    .option("--locale <code>", "use only this locale; repeatable", collect);
  const trace = "the stack trace of an internal error";
  // A check shows all findings anyway.
  const verbose = command.name() === "check" ? `print ${trace}` : `also print info findings, and ${trace}`;
  return addSpeechFlags(shared, { quiet: "print only warnings and errors", verbose });
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

// What the commands have in common that make a site where there was none. Says nothing of what goes into it.
import { existsSync, readdirSync } from "node:fs";
import { PlatformFailure } from "../platform/failure.ts";
import type { ExitStatus } from "./exitStatus.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** Reports what `make` says of the new site, or why there is none. */
export async function reportNewSite(
  options: SpeechOptions,
  terminal: Terminal,
  make: () => string | Promise<string>,
): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  try {
    reporter.result(await make());
    return 0;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    reporter.report([error.diagnostic]);
    return error.diagnostic.code === "bad-call" ? 2 : 1;
  }
}

/** Names that make a folder a site already; none for a folder that is not there. */
export function siteFilesIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name === "content" || /^hubdocs\.config\.\w+$/.test(name)).sort();
}

// Errors as the open page shows them: with their place and the lines around it.
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Problem } from "../platform/http/liveReload.ts";
import { isBelow } from "../platform/output/outputGuard.ts";

const mostProblems = 10;
const linesAround = 2;
const mostCharacters = 200;

/** The first errors of a build. @param folder Absolute path of the site. */
export async function problemsOf(diagnostics: readonly Diagnostic[], folder: string): Promise<readonly Problem[]> {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return await Promise.all(errors.slice(0, mostProblems).map((error) => problemOf(error, folder)));
}

async function problemOf({ code, message, hint = "", location }: Diagnostic, folder: string): Promise<Problem> {
  if (location === undefined) return { place: "", code, message, hint, frame: [] };
  const { file, line, column } = location;
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return {
    place,
    code,
    message,
    hint,
    frame: line === undefined ? [] : await frameOf(join(folder, file), line, folder),
  };
}

/** The lines around a place; none of a file that is gone by now. */
async function frameOf(path: string, line: number, folder: string): Promise<Problem["frame"]> {
  // The site itself may have been called by a link.
  const [place, root] = await Promise.all([path, folder].map((one) => realpath(one).catch(() => undefined)));
  if (place === undefined || root === undefined || !isBelow(place, root)) return [];
  const text = await readFile(place, "utf8").catch(() => "");
  const first = Math.max(1, line - linesAround);
  return text
    .split(/\r\n?|\n/)
    .slice(first - 1, line + linesAround)
    .map((content, index) => ({
      number: first + index,
      text: content.slice(0, mostCharacters),
      isMeant: first + index === line,
    }));
}

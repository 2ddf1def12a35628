// What is done to a site, step by step: as data, so that a run can be kept, repeated and made shorter.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { put } from "./site.mjs";

export const command = fileURLToPath(new URL("../../../bin/hubdocs.js", import.meta.url));

/** Surroundings of the command that do not depend on where it is started. */
export const surroundings = { ...process.env, GITHUB_WORKSPACE: "", CI: "", NO_COLOR: "1" };

/**
 * A step. What a shortened run makes impossible, such as renaming a file that is not there, is left out.
 * @typedef {{ do: "write", path: string, text: string, base64?: boolean, quiet?: boolean } | { do: "remove", path: string }
 *   | { do: "move" | "swap" | "copy", path: string, to: string } | { do: "touch", path: string, seconds: number }
 *   | { do: "run", args: readonly string[] } | { do: "kill", args: readonly string[], after: number }
 *   | { do: "compare", args: readonly string[], check?: boolean } | { do: "watch", steps: readonly object[] }} Step
 */

const actions = {
  write({ path, text, base64, quiet }, folder) {
    const file = join(folder, path);
    const before = quiet && existsSync(file) ? statSync(file) : undefined;
    put(file, base64 ? Buffer.from(text, "base64") : text);
    if (before !== undefined) utimesSync(file, before.atime, before.mtime);
  },
  remove: ({ path }, folder) => rmSync(join(folder, path), { recursive: true, force: true }),
  move({ path, to }, folder) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, path), join(folder, to));
  },
  swap({ path, to }, folder) {
    const [one, other] = [path, to].map((name) => readFileSync(join(folder, name)));
    put(join(folder, path), other);
    put(join(folder, to), one);
  },
  copy: ({ path, to }, folder) => cpSync(join(folder, path), join(folder, to), { recursive: true }),
  touch: ({ path, seconds }, folder) => utimesSync(join(folder, path), seconds, seconds),
  run: ({ args }, folder) => void runCommand(args, folder),
  kill: ({ args, after }, folder) =>
    void runCommand(args, folder, { timeout: Math.max(1, after), killSignal: "SIGKILL" }),
};

/** Whether a step is an edit or a call, which this file can do. */
export const isAction = (step) => Object.hasOwn(actions, step.do);

/** Does a step. @param {Step} step @param {string} folder */
export function doStep(step, folder) {
  try {
    actions[step.do](step, folder);
  } catch (error) {
    // A file that an earlier step would have made, or a file in the place of a folder.
    if (!["ENOENT", "ENOTDIR", "EISDIR", "EEXIST", "ENOTEMPTY", "EINVAL", "ERR_FS_CP_EINVAL"].includes(error.code))
      throw error;
  }
}

/** Runs the command in a site. */
export function runCommand(args, folder, { env = {}, ...options } = {}) {
  return spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: 180_000,
    killSignal: "SIGKILL",
    env: { ...surroundings, ...env },
    ...options,
  });
}

/** Starts the command in a site and leaves it running. */
export const startCommand = (args, folder) =>
  spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: surroundings,
    stdio: ["ignore", "pipe", "pipe"],
  });

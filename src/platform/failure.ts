// Failures of the surroundings: a full disk, a locked or refused output, a port in use. They are thrown, since any write may
// fail, and carry the diagnostic that commands report.
import { constants } from "node:os";
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";

/** Thrown by the platform; commands report its diagnostic. */
export class PlatformFailure extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic, cause?: unknown) {
    super(diagnostic.message, { cause });
    this.name = "PlatformFailure";
    this.diagnostic = diagnostic;
  }
}

const freeSpace = "free some space and build again";

const reasonsByErrno: Readonly<Record<string, string>> = {
  ENOSPC: "no space left on the disk",
  EDQUOT: "no space left in the disk quota",
  EFBIG: "no space: the file is larger than the limit of this process or disk",
  EROFS: "the file system is read-only",
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EEXIST: "something else is in its place",
  EISDIR: "there is a folder where a file is expected",
  ENOTDIR: "part of the path is a file, not a folder",
  ELOOP: "a symbolic link in the path leads back to itself",
  ENAMETOOLONG: "the name is too long for the file system",
  ERR_FS_FILE_TOO_LARGE: "the file is larger than 2 GiB",
  EBUSY: "it is in use, for example as a mount point",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open on this machine",
  EIO: "the disk reports an input/output error",
  ENOMEM: "the machine has no memory left",
  EXDEV: "it is on another file system",
  ENOTEMPTY: "it is not empty",
  ESTALE: "the network disk no longer has it",
  EAGAIN: "the system does not allow more processes or threads",
  // Codes of hubdocs' own, see `src/theme/withBundler.ts`: the system tells no more about a process that it killed.
  EBUNDLER: "the system ended the program that bundles templates, or has no process, thread or memory for it",
  EBUNDLERLATE: "the program that bundles templates does not answer",
};

/** Code of a system error (`ENOSPC`); `undefined` for any other value. */
export function errnoOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  // Node has no name for a full quota.
  if (error.code === "UNKNOWN" && "errno" in error && error.errno === -constants.errno.EDQUOT) return "EDQUOT";
  // When a thread cannot start, the code is in the message.
  if (error.code === "ERR_WORKER_INIT_FAILED" && /^E[A-Z]+$/.test(error.message)) return error.message;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Whether an error comes from the system: Node then names the system call. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** The reason of a system error in words; its own message when the code is unknown. */
export function reasonOf(error: unknown): string {
  const errno = errnoOf(error);
  if (errno === "ENOENT") return "there is no such file or folder";
  const reason = errno === undefined ? undefined : reasonsByErrno[errno];
  return reason ?? (error instanceof Error ? error.message : String(error));
}

/**
 * A system error as a failure that names the path: Node's own messages lack it for writes.
 * @param action What was tried and on which path: "cannot write build/index.html".
 */
export function diskFailure(action: string, error: unknown, code: DiagnosticCode = "write-failed"): PlatformFailure {
  if (error instanceof PlatformFailure) return error;
  return refusal(action, error, { code, state: "" });
}

/**
 * Says of a build that has found no room what became of its output.
 * @param isThere Whether there is an earlier one. One that is replaced file by file says itself what is in its place.
 */
export function withOutputState(failure: Diagnostic, isThere: boolean): Diagnostic {
  if (failure.hint !== freeSpace) return failure;
  return { ...failure, hint: `${freeSpace}; ${isThere ? "the earlier output is unchanged" : "no output was written"}` };
}

/** The failure to read a file of the site. It has a place, unless the machine has run out of something. */
export function readFailure(path: SitePath, error: unknown): PlatformFailure {
  if (isShortage(error)) return diskFailure(`cannot read ${path}`, error, "source-unreadable");
  const { diagnostic } = diskFailure("cannot be read", error, "source-unreadable");
  return new PlatformFailure({ ...diagnostic, location: { file: path } }, error);
}

/** Whether a machine has run out of something: no fault of the file or folder that could not be read. */
export const isShortage = (error: unknown): boolean => ["EMFILE", "ENFILE", "ENOMEM"].includes(errnoOf(error) ?? "");

/** The failure of an output that is replaced file by file, after the first of its files has moved. */
export function halfDoneFailure(action: string, error: unknown): PlatformFailure {
  const state = "; part of the new output is already in place, and the next build adds the rest";
  return refusal(action, error, { code: "write-failed", state });
}

/** The failure to change a file of the site, one of several that a command changes. */
export const editFailure = (action: string, error: unknown): PlatformFailure =>
  commandFailure(action, error, ": each file is as it was or whole");

/** The failure of a command that builds nothing: its remedy is not another build, nor another output folder. */
export function commandFailure(action: string, error: unknown, state = ""): PlatformFailure {
  if (error instanceof PlatformFailure) return error;
  const remedy = commandRemedyOf(error);
  const hint = `${remedy.replace(/,? and build again$/, "")}, and run the command again${state}`;
  const message = `${action}: ${reasonOf(error)}`;
  return new PlatformFailure({ code: "write-failed", severity: "error", message, hint }, error);
}

function commandRemedyOf(error: unknown): string {
  if (errnoOf(error) === "ENAMETOOLONG") return "use a shorter name";
  if (isUnwritable(error) && !isFullDisk(error)) return "change the permissions";
  return hintOf(errnoOf(error), "write-failed");
}

function refusal(
  action: string,
  error: unknown,
  { code, state }: { readonly code: DiagnosticCode; readonly state: string },
): PlatformFailure {
  const message = `${action}: ${reasonOf(error)}`;
  const hint = `${hintOf(errnoOf(error), code)}${state}`;
  return new PlatformFailure({ code, severity: "error", message, hint }, error);
}

/** Whether the disk or the machine refused something, as opposed to a mistake in the program. */
export function isRefusal(error: unknown): boolean {
  const errno = errnoOf(error);
  return errno !== undefined && Object.hasOwn(reasonsByErrno, errno);
}

/** Whether a disk is full, as opposed to a file that is too large or a folder that may not be written. */
export function isFullDisk(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes(errnoOf(error) ?? "");
}

/** Whether a folder cannot be written: its disk is full or read-only, or it belongs to another user. */
export function isUnwritable(error: unknown): boolean {
  return isFullDisk(error) || ["EROFS", "EACCES", "EPERM"].includes(errnoOf(error) ?? "");
}

/** The path that a system error names, if any. */
export function pathOf(error: unknown): string | undefined {
  return error instanceof Error && "path" in error && typeof error.path === "string" ? error.path : undefined;
}

function hintOf(errno: string | undefined, code: DiagnosticCode): string {
  switch (errno) {
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return freeSpace;
    case "EROFS":
    case "EACCES":
    case "EPERM":
      if (code === "source-unreadable") return "change its permissions, or move it out of the site";
      return "choose another place with --out-dir, or change the permissions";
    case "EBUSY":
    case "EXDEV":
      return "a mount point cannot be replaced as a whole: choose a folder inside it with --out-dir";
    case "EMFILE":
    case "ENFILE":
      return "raise the limit on open files (ulimit -n) and build again";
    case "EAGAIN":
    case "EBUNDLER":
      return "raise the limit on processes (ulimit -u), close other programs or use a smaller --jobs, and build again";
    case "EBUNDLERLATE":
      return "continue the process esbuild if it is stopped, replace files that are pipes, such as package.json, or give it more time with HUBDOCS_PAGE_SECONDS, and build again";
    case "ERR_FS_FILE_TOO_LARGE":
      return "move it out of the site, and build again";
    case "ELOOP":
      return "remove that link, and build again";
    case "ENAMETOOLONG":
      return "give the page a shorter slug or file name";
    case "ENOENT":
      return "make sure that its folder exists and that nothing else removes it, and build again";
    case "EEXIST":
    case "EISDIR":
    case "ENOTDIR":
    case "ENOTEMPTY":
      return "move away what is there, and build again";
    case "ENOMEM":
      return "close other programs or use a smaller --jobs, and build again";
    default:
      return "check the disk, and build again";
  }
}

// Reads former texts of a site's files from git, all in one pass over the history: one process tells which files each commit
// has changed, another one what they said. Without git or outside a repository there are none, which is no error.
import type { SitePath } from "../model/brands.ts";
import { openByteReader } from "./byteReader.ts";
import { openGitObjects } from "./gitObjects.ts";
import { type GitPlace, startGit } from "./gitProcess.ts";
import { limitTime } from "./limitTime.ts";

// Older versions of a file have little in common with the one of today.
const mostStates = 100;
// The search stops then: a check has more to say than what pages once said.
const defaultLongestMs = 5_000;
// So many files are named to git, which then says nothing of others. More do not fit into every command line.
const mostNamed = 50;

/** Which texts to read. */
export interface FormerTextsRequest {
  /**
   * Files whose texts are wanted. It is looked at again before each text is read: whoever has found what was looked for takes
   * the file out.
   */
  readonly files: ReadonlySet<SitePath>;
  /** Longer texts are left out. */
  readonly mostBytes: number;
  /** How long git may take for all files together. @default a few seconds */
  readonly longestMs?: number | undefined;
}

/** A file as it was committed. */
export interface FormerText {
  readonly file: SitePath;
  readonly text: string;
}

/**
 * Reads texts of files as they were committed, for each file the newest first, one by one as they are asked for.
 * @param siteFolder Absolute path; it may be below the root of its repository.
 */
export async function* readFormerTexts(
  siteFolder: string,
  { files, mostBytes, longestMs = defaultLongestMs }: FormerTextsRequest,
  signal: AbortSignal,
): AsyncGenerator<FormerText, void> {
  if (files.size === 0) return;
  const limit = limitTime(signal, longestMs);
  try {
    yield* textsIn({ cwd: siteFolder, signal: limit.signal }, files, mostBytes);
  } finally {
    limit.clear();
  }
}

async function* textsIn(
  place: GitPlace,
  files: ReadonlySet<SitePath>,
  mostBytes: number,
): AsyncGenerator<FormerText, void> {
  const prefix = await readPrefix(place);
  if (prefix === undefined) return;
  const filesByName = new Map([...files].map((file) => [`${prefix}${file}`.normalize(), file]));
  const states = new Map<SitePath, number>();
  const objects = openGitObjects(place, mostBytes);
  try {
    for await (const { path, blob } of committedFiles(files, place)) {
      const file = filesByName.get(path.normalize());
      const count = file === undefined ? 0 : (states.get(file) ?? 0);
      if (file === undefined || count >= mostStates || !files.has(file)) continue;
      states.set(file, count + 1);
      const bytes = await objects.read(blob);
      if (bytes === "ended") return;
      if (bytes !== "left-out") yield { file, text: new TextDecoder().decode(bytes) };
      if (files.size === 0) return;
    }
  } finally {
    await objects.end();
  }
}

// Paths have at most a few thousand bytes on all systems.
const longestPath = 100_000;

/** Path of a folder from the root of its repository: `site/`, or nothing at the root itself. `undefined` outside of one. */
async function readPrefix(place: GitPlace): Promise<string | undefined> {
  const git = startGit(["rev-parse", "--show-prefix"], place);
  try {
    // Names of folders may have ends of lines in them, and what is longer is no path.
    const decoder = new TextDecoder();
    let answer = "";
    for await (const chunk of git.output) {
      answer += decoder.decode(chunk, { stream: true });
      if (answer.length > longestPath) return undefined;
    }
    return answer.endsWith("\n") ? answer.slice(0, -1) : undefined;
  } finally {
    await git.end();
  }
}

/** A file that a commit has changed. */
interface CommittedFile {
  /** From the root of the repository. */
  readonly path: string;
  /** Digest of what the file then said. */
  readonly blob: string;
}

// What people have set for themselves must not change the form of the answer: signatures, names from the current folder,
// renames, the first commit left out.
const plainly = ["log.showSignature=false", "diff.relative=false", "log.follow=false", "log.showRoot=true"];
// Of a merge only what differs from all that was merged.
const form = ["--format=", "--raw", "-c", "-z", "--no-abbrev", "--no-renames", "--no-color"];
/** Files of the repository that commits have changed, newest first. */
async function* committedFiles(files: ReadonlySet<SitePath>, place: GitPlace): AsyncGenerator<CommittedFile> {
  // Some systems list `й` as two characters, and git as one.
  const named = files.size > mostNamed ? ["."] : [...files].flatMap((file) => [file, file.normalize()]);
  const settings = plainly.flatMap((setting) => ["-c", setting]);
  const git = startGit(["--literal-pathspecs", ...settings, "log", ...form, "--", ...named], place);
  try {
    const bytes = openByteReader(git.output);
    const next = async (): Promise<string | undefined> => (await bytes.until(0, longestPath))?.toString();
    for (let change = await next(); change !== undefined; change = await next()) {
      // ":100644 100644 <blob> <blob> M", of a merge "::100644 100644 100644 <blob> <blob> <blob> MM"; the last blob is the result
      const [, parents = "", mode = "", blob = ""] =
        /^(:+)(?:\d{6} )+(\d{6}) (?:[0-9a-f]+ )+([0-9a-f]{40,64}) [A-Z]+$/.exec(change) ?? [];
      const path = parents === "" ? undefined : await next();
      if (path === undefined) return;
      if (mode.startsWith("100")) yield { path, blob };
    }
  } finally {
    await git.end();
  }
}

// Folders of unfinished work beside what it is for. Git must not see them: `git add -A` would take half of an output along,
// `git stash -u` would take the files away from under a build. So each holds a `.gitignore` of its own, which a site need
// not know of.
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const listName = ".gitignore";
const everything = "*\n";

/** Hides a folder that was just made, before anything else is in it. Never fails: work goes on in a folder that is seen. */
export function hideFromGit(folder: string): void {
  try {
    writeFileSync(join(folder, listName), everything, { flag: "wx" });
  } catch {
    // It is hidden already, gone again, or on a full disk.
  }
}

/** Takes back what hides a folder that has become a part of the site; a list of the site's own stays. */
export function showToGit(folder: string): void {
  try {
    // A run that was killed may have written a part of it.
    if (everything.startsWith(readFileSync(join(folder, listName), "utf8"))) rmSync(join(folder, listName));
  } catch {
    // It was not hidden.
  }
}

// Others may put something into the folder, or take something out, between any two of the calls below.
const mostAttempts = 3;

/** Removes a hidden folder, unless it holds anything. Never fails. */
export function removeHidden(folder: string): void {
  for (let attempt = 1; attempt <= mostAttempts && isEmpty(folder); attempt += 1) {
    try {
      rmSync(join(folder, listName), { force: true });
      rmdirSync(folder);
      return;
    } catch {
      hideFromGit(folder); // somebody works in it again
    }
  }
}

/** Whether a folder is there and holds nothing but what hides it. */
function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).every((name) => name === listName);
  } catch {
    return false;
  }
}

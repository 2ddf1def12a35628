// One folder for all that the tests of a run put among the system's temporary files, removed after the last one. A file whose
// tests are all passed over (`-t`) has made its folder when it was loaded and is never asked to remove it, and a program that
// a test kills leaves its own.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Windows asks the latter two.
const namesOfPlace = ["TMPDIR", "TEMP", "TMP"] as const;

/** Runs before the tests of a project; what it gives runs after them. */
export function setup(): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-tests-")));
  // Some tests run commands as another user.
  chmodSync(folder, 0o755);
  const before = namesOfPlace.map((name) => [name, process.env[name]] as const);
  for (const name of namesOfPlace) process.env[name] = folder;
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

// Outputs that cannot be renamed, as in containers: a volume, and a folder of a lower layer. Runs the real command, with
// mounts of its own.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const compiledIn = (file: string): string =>
  JSON.stringify(new URL(`../../dist/platform/${file}`, import.meta.url).href);
const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-mounts-")));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a script of the shell that nobody else sees the mounts of. Its `$build` builds a site into the output. */
const inMounts = (script: string): SpawnSyncReturns<string> =>
  spawnSync("unshare", ["--mount", "--map-root-user", "sh", "-e", "-c", script], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, build: `${process.execPath} ${command} build --quiet --out-dir` },
  });

const overlay = "mount -t overlay overlay -o userxattr,lowerdir=lower,upperdir=layers/upper,workdir=layers/work merged";
const prepare = "mkdir layers merged; mount -t tmpfs tmpfs layers; mkdir layers/upper layers/work";
const canMount = inMounts(`${prepare}; mkdir lower; ${overlay}`).status === 0;
for (const folder of ["layers", "merged", "lower"]) rmSync(join(root, folder), { recursive: true, force: true });

for (const state of ["one", "two"]) {
  put(root, `${state}/hubdocs.config.yaml`, "title: Mounts\nurl: https://docs.example.org\n");
  put(root, `${state}/content/en/docs/intro.md`, `# State ${state}\n`);
  put(root, `${state}/content/en/docs/${state}.md`, "# Page\n");
}

/**
 * Builds one state and then the other into a folder, and compares what is there with an output like any other, which the
 * first test makes for all.
 */
const buildTwice = (output: string): string => `
  for state in one two; do
    test -d plain-$state || $build plain-$state $state
    $build ${output} $state
    diff -r plain-$state ${output}
  done
  echo docs.example.org > ${output}/CNAME
  $build ${output} one
  diff -r plain-one ${output} || true
  ls -A ${output}/..
`;

test.runIf(canMount)("a volume is an output, and what somebody has put into it stays", () => {
  mkdirSync(join(root, "volumes/out"), { recursive: true });
  const { stdout, stderr, status } = inMounts(`mount -t tmpfs tmpfs volumes/out; ${buildTwice("volumes/out")}`);
  expect({ stdout, stderr, status }).toEqual({ stdout: "Only in volumes/out: CNAME\nout\n", stderr: "", status: 0 });
});

test.runIf(canMount)("a page of a volume that cannot be removed fails the build, and the next one removes it", () => {
  mkdirSync(join(root, "volumes/held"), { recursive: true });
  const { stdout, stderr, status } = inMounts(`
    mount -t tmpfs tmpfs volumes/held
    touch there.html
    $build volumes/held one
    mount --bind there.html volumes/held/docs/one/index.html
    $build volumes/held two || echo failed
    umount volumes/held/docs/one/index.html
    $build volumes/held two
    test -d plain-two || $build plain-two two
    diff -r plain-two volumes/held
  `);
  expect(stderr).toMatch(/^error write-failed: cannot replace \S*volumes\/held: it is in use.*\n.*\n$/);
  expect({ stdout, status }).toEqual({ stdout: "failed\n", status: 0 });
});

test.runIf(canMount)("a folder of the same disk that is mounted at another place is an output", () => {
  for (const folder of ["there", "places/out"]) mkdirSync(join(root, folder), { recursive: true });
  const { stdout, stderr, status } = inMounts(`mount --bind there places/out; ${buildTwice("places/out")}`);
  expect({ stdout, stderr, status }).toEqual({ stdout: "Only in places/out: CNAME\nout\n", stderr: "", status: 0 });
  expect(existsSync(join(root, "there/docs/intro/index.html"))).toBe(true);
});

test.runIf(canMount)("an output of a container's image is replaced in a later layer", () => {
  spawnSync(process.execPath, [command, "build", "two", "--quiet", "--out-dir", "lower/out"], { cwd: root });
  expect(existsSync(join(root, "lower/out/index.html"))).toBe(true);
  const { stdout, stderr, status } = inMounts(`${prepare}; ${overlay}; ${buildTwice("merged/out")}`);
  expect({ stdout, stderr, status }).toEqual({ stdout: "Only in merged/out: CNAME\nout\n", stderr: "", status: 0 });
});

const makeFolders = `${process.execPath} --input-type=module -e 'import { makeFolders } from ${compiledIn("makeFolders.js")}; makeFolders("disk/a/b");'`;

test.runIf(canMount)("a disk that takes no folder says why when one is made together with others", () => {
  mkdirSync(join(root, "disk"));
  const { stderr, status } = inMounts(`mount -t tmpfs tmpfs disk; mount -o remount,ro disk; ${makeFolders}`);
  expect(stderr).toContain("EROFS");
  expect(status).toBe(1);
  expect(inMounts(`mount -t tmpfs tmpfs disk; ${makeFolders}; ${makeFolders}; ls disk/a`).stdout).toBe("b\n");
});

const addFiles = `${process.execPath} --input-type=module -e 'import { addFiles } from ${compiledIn("addFiles.js")}; addFiles("small/new", [{ path: "a/b/c/d.md", text: "D" }]);'`;

test.runIf(canMount)("files that a disk has no room for leave no folder either, however many of them were made", () => {
  mkdirSync(join(root, "small"));
  const { stdout, stderr } = inMounts(`
    for inodes in 10 11 12 13; do
      mount -t tmpfs -o nr_inodes=$inodes tmpfs small
      ${addFiles} 2> said || echo failed
      grep -o -m1 'nothing was added: no space left on the disk' said || true
      (cd small; find . -mindepth 1 -type d)
      umount small
    done
  `);
  const refused = "failed\nnothing was added: no space left on the disk\n";
  expect({ stdout, stderr }).toEqual({
    stdout: `${refused.repeat(3)}./new\n./new/a\n./new/a/b\n./new/a/b/c\n`,
    stderr: "",
  });
});

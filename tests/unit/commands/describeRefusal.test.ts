import { expect, test } from "vitest";
import { describeRefusal, isOfMachine } from "../../../src/commands/describeRefusal.ts";

const folders = { siteFolder: "/site", workFolder: "/site/.hubdocs", outDir: "/site/build" };

const refusal = (syscall: string, path?: string): Error =>
  Object.assign(new Error(`EACCES: permission denied, ${syscall}`), {
    code: "EACCES",
    syscall,
    ...(path !== undefined && { path }),
  });

const said = (error: Error): string => {
  const { code, message, location } = describeRefusal(error, folders);
  return `${code}: ${location === undefined ? "" : `${location.file} `}${message}`;
};

test("a machine that starts no more threads and programs is told as such", () => {
  const thread = Object.assign(new Error("EAGAIN"), { code: "ERR_WORKER_INIT_FAILED" });
  const bundler = Object.assign(new Error("the bundler has ended"), { code: "EBUNDLER" });
  const silent = Object.assign(new Error("the bundler does not answer"), { code: "EBUNDLERLATE" });
  expect([thread, bundler, silent].map((error) => isOfMachine(error, folders))).toEqual([true, true, true]);
  expect(said(silent)).toBe("write-failed: cannot go on: the program that bundles templates does not answer");
  expect(said(thread)).toBe("write-failed: cannot go on: the system does not allow more processes or threads");
  expect(said(bundler)).toContain("cannot go on: the system ended the program that bundles templates");
});

test("what cannot be read of the site is a source, wherever it was asked for", () => {
  expect(said(refusal("open", "/site/templates/strings/uk.json"))).toBe(
    "source-unreadable: templates/strings/uk.json cannot be read: permission denied",
  );
  expect(said(refusal("lstat", "/site/content/static/a.txt"))).toBe(
    "source-unreadable: content/static/a.txt cannot be read: permission denied",
  );
});

test("what builds write lies in the site too, and is no source", () => {
  expect(said(refusal("open", "/site/build/index.html"))).toBe(
    "write-failed: cannot write /site/build/index.html: permission denied",
  );
  expect(said(refusal("rename", "/site/.build.hubdocs/staging-1"))).toBe(
    "write-failed: cannot write /site/.build.hubdocs/staging-1: permission denied",
  );
  expect(said(refusal("open", "/site/.hubdocs/notes"))).toBe(
    "write-failed: cannot write /site/.hubdocs/notes: permission denied",
  );
  expect(said(refusal("scandir", "/site/build/docs"))).toBe(
    "write-failed: cannot read /site/build/docs: permission denied",
  );
});

test("an error without a path is about intermediate files, and one elsewhere says what it is", () => {
  expect(said(refusal("write"))).toBe(
    "write-failed: cannot write intermediate files in /site/.hubdocs: permission denied",
  );
  expect(said(refusal("open", "/program/island.js"))).toBe(
    "write-failed: cannot read /program/island.js: permission denied",
  );
  expect(said(refusal("mkdir", "/other"))).toBe("write-failed: cannot write /other: permission denied");
});

test("a site's folder that cannot be looked at is not mended by another output", () => {
  expect(describeRefusal(refusal("stat", "/site"), folders)).toEqual({
    code: "source-unreadable",
    severity: "error",
    message: "cannot read /site: permission denied",
    hint: "change the permissions of the site's folder",
  });
});

test("a file of the build that somebody removes meanwhile is no bug; a module of the program that is missing is one", () => {
  const gone = (path: string): Error =>
    Object.assign(new Error(`ENOENT: no such file, scandir '${path}'`), { code: "ENOENT", syscall: "scandir", path });
  expect(isOfMachine(gone("/site/build/docs"), folders)).toBe(true);
  expect(isOfMachine(gone("/site/content/en"), folders)).toBe(true);
  expect(isOfMachine(gone("/program/dist"), folders)).toBe(false);
  expect(isOfMachine(new TypeError("x is not a function"), folders)).toBe(false);
  expect(describeRefusal(gone("/site/build/docs"), folders)).toEqual({
    code: "write-failed",
    severity: "error",
    message: "cannot read /site/build/docs: there is no such file or folder",
    hint: "make sure that its folder exists and that nothing else removes it, and build again",
  });
});

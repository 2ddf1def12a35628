import { constants } from "node:os";
import { expect, test } from "vitest";
import {
  commandFailure,
  diskFailure,
  halfDoneFailure,
  isFullDisk,
  isRefusal,
  isUnwritable,
  pathOf,
  reasonOf,
  withOutputState,
} from "../../../src/platform/failure.ts";

const systemError = (code: string): Error => Object.assign(new Error(`${code}: something, write`), { code });

test("a full disk is said with the path, in words", () => {
  const { diagnostic } = diskFailure("cannot write build/index.html", systemError("ENOSPC"));
  expect(diagnostic).toEqual({
    code: "write-failed",
    severity: "error",
    message: "cannot write build/index.html: no space left on the disk",
    hint: "free some space and build again",
  });
});

test("a full disk is said with what became of the output, where nothing else says it", () => {
  const full = systemError("ENOSPC");
  const { diagnostic } = diskFailure("cannot write build/index.html", full);
  expect(withOutputState(diagnostic, true).hint).toBe(`${diagnostic.hint}; the earlier output is unchanged`);
  expect(withOutputState(diagnostic, false).hint).toBe(`${diagnostic.hint}; no output was written`);
  for (const other of [halfDoneFailure("cannot replace build", full), diskFailure("cannot write", systemError("EIO"))])
    expect(withOutputState(other.diagnostic, true)).toBe(other.diagnostic);
});

test.each([
  ["ENOSPC", "free some space, and run the command again"],
  ["EACCES", "change the permissions, and run the command again"],
  ["ENAMETOOLONG", "use a shorter name, and run the command again"],
  ["ELOOP", "remove that link, and run the command again"],
])("a command that builds nothing does not speak of builds after %s", (code, hint) => {
  const { diagnostic } = commandFailure("cannot save the version", systemError(code));
  expect(diagnostic.hint).toBe(hint);
});

test("an error without known code keeps its own words", () => {
  expect(reasonOf(systemError("EWHATEVER"))).toBe("EWHATEVER: something, write");
  expect(reasonOf("odd")).toBe("odd");
});

test("a full quota, for which Node has no name, is a full disk", () => {
  const error = Object.assign(new Error("UNKNOWN: unknown error, write"), {
    code: "UNKNOWN",
    errno: -constants.errno.EDQUOT,
  });
  expect(isFullDisk(error)).toBe(true);
  expect(diskFailure("cannot write a", error).message).toBe("cannot write a: no space left in the disk quota");
});

test.for(["ENOENT", "EIO", "ENOMEM", "ENOTDIR", "EWHATEVER"])("%s has a remedy as every failure", (code) => {
  expect(diskFailure("cannot write a", systemError(code)).diagnostic.hint).toMatch(/build again/);
});

test("a file that is too large for a program is no fault of the disk", () => {
  const { diagnostic } = diskFailure("cannot read a.md", systemError("ERR_FS_FILE_TOO_LARGE"), "source-unreadable");
  expect(diagnostic).toMatchObject({
    message: "cannot read a.md: the file is larger than 2 GiB",
    hint: "move it out of the site, and build again",
  });
});

test("a failure that is already explained stays as it is", () => {
  const failure = diskFailure("cannot write a", systemError("EROFS"));
  expect(diskFailure("cannot prepare b", failure)).toBe(failure);
});

test("a refusal of the disk is told from a mistake in a program", () => {
  expect(isRefusal(systemError("ENOSPC"))).toBe(true);
  expect(isRefusal(systemError("ENOENT"))).toBe(false);
  expect(isRefusal(systemError("ERR_INVALID_ARG_TYPE"))).toBe(false);
  expect(isRefusal(new Error("x"))).toBe(false);
});

test.each(["ENOSPC", "EROFS", "EACCES", "EPERM"])("after %s nothing can be written there", (code) => {
  expect(isUnwritable(systemError(code))).toBe(true);
});

test.each(["ENOENT", "EIO", "ENOTDIR"])("%s does not say that nothing can be written there", (code) => {
  expect(isUnwritable(systemError(code))).toBe(false);
  expect(isUnwritable(new Error("x"))).toBe(false);
});

test("the path of a system error is known if it says it", () => {
  expect(pathOf(Object.assign(systemError("EROFS"), { path: "/a" }))).toBe("/a");
  expect(pathOf(systemError("ENOSPC"))).toBeUndefined();
});

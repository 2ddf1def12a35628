import { expect, test } from "vitest";
import { isMountPoint, mountPointsIn } from "../../../../src/platform/output/mountPoint.ts";
import { makeFolder } from "../temporaryFolder.ts";

test("the kernel's table of mounts names folders, with blanks in their names", () => {
  const table = `22 1 254:0 / / rw,relatime - ext4 /dev/root rw
36 22 254:0 /volumes/site /srv/my\\040site\\134 rw,noatime master:1 - ext4 /dev/root rw
`;
  expect([...mountPointsIn(table)]).toEqual(expect.arrayContaining(["/", "/srv/my site\\"]));
});

test("a folder like any other is no mount point", async () => {
  expect(await isMountPoint(makeFolder())).toBe(false);
});

test.runIf(process.platform === "linux")("a disk of its own is one", async () => {
  expect(await isMountPoint("/proc")).toBe(true);
});

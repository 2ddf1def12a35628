// Whether something is mounted at a folder: a disk, or on Linux also another folder of the same disk. Such a folder can be
// written into, but neither renamed nor replaced.
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Whether something is mounted at a folder. @param folder Absolute real path of one that exists. */
export async function isMountPoint(folder: string): Promise<boolean> {
  const [own, above] = await Promise.all([stat(folder), stat(dirname(folder))]);
  if (own.dev !== above.dev) return true;
  const table = await readFile("/proc/self/mountinfo", "utf8").catch(() => ""); // no Linux
  return mountPointsIn(table).has(folder);
}

/** Folders that the kernel's table of mounts names. */
export function mountPointsIn(table: string): ReadonlySet<string> {
  // 36 35 98:0 /volumes/site /srv/my\040site rw,noatime master:1 - ext4 /dev/sda1 rw
  const fields = table.split("\n").map((line) => line.split(" ")[4] ?? "");
  return new Set(
    fields.map((path) => path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8)))),
  );
}

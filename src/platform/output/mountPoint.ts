// Finds out whether a folder is a mount point, of a disk or on Linux also of another folder of the same disk. One can write
// into such a folder, but neither rename nor replace it.
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Whether something is mounted at a folder. @param folder Absolute real path of one that exists. */
export async function isMountPoint(folder: string): Promise<boolean> {
  const [own, above] = await Promise.all([stat(folder), stat(dirname(folder))]);
  if (own.dev !== above.dev) return true;
  const table = await readFile("/proc/self/mountinfo", "utf8").catch(() => ""); // not on Linux
  return mountPointsIn(table).has(folder);
}

/** The mount points in the kernel's table of mounts. */
export function mountPointsIn(table: string): ReadonlySet<string> {
  // 36 35 98:0 /volumes/site /srv/my\040site rw,noatime master:1 - ext4 /dev/sda1 rw
  const fields = table.split("\n").map((line) => line.split(" ")[4] ?? "");
  return new Set(
    fields.map((path) => path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8)))),
  );
}

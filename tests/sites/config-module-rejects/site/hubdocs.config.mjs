import { readFile } from "node:fs/promises";

// Nobody waits for it.
readFile("no-such-file.txt").catch(() => {
  throw new Error("there is no token");
});

export default { title: "Portal" };

// Writes dist/code.digest: which state of the compiled code results in the cache belong to. Runs after the compiler.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../dist/", import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.c?js$/.test(name));
const hash = createHash("sha256");
for (const name of names.map((name) => name.replaceAll("\\", "/")).sort()) {
  hash
    .update(`${name}\0`)
    .update(readFileSync(`${folder}${name}`))
    .update("\0");
}
writeFileSync(`${folder}code.digest`, hash.digest("hex"));

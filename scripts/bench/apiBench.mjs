// Measures API references side by side in a browser: hubdocs, and whichever peers are installed, of the same specifications.
//   npm run bench:api -- [--specs DIR] [--peers DIR] [--only museum,petstore] [--rounds 3] [--json FILE]
// Peers are packages in DIR/node_modules: redoc, @redocly/cli, @scalar/api-reference. HUBDOCS_BROWSER names the browser.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { chooseOperations } from "./api/operations.mjs";
import { servePacked } from "./api/packedServer.mjs";
import { inspect, visitSlowly } from "./api/readReference.mjs";
import { findReferences } from "./api/references.mjs";
import { answersTable, figuresHead, figuresRow, middleOf } from "./api/table.mjs";

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const specs = option("specs", fileURLToPath(new URL("../../specs", import.meta.url)));
const only = option("only", "").split(",").filter(Boolean);
const rounds = Number(option("rounds", "3"));
const names = readdirSync(specs).flatMap((file) => (file.endsWith(".yaml") ? [file.slice(0, -".yaml".length)] : []));
const work = mkdtempSync(join(tmpdir(), "hubdocs-api-bench-"));
const { references, versions, missing } = findReferences(option("peers"));
const browserFile = process.env.HUBDOCS_BROWSER ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath: browserFile, args: ["--no-sandbox", "--disable-gpu"] });

async function benchReference({ name, make }, spec, index) {
  const file = join(specs, `${spec}.yaml`);
  const [first, second] = chooseOperations(readFileSync(file, "utf8"));
  const { folder, addressOf } = make(file, join(work, `${spec}-${index}`));
  const server = await servePacked(folder);
  try {
    const target = {
      origin: server.origin,
      address: addressOf(first),
      words: first.words,
      next: { address: addressOf(second), words: second.words },
    };
    // Also packs all files, so that no visit waits for that.
    const seen = await inspect(browser, target);
    const visits = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visitSlowly(browser, target));
    return { spec, reference: name, ...seen, ...middleOf(visits) };
  } finally {
    server.close();
  }
}

const results = [];
try {
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model}), ${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  console.log([...versions, `Node ${process.version}`, `Chromium ${browser.version()}`, machine].join(", "));
  for (const line of missing) console.log(line);
  console.log(`\n${figuresHead}`);
  for (const spec of names.filter((name) => only.length === 0 || only.includes(name)))
    for (const [index, reference] of references.entries()) {
      const result = await benchReference(reference, spec, index);
      results.push(result);
      console.log(figuresRow(result));
    }
  console.log(`\n${answersTable(results)}`);
  const file = option("json");
  if (file !== undefined) writeFileSync(file, JSON.stringify(results, undefined, 2));
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

// Builds sites from texts that were changed at random, with the real command, and looks at what it says and writes.
//   npm run fuzz -- [--kinds markdown,untrusted,yaml,config,specs,trees,overlays,edits] [--count 100] [--seed NUMBER]
//     [--minutes 15] [--folder SITE] [--served 0.08] [--repeat FILE]
// `count` is for each kind. An input at fault is made as short as possible and kept in fuzz-failures/, beside what is wrong
// with it. The same seed gives the same inputs. The kind `edits` changes a site again and again, the one in `folder` or a
// small one, and counts its states; `served` is the share of them that are looked at while the site is served. `repeat` repeats
// what it has kept.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions } from "../readOptions.mjs";
import { repeatFile } from "./edits/repeatEdits.mjs";
import { runEdits } from "./edits/runEdits.mjs";
import { faultsOf } from "./faults.mjs";
import { kinds } from "./kinds.mjs";
import { randomFrom } from "./mutate.mjs";

const command = fileURLToPath(new URL("../../bin/hubdocs.js", import.meta.url));
const text = { type: "string" };
const values = readOptions(
  {
    kinds: { ...text, default: [...Object.keys(kinds), "edits"].join(",") },
    count: { ...text, default: "100" },
    seed: { ...text, default: String(Date.now() % 1_000_000) },
    minutes: { ...text, default: "15" },
    folder: text,
    served: { ...text, default: "0.08" },
    repeat: text,
  },
  "scripts/fuzz/fuzz.mjs",
);
if (values.repeat !== undefined) {
  const faults = await repeatFile(values.repeat, values.folder);
  console.log(faults.length === 0 ? "nothing is at fault" : faults.join("\n"));
  process.exit(faults.length === 0 ? 0 : 1);
}
const names = values.kinds.split(",");
const unknown = names.find((name) => !Object.hasOwn(kinds, name) && name !== "edits");
if (unknown !== undefined) {
  console.error(`There is no kind "${unknown}"; there are ${Object.keys(kinds).join(", ")}, edits.`);
  process.exit(2);
}
const [count, seed] = [Number(values.count), Number(values.seed)];
// Without inputs nothing would be at fault.
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error("--count and --seed are whole numbers, and --count at least 1.");
  process.exit(2);
}
const endsAt = Date.now() + Number(values.minutes) * 60_000;
// A page may take ten seconds; the rest is room for slow machines.
const batchLimitMs = 120_000;
const shortenings = 80;
const work = mkdtempSync(join(tmpdir(), "hubdocs-fuzz-"));

/** What is wrong with a site of these inputs. */
function faultsWith(kind, inputs) {
  const folder = join(work, "site");
  rmSync(folder, { recursive: true, force: true });
  kind.write(folder, inputs.length);
  for (const [index, bytes] of inputs.entries()) {
    const file = join(folder, kind.path(index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, kind.wrap === undefined ? bytes : kind.wrap(bytes));
  }
  const { status, stderr } = spawnSync(process.execPath, [command, "build", folder, "--quiet", "--format", "json"], {
    encoding: "utf8",
    timeout: batchLimitMs,
    killSignal: "SIGKILL",
    maxBuffer: 2 ** 28,
    env: { ...process.env, GITHUB_WORKSPACE: "", CI: "" },
  });
  return faultsOf({
    status,
    stderr,
    output: join(folder, "build"),
    inputs: inputs.map((bytes, index) => ({ path: kind.path(index), page: kind.page(index, bytes.toString("utf8")) })),
    statuses: kind.statuses,
    untrusted: kind.untrusted,
  });
}

/** One input of several that is at fault alone; `undefined` when they are so only together. */
function culpritOf(kind, inputs) {
  if (inputs.length === 1) return inputs[0];
  const middle = Math.ceil(inputs.length / 2);
  for (const half of [inputs.slice(0, middle), inputs.slice(middle)])
    if (faultsWith(kind, half).length > 0) return culpritOf(kind, half);
  return undefined;
}

/** The input without all lines that it is at fault without. */
function shortened(kind, input) {
  let lines = input.toString("latin1").split("\n");
  let size = Math.ceil(lines.length / 2);
  for (let left = shortenings; left > 0 && size > 0; ) {
    let isShorter = false;
    for (let at = 0; at < lines.length && left > 0; at += size, left -= 1) {
      const rest = lines.filter((_, index) => index < at || index >= at + size);
      if (rest.length === 0 || faultsWith(kind, [Buffer.from(rest.join("\n"), "latin1")]).length === 0) continue;
      lines = rest;
      isShorter = true;
      at -= size;
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return Buffer.from(lines.join("\n"), "latin1");
}

/** Shortens the inputs at fault and keeps them. */
function keep({ name, kind, inputs, faults, first }) {
  const culprit = culpritOf(kind, inputs);
  const kept = culprit === undefined ? Buffer.concat(inputs) : shortened(kind, culprit);
  const told = culprit === undefined ? faults : faultsWith(kind, [kept]);
  const file = join("fuzz-failures", `${name}-${seed}-${first}`);
  mkdirSync("fuzz-failures", { recursive: true });
  writeFileSync(`${file}.input`, kept);
  writeFileSync(`${file}.txt`, `${(told.length > 0 ? told : faults).join("\n")}\n`);
  console.log(`${name}: ${faults[0]} (${file}.input)`);
}

let passed = 0;
let failed = 0;
console.log(`seed ${seed}`);
for (const name of names) {
  if (name === "edits") {
    const started = Date.now();
    const states = await runEdits({ count, seed, endsAt, folder: values.folder, served: Number(values.served) });
    passed += states.passed;
    failed += states.failed;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`edits: ${states.passed + states.failed} states in ${seconds} s`);
    continue;
  }
  const kind = kinds[name];
  const donors = kind.seeds();
  // Each kind has numbers of its own, so that its inputs are the same whichever others run.
  const random = randomFrom(seed ^ Object.keys(kinds).indexOf(name));
  const started = Date.now();
  let done = 0;
  while (done < count && Date.now() < endsAt) {
    const first = done;
    const inputs = Array.from({ length: Math.min(kind.batch, count - done) }, () =>
      kind.change(donors[Math.floor(random() * donors.length)], { random, donors }),
    );
    done += inputs.length;
    const faults = faultsWith(kind, inputs);
    if (faults.length === 0) {
      passed += inputs.length;
      continue;
    }
    passed += inputs.length - 1;
    failed += 1;
    keep({ name, kind, inputs, faults, first });
  }
  console.log(`${name}: ${done} inputs in ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(work, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

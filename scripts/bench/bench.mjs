// Measures builds of made-up handbooks: from nothing, with nothing changed, after one edit; beside whichever peers are
// installed, in the same run, with ratios.
//   npm run bench -- [--pages 100,1000,5000,10000] [--scale 100000] [--only hubdocs] [--rounds 1] [--keep DIR]
// On a machine with other work, several rounds in which all take turns say more than one: ratios are then of the medians.
// HUBDOCS_BENCH_PEERS names a script or a folder with run.sh: it is called with PEER PAGES for each peer of
// HUBDOCS_BENCH_PEER_NAMES, and prints one line of JSON per run: {"peer","run","MB","m":{"wall","cpu","rssTreeMB"}}.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { readOptions } from "../readOptions.mjs";
import { environment, measure } from "./measure.mjs";
import { peers, versions } from "./peers.mjs";

const text = { type: "string" };
const {
  scale,
  pages: sizesAsked,
  only = scale === undefined ? "" : "hubdocs, no search",
  rounds: roundsAsked,
  keep,
} = readOptions(
  {
    pages: { ...text, default: "100,1000,5000,10000" },
    scale: text,
    only: text,
    rounds: { ...text, default: "1" },
    keep: text,
  },
  "scripts/bench/bench.mjs",
);
const sizes = (scale ?? sizesAsked).split(",").map(Number);
const rounds = Number(roundsAsked);
const work = keep ?? mkdtempSync(join(tmpdir(), "hubdocs-bench-"));

/** Bytes of all files below a folder. */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

/**
 * Each round has a folder of its own, and all stay until the end: some disks (ext4 without a journal) look for the numbers
 * of new files past those of all files that were removed within minutes, so who comes after a removal would pay for it.
 * Measured there: 5,000 pages take 1.5 to 2.5 processor seconds to write instead of 0.4.
 */
async function benchPeer(peer, pages, round) {
  const folder = join(work, `${peer.name.replace(/\W+/g, "-")}-${pages}-${round}`);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  mkdirSync(folder, { recursive: true });
  peer.prepare(folder, pages);
  const rows = [];
  for (const run of ["cold", "unchanged", "one edit"]) {
    if (run === "one edit") appendFileSync(join(folder, peer.edited), "\nOne more sentence about the gate.\n");
    // Files that were just written are not yet trusted to be unchanged.
    else await new Promise((resolve) => setTimeout(resolve, 2500));
    const measured = await measure(...peer.command(folder));
    if (measured.exit !== 0) throw new Error(`${peer.name}, ${run}: exit ${measured.exit}\n${measured.output}`);
    rows.push({ ...measured, peer: peer.name, run, pages, outputBytes: sizeOf(join(folder, peer.output)) });
    print(rows.at(-1));
  }
  return rows;
}

/** Peers that somebody else's script measures. */
function benchOthers(pages) {
  const place = process.env.HUBDOCS_BENCH_PEERS;
  if (place === undefined) return [];
  const script = statSync(place).isDirectory() ? join(place, "run.sh") : place;
  const names = (process.env.HUBDOCS_BENCH_PEER_NAMES ?? "hugo-cached").split(/[\s,]+/);
  return names.flatMap((name) => {
    const { stdout } = spawnSync("bash", [script, name, String(pages)], {
      encoding: "utf8",
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
    const runs = { warm: "unchanged", edit: "one edit" };
    return lines.map((line) => {
      const { peer, run, MB, m } = JSON.parse(line);
      const row = {
        peer,
        run: runs[run] ?? run,
        pages,
        seconds: m.wall,
        cpuSeconds: m.cpu,
        peakBytes: m.rssTreeMB * 2 ** 20,
        outputBytes: MB * 1e6,
      };
      print(row);
      return row;
    });
  });
}

function printHead() {
  console.log("| | pages | run | seconds | processor s | processor ms a page | peak MB | output MB |");
  console.log("| --- | --: | --- | --: | --: | --: | --: | --: |");
}

function print({ peer, run, pages, seconds, cpuSeconds, peakBytes, outputBytes }) {
  const cells = [
    seconds.toFixed(2),
    cpuSeconds.toFixed(2),
    ((1000 * cpuSeconds) / pages).toFixed(2),
    (peakBytes / 2 ** 20).toFixed(0),
    (outputBytes / 1e6).toFixed(1),
  ];
  console.log(`| ${peer} | ${pages} | ${run} | ${cells.join(" | ")} |`);
}

/** Rows that say of each build what is in the middle of all rounds. */
function mediansOf(rows) {
  const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  const builds = new Map();
  for (const row of rows) {
    const key = JSON.stringify([row.peer, row.pages, row.run]);
    builds.set(key, [...(builds.get(key) ?? []), row]);
  }
  return [...builds.values()].map((same) => ({
    ...same[0],
    seconds: middle(same.map(({ seconds }) => seconds)),
    cpuSeconds: middle(same.map(({ cpuSeconds }) => cpuSeconds)),
    peakBytes: middle(same.map(({ peakBytes }) => peakBytes)),
  }));
}

/** How much longer each takes than the first, from nothing; and what share of that a warm build takes. */
function printRatios(rows) {
  const find = (peer, pages, run) => rows.find((row) => row.peer === peer && row.pages === pages && row.run === run);
  const names = [...new Set(rows.map(({ peer }) => peer))];
  console.log("\n| | pages | cold, times hubdocs | processor, times hubdocs | unchanged of cold | one edit of cold |");
  console.log("| --- | --: | --: | --: | --: | --: |");
  for (const pages of sizes)
    for (const name of names) {
      const [cold, base] = [find(name, pages, "cold"), find(names[0], pages, "cold")];
      if (cold === undefined || base === undefined) continue;
      const share = (run) => {
        const row = find(name, pages, run);
        return row === undefined ? "" : `${((100 * row.cpuSeconds) / cold.cpuSeconds).toFixed(1)} %`;
      };
      const times = [cold.seconds / base.seconds, cold.cpuSeconds / base.cpuSeconds].map((ratio) => ratio.toFixed(2));
      console.log(`| ${name} | ${pages} | ${times.join(" | ")} | ${share("unchanged")} | ${share("one edit")} |`);
    }
}

console.log(
  `${[...versions, `${availableParallelism()} processors (${cpus()[0]?.model})`, `${(totalmem() / 2 ** 30).toFixed(0)} GB`].join(", ")}\n`,
);
printHead();
const rows = [];
try {
  for (const pages of sizes) {
    for (let round = 0; round < rounds; round += 1)
      for (const peer of peers)
        if (only === "" || peer.name === only) rows.push(...(await benchPeer(peer, pages, round)));
    rows.push(...benchOthers(pages));
  }
  const medians = mediansOf(rows);
  if (rounds > 1) {
    console.log(`\nIn the middle of ${rounds} rounds:\n`);
    printHead();
    for (const row of medians) print(row);
  }
  printRatios(medians);
} finally {
  if (keep === undefined) rmSync(work, { recursive: true, force: true });
}

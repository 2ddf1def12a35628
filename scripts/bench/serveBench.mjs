// Measures what a writer waits for, in a browser: from the start of `serve --watch` to a page, and from the writing of a file to
// its new sentence in the open page.
//   npm run bench:serve -- [--pages 1000,10000] [--edits 9]
// HUBDOCS_BROWSER names the browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { editedPage, writeCorpus } from "./corpus.mjs";
import { bytesOfTree } from "./measure.mjs";

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const sizes = option("pages", "1000,10000").split(",").map(Number);
const edits = Number(option("edits", "9"));
const program = fileURLToPath(new URL("../../bin/hubdocs.js", import.meta.url));
const content = "content/en/docs";
const pageLimitMs = 120_000;
// What an edit has left to be done (the search index, the output) is not to be measured with the next one.
const restMs = 2_000;
const browserFile = process.env.HUBDOCS_BROWSER ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath: browserFile, args: ["--no-sandbox", "--disable-gpu"] });

/** Starts the server and opens a page. @returns Seconds until the page was there, the page, and how to end both. */
async function startServer(folder) {
  const page = await browser.newPage();
  const startedMs = performance.now();
  const server = spawn(process.execPath, [program, "serve", folder, "--watch", "--port", "0"]);
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (said += text));
  const find = async (pattern) => {
    for (let waitedMs = 0; waitedMs < pageLimitMs; waitedMs += 5, await sleep(5)) {
      const [, found] = pattern.exec(said) ?? [];
      if (found !== undefined) return found;
    }
    throw new Error(`The server never said ${pattern}:\n${said}`);
  };
  const origin = await find(/Serving (http:\/\/\S+?)\/?\s/);
  await page.goto(`${origin}/docs/${editedPage.replace(/\.md$/, "")}`);
  await page.locator("main h1").waitFor({ timeout: pageLimitMs });
  const seconds = (performance.now() - startedMs) / 1000;
  // The pages that nobody has opened yet are made meanwhile.
  await find(/(Built \d+)/);
  await sleep(restMs);
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
    await page.close();
  };
  return { seconds, page, server, stop };
}

/** Milliseconds from the writing of a sentence to its being read in the open page. */
async function edit(folder, page, number) {
  const sentence = `Sentence ${number} about the gate, written at ${Date.now()}.`;
  const writtenMs = performance.now();
  appendFileSync(join(folder, content, editedPage), `\n${sentence}\n`);
  await page.waitForFunction((text) => document.querySelector("main")?.textContent?.includes(text), sentence, {
    polling: 5,
    timeout: pageLimitMs,
  });
  const tookMs = performance.now() - writtenMs;
  await sleep(restMs);
  return tookMs;
}

async function benchSize(pages) {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-serve-bench-"));
  try {
    writeCorpus(join(folder, content), pages);
    writeFileSync(join(folder, "hubdocs.config.yaml"), "title: Handbook\nurl: https://docs.example.org\n");
    // Files that were just written are not yet trusted to be unchanged.
    await sleep(restMs);
    const cold = await startServer(folder);
    const firstOfCold = await edit(folder, cold.page, 0);
    await cold.stop();
    const warm = await startServer(folder);
    const firstOfWarm = await edit(folder, warm.page, 1);
    const tookMs = [];
    for (let number = 0; number < edits; number += 1) tookMs.push(await edit(folder, warm.page, number + 2));
    const bytes = bytesOfTree(warm.server.pid);
    await warm.stop();
    return { pages, cold: cold.seconds, warm: warm.seconds, firstEdits: [firstOfCold, firstOfWarm], tookMs, bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const middleOf = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
const whole = (numbers) => numbers.map((number) => number.toFixed(0)).join(" and ");

try {
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model}), ${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  console.log(`Node ${process.version}, Chromium ${browser.version()}, ${machine}\n`);
  console.log(
    "| pages | first page, no cache, s | first page, cached, s | an edit, ms (middle) | worst | first edits, ms | MB |",
  );
  console.log("| --: | --: | --: | --: | --: | --: | --: |");
  for (const size of sizes) {
    const { pages, cold, warm, firstEdits, tookMs, bytes } = await benchSize(size);
    const figures = [cold.toFixed(2), warm.toFixed(2), whole([middleOf(tookMs)]), whole([Math.max(...tookMs)])];
    console.log(`| ${[pages, ...figures, whole(firstEdits), (bytes / 1e6).toFixed(0)].join(" | ")} |`);
  }
} finally {
  await browser.close();
}

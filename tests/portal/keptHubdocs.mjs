// A process that runs one command after another, for tests that run hundreds: half of the processor time of a short command
// goes into starting a process. Reads calls, a line of JSON each, and answers likewise. What the process around a command
// does (signals, streams that are closed, its end) has tests with processes of their own.
import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { setFlagsFromString } from "node:v8";

// Standard output and error are left to what commands and modules of sites print by themselves.
const answers = 3;

process.env.NODE_ENV = "production";
// As in bin/hubdocs.js: the commands are as short here.
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");
const { runOnce } = createRequire(import.meta.url)("../../dist/program/cli.start.cjs");

for await (const line of createInterface({ input: process.stdin })) {
  writeSync(answers, `${JSON.stringify(await run(JSON.parse(line)))}\n`);
}
// A handle that a command has forgotten must not keep this process alive.
process.exit();

async function run({ args, folder, env }) {
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env, { NODE_ENV: "production" });
  const said = { stdout: [], stderr: [] };
  const status = await runOnce(args, {
    writeOutput: (text) => void said.stdout.push(text),
    writeError: (text) => void said.stderr.push(text),
    isTerminal: false,
    noColor: (env.NO_COLOR ?? "") !== "",
    signal: new AbortController().signal,
    now: () => performance.now(),
  });
  return { status, stdout: said.stdout.join(""), stderr: said.stderr.join("") };
}

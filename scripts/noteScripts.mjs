// Preloaded in each thread of a program whose compiled code is to be kept (keepCode.mjs): notes what scripts it loads, and
// keeps their code when the thread has done something. By then it holds the functions that have been called, too.
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import vm from "node:vm";
import { isMainThread, parentPort, threadId } from "node:worker_threads";
import { packCode } from "../dist/platform/keptCode.js";
import { sooner } from "../dist/platform/workers/compileSooner.js";
import { growths } from "../dist/platform/workers/frugalHeaps.js";

// What the engine begins with, what bin/hubdocs.js sets, and what is set before much work.
const whole = "--max-inlined-bytecode-size-cumulative=920";
const compiling = [["--interrupt-budget=67584", whole], ["--interrupt-budget=600000", whole], sooner];
const states = compiling.flatMap((flags) =>
  [0, ...Object.values(growths)].map((growth) => [...flags, `--heap-growing-percent=${growth}`]),
);

const scripts = new Map();
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.set(options.filename, this);
  }
};

function keepAll() {
  for (const [file, script] of scripts) {
    const kept = join(dirname(file), "../codeCache", `${basename(file)}.code`);
    // A thread begins with what the ones before it have kept, so what is larger holds what several of them called.
    if (script.createCachedData().length <= (statSync(kept, { throwIfNoEntry: false })?.size ?? 0)) continue;
    const written = `${kept}.${threadId}`;
    writeFileSync(written, packCode(codesOf(script), { file, source: readFileSync(file) }));
    renameSync(written, kept); // another thread may keep its own now
  }
}

/** What the engine gives in each of its states. */
function codesOf(script) {
  return new Map(
    states.map((flags) => {
      for (const flag of flags) setFlagsFromString(flag);
      return [cachedDataVersionTag(), script.createCachedData()];
    }),
  );
}

if (isMainThread) process.on("exit", keepAll);
else {
  const { postMessage } = parentPort;
  // Before an answer, because a thread is ended when nobody waits for another one.
  parentPort.postMessage = (...args) => {
    keepAll();
    postMessage.apply(parentPort, args);
  };
}

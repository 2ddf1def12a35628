// Loaded before hubdocs in a process that is to be killed at the n-th call that changes the disk: KILL_AT=3. A file that
// is being written then holds half of its bytes.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const killAt = Number(process.env.KILL_AT);
const onlyIn = process.env.KILL_IN;
const state = { calls: 0 };

function watch(name, half) {
  const real = fs[name];
  fs[name] = (...args) => {
    const isOurs = typeof args[0] === "string" && args[0].startsWith(onlyIn);
    if (isOurs && ++state.calls === killAt) {
      half?.(real, ...args);
      process.kill(process.pid, "SIGKILL");
    }
    return real(...args);
  };
}

watch("writeFileSync", (real, path, bytes) => real(path, bytes.slice(0, bytes.length / 2)));
for (const name of ["renameSync", "mkdirSync", "rmSync", "rmdirSync"]) watch(name);
syncBuiltinESMExports();

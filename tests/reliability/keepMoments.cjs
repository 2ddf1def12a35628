// Loaded before hubdocs in a process whose every moment is to be looked at: before each call that changes the site in
// MOMENTS_OF, the site is copied to MOMENTS_TO/1, 2, 3 … as it would stand if the process were killed there. A file that
// is being written then holds half of its bytes. At the moment KILL_AT it is killed.
const fs = require("node:fs");
const { join } = require("node:path");
const { syncBuiltinESMExports } = require("node:module");

const { MOMENTS_OF: site, MOMENTS_TO: kept, KILL_AT: killAt } = process.env;
const state = { moments: 0, isKeeping: false };

function keep() {
  state.moments += 1;
  if (killAt === String(state.moments)) process.kill(process.pid, "SIGKILL");
  if (fs.existsSync(site)) fs.cpSync(site, join(kept, String(state.moments)), { recursive: true });
}

function watch(name, half) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (!state.isKeeping && typeof args[0] === "string" && args[0].startsWith(site)) {
      // Copying makes such calls of its own.
      state.isKeeping = true;
      half?.(real, ...args);
      keep();
      state.isKeeping = false;
    }
    return real(...args);
  };
}

watch("writeFileSync", (real, path, bytes) => real(path, bytes.slice(0, bytes.length / 2)));
for (const name of ["renameSync", "mkdirSync", "rmSync", "rmdirSync"]) watch(name);
syncBuiltinESMExports();

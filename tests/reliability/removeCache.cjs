// Loaded before hubdocs in a process whose cache somebody removes: all of REMOVE_FOLDER, once, just before a file whose path
// contains REMOVE_AT is opened in it.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const { REMOVE_FOLDER: folder, REMOVE_AT: at } = process.env;
const done = `${folder}.removed`;

for (const name of ["openSync", "mkdirSync", "readdirSync"]) {
  const real = fs[name];
  fs[name] = (...args) => {
    const isNow = typeof args[0] === "string" && args[0].startsWith(folder) && args[0].includes(at);
    if (isNow && !fs.existsSync(done)) {
      fs.writeFileSync(done, "");
      fs.rmSync(folder, { recursive: true, force: true });
    }
    return real(...args);
  };
}
syncBuiltinESMExports();

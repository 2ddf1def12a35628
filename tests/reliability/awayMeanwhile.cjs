// Loaded before hubdocs: when AWAY is copied for the first time it is away for a moment, as while an editor saves a picture.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const { AWAY: away } = process.env;
const real = fs.promises.copyFile;
const state = { isDone: false };

fs.promises.copyFile = async (...args) => {
  if (state.isDone || args[0] !== away) return real(...args);
  state.isDone = true;
  fs.renameSync(away, `${away}~`);
  try {
    return await real(...args);
  } finally {
    fs.renameSync(`${away}~`, away);
  }
};
syncBuiltinESMExports();

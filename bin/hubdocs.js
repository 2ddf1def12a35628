#!/usr/bin/env node
import nodeModule from "node:module";

// Starts the command line. Rendering is several times slower unless React knows before it is loaded that it is not
// being developed.
process.env.NODE_ENV = "production";
// From Node 22 on: compiled code is kept from run to run.
nodeModule.enableCompileCache?.();

import("../dist/program/cli.js").then(
  ({ main }) => main(process.argv.slice(2)),
  (error) => {
    const isUnbuilt = error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("dist/program/cli.js");
    console.error(isUnbuilt ? "hubdocs is not compiled yet: run `npm run build` in its folder" : error);
    process.exitCode = 1;
  },
);

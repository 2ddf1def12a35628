#!/usr/bin/env node
// `hubdocs init` under the name that `npm create hubdocs` asks for.
process.argv.splice(2, 0, "init");
await import("./hubdocs.js");

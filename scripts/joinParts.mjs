// Puts the parts that a bundler splits a program into together again, as far as they are loaded together anyway. The bundler
// makes a part of its own of everything that another set of entries reaches; finding, reading and linking one takes Node a
// millisecond, in each thread anew. The files are scripts that ask for each other by `require`: Node 20 keeps compiled code
// of scripts, but not of modules (src/platform/loadScript.ts).
import { basename } from "node:path";
import { build } from "esbuild";

/**
 * Joins parts.
 * @param split What the bundler has made: its files in memory, and its metafile.
 * @param loads What is loaded in one go: names of files, and the modules whose parts belong there. A load `after` another
 * one finds what that one has brought. What two loads need is a file of its own, so nothing is there twice.
 * @param options Settings of the bundler.
 * @returns Texts of files by their names.
 */
export async function joinParts(split, loads, options) {
  const parts = partsOf(split);
  const fileByPart = filesOf(parts, loads);
  const namesByPart = exportedNames(parts, fileByPart);
  const files = [...new Set(fileByPart.values())];
  const texts = await Promise.all(files.map((file) => joinFile(file, { parts, fileByPart, namesByPart, options })));
  return new Map(files.map((file, at) => [file, texts[at]]));
}

/** What the bundler has made, by names of files. */
function partsOf({ outputFiles, metafile }) {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint, exports: names, imports }]) => {
      const statics = imports.filter(({ kind, external }) => kind === "import-statement" && !external);
      const part = {
        text: texts.get(basename(path)),
        entry: entryPoint,
        // cli.js, not cardJob-6KOLFS7D.js
        isNamed: !/-[0-9A-Z]{8}\.js$/.test(path),
        names,
        imports: statics.map((one) => basename(one.path)),
      };
      return [basename(path), part];
    }),
  );
}

/** The file that each part goes to: that of the loads which need it, or one of its own. */
function filesOf(parts, loads) {
  const known = new Set([...parts.values()].map(({ entry }) => entry));
  const missing = Object.values(loads).flatMap(({ entries }) => entries.filter((entry) => !known.has(entry)));
  if (missing.length > 0) throw new Error(`No entries of the program: ${missing.join(", ")}`);
  const reached = new Map(Object.entries(loads).map(([name, { entries }]) => [name, reachedFrom(entries, parts)]));
  return new Map(
    [...parts].map(([part, { isNamed }]) => {
      const needing = Object.keys(loads).filter((name) => reached.get(name).has(part));
      const first = needing.filter((name) => !needing.includes(loads[name].after));
      // What has a name of its own acts when it is loaded, so no other file may need it.
      return [part, isNamed || first.length === 0 ? part.replace(/js$/, "cjs") : `${first.join("-")}.cjs`];
    }),
  );
}

/** Parts that are loaded with entries. */
function reachedFrom(entries, parts) {
  const reached = new Set();
  const reach = (part) => {
    if (reached.has(part)) return;
    reached.add(part);
    for (const other of parts.get(part).imports) reach(other);
  };
  for (const [part, { entry }] of parts) if (entries.includes(entry)) reach(part);
  return reached;
}

/** What parts export, with the names under which their files do. Those of entries stay: they are asked for by name. */
function exportedNames(parts, fileByPart) {
  const takenByFile = new Map([...fileByPart.values()].map((file) => [file, new Set()]));
  const isEntry = (part) => parts.get(part).entry !== undefined;
  const entriesFirst = [...parts.keys()].sort((a, b) => Number(isEntry(b)) - Number(isEntry(a)));
  return new Map(
    entriesFirst.map((part) => {
      const taken = takenByFile.get(fileByPart.get(part));
      return [part, parts.get(part).names.map((name) => [name, freeName(name, taken, isEntry(part))])];
    }),
  );
}

function freeName(name, taken, isFixed) {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`;
  if (isFixed && free !== name) throw new Error(`Two entries of one file export ${name}`);
  taken.add(free);
  return free;
}

/** The text of a file: its parts, and what they take from other files. */
async function joinFile(file, { parts, fileByPart, namesByPart, options }) {
  const own = [...parts.keys()].filter((part) => fileByPart.get(part) === file);
  const isOwn = (part) => fileByPart.get(part) === file;
  const plugin = {
    name: "parts",
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        const part = path.replace(/^\.\//, "");
        if (kind === "dynamic-import") return { path: `late:${fileByPart.get(part) ?? path}`, external: true };
        if (path.endsWith("/loadScript.js")) return { path: "./loadScript.cjs", external: true };
        if (!parts.has(part)) return { path: path.replace(/^file:/, "./"), external: true };
        return { path: part, namespace: isOwn(part) ? "own" : "other" };
      });
      bundler.onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({ contents: parts.get(path).text }));
      bundler.onLoad({ filter: /.*/, namespace: "other" }, ({ path }) => ({
        contents: takeFrom(fileByPart.get(path), namesByPart.get(path)),
      }));
    },
  };
  const contents = own.map((part) => passOn(part, namesByPart.get(part))).join("");
  const { outputFiles } = await build({
    ...options,
    format: "cjs",
    define: { "import.meta.url": "__moduleAddress" },
    stdin: { contents },
    bundle: true,
    write: false,
    plugins: [plugin],
  });
  const text = outputFiles[0].text.replaceAll(/import\("late:([^"]+)"\)/g, loadLate);
  // Modules are strict, and know their address.
  const address = /\b__moduleAddress\b/.test(text)
    ? `const __moduleAddress=require("node:url").pathToFileURL(__filename).href;`
    : "";
  return `"use strict";${address}${text}`;
}

/** Lines that give what a part exports the names that its file exports it by. */
const passOn = (part, names) =>
  `import "./${part}";\nexport { ${names.map(([name, shown]) => `${name} as ${shown}`).join(", ")} } from "./${part}";\n`;

/**
 * Lines that take what a part exports from the script of another file, once: asking the script for a function at each call,
 * as bundlers do it, takes longer than many of the functions. No part changes what it exports after it has run.
 */
const takeFrom = (file, names) =>
  `const { ${names.map(([name, shown]) => `${shown}: ${name}`).join(", ")} } = require("file:${file}");\nexport { ${names.map(([name]) => name).join(", ")} };\n`;

/** What a script loads late. The engine no longer knows what an `import()` means in code that it has taken over. */
const loadLate = (_, name) =>
  name.endsWith(".cjs")
    ? `Promise.resolve().then(() => require("./${name}"))`
    : `require("./loadScript.cjs").importModule("${name}")`;

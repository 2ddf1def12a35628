// Puts the parts that a bundler splits a program into together again, as far as they are loaded together anyway. The bundler
// makes a part of its own of everything that another set of entries reaches; finding, reading and linking one takes Node a
// millisecond, in each thread anew.
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
  const reached = new Map(Object.entries(loads).map(([name, { entries }]) => [name, reachedFrom(entries, parts)]));
  return new Map(
    [...parts].map(([part, { isNamed }]) => {
      const needing = Object.keys(loads).filter((name) => reached.get(name).has(part));
      const first = needing.filter((name) => !needing.includes(loads[name].after));
      // What has a name of its own acts when it is loaded, so no other file may need it.
      return [part, isNamed || first.length === 0 ? part : `${first.join("-")}.js`];
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
  const outsideName = (names) => names.map(([name, shown]) => `${name} as ${shown}`);
  const insideName = (names) => names.map(([name, shown]) => `${shown} as ${name}`);
  const plugin = {
    name: "parts",
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        const part = path.replace(/^\.\//, "");
        if (!parts.has(part)) return { path: path.replace(/^file:/, "./"), external: true };
        if (kind === "dynamic-import") return { path: `./${fileByPart.get(part)}`, external: true };
        return { path: part, namespace: isOwn(part) ? "own" : "other" };
      });
      bundler.onLoad({ filter: /.*/, namespace: "own" }, ({ path }) => ({ contents: parts.get(path).text }));
      bundler.onLoad({ filter: /.*/, namespace: "other" }, ({ path }) => ({
        contents: passOn(`file:${fileByPart.get(path)}`, insideName(namesByPart.get(path))),
      }));
    },
  };
  const contents = own.map((part) => passOn(`./${part}`, outsideName(namesByPart.get(part)))).join("");
  const { outputFiles } = await build({
    ...options,
    stdin: { contents },
    bundle: true,
    write: false,
    plugins: [plugin],
  });
  return outputFiles[0].text;
}

/** A module's line that loads another one and has its names as its own. */
const passOn = (from, names) => `import "${from}";\nexport { ${names.join(", ")} } from "${from}";\n`;

// Makes the reference of a specification as each tool documents it: a folder to be served, and where the page is in it.
// Peers are taken from a folder that has them installed; nothing is loaded from elsewhere.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addresses } from "./operations.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const versionIn = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** The peers, each with the packages that it needs. */
const known = [
  { label: "Redoc", needs: ["redoc"], make: makeRedoc },
  { label: "Redoc by its CLI", needs: ["redoc", "@redocly/cli"], make: makeRendered },
  { label: "Scalar", needs: ["@scalar/api-reference"], make: makeScalar },
];

/** @returns what can be measured here, hubdocs first, with the versions of all, and what is not installed. */
export function findReferences(peersFolder) {
  const placeOf = (name) => join(peersFolder ?? "", "node_modules", name);
  const isThere = (name) => peersFolder !== undefined && existsSync(join(placeOf(name), "package.json"));
  const found = known.filter(({ needs }) => needs.every(isThere));
  const packages = [...new Set(found.flatMap(({ needs }) => needs))];
  return {
    references: [
      { name: "hubdocs", make: makeHubdocs },
      ...found.map(({ label, make }) => ({ name: label, make: (spec, folder) => make(spec, folder, placeOf) })),
    ],
    versions: [`hubdocs ${versionIn(root)}`, ...packages.map((name) => `${name} ${versionIn(placeOf(name))}`)],
    missing: known.flatMap(({ label, needs }) => {
      const absent = needs.filter((name) => !isThere(name));
      return absent.length === 0 ? [] : [`${label}: ${absent.join(" and ")} not installed`];
    }),
  };
}

/** A site of one locale with nothing but the specification. */
function makeHubdocs(spec, folder) {
  const site = join(folder, "site");
  mkdirSync(site, { recursive: true });
  copyFileSync(spec, join(site, "spec.yaml"));
  writeFileSync(
    join(site, "hubdocs.config.yaml"),
    "title: API\nlocales: { default: en, en: { label: English } }\napis: [{ id: api, label: API, specs: { en: spec.yaml } }]\n",
  );
  const out = join(folder, "build");
  execFileSync(process.execPath, [join(root, "bin/hubdocs.js"), "build", site, "--out-dir", out, "--quiet"], {
    stdio: "ignore",
  });
  return { folder: out, addressOf: addresses.hubdocs };
}

const page = (title, style, body) => `<!DOCTYPE html>
<html>
  <head>
    <title>${title}</title>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />${style}
  </head>
  <body>
    ${body}
  </body>
</html>
`;

/** The element of its documentation; since 3.0 its script is a module. */
function makeRedoc(spec, folder, placeOf) {
  const isModule = Number.parseInt(versionIn(placeOf("redoc")), 10) >= 3;
  const script = `<script${isModule ? ' type="module"' : ""} src="/redoc.standalone.js"></script>`;
  const body = `<redoc spec-url="/spec.yaml"></redoc>\n    ${script}`;
  put(spec, folder, page("Redoc", "\n    <style>body { margin: 0; padding: 0; }</style>", body));
  copyFileSync(join(placeOf("redoc"), "bundles/redoc.standalone.js"), join(folder, "redoc.standalone.js"));
  return { folder, addressOf: (one) => `/${isModule ? addresses.redoc(one) : addresses.redoc2(one)}` };
}

/** The file that its command line makes; the script that it asks a network for comes from the same server. */
function makeRendered(spec, folder, placeOf) {
  const reference = makeRedoc(spec, folder, placeOf);
  const file = join(folder, "index.html");
  execFileSync(process.execPath, [join(placeOf("@redocly/cli"), "bin/cli.js"), "build-docs", spec, "-o", file], {
    stdio: "ignore",
  });
  const html = readFileSync(file, "utf8");
  writeFileSync(file, html.replace(/https:\/\/cdn\.[\w./-]+\/redoc\.standalone\.js/g, "/redoc.standalone.js"));
  return reference;
}

function makeScalar(spec, folder, placeOf) {
  const start = "<script>\n      Scalar.createApiReference('#app', { url: '/spec.yaml' })\n    </script>";
  put(
    spec,
    folder,
    page("Scalar", "", `<div id="app"></div>\n    <script src="/standalone.js"></script>\n    ${start}`),
  );
  copyFileSync(join(placeOf("@scalar/api-reference"), "dist/browser/standalone.js"), join(folder, "standalone.js"));
  return { folder, addressOf: (one) => `/${addresses.scalar(one)}` };
}

function put(spec, folder, html) {
  mkdirSync(folder, { recursive: true });
  copyFileSync(spec, join(folder, "spec.yaml"));
  writeFileSync(join(folder, "index.html"), html);
}

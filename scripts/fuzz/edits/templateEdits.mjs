// Random edits of a site's own templates and islands.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const templates = fileURLToPath(new URL("../../../templates", import.meta.url));
const components = readdirSync(templates, { recursive: true })
  .filter((path) => /\.tsx?$/.test(path) && !/^(?:starter|live|offline)/.test(path))
  .sort();
const islands = components.filter((path) => path.startsWith("islands/"));

const written = (path, text) => [{ do: "write", path, text }];

/** A built-in template with another attribute somewhere, which shows in pages or scripts. */
function changedTemplate(path, { random }) {
  const text = readFileSync(join(templates, path), "utf8");
  const parts = text.split(/(?= className=)/);
  const at = 1 + Math.floor(random() * (parts.length - 1));
  if (parts.length < 2 || random() < 0.3) return text;
  return [...parts.slice(0, at), ` data-own="${Math.floor(random() * 4)}"`, ...parts.slice(at)].join("");
}

const copied = (list) => (about) => {
  const path = about.pick(list);
  return written(`templates/${path}`, changedTemplate(path, about));
};

const wrapper = (name, word) =>
  `import { ${name} as Builtin } from "#builtin/parts/${name}";\nimport { word } from "../word.ts";\nexport function ${name}(shell: any) {\n  const { Island } = shell;\n  return <><p data-word={word}>${word}</p>${name === "PageFoot" ? '<Island name="Own" id="own" when="intent" props={{ word }} />' : ""}<Builtin {...shell} /></>;\n}\n`;
const ownIsland = (number) =>
  `import { useState } from "react";\nexport default function Own({ word }: { readonly word: string }) {\n  const [count, setCount] = useState(${number});\n  return <button type="button" onClick={() => setCount(count + 1)}>{word} {count}</button>;\n}\n`;

function wrappingEdit({ pick, random }) {
  const name = pick(["PageFoot", "Footer", "Toc", "Breadcrumbs"]);
  return [
    ...written(`templates/parts/${name}.tsx`, wrapper(name, `own ${Math.floor(random() * 3)}`)),
    ...written("templates/islands/Own.tsx", ownIsland(Math.floor(random() * 3))),
    ...written("templates/word.ts", `export const word: string = "word ${Math.floor(random() * 3)}";\n`),
  ];
}

function removingEdit({ pick, paths }) {
  const own = paths.filter((path) => path.startsWith("templates/"));
  return own.length === 0 ? [] : [{ do: "remove", path: pick([...own, "templates/islands", "templates"]) }];
}

/** @type {typeof import("./pageEdits.mjs").pageEdits} */
export const templateEdits = [
  copied(components),
  copied(components),
  copied(islands),
  copied(islands),
  wrappingEdit,
  wrappingEdit,
  ({ random }) => written("templates/islands/Own.tsx", ownIsland(Math.floor(random() * 5))),
  ({ random }) => written("templates/word.ts", `export const word: string = "word ${Math.floor(random() * 5)}";\n`),
  removingEdit,
  removingEdit,
  ({ pick, random }) =>
    written(
      `templates/${pick(["parts/Footer.tsx", "parts/Toc.tsx", "islands/Search.tsx"])}`,
      pick([
        "export function Footer(",
        "export const Footer = () => { throw new Error('no'); };\nexport const Toc = Footer;\nexport default Footer;\n",
        `export const Footer = () => <i>${Math.floor(random() * 3)}</i>;\nexport const Toc = Footer;\nexport default Footer;\n`,
      ]),
    ),
];

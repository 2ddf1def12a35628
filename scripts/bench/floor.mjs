// What the parts of a page take by themselves, on two threads: files read, Markdown parsed and coloured, a shell with the
// links of a branch rendered by React, pages written. No site is known: no cache, checks, search, twins, receipts or
// publishing. A generator made of these parts cannot be faster than this.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isMainThread, Worker, workerData } from "node:worker_threads";

process.env.NODE_ENV = "production";
const threads = 2;

if (isMainThread) {
  const [folder = "."] = process.argv.slice(2);
  const names = readdirSync(join(folder, "content"), { recursive: true }).filter((name) => name.endsWith(".md"));
  for (let thread = 0; thread < threads; thread += 1) {
    const share = names.filter((_, index) => Math.floor((index * threads) / names.length) === thread);
    new Worker(new URL(import.meta.url), { workerData: { folder, names: share } });
  }
} else await makePages(workerData);

async function makePages({ folder, names }) {
  const { Marked } = await import("marked");
  const { createElement: h } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const prism = createRequire(import.meta.url)("prismjs");
  for (const name of ["bash", "json", "lua", "yaml"])
    createRequire(import.meta.url)(`prismjs/components/prism-${name}.js`);
  const marked = new Marked({
    renderer: {
      code({ text, lang }) {
        const grammar = prism.languages[lang === "js" ? "javascript" : lang];
        return `<pre><code>${grammar ? prism.highlight(text, grammar, lang) : text}</code></pre>`;
      },
    },
  });
  const links = Array.from({ length: 72 }, (_, index) => ({ href: `/docs/page-${index}`, label: `Page ${index}` }));
  const list = (items) =>
    h("ul", null, ...items.map(({ href, label }) => h("li", { key: href }, h("a", { href }, label))));
  for (const name of names) {
    const source = readFileSync(join(folder, "content", name), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
    const body = marked.parse(source);
    const headings = [...source.matchAll(/^##+ (.*)$/gm)].map(([, label]) => ({ href: `#${label}`, label }));
    const page = h("body", null, h("nav", null, list(links)), [
      h("main", { key: "main", dangerouslySetInnerHTML: { __html: body } }),
      h("aside", { key: "toc" }, list(headings)),
    ]);
    const file = join(folder, "build", name.replace(/\.md$/, ""), "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<!doctype html><html>${renderToStaticMarkup(page)}</html>`);
  }
}

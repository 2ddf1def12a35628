// Measures search as users get it: builds sites with the real command, then asks through `openSearch`. Relevance comes
// from a folder of judged queries and their corpora; sizes and times also from the portal of this repository and from
// made-up sites.
//   node scripts/benchSearch.mjs [--cases DIR] [--corpus FILE.mjs] [--pages 1000,10000] [--fails N]
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const option = (name, fallback) => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? fallback : process.argv[place + 1];
};
const cases = resolve(option("cases", process.env.HUBDOCS_SEARCH_CASES ?? join(root, "../shared/cases/search")));
const corpusScript = resolve(option("corpus", join(root, "../shared/bench/corpus.mjs")));
const sizes = option("pages", "").split(",").filter(Boolean).map(Number);
const shownFails = Number(option("fails", 0));
const work = mkdtempSync(join(tmpdir(), "hubdocs-search-"));
const { openSearch } = await import(join(root, "dist/program/index.js"));

async function benchCases(language) {
  const site = join(work, language);
  const corpus = JSON.parse(gunzipSync(readFileSync(join(cases, `corpus-${language}.json.gz`))));
  writeSite(site, language, corpus.pages);
  const outDir = join(work, `${language}-out`);
  const queries = JSON.parse(readFileSync(join(cases, `queries-${language}.json`), "utf8"));
  const search = await benchSite(`cases ${language}`, site, { outDir, queries: queries.map(({ q }) => q) });
  await printRelevance(language, search, queries);
}

/** The corpus as Markdown: one doc a page, addresses and ids as in the corpus. */
function writeSite(site, language, pages) {
  mkdirSync(site, { recursive: true });
  writeFileSync(
    join(site, "hubdocs.config.json"),
    JSON.stringify({
      title: "Cases",
      locales: { default: language, [language]: {} },
      report: { "broken-link": "ignore" },
    }),
  );
  for (const page of pages) {
    const file = join(site, "content", language, "docs", `${page.id}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const lines = ["---", `title: ${JSON.stringify(page.title)}`, `slug: ${JSON.stringify(`/${page.id}`)}`];
    if (page.description) lines.push(`description: ${JSON.stringify(page.description)}`);
    lines.push("---", "", ...blockLines(page));
    for (const heading of page.headings) {
      lines.push(
        `${"#".repeat(heading.depth)} ${escapeMarkdown(heading.title)} {#${heading.slug}}`,
        "",
        ...blockLines(heading),
      );
    }
    writeFileSync(file, lines.join("\n"));
  }
}

function blockLines({ text, code }) {
  const lines = text.split("\n").flatMap((line) => [escapeMarkdown(line), ""]);
  return code === "" ? lines : [...lines, "~~~~~~", code, "~~~~~~", ""];
}

const escapeMarkdown = (text) =>
  text
    .replace(/[\\`*_{}[\]()#+\-.!|<>&~:^$]/g, (sign) => `\\${sign}`)
    // A paragraph that begins like a module is taken for one.
    .replace(/^(?=(?:im|ex)port\b)[ie]/, (letter) => `&#${letter.charCodeAt(0)};`);

async function benchSite(name, site, { outDir, queries = ["sensor", "датчик руху", "retry timeout", "api key"] }) {
  const started = performance.now();
  const built = spawnSync(
    process.execPath,
    [join(root, "bin/hubdocs.js"), "build", site, "--out-dir", outDir, "--quiet"],
    { encoding: "utf8" },
  );
  const seconds = (performance.now() - started) / 1000;
  if (!existsSync(join(outDir, ".hubdocs-search.json")))
    throw new Error(`${name} was not built:\n${built.stderr.slice(-2000)}`);
  if (built.status !== 0) console.log(built.stderr.slice(0, 500));
  console.log(`\n${name}: built in ${seconds.toFixed(1)} s, exit ${built.status}`);
  const { editions } = JSON.parse(readFileSync(join(outDir, ".hubdocs-search.json"), "utf8"));
  let first;
  for (const { locale, version, path } of editions) {
    printSizes(`${version}/${locale}`, outDir, path);
    const opened = performance.now();
    const search = await openSearch(outDir, { locale, version });
    const openMs = performance.now() - opened;
    for (const query of queries) await search.search(query);
    const times = [];
    for (const query of queries) {
      // Processor time: the machine may have other work.
      const before = process.cpuUsage();
      await search.search(query);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    times.sort((one, other) => one - other);
    const at = (share) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1);
    console.log(`  opened in ${openMs.toFixed(0)} ms; query p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
    first ??= search;
  }
  return first;
}

function printSizes(name, outDir, path) {
  const names = JSON.parse(readFileSync(join(outDir, path), "utf8"));
  const index = JSON.parse(readFileSync(join(outDir, names.index), "utf8"));
  const { options } = JSON.parse(readFileSync(join(outDir, names.doc), "utf8"));
  const weigh = (files) => {
    const weights = files.map((file) => {
      const bytes = readFileSync(join(outDir, file));
      return [bytes.length, gzipSync(bytes).length, brotliCompressSync(bytes).length];
    });
    const sum = [0, 1, 2].map((form) => weights.reduce((total, weight) => total + weight[form], 0));
    const largest = Math.max(0, ...weights.map(([, gzip]) => gzip));
    return `${kilo(sum[0])} / ${kilo(sum[1])} / ${kilo(sum[2])} kB in ${files.length}${files.length > 1 ? `, largest ${kilo(largest)} gz` : ""}`;
  };
  console.log(`  ${name}: ${options.mode}, ${index.sections} sections (raw / gzip / brotli)`);
  console.log(
    `    documents ${weigh([names.doc])}; index ${weigh([names.index])}; before the first answer ${weigh([names.doc, names.index])}`,
  );
  const rows = index.rows.map((file) => JSON.parse(readFileSync(join(outDir, file), "utf8")));
  const texts = new Set([index, ...rows].flatMap(({ texts: named }) => named.map(([, file]) => file)));
  console.log(
    `    shards ${weigh(index.shards.map(([, file]) => file))}; rows ${weigh(index.rows)}; texts ${weigh([...texts])}`,
  );
}

const kilo = (bytes) => (bytes / 1024).toFixed(1);

async function printRelevance(language, search, queries) {
  const kinds = new Map();
  const fails = [];
  for (const { q, kind, relevant } of queries) {
    const hits = (await search.search(q, { limit: 10 })).map(({ url }) => decode(url));
    const pageOf = (address) => address.split("#")[0].toLowerCase();
    const isPage = (url, id) => pageOf(url).endsWith(`/${pageOf(id)}`);
    const rank = hits.findIndex((url) => relevant.some((id) => isPage(url, id))) + 1;
    const anchored = relevant.filter((id) => id.includes("#"));
    const anchor =
      anchored.length < relevant.length
        ? undefined
        : hits.findIndex((url) => anchored.some((id) => isPage(url, id) && squash(url) === squash(id))) + 1;
    if (rank !== 1)
      fails.push(
        `  [${kind}] ${q}: ${rank === 0 ? "not found" : `place ${rank}`}; wanted ${relevant[0]}, first ${hits[0] ?? "nothing"}`,
      );
    kinds.set(kind, [...(kinds.get(kind) ?? []), { rank, anchor, isEmpty: hits.length === 0 }]);
  }
  console.log(`\n  ${language}: kind           n  MRR@10   S@1   S@5  empty | anchor n   MRR   S@5`);
  for (const [kind, results] of [...kinds, ["ALL", [...kinds.values()].flat()]]) {
    const anchors = results.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor]));
    const ranks = results.map(({ rank }) => rank);
    const anchorText =
      anchors.length === 0
        ? ""
        : `${String(anchors.length).padStart(8)} ${figure(mrr(anchors))} ${figure(success(anchors, 5))}`;
    console.log(
      `  ${kind.padEnd(14)} ${String(results.length).padStart(6)}   ${figure(mrr(ranks))} ${figure(success(ranks, 1))} ${figure(success(ranks, 5))} ${figure(results.filter(({ isEmpty }) => isEmpty).length / results.length)} |${anchorText}`,
    );
  }
  for (const line of fails.slice(0, shownFails)) console.log(line);
}

const mrr = (ranks) => ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
const success = (ranks, within) => ranks.filter((rank) => rank > 0 && rank <= within).length / ranks.length;
const figure = (value) => value.toFixed(3).padStart(5);
const decode = (url) => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url; // a lone %: compared as it is
  }
};
const squash = (address) => (address.split("#")[1] ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

async function benchMadeUp(pages) {
  const site = join(work, `made-${pages}`);
  execFileSync(
    process.execPath,
    [corpusScript, "--pages", String(pages), "--out", join(site, "content/en/docs"), "--flavour", "hubdocs"],
    {
      stdio: "ignore",
    },
  );
  await benchSite(`${pages} pages`, site, { outDir: join(work, `made-${pages}-out`) });
}

try {
  if (existsSync(cases)) for (const language of ["en", "uk"]) await benchCases(language);
  await benchSite("portal", root, { outDir: join(work, "portal") });
  for (const pages of sizes) await benchMadeUp(pages);
} finally {
  rmSync(work, { recursive: true, force: true });
}

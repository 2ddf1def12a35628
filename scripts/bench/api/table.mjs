// Results as rows of a table in Markdown.

/** What is in the middle of several visits, figure by figure; a figure that one of them lacks counts as the greatest. */
export function middleOf(visits) {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = visits.map((visit) => visit[name] ?? Number.POSITIVE_INFINITY);
      return [name, values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]];
    }),
  );
}

const kilo = (bytes) => (bytes / 1000).toFixed(bytes > 0 && bytes < 10_000 ? 1 : 0);
const seconds = (ms) => (Number.isFinite(ms) ? (ms / 1000).toFixed(2) : "never");

const figures = [
  ["", ({ spec }) => spec],
  ["", ({ reference }) => reference],
  ["first visit kB", ({ firstBytes }) => kilo(firstBytes)],
  ["words in view s", ({ inViewMs }) => seconds(inViewMs)],
  ["blocked s", ({ blockedMs }) => seconds(blockedMs)],
  ["shift", ({ shift }) => shift.toFixed(3)],
  ["next s", ({ nextMs }) => seconds(nextMs)],
  ["next kB", ({ nextBytes }) => kilo(nextBytes)],
  ["elements", ({ elements }) => elements.toLocaleString("en")],
  ["heap MB", ({ heapBytes }) => (heapBytes / 1e6).toFixed(1)],
  ["axe: rules / places", ({ violations }) => `${violations.length} / ${placesOf(violations)}`],
];
const answers = [
  ["link stays in view", ({ isInView }) => isInView === 1],
  ["read without scripts", ({ isReadableWithoutScripts }) => isReadableWithoutScripts],
  ["the browser finds its words", ({ findsThis }) => findsThis],
  ["and those of another operation", ({ findsNext }) => findsNext],
];

const placesOf = (violations) => violations.reduce((sum, { nodes }) => sum + nodes, 0);
const row = (cells) => `| ${cells.join(" | ")} |`;
const headOf = (names) => `${row(names)}\n|${names.map((name) => (name === "" ? " --- |" : " --: |")).join("")}`;

export const figuresHead = headOf(figures.map(([name]) => name));

/** One reference of one specification. */
export const figuresRow = (result) => row(figures.map(([, cell]) => cell(result)));

/** In how many of the specifications a reader gets what is asked, by reference; and whom besides the server it asks. */
export function answersTable(results) {
  const names = [...new Set(results.map(({ reference }) => reference))];
  const rows = names.map((name) => {
    const own = results.filter(({ reference }) => reference === name);
    const counts = answers.map(([, isTrue]) => `${own.filter(isTrue).length} of ${own.length}`);
    const hosts = [...new Set(own.flatMap(({ foreignHosts }) => foreignHosts))].sort();
    return row([name, ...counts, hosts.length === 0 ? "none" : hosts.join(", ")]);
  });
  return [headOf(["", ...answers.map(([name]) => name), "other hosts asked"]), ...rows].join("\n");
}

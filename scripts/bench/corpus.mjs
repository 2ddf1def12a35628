// Writes a made-up handbook of any size: the same words for the same number, whatever generator it is for. A page has
// about 850 words under six to ten headings, two to four code blocks, lists, a table on every third page, five links.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const pagesPerTopic = 20;
const topicsPerPart = 10;

const split = (text) => text.split(" ");
const things = split(
  "boiler blind camera charger dimmer doorbell fan fountain gate gateway heater keypad lamp lock meter mixer motor panel pump radiator relay scanner sensor shutter siren socket switch thermostat valve vent",
);
const places = split(
  "attic balcony basement bathroom corridor courtyard garage garden hall kitchen library office porch stairs studio",
);
const ideas = split(
  "address alarm backup binding calendar certificate channel cluster counter curve group history interval limit message mode offset permission preset profile queue report retry role rule scene schedule season session setpoint snapshot tariff template threshold timer token trigger variable zone",
);
const actions = split(
  "averages binds checks compares confirms counts delays exports filters imports limits locks measures pairs polls publishes reads renames repeats reports resets restores schedules signs stores switches unlocks wakes",
);
const qualities = split(
  "cold daily hidden idle local manual narrow old partial quiet remote shared slow spare stale urgent warm wide",
);
const headings = split(
  "Access Alarms Backups Calibration Commands Data Diagnostics Errors Groups History Installation Limits Logging Modes Pairing Power Reports Safety Schedules Scenes Sensors Settings Storage Updates Wiring",
);

const sentences = [
  "The {thing} in the {place} {action} its {idea} every {number} seconds, unless a {quality} {idea} holds it back.",
  "When the {idea} of a {thing} changes, the gateway {action} the {quality} {idea} and writes one line to the log.",
  "Set `{name}` to {number} to let a {quality} {thing} keep its {idea} for the whole night.",
  "A {thing} without a {idea} is treated as {quality}, so nothing in the {place} waits for it.",
  "You can bind a {idea} to more than one {thing}, and the first {idea} that {action} anything wins.",
  "Before an update the gateway {action} every {idea} of the {place}, which takes about {number} seconds.",
  "If two rules disagree about the {thing}, the **{quality} {idea}** decides and the other one is reported.",
  "Use the {idea} of the {place} when the {thing} is {quality}, and the {idea} of the house at any other time.",
];

/** Numbers that follow from a seed alone. */
function numbersFrom(seed) {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x7feb352d);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  const pick = (list) => list[Math.floor(next() * list.length)];
  return { between, pick };
}

function fill(text, { between, pick }) {
  const values = {
    thing: () => pick(things),
    place: () => pick(places),
    idea: () => pick(ideas),
    action: () => pick(actions),
    quality: () => pick(qualities),
    number: () => String(between(2, 900)),
    name: () => `${pick(things)}_${pick(ideas)}`,
  };
  return text.replace(/\{(\w+)\}/g, (_, kind) => values[kind]());
}

const codes = {
  bash: "# read one value and keep it\nHUB=http://hub.local/api\nfor id in {number} {number}; do\n  curl -fsS \"$HUB/{thing}s/$id\" | jq -r '.{name}' >> {idea}.log\ndone",
  json: '{\n  "id": {number},\n  "{name}": { "limit": {number}, "active": true },\n  "zones": ["{place}", "{place}"],\n  "note": "{quality} {idea}"\n}',
  lua: 'local {name} = {number}\nlocal function check(value, limit)\n  if value == nil then\n    return nil, "no {idea}"\n  end\n  return math.min(value * {number}, limit)\nend\n\nprint(check({name}, {number}))',
  yaml: '# {quality} {thing}\n{thing}:\n  name: "{place}"\n  {name}: {number}\n  steps:\n    - wait: {number}s\n      then: {idea}',
  js: "// the newest {idea} of a {thing}\nconst read = async (id, limit = {number}) => {\n  const reply = await fetch('/api/{thing}s/' + id);\n  if (!reply.ok) throw new Error('status ' + reply.status);\n  return Math.min((await reply.json()).value ?? 0, limit);\n};",
};

const padded = (number, digits) => String(number).padStart(digits, "0");

/** Folder and name of a page. */
function placeOf(index) {
  const topic = Math.floor(index / pagesPerTopic);
  const part = Math.floor(topic / topicsPerPart);
  return { folder: `part-${padded(part + 1, 3)}/topic-${padded(topic + 1, 4)}`, name: `page-${padded(index + 1, 6)}` };
}

const titleOf = (index) => {
  const numbers = numbersFrom(index + 17);
  return `${fill("{quality} {thing} and {idea}", numbers)} ${index + 1}`.replace(/^./, (letter) =>
    letter.toUpperCase(),
  );
};

function linkFrom(index, to) {
  const [from, target] = [placeOf(index), placeOf(to)];
  const path = posix.relative(from.folder, `${target.folder}/${target.name}.md`);
  return `Next: [${titleOf(to)}](${path.startsWith(".") ? path : `./${path}`}).`;
}

function pageText(index, pages) {
  const numbers = numbersFrom(index + 5_003);
  const { between, pick } = numbers;
  const paragraph = (count) => Array.from({ length: count }, () => fill(pick(sentences), numbers)).join(" ");
  const sections = between(6, 10);
  const withCode = new Set(Array.from({ length: between(2, 4) }, () => between(0, sections - 1)));
  const withTable = index % 3 === 0 ? between(0, sections - 1) : -1;
  const blocks = [paragraph(2)];
  for (let section = 0; section < sections; section += 1) {
    blocks.push(`${section > 0 && between(0, 2) === 0 ? "###" : "##"} ${pick(headings)} ${section + 1}`);
    blocks.push(paragraph(Math.round(36 / sections)));
    if (section < 5) {
      const near = Math.floor(index / pagesPerTopic) * pagesPerTopic + between(0, pagesPerTopic - 1);
      blocks.push(linkFrom(index, section % 2 === 0 && near < pages ? near : between(0, pages - 1)));
    }
    if (section % 3 === 1)
      blocks.push(
        [1, 2, 3, 4]
          .map(() => `- ${fill("the {quality} {idea} of the {place} {action} a {thing}", numbers)}`)
          .join("\n"),
      );
    if (section === withTable) {
      const rows = Array.from({ length: between(4, 8) }, () =>
        fill("| `{name}` | number | {number} | {quality} {idea} |", numbers),
      );
      blocks.push(["| Name | Type | Default | Meaning |", "| --- | :---: | ---: | --- |", ...rows].join("\n"));
    }
    if (withCode.has(section)) {
      const language = pick(Object.keys(codes));
      blocks.push(`\`\`\`${language}\n${fill(codes[language], numbers)}\n\`\`\``);
    }
  }
  return blocks.join("\n\n");
}

/**
 * Writes the handbook.
 * @param folder Where its Markdown goes.
 * @param kind `hugo` gets the front matter and the index files that Hugo sorts by.
 */
export function writeCorpus(folder, pages, kind = "hubdocs") {
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (let index = 0; index < pages; index += 1) {
    const { folder: topic, name } = placeOf(index);
    const weight = kind === "hugo" ? `weight: ${index + 1}\n` : "";
    const description = fill("{quality} {idea} of the {place}", numbersFrom(index + 91));
    write(
      `${topic}/${name}.md`,
      `---\ntitle: ${titleOf(index)}\ndescription: ${description}\n${weight}---\n\n${pageText(index, pages)}\n`,
    );
  }
  const topics = Math.ceil(pages / pagesPerTopic);
  const label = (path, title, position) =>
    kind === "hugo"
      ? write(`${path}/_index.md`, `---\ntitle: "${title}"\nweight: ${position}\n---\n`)
      : write(`${path}/_category_.json`, JSON.stringify({ label: title, position }));
  for (let topic = 0; topic < topics; topic += 1) {
    const { folder: path } = placeOf(topic * pagesPerTopic);
    label(path, `Topic ${topic + 1}: ${things[topic % things.length]}`, topic + 1);
    if (topic % topicsPerPart === 0)
      label(dirname(path), `Part ${topic / topicsPerPart + 1}`, topic / topicsPerPart + 1);
  }
  write(kind === "hugo" ? "_index.md" : "index.md", "---\ntitle: Handbook\n---\n\nA handbook of a made-up hub.\n");
}

/** The page that a benchmark edits. */
export const editedPage = `${placeOf(0).folder}/${placeOf(0).name}.md`;

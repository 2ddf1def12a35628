// Changes texts at random, the same way for the same seed.
import { dump, load } from "js-yaml";

/** Numbers from 0 to 1 that follow from a seed alone (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// What has a meaning in Markdown, HTML, YAML, JSON, addresses or JavaScript, and what is hard to read.
const pieces = [
  ..."<>[](){}|*_`~#!&\\:-+=$%@^\"'/?.,;\n\t \r\0\u2028\u200f\u200b\ufeff\ud83d",
  ..."```¦~~~¦---¦***¦<!--¦-->¦]]>¦<![CDATA[¦</¦<a href=¦<script>¦</script>¦<svg¦<details>¦</details>¦<table>".split(
    "¦",
  ),
  ..."<b onclick=x>¦<img src=x onerror=x>¦javascript:x¦data:text/html,x¦&#x¦&amp¦&lt;¦[^1]¦[^1]:¦[a]: ¦![¦](".split(
    "¦",
  ),
  ...":::note¦:::¦||¦|-|¦- [ ] ¦> ¦1. ¦!!js/function ¦&a ¦*a¦<<: *a¦? ¦- - ¦: |¦: >-¦%YAML 9¦{{7*7}}".split("¦"),
  ...`$\{x}¦<%= x %>¦~¦__proto__¦constructor¦toString¦$ref¦#/components/schemas/¦../¦%2e%2e/¦//¦null¦true`.split("¦"),
  ..."$..*¦[*]¦[-1]¦[0:9:2]¦[?@.name == 'a']¦[?match(@.a, '(a+)+$')]¦[?@..*]¦$['']¦remove: true".split("¦"),
  ..."0x1F¦1e999¦-0¦.nan¦2026-02-30¦oneOf¦type¦items¦properties¦🏠¦й¦ґ¦ʼ¦ع¦\r\n".split("¦"),
];

const changes = [
  ({ text, at, to }) => text.slice(0, at) + text.slice(to),
  ({ text, at, to }) => text.slice(0, to) + text.slice(at),
  ({ text, at, to, random }) =>
    text.slice(0, at) + text.slice(at, to).repeat(1 + Math.floor(random() ** 4 * 200)) + text.slice(to),
  ({ text, at, pick }) => text.slice(0, at) + pick(pieces) + text.slice(at),
  ({ text, at, pick }) => text.slice(0, at) + pick(pieces) + text.slice(at + 1),
  ({ text, at, pick, random }) =>
    text.slice(0, at) + pick(pieces).repeat(1 + Math.floor(random() ** 6 * 3000)) + text.slice(at),
  ({ text, at, pick, random }) => {
    const other = pick(text.split("\n"));
    return `${text.slice(0, at)}\n${other}\n${random() < 0.5 ? text.slice(at) : ""}`;
  },
  ({ text, at, donor, random }) => {
    const from = Math.floor(random() * donor.length);
    return text.slice(0, at) + donor.slice(from, from + Math.floor(random() * 400)) + text.slice(at);
  },
  ({ text, pick, random }) => {
    const lines = text.split("\n");
    const index = Math.floor(random() * lines.length);
    lines[index] = " ".repeat(Math.floor(random() * 9)) + pick(lines).trimStart();
    return lines.join("\n");
  },
];

/**
 * Changes one to six places of a text, some of them beside each other.
 * @param {string} text
 * @param {{ random: () => number, donors: readonly string[] }} by Where numbers come from, and texts to take pieces of.
 * @returns {Buffer} Bytes that once in a while are no UTF-8.
 */
export function mutate(text, { random, donors }) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  let changed = text;
  for (let left = 1 + Math.floor(random() * 6); left > 0; left -= 1) {
    const at = Math.floor(random() * (changed.length + 1));
    const to = Math.min(changed.length, at + Math.floor(random() ** 3 * 300));
    changed = pick(changes)({ text: changed, at, to, pick, random, donor: pick(donors) }).slice(0, 200_000);
  }
  const bytes = Buffer.from(changed, "utf8");
  if (random() < 0.03 && bytes.length > 0) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

const hostileValues = JSON.parse(`[
  null, true, false, 0, -1, 1e308, "", "a", "__proto__", "#/", "#/components/schemas/Room", "../x.yaml",
  "http://127.0.0.1:9/x", [], {}, [null], [[]], { "$ref": "#" }, { "$ref": "#/paths" }, { "type": ["string", null] },
  { "oneOf": [{}] }, { "__proto__": { "a": 1 } }
]`);

/**
 * Changes one to eight places of a document in YAML, which can be read afterwards: values are replaced, by others of the
 * document too, taken out, repeated, or get another name.
 * @param {string} text
 * @param {{ random: () => number, donors: readonly string[] }} by
 * @returns {Buffer} The document as YAML.
 */
export function mutateTree(text, by) {
  const { random } = by;
  const pick = (list) => list[Math.floor(random() * list.length)];
  const document = load(text);
  for (let left = 1 + Math.floor(random() * 8); left > 0; left -= 1) {
    const places = placesOf(document);
    if (places.length === 0) break;
    const { holder, key } = pick(places);
    const other = pick(places);
    const copy = () => structuredClone(other.holder[other.key]);
    const change = pick(["replace", "copy", "copy", "remove", "rename", "repeat", "text"]);
    if (change === "replace") put(holder, key, structuredClone(pick(hostileValues)));
    else if (change === "copy") put(holder, key, copy());
    else if (change === "remove") Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
    else if (change === "repeat" && Array.isArray(holder)) holder.push(copy());
    else if (change === "text")
      put(holder, key, mutate(JSON.stringify(holder[key]).slice(0, 2000), by).toString("utf8"));
    else if (!Array.isArray(holder)) put(holder, pick([String(other.key), ...pieces]), copy());
  }
  return Buffer.from(dump(document, { noRefs: true, lineWidth: -1 }));
}

/** Sets a property, whatever it is called: assigning to `__proto__` would make no property. */
const put = (holder, key, value) =>
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });

/** All values of a document by their holders. */
function placesOf(document) {
  const places = [];
  const waiting = [document];
  for (let holder = waiting.pop(); holder !== undefined && places.length < 50_000; holder = waiting.pop()) {
    if (typeof holder !== "object" || holder === null) continue;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      waiting.push(holder[key]);
    }
  }
  return places;
}

// What must not be found, whatever a site is built from.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";

/**
 * What is wrong with a run of the command and its output.
 * @param {{ status: number | null, stderr: string, output: string, inputs: readonly { path: string, page?: string }[],
 *   statuses: readonly number[], untrusted: boolean }} run `output` is the folder that was written.
 * @returns {readonly string[]} Sentences; none if nothing is wrong.
 */
export function faultsOf({ status, stderr, output, inputs, statuses, untrusted }) {
  const faults = [];
  if (status === null) faults.push("the command did not end in time");
  else if (!statuses.includes(status)) faults.push(`the command ended with status ${status}`);
  const named = new Set();
  for (const line of stderr.split("\n").filter(Boolean)) {
    const { code, file, message } = readFinding(line);
    if (code === undefined) faults.push(`said what is no finding: ${line.slice(0, 300)}`);
    else if (code === "internal-error" || code === "page-failed") faults.push(`${code}: ${message}`);
    if (file !== undefined) named.add(file);
  }
  if (status === 2) return faults; // nothing was built
  for (const { path, page } of inputs)
    if (page !== undefined && !named.has(path) && !existsSync(join(output, page)))
      faults.push(`${path} has no page, and nothing was said about it`);
  const pages = existsSync(output)
    ? readdirSync(output, { recursive: true }).filter((path) => path.endsWith(".html"))
    : [];
  for (const page of pages) {
    const found = faultsOfPage(readFileSync(join(output, page)), { untrusted });
    faults.push(...found.map((fault) => `${page}: ${fault}`));
  }
  return faults;
}

function readFinding(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {}; // no JSON, so no finding
  }
}

/**
 * What is wrong with a page: bytes that are no UTF-8, and, where nothing of the page's text may be markup, markup that a
 * browser reads as something else, and what could run. HTML of authors may be whatever they have written.
 * @param {Buffer} bytes
 * @param {{ untrusted: boolean }} options Whether the page shows texts of strangers only.
 * @returns {readonly string[]}
 */
export function faultsOfPage(bytes, { untrusted }) {
  let html;
  try {
    html = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return ["its bytes are no UTF-8"];
  }
  if (!untrusted) return [];
  const errors = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      // Characters that nobody can see, and names of characters that are none, stay as they are written.
      if (!leftToBrowsers.test(code)) errors.push(`${code} at ${startLine}:${startCol}`);
    },
  });
  return [...errors, ...elementsOf(document).flatMap((element) => faultsOfElement(element, html))];
}

const leftToBrowsers = /^(?:control-character|noncharacter)-in-input-stream$|-character-reference$/;

/** All elements below a node. */
function elementsOf(document) {
  const elements = [];
  const waiting = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.tagName !== undefined) elements.push(node);
    for (const child of node.childNodes ?? []) waiting.push(child);
    if (node.content !== undefined) waiting.push(node.content);
  }
  return elements;
}

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const frames = new Set(["iframe", "frame", "object", "embed", "base", "applet"]);
const addressed = new Set(["href", "src", "action", "formaction", "xlink:href", "data"]);

function faultsOfElement({ tagName, namespaceURI, attrs, sourceCodeLocation: place }, html) {
  const faults = frames.has(tagName) ? [`it has an element ${tagName}`] : [];
  // Elements without a place are made by browsers alone; those without an end are closed by what follows them.
  if (!place) faults.push(`its element ${tagName} is not written`);
  else if (place.endTag === undefined && !voids.has(tagName) && !closesItself({ namespaceURI, place, html }))
    faults.push(`its element ${tagName} at ${place.startLine}:${place.startCol} is not closed`);
  for (const { name, value } of attrs) {
    if (/^on/i.test(name)) faults.push(`it has an attribute ${name}`);
    // Browsers leave out white space and control characters before they look for a scheme.
    const address = addressed.has(name) ? value.replace(/[\u0000-\u0020]/g, "") : "";
    if (/^(?:javascript|vbscript|data(?!:image\/)):/i.test(address)) faults.push(`it leads to ${value.slice(0, 80)}`);
  }
  return faults;
}

/** Whether an element of a drawing is written as `<path/>`. */
const closesItself = ({ namespaceURI, place, html }) =>
  namespaceURI === "http://www.w3.org/2000/svg" && html.slice(0, place.endOffset).endsWith("/>");

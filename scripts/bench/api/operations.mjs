// Which operations of a specification are opened, what is looked for on their pages, and their addresses in each reference.
import { load } from "js-yaml";
import { slugOf } from "../../../dist/model/slug.js";

const methods = ["get", "put", "post", "delete", "patch"];
/** Shorter words stand in too many places of a page. */
const leastWords = 15;
const mostWords = 60;

/**
 * Two operations of one tag, the first from the middle of the file: with a body, where any has one, because those pages
 * have more to say. `words` are its own and stand on the page as they are: of its description, else its summary.
 */
export function chooseOperations(text) {
  const { paths = {} } = load(text);
  // A path that holds a query is no path by the standard, and not every reference finds its way back to one.
  const plain = Object.entries(paths).filter(([path]) => !path.includes("?"));
  const all = plain.flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] === undefined ? [] : [describe(path, method, item[method])])),
  );
  const isOwn = ({ words }) => all.filter((other) => other.words === words).length === 1;
  const told = all.filter((one) => one.tag !== undefined && one.words !== undefined && isOwn(one));
  const pairs = told.flatMap((one) => {
    const next = told.find((other) => other.tag === one.tag && other !== one && !areMixed(one, other));
    return next === undefined ? [] : [[one, next]];
  });
  const withBody = pairs.filter(([{ hasBody }]) => hasBody);
  const choice = withBody.length > 0 ? withBody : pairs;
  if (choice.length === 0) throw new Error("no two operations of one tag with words of their own");
  return choice[Math.floor(choice.length / 2)];
}

const areMixed = (one, other) => one.words.includes(other.words) || other.words.includes(one.words);

function describe(path, method, { operationId, summary, description, tags = [], requestBody }) {
  const words = [description, summary].map(plainStart).find((start) => start.length >= leastWords);
  return { path, method, operationId, tag: tags[0], words, hasBody: requestBody !== undefined };
}

/** How a text begins, up to the first sign that may be Markdown. */
const plainStart = (text = "") => /^[^`*_[\]<>\n|\\#~]*/.exec(text)[0].slice(0, mostWords).trim();

const kebab = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
const escaped = (path) => path.replaceAll("/", "~1");

/** How each reference links an operation, as its own navigation does. */
export const addresses = {
  hubdocs: ({ operationId, method, path }) => `/docs/api/${slugOf(operationId ?? `${method} ${path}`)}/`,
  scalar: ({ tag, method, path }) => `#tag/${kebab(tag)}/${method.toUpperCase()}${path}`,
  redoc: ({ tag, operationId, method, path }) =>
    `#/${kebab(tag)}/${operationId?.toLowerCase() ?? `paths/${escaped(path)}/${method}`}`,
  redoc2: ({ tag, operationId, method, path }) =>
    `#tag/${tag.replaceAll(" ", "-")}/${operationId === undefined ? `paths/${escaped(path)}/${method}` : `operation/${operationId}`}`,
};

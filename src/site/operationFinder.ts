// Finds the API operation that a request matches: `GET /devices/12`, a full URL of one of its servers, or an operation
// id.
import type { Operation } from "../model/api.ts";
import { apiKey, type EditionApi, type Site } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";
import { defaultPorts } from "../source/defaultPorts.ts";
import { escapePattern } from "../source/escapePattern.ts";
import { nearestNames } from "../source/nearestName.ts";

/** An operation and its API. */
export interface FoundOperation {
  readonly api: EditionApi;
  readonly operation: Operation;
}

/** The result of looking for a request. */
type OperationSearch =
  | ({ readonly kind: "found"; readonly query: string } & FoundOperation)
  /** The request goes to an API of the site that has no such operation: the method or path is wrong. */
  | { readonly kind: "unknown"; readonly api: EditionApi; readonly path: string }
  /** The request goes to no API of the site. */
  | { readonly kind: "elsewhere" };

/** A trie of the paths of an API by segment; `any` is for a parameter. */
interface PathNode {
  readonly children: Map<string, PathNode>;
  any?: PathNode;
  readonly methods: Map<string, Operation>;
}

interface ApiPaths {
  readonly root: PathNode;
  /** First segments that requests had and no path has: whether they are like one that a path has. */
  readonly slips: Map<string, boolean>;
  readonly ids: ReadonlyMap<string, Operation>;
  /** Patterns for the beginning of server URLs, longest first. */
  readonly servers: readonly RegExp[];
  /** Path prefixes that servers add before the paths of operations, longest first. */
  readonly basePaths: readonly string[];
}

const pathsOf = new WeakMap<EditionApi, ApiPaths>();
const elsewhere: OperationSearch = { kind: "elsewhere" };

/** Searches the APIs of an edition in their order. */
export function findOperation(raw: string, edition: string, site: Site): OperationSearch {
  let nearest = elsewhere;
  for (const { id } of site.config.apis) {
    const api = site.apis.get(apiKey(edition, id));
    if (api === undefined) continue;
    const found = findInApi(raw, api);
    if (found.kind === "found") return found;
    if (nearest.kind === "elsewhere") nearest = found;
  }
  return nearest;
}

function findInApi(raw: string, api: EditionApi): OperationSearch {
  const paths = pathsOf.get(api) ?? indexPaths(api);
  pathsOf.set(api, paths);
  const space = raw.indexOf(" ");
  if (space === -1) {
    const operation = paths.ids.get(raw);
    return operation === undefined ? elsewhere : { kind: "found", api, operation, query: "" };
  }
  const method = raw.slice(0, space).toLowerCase();
  const { address, query } = splitQuery(raw.slice(space + 1));
  const readings = readingsOf(address, paths).map(({ path, isOurs }) => ({
    segments: path.split("/").filter((segment) => segment !== ""),
    isOurs,
  }));
  for (const { segments } of readings) {
    const operation = walk(paths.root, segments, method)?.methods.get(method);
    if (operation !== undefined) return { kind: "found", api, operation, query };
  }
  // For a bare path, only its first segment tells whether it belongs to the API.
  const likeliest = readings.find(({ segments, isOurs }) => isOurs || isRoot(segments[0] ?? "", paths));
  return likeliest === undefined ? elsewhere : { kind: "unknown", api, path: `/${likeliest.segments.join("/")}` };
}

/** One way to interpret a URL: the path below a server. */
interface Reading {
  readonly path: string;
  /** Whether the path certainly belongs to the API. */
  readonly isOurs: boolean;
}

/**
 * The possible interpretations of a URL, likeliest first: if one server's URL is a prefix of another's, either may be
 * meant. Empty for a URL of another host.
 */
function readingsOf(address: string, { servers, basePaths, root }: ApiPaths): readonly Reading[] {
  const matches = servers.flatMap((server) => server.exec(address)?.[0] ?? []);
  if (matches.length > 0) return matches.map(({ length }) => ({ path: address.slice(length), isOurs: true }));
  // A placeholder of the sample may stand for the server: `$hub/devices`, `{base}/devices`, `<hub>/devices`.
  const path = address.replace(/^(?:\$\{?\w+\}?|\{\{?[\w. -]+\}?\}|<[^<>/]*>)(?=\/)/, "");
  if (!path.startsWith("/")) return [];
  const bases = basePaths.filter((one) => path === one || path.startsWith(`${one}/`));
  const below = bases.map(({ length }) => ({ path: path.slice(length), isOurs: true }));
  // A path with a server's prefix is below that server, unless a path of the API itself begins with the same literal
  // segment.
  const mayBeWhole = below.length === 0 || root.children.has(path.split("/")[1] ?? "");
  return mayBeWhole ? [...below, { path, isOurs: false }] : below;
}

/** The node that matches a path and has the method. Literal segments take precedence over parameters. */
function walk(node: PathNode, segments: readonly string[], method: string): PathNode | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return node.methods.has(method) ? node : undefined;
  const exact = node.children.get(decodePercent(segment));
  return (exact && walk(exact, rest, method)) ?? (node.any && walk(node.any, rest, method));
}

function indexPaths({ spec }: EditionApi): ApiPaths {
  const root = newNode();
  const operations = spec.operations.filter(({ isWebhook }) => !isWebhook);
  for (const operation of operations) {
    let node = root;
    for (const segment of operation.path.split("/")) if (segment !== "") node = childOf(node, segment);
    const method = operation.method.toLowerCase();
    if (!node.methods.has(method)) node.methods.set(method, operation);
  }
  const basePaths = [...new Set(spec.servers.map(basePathOf))].filter((path) => path !== "");
  return {
    root,
    slips: new Map(),
    ids: new Map(operations.flatMap((one) => (one.operationId === undefined ? [] : [[one.operationId, one]]))),
    servers: longestFirst(spec.servers.filter((server) => server.includes("://"))).map(serverPattern),
    basePaths: longestFirst(basePaths),
  };
}

/**
 * Sorts longest first, because one text may be a prefix of another: `https://example.org`, `https://example.org/v2`.
 */
const longestFirst = (texts: readonly string[]): readonly string[] =>
  [...texts].sort((one, other) => other.length - one.length);

/** Whether paths of the API begin with this segment or a similar one. */
function isRoot(segment: string, { root: { children }, slips }: ApiPaths): boolean {
  if (children.has(segment)) return true;
  const isSlip = slips.get(segment) ?? (segment.length > 4 && nearestNames(segment, children.keys()).length > 0);
  slips.set(segment, isSlip);
  return isSlip;
}

const newNode = (): PathNode => ({ children: new Map(), methods: new Map() });

/** The child for a segment; a segment that contains a parameter matches anything. */
function childOf(node: PathNode, segment: string): PathNode {
  if (segment.includes("{")) {
    node.any ??= newNode();
    return node.any;
  }
  const child = node.children.get(segment) ?? newNode();
  node.children.set(segment, child);
  return child;
}

function splitQuery(target: string): { readonly address: string; readonly query: string } {
  const end = target.search(/[?#]/);
  if (end === -1) return { address: target, query: "" };
  return {
    address: target.slice(0, end),
    query: target[end] === "?" ? target.slice(end + 1).replace(/#.*$/s, "") : "",
  };
}

/** Path of a server URL; variables in it are kept. */
function basePathOf(server: string): string {
  return server.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "").replace(/\/+$/, "");
}

/** Matches the beginning of a server's URLs. Each variable matches one segment or host, and the usual port needs no word. */
function serverPattern(server: string): RegExp {
  const [, scheme = "", host = "", path = ""] = /^([^/]*):\/\/([^/]*)(.*)$/s.exec(server.replace(/\/+$/, "")) ?? [];
  const usual = defaultPorts.get(scheme.toLowerCase());
  const name = usual !== undefined && host.endsWith(`:${usual}`) ? host.slice(0, -usual.length - 1) : host;
  const port = usual === undefined || /:\d+$/.test(name) ? "" : `(?::${usual})?`;
  return new RegExp(`^${patternOf(scheme)}://${patternOf(name)}${port}${patternOf(path)}(?=/|$)`, "i");
}

const patternOf = (text: string): string =>
  text
    .split(/\{[^{}]*\}/)
    .map(escapePattern)
    .join("[^/]*");

// Redirects lead from paths of this site to somewhere else, and each path to one place. Whether pages stand there
// is known only once routes are planned.
import type { RedirectConfig, UserConfig } from "../../model/userConfig.ts";
import { addressKey } from "../../source/addressKey.ts";
import { isAddressPattern } from "../../source/isAddressPattern.ts";
import { leavesSite } from "../../source/leavesSite.ts";
import { destinationOf } from "../addresses.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckedValue, CheckInput } from "./check.ts";

interface Start {
  readonly from: string;
  readonly to: string;
  readonly path: KeyPath;
}

/** Checks both ends of every redirect. */
export function checkRedirects({ values }: CheckInput): readonly ConfigProblem[] {
  const redirects = values("RedirectConfig");
  const hosts = new Set(
    values("UserConfig.redirectHosts").flatMap(({ value }) => value.map((host) => host.toLowerCase())),
  );
  const siteUrl = values("UserConfig.url")[0]?.value;
  const problems = [
    ...redirects.flatMap(checkEnds),
    ...redirects.flatMap((redirect) => checkHost(redirect, hosts, siteUrl)),
    ...checkStarts(redirects.flatMap(listStarts)),
  ];
  const loops = problems.length > 0 ? [] : findLoops(redirects.flatMap(listStarts));
  const files = values("UserConfig.redirectFiles").flatMap(checkFiles);
  return [...problems.map((problem): ConfigProblem => ({ ...problem, code: "redirect-invalid" })), ...loops, ...files];
}

/** Two hosts read a file of the same name, each in its own form. */
function checkFiles({ path, value }: CheckedValue<NonNullable<UserConfig["redirectFiles"]>>): readonly ConfigProblem[] {
  const [first, second] = [value.indexOf("_redirects"), value.indexOf("netlify")].sort((one, other) => one - other);
  if (first === undefined || first === -1 || second === undefined) return [];
  const hint = 'keep the one for your host: "netlify" for Netlify, "_redirects" for Cloudflare Pages';
  const other = formatKeyPath([...path, first]);
  return [valueProblem([...path, second], `writes the file _redirects, as ${other} does`, hint)];
}

function checkEnds({ path, value: { from, to } }: CheckedValue<RedirectConfig>): readonly ConfigProblem[] {
  const hint = 'write a path such as "/old-page"';
  return [
    ...(from.length === 0 ? [valueProblem([...path, "from"], "is empty", hint)] : []),
    ...(to === ""
      ? [valueProblem([...path, "to"], "is empty", 'write a path such as "/new-page", or a full URL')]
      : []),
  ];
}

const nowhere = { protocol: "", host: "", pathname: "", search: "", hash: "" };

/** A redirect that leaves the site does so on purpose: a mistyped one would send readers to strangers. */
function checkHost(
  { path, value: { to } }: CheckedValue<RedirectConfig>,
  hosts: ReadonlySet<string>,
  siteUrl: string | undefined,
): readonly ConfigProblem[] {
  if (!leavesSite(to)) return [];
  const { protocol, host, pathname, search, hash } = URL.canParse(to) ? new URL(to) : nowhere;
  if (siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).host === host) {
    const hint = `write the path alone, without baseUrl: ${quote(pathname + search + hash)}`;
    return [valueProblem([...path, "to"], `leads to this site, found ${quote(to)}`, hint)];
  }
  const isAllowed = (protocol === "https:" || protocol === "http:") && hosts.has(host);
  if (isAllowed) return [];
  const hint = host === "" ? "write a path, or a URL with its scheme" : `add "${host}" to redirectHosts`;
  return [valueProblem([...path, "to"], `leads to another site, found ${quote(to)}`, hint)];
}

function listStarts({ path, value: { from, to } }: CheckedValue<RedirectConfig>): readonly Start[] {
  if (typeof from === "string") return from === "" ? [] : [{ from, to, path: [...path, "from"] }];
  return from.map((start, index) => ({ from: start, to, path: [...path, "from", index] }));
}

function checkStarts(starts: readonly Start[]): readonly ConfigProblem[] {
  const keys = starts.map(({ from }) => addressKey(destinationOf(from)));
  return starts.flatMap(({ from, to, path }, index) => {
    const key = keys[index] ?? "";
    if (leavesSite(from) || /[?#]/.test(from) || from === "") {
      const hint = 'write a path such as "/old-page", without query and hash';
      return [valueProblem(path, `must be a path of this site, found ${quote(from)}`, hint)];
    }
    // Here it would be an address that nobody opens.
    if (isAddressPattern(from)) {
      const hint = "list each old address; patterns belong in the configuration of the server";
      return [valueProblem(path, `is a pattern, which is not supported here: ${quote(from)}`, hint)];
    }
    if (key === addressKey(destinationOf(to.replace(/[?#].*$/, ""))) && to !== "") {
      return [valueProblem(path, `leads to itself: ${quote(to)}`, "remove it, or name another target")];
    }
    const first = starts[keys.indexOf(key)];
    if (first === undefined || first.path === path) return [];
    return [valueProblem(path, `repeats ${formatKeyPath(first.path)}, found ${quote(from)}`, "remove one of the two")];
  });
}

/** Redirects that lead back to themselves over others. Each start has one target, so every step is taken once. */
function findLoops(starts: readonly Start[]): readonly ConfigProblem[] {
  const byKey = new Map(starts.map((start) => [keyOf(start.from), start]));
  const settled = new Set<Start>();
  const problems: ConfigProblem[] = [];
  for (const start of starts) {
    const way = new Set<Start>();
    let at: Start | undefined = start;
    while (at !== undefined && !settled.has(at) && !way.has(at)) {
      way.add(at);
      at = byKey.get(keyOf(at.to.replace(/[?#].*$/, "")));
    }
    if (at !== undefined && way.has(at)) {
      const loop = [...way].slice([...way].indexOf(at)).map(({ from }) => quote(from));
      const statement = `forms a loop: ${[...loop, loop[0]].join(" → ")}`;
      problems.push({ ...valueProblem(at.path, statement, "make one of them lead to a page"), code: "redirect-loop" });
    }
    for (const step of way) settled.add(step);
  }
  return problems;
}

const keyOf = (path: string): string => addressKey(destinationOf(path));

// Redirects of other tools, where they stand as data: those of Docusaurus' and MkDocs' plugins, those of Astro. What a
// program or a pattern makes is nobody's to know.
import { addressKey } from "../source/addressKey.ts";
import { isRecord } from "../source/isRecord.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { literalAt } from "./configProgram.ts";
import type { PlannedConfig } from "./foreignSite.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "./literal.ts";

/** An old address and where it leads. */
type Redirect = readonly [from: string, to: string];

/** What a configuration says of them. */
type PlannedRedirects = Pick<PlannedConfig, "redirects" | "redirectHosts">;

/** `plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from, to }] }]]` */
export function docusaurusRedirects(program: Literal | undefined): PlannedRedirects {
  const plugins = literalAt(program, "plugins");
  const given = (isLiteralList(plugins) ? plugins : []).flatMap((plugin) => {
    const [name, options] = isLiteralList(plugin) ? plugin : [];
    const isIts = typeof name === "string" && /client-redirects$/.test(name) && isLiteralMap(options);
    const listed = isIts ? options["redirects"] : undefined;
    return isLiteralList(listed) ? listed.filter(isLiteralMap) : [];
  });
  return plannedOf(
    given.flatMap(({ from, to }) => {
      const starts: readonly (Literal | undefined)[] = isLiteralList(from) ? from : [from];
      const target = literalText(to);
      return starts.flatMap((start) => pairOf(literalText(start), target));
    }),
  );
}

/** `redirects: { '/old': '/new', '/older': { status: 302, destination: '/new' } }` */
export function astroRedirects(program: Literal | undefined): PlannedRedirects {
  const given = literalAt(program, "redirects");
  if (!isLiteralMap(given)) return {};
  return plannedOf(
    Object.entries(given).flatMap(([from, to]) => pairOf(from, literalText(isLiteralMap(to) ? to["destination"] : to))),
  );
}

/**
 * `- redirects: { redirect_maps: { 'old.md': 'new.md' } }` among the plugins. The plugin writes over pages that there are;
 * here pages come first.
 * @param pages Ids of the pages: `guide/first`.
 */
export function mkdocsRedirects(plugins: unknown, pages: ReadonlySet<string>): PlannedRedirects {
  const listed: readonly unknown[] = Array.isArray(plugins) ? plugins : [plugins];
  const options = listed.filter(isRecord).map((plugin) => plugin["redirects"]);
  const maps = options.filter(isRecord).map((one) => one["redirect_maps"]);
  return plannedOf(
    maps
      .filter(isRecord)
      .flatMap((map) =>
        Object.entries(map).flatMap(([from, to]) =>
          typeof to === "string" && !pages.has(from.replace(/\.md$/i, ""))
            ? pairOf(mkdocsAddress(from), mkdocsAddress(to))
            : [],
        ),
      ),
  );
}

/** `guide/a.md#b` is `/guide/a#b`, `guide/index.md` is `/guide/`; other sites are themselves. */
function mkdocsAddress(file: string): string {
  if (leavesSite(file)) return file;
  const [, path = "", anchor = ""] = /^([^#]*)(.*)$/s.exec(file) ?? [];
  const page = path.replace(/^\.?\/+/, "").replace(/(?:(?<=\/)|^)(?:index|README)\.md$/i, "");
  return `/${page.replace(/\.md$/i, "")}${anchor}`;
}

/** A redirect that can be one here: from an address without patterns, query and hash. */
function pairOf(from: string | undefined, to: string | undefined): readonly Redirect[] {
  if (from === undefined || to === undefined || !/^\/[^?#*[\]:]*$/.test(from) || /[*[\]]/.test(to)) return [];
  return to.startsWith("/") || /^https?:\/\/[^/]/.test(to) ? [[from, to]] : [];
}

/** The redirects by where they lead; of two with one beginning the first, and none that leads back to itself. */
function plannedOf(pairs: readonly Redirect[]): PlannedRedirects {
  const targets = new Map<string, string>();
  const starts = new Map<string, string[]>();
  for (const [from, to] of pairs) {
    const key = keyOf(from);
    if (targets.has(key)) continue;
    targets.set(key, keyOf(to));
    if (isCircle(key, targets)) {
      targets.delete(key);
      continue;
    }
    starts.set(to, [...(starts.get(to) ?? []), from]);
  }
  if (starts.size === 0) return {};
  const hosts = [...starts.keys()].flatMap((to) => (URL.canParse(to) ? [new URL(to).host] : []));
  return {
    redirects: [...starts].map(([to, from]) => ({ from, to })),
    ...(hosts.length === 0 ? {} : { redirectHosts: [...new Set(hosts)] }),
  };
}

const keyOf = (address: string): string => addressKey(address.replace(/[?#].*$/, ""));

function isCircle(start: string, targets: ReadonlyMap<string, string>): boolean {
  let at = targets.get(start);
  while (at !== undefined && at !== start) at = targets.get(at);
  return at === start;
}

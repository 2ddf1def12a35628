// The colours of a site's style, for one colour mode: what `:root` says in the finished style sheet, the site's own rules
// included. Understands what cards can show; anything else is left out.

/** Colours by the names of their variables without dashes: `accent`. */
export function readColors(css: string, mode: "light" | "dark"): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(",").some((selector) => isRoot(selector, mode))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)) values.set(name, value.trim());
  }
  const colors: Record<string, string> = {};
  for (const [name, value] of values) {
    const color = resolve(value, { values, mode, depth: 0 });
    if (color !== undefined) colors[name] = color;
  }
  return colors;
}

/** `:root`, `html`, `[data-theme="dark"]` with anything before that is one of these. */
function isRoot(selector: string, mode: string): boolean {
  const bare = selector
    .trim()
    .replace(/\/\*.*?\*\//gs, "")
    .trim();
  const themed = /^(?::root|html)?\[data-theme=["']?(light|dark)["']?\]$/.exec(bare);
  return themed === null ? /^(?::root|html)$/.test(bare) : themed[1] === mode;
}

interface Resolving {
  readonly values: ReadonlyMap<string, string>;
  readonly mode: "light" | "dark";
  readonly depth: number;
}

const mostSteps = 8;

function resolve(value: string, context: Resolving): string | undefined {
  if (context.depth > mostSteps) return undefined;
  const deeper = { ...context, depth: context.depth + 1 };
  const pair = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (pair !== undefined) {
    const at = topComma(pair);
    const chosen = context.mode === "light" ? pair.slice(0, at) : pair.slice(at + 1);
    return at < 0 ? undefined : resolve(chosen.trim(), deeper);
  }
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return resolve(context.values.get(name) ?? "", deeper);
  return plainColor.test(value) ? value : undefined;
}

/** What every program that draws SVG knows. */
const plainColor = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|white|black)$/i;

/** Place of the comma that stands in no brackets. */
function topComma(text: string): number {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (character === "," && depth === 0) return index;
  }
  return -1;
}

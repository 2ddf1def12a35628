// Matches paths against glob patterns as tools use them: `**/_*.{md,mdx}`. Character classes (`[ab]`) are not supported
// and match literally.

const maxAlternatives = 200;

/**
 * Whether a path matches a pattern: `*` and `?` match within a name, `**` any number of folders, `{a,b}` either one.
 */
export function fitsGlob(path: string, pattern: string): boolean {
  const names = path.split("/");
  return alternativesOf(pattern.replace(/^\.?\//, "")).some((one) =>
    fits(one.split("/"), names, { any: "**", isOne: fitsName }),
  );
}

const fitsName = (pattern: string, name: string): boolean =>
  fits([...pattern], [...name], { any: "*", isOne: (sign, character) => sign === "?" || sign === character });

interface Kind {
  /** The wildcard that matches any number of parts. */
  readonly any: string;
  readonly isOne: (pattern: string, part: string) => boolean;
}

/**
 * Whether parts match their patterns. Only the last wildcard is retried, which keeps matching from taking exponential
 * time.
 */
function fits(patterns: readonly string[], parts: readonly string[], { any, isOne }: Kind): boolean {
  let [at, back, from] = [0, -1, 0];
  for (let index = 0; index < parts.length; ) {
    const pattern = patterns[at];
    if (pattern === any) {
      back = at;
      from = index;
      at += 1;
    } else if (pattern !== undefined && isOne(pattern, parts[index] ?? "")) {
      at += 1;
      index += 1;
    } else {
      if (back === -1) return false;
      from += 1;
      at = back + 1;
      index = from;
    }
  }
  return patterns.slice(at).every((pattern) => pattern === any);
}

/** The patterns that result from expanding braces. */
function alternativesOf(pattern: string): readonly string[] {
  const done: string[] = [];
  const waiting = [pattern];
  while (waiting.length > 0 && waiting.length + done.length < maxAlternatives) {
    const one = waiting.pop() ?? "";
    const [whole, inner = ""] = /\{([^{}]*)\}/.exec(one) ?? [];
    if (whole === undefined) done.push(one);
    else waiting.push(...inner.split(",").map((choice) => one.replace(whole, () => choice)));
  }
  return done;
}

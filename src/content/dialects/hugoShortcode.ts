// Reads shortcodes of Hugo, `{{< tab "npm" >}}` and `{{% /hint %}}`: names and what is given to them. Writes nothing.

/** A shortcode as it is written. */
export interface Shortcode {
  readonly raw: string;
  readonly name: string;
  /** `end`: `{{< /tab >}}`; `whole`: `{{< br />}}`. */
  readonly kind: "start" | "end" | "whole";
  /** Whether its content is no Markdown: `{{< … >}}`. */
  readonly isRaw: boolean;
  /** What is given by name. */
  readonly named: ReadonlyMap<string, string>;
  /** What is given by its place. */
  readonly placed: readonly string[];
}

/** A shortcode: sign in group 1, slash of an end in group 2, name in group 3, what is given in group 4. */
const shortcode =
  /\{\{([<%])[ \t]*(\/?)[ \t]*([a-zA-Z][\w/-]{0,60})((?:[ \t](?:"[^"\n]{0,500}"|`[^`\n]{0,500}`|[^"`\n{}]){0,500}?)?)[>%]\}\}/g;
/** `name="text"`, "text", word: name in group 1, texts in groups 2 to 4. */
const argument = /(?:([\w-]{1,60})=)?(?:"([^"]*)"|`([^`]*)`|([^\s"`]+))/g;

// A shortcode between signs of a comment, which is shown as the shortcode.
const shown = /\{\{([<%])[ \t]*\/\*(.{0,500}?)\*\/[ \t]*([>%])\}\}/g;

/** Whether a text may hold shortcodes. */
export const mayHoldShortcode = (text: string): boolean => text.includes("{{<") || text.includes("{{%");

/** A line with the shortcodes that it only shows. */
export const withShown = (text: string): string => (text.includes("/*") ? text.replace(shown, "{{$1$2$3}}") : text);

/** A line as texts and shortcodes, in order. */
export function piecesOf(text: string): readonly (string | Shortcode)[] {
  const pieces: (string | Shortcode)[] = [];
  let from = 0;
  for (const match of text.matchAll(shortcode)) {
    const [raw, sign, slash, name = "", given = ""] = match;
    pieces.push(text.slice(from, match.index), { raw, name, ...kindOf(slash, given), isRaw: sign === "<" });
    from = match.index + raw.length;
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => piece !== "");
}

function kindOf(slash: string | undefined, given: string): Pick<Shortcode, "kind" | "named" | "placed"> {
  const named = new Map<string, string>();
  const placed: string[] = [];
  const isWhole = given.trimEnd().endsWith("/");
  const text = isWhole ? given.trimEnd().slice(0, -1) : given;
  for (const [, key, double, back, word] of text.matchAll(argument)) {
    const value = double ?? back ?? word ?? "";
    if (key === undefined) placed.push(value);
    else named.set(key.toLowerCase(), value);
  }
  return { kind: slash === "/" ? "end" : isWhole ? "whole" : "start", named, placed };
}

/** The first of some names that something is given by. */
export function givenAs({ named }: Shortcode, ...names: readonly string[]): string | undefined {
  const name = names.find((one) => (named.get(one) ?? "") !== "");
  return name === undefined ? undefined : named.get(name);
}

// Kinds of code that readers can tell apart, by the names that grammars give to tokens.

/**
 * Kinds of tokens with the names grammars use for them; `plain` ends what surrounds it. Brackets and operators have none:
 * half of a page's elements would be theirs.
 */
const kinds: Readonly<Record<string, string>> = {
  keyword: "keyword atrule rule directive method control-flow module instruction",
  string:
    "string char template-string attr-value regex url string-interpolation triple-quoted-string heredoc-string " +
    "nowdoc-string scalar request-target reason-phrase code-snippet url-link",
  number: "number boolean null datetime date time unit status-code important",
  comment: "comment prolog doctype cdata shebang blockquote coord",
  function: "function function-variable function-definition annotation decorator command",
  type: "class-name namespace table section-name type-definition title",
  property: "property key literal-property header-name assign-left variable environment property-access",
  builtin: "builtin constant http-version file-descriptor macro bold",
  tag: "tag selector",
  attr: "attr-name",
  added: "inserted inserted-sign inserted-arrow",
  removed: "deleted deleted-sign deleted-arrow",
  plain: "interpolation script style plain-text header-value arguments output info language-markup",
};

const kindsByType: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([kind, types]) =>
    types.split(" ").map((type) => [type, kind === "plain" ? "" : kind]),
  ),
);

/** Kind of a token by its name, or by other names of it; `undefined` when it is of the kind of what surrounds it. */
export function kindOf(type: string, others: readonly string[] = []): string | undefined {
  for (const name of [type, ...others]) {
    const kind = kindsByType.get(name);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

// Directives of MyST and Sphinx by what they are here.

/** Directives that are code, with the language where they give none. */
export const codes: ReadonlyMap<string, string> = new Map([
  ["code-block", "text"],
  ["code", "text"],
  ["sourcecode", "text"],
  ["code-cell", "python"],
  ["math", "math"],
]);
/** Directives that only place what they contain. */
export const frames: ReadonlySet<string> = new Set([
  "div",
  "grid",
  "grid-item",
  "card-carousel",
  "margin",
  "sidebar",
  "epigraph",
  "table",
  "list-table",
  "figure-md",
]);
/** Directives with a title that the text below belongs to. */
export const cards: ReadonlySet<string> = new Set(["card", "grid-item-card", "topic", "rubric"]);
/** Directives that are lists of pages, which the sidebar has. */
export const contents: ReadonlySet<string> = new Set(["toctree", "contents", "tableofcontents", "index"]);

/** Directives that a program fills in, or whose content is no Markdown; other names of a fence may be languages. */
export const programs: ReadonlySet<string> = new Set(
  (
    "include literalinclude eval-rst raw csv-table bibliography glossary autosummary automodule autoclass autofunction " +
    "automethod autodoc2-summary autodoc2-object py:function py:class py:module graphviz inheritance-diagram plantuml button-ref " +
    "button-link gallery program-output"
  ).split(" "),
);

/** What directives about versions say before the version. */
export const versionWords: Readonly<Record<string, string>> = {
  versionadded: "Added in version",
  versionchanged: "Changed in version",
  deprecated: "Deprecated since version",
};

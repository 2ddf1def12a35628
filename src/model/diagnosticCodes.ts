// The stable names of everything hubdocs can find wrong, each with its default severity. CHECKS.md is made of this table
// (`npm run manual`).
import { checkCodes } from "./checkCodes.ts";
import type { CodeDescription } from "./codeDescription.ts";
import { markdownCodes } from "./markdownCodes.ts";
import { worldCodes } from "./worldCodes.ts";

/** Every code that a finding can have. */
export const diagnosticCodes = {
  // calls and configuration
  "bad-call": { severity: "error", about: "The command line names an unknown flag, folder or value." },
  "config-missing": {
    severity: "error",
    about:
      "There is neither a configuration file nor a content folder, and no Markdown or OpenAPI file to show instead.",
    mend: "Run `hubdocs init` to create a site.",
  },
  "loose-markdown": {
    severity: "info",
    about:
      "There is no configuration, and no content folder with the pages of a language: the Markdown of the folder is taken as docs, that of `src/content/docs/`, `docs/`, `content/docs/` or `content/` alone where there is some, and OpenAPI near its top as APIs. Folders such as `docs/uk` or names such as `intro.uk.md` tell the languages; without them the letters do: Ukrainian, Russian, Chinese, Japanese and others, else English. Or Markdown lies where nothing is read: in `content/` beside the folders of the languages, in a language beside `docs`, `blog` and `pages`, in the folder of a version that is not listed, or in `docs/` beside a configuration.",
    mend: "Move the files to `content/en/docs`, or the folder of their language, and write a `hubdocs.config.yaml` to give the site a name, more languages and other settings. With either of them, nothing is guessed any more.",
  },
  "config-unreadable": { severity: "error", about: "The configuration file cannot be read, parsed or evaluated." },
  "config-invalid": { severity: "error", about: "A configuration value has the wrong type, form or name." },
  "navbar-item": { severity: "error", about: "A navbar item cannot be rendered as configured." },
  "sidebar-invalid": {
    severity: "error",
    about: "A sidebar in the configuration names a doc, folder or sidebar that does not exist.",
  },
  // sources
  "source-unreadable": {
    severity: "error",
    atLeast: "error",
    about: "A file or folder cannot be read.",
    mend: "The finding says why. Most often whoever runs hubdocs lacks the permission: give it (`chmod u+r` for a file, `chmod u+rx` for a folder, or another owner), or move the file out of the site. A symbolic link that leads nowhere is mended or removed; an input/output error is one of the disk. All such files are named in one run. What is made of them is left out of the check, everything else is looked at, and an existing output stays as it is.",
  },
  "source-outside": { severity: "error", atLeast: "error", about: "A path leads outside the site folder." },
  "invalid-utf8": { severity: "error", atLeast: "error", about: "A text file contains bytes that are not UTF-8." },
  "too-large": {
    severity: "error",
    atLeast: "error",
    about:
      "A file, line or nesting is over the documented limit. A page of an API that would be too large is a warning.",
  },
  "front-matter": {
    severity: "error",
    atLeast: "error",
    about:
      "Front matter is not valid YAML, or a field has the wrong type. An empty tag is left out; other mistakes leave out the page.",
  },
  "data-invalid": { severity: "error", about: "A data file (category, authors, tags) is malformed." },
  "frozen-unusable": {
    severity: "error",
    atLeast: "error",
    about: "The archive of a frozen version is damaged or does not fit the site.",
  },
  ...markdownCodes,
  // APIs
  "api-invalid": {
    severity: "error",
    atLeast: "warning",
    about: "An API specification cannot be read, or a part of it cannot be shown because it has the wrong form.",
  },
  "api-questionable": {
    severity: "warning",
    about: "An API specification breaks a rule of its standard, but can be shown.",
  },
  "api-example": {
    severity: "warning",
    about: "An example or a default in an API specification does not match its schema.",
  },
  "api-reference": {
    severity: "error",
    about: "A reference (`$ref`) in an API specification leads nowhere, in a circle, or out of its folder.",
  },
  "api-slug-taken": { severity: "warning", about: "Two names in an API lead to the same URL." },
  "api-missing": {
    severity: "warning",
    about: "The specifications of an API in two languages differ: one lacks something that the other has.",
  },
  "api-contradiction": {
    severity: "warning",
    about: "The specifications of an API in two languages differ in the value of something.",
  },
  "api-untranslated": {
    severity: "warning",
    about: "A text of an API specification is the same in two languages. A text inside an example is only an info.",
    mend: "Summaries of operations, titles of schemas and names of tags count from two words on, if the last is no name (`List notes`, not `Export CSV`). Other texts count from four words on: shorter ones are often names or terms that every language has.",
  },
  "api-stale": {
    severity: "warning",
    about: "A text of an overlay was translated from an earlier text of the specification that it is laid over.",
    mend: "Translate the new text and write it into `x-original` of the action, too.",
  },
  // the site
  "duplicate-route": {
    severity: "warning",
    atLeast: "warning",
    about: "Two sources claim the same address, or the `redirect_from` of a page names one that is taken.",
  },
  "address-unusable": {
    severity: "error",
    atLeast: "error",
    about:
      "The URL of a page cannot be a file: a name in it is too long, or contains a control character or a backslash. Or its `slug` leads out of the docs, the blog or the language, or contains a host name.",
  },
  "cached-address": {
    severity: "warning",
    about:
      "A page or a static file is in `assets/`, which browsers may keep for a year, and its name does not change with its content. Without a file `_headers`, which says so to the host, it is only an info.",
  },
  "misspelt-field": {
    severity: "warning",
    about: "A field in the front matter of a doc has nearly the same name as one that hubdocs knows.",
    mend: "Unknown fields are passed to the site's own templates, so it has no effect. Correct its name, or rename it if it is a field of your own.",
  },
  "misspelt-language": {
    severity: "warning",
    about: "The language of a code block has nearly the same name as one that hubdocs can colour.",
    mend: "Correct its name. Code in other languages is shown without colours.",
  },
  "unknown-doc": {
    severity: "error",
    about: "Front matter names a doc that does not exist.",
    mend: "An address in `pagination_next` or `pagination_prev` that no page has is a warning, and the page keeps the neighbour of the sidebar.",
  },
  "inline-author": { severity: "warning", about: "There is an authors file, and a post defines an author of its own." },
  "missing-truncation": {
    severity: "warning",
    about: "A post of several paragraphs does not say where its entry in the list of posts ends.",
    mend: "Put `<!-- truncate -->` on a line of its own after what the list should show, or write a `description` in the front matter; otherwise, the list shows the first paragraph.",
  },
  "unknown-author": {
    severity: "error",
    about: "There is an authors file, and a post names an author who is not in it.",
  },
  "unknown-tag": { severity: "warning", about: "There is a tags file, and a page has a tag that is not in it." },
  "unknown-sidebar": { severity: "error", about: "Something names a sidebar that does not exist." },
  "broken-link": {
    severity: "warning",
    about:
      "A link does not lead to a page or file of the site, or has a scheme that is not safe for readers: `file:`, `javascript:`.",
    mend: "Link to a page by its file (`./page.md`) or by its address without the language (`/docs/page`).",
  },
  "broken-anchor": { severity: "warning", about: "A link leads to a page that has no such anchor." },
  "missing-translation": {
    severity: "info",
    about:
      "A locale has no translation of a page, of a term in the glossary, or of a text in `templates/strings/`, and shows the default locale's.",
  },
  "orphan-translation": {
    severity: "warning",
    about: "A translated page, or a text in `templates/strings/`, has no counterpart in the default locale.",
  },
  ...checkCodes,
  "redirect-invalid": {
    severity: "error",
    about: "A redirect has no target, starts from a pattern, points at itself, or hides a page.",
  },
  "redirect-unreleased": {
    severity: "warning",
    about:
      "A page of docs that are not released yet names an address outside them in `redirect_from`, and nothing is there.",
    mend: "The redirect is made when these docs become the latest version. To redirect before that, name the address in the page of the latest version, or in `redirects` of the configuration.",
  },
  "removed-address": {
    severity: "warning",
    about: "A URL of an earlier release no longer exists, and nothing redirects from it.",
  },
  "removed-anchor": { severity: "warning", about: "A page has lost an anchor that an earlier release had published." },
  "over-budget": { severity: "warning", about: "A page, the stylesheet or the script weighs more than the budget." },
  "content-security": {
    severity: "warning",
    about: "A page contains something that the content security policy blocks, or the policy is not published.",
  },
  ...worldCodes,
} as const satisfies Record<string, CodeDescription>;

/** Stable name of a finding. */
export type DiagnosticCode = keyof typeof diagnosticCodes;

/** Whether a text is the name of a finding. */
export const isDiagnosticCode = (text: string): text is DiagnosticCode => Object.hasOwn(diagnosticCodes, text);

/** What is said of a code, whichever it is. */
export const describeCode = (code: DiagnosticCode): CodeDescription => diagnosticCodes[code];

/** Whether a finding stays whatever a site says of it: an error for which something is left out. */
export const isNeverTakenBack = (code: DiagnosticCode): boolean => describeCode(code).atLeast === "error";

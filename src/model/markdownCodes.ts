// Codes of what stands in a page: its Markdown, its pictures, its samples of code. A part of diagnosticCodes.ts.
import type { CodeDescription } from "./codeDescription.ts";

/** By code. */
export const markdownCodes = {
  "markdown-failed": { severity: "error", atLeast: "error", about: "A page's Markdown cannot be parsed." },
  "jsx-not-supported": { severity: "error", about: "A page imports or uses a JSX component." },
  "dialect-unsupported": {
    severity: "warning",
    about: "A page uses syntax of the tool it was written for that hubdocs does not support.",
    mend: "Write what it shows as Markdown, HTML or a container. Each kind is reported once per page, where it comes first.",
  },
  "unclosed-fence": { severity: "warning", about: "A code fence is never closed." },
  "unclosed-comment": { severity: "warning", about: "An HTML comment is never closed, and hides what follows." },
  "unclosed-container": { severity: "warning", about: "A ::: container is never closed." },
  "unclosed-element": {
    severity: "warning",
    about:
      "An HTML element that hides its content (`<title>`, `<textarea>`, `<iframe>`) is never closed, or a tag lacks its `>`.",
    mend: "Close it, or write the name of an element as code. To keep the rest of the page visible, the tag is shown as text; videos and other frames end where they begin.",
  },
  "unknown-container": { severity: "warning", about: "A ::: container has a name that hubdocs does not know." },
  "shown-as-text": {
    severity: "warning",
    about:
      "A table or the id of a heading is shown as text: the delimiter row has another number of columns than the row above it, or the id contains a space. So is syntax of Hugo, mdBook or Nextra: `{{< figure >}}`, `{{#include a.rs}}`, `[#id]`, a directive such as `::video{src=a.mp4}`, and a list of definitions, `Term` above `: text`; each reported once per page.",
  },
  "bad-tabs": {
    severity: "error",
    atLeast: "error",
    about: "Tabs have duplicate values, no tabs or an unknown default.",
  },
  "bad-cards": {
    severity: "warning",
    about: "A cards container contains something other than a list of links, or a card names an unknown icon.",
  },
  "duplicate-id": { severity: "warning", about: "Two headings or elements of a page have the same id." },
  "taken-id": {
    severity: "info",
    about:
      "The id of a heading is the name of a part of every page, such as `search`, or of something that scripts use, such as `location`.",
    mend: "The heading has the id with `section-` in front. Links to it in the site lead there; give it another id if others link to it.",
  },
  "empty-heading-id": { severity: "warning", about: "A heading has no letters or digits to make an id of." },
  "include-failed": { severity: "error", atLeast: "warning", about: "An included file or its region cannot be read." },
  "image-missing": { severity: "error", atLeast: "warning", about: "An image file does not exist." },
  "image-unreadable": { severity: "warning", about: "The size of an image cannot be determined." },
  "image-not-resized": {
    severity: "warning",
    about: "An image is broken or too large to be resized, and is published as it is.",
  },
  "image-tool-missing": {
    severity: "info",
    about: "The optional package that resizes images is not installed.",
  },
  "social-cards-off": {
    severity: "warning",
    about:
      "Social cards are turned on, but something that they need is missing: a package, the site's `url` or a font.",
  },
  "social-card-failed": { severity: "error", about: "A page's social card cannot be drawn." },
  "social-card-incomplete": {
    severity: "warning",
    about: "A page's social card is drawn without characters that none of the font files has.",
  },
  "history-missing": {
    severity: "warning",
    about:
      "Pages should show when they were changed, but git does not know: there is no repository, or only a shallow clone.",
  },
  // samples of code
  "sample-syntax": { severity: "warning", about: "A code sample cannot be parsed." },
  "sample-tool-missing": {
    severity: "info",
    about: "The optional package that parses samples of a language is not installed.",
  },
  "sample-mismatch": {
    severity: "warning",
    about: "A sample sends a request that the API's specification does not allow.",
  },
  "unknown-operation": {
    severity: "warning",
    about: "A page names or sends a request that its API has no operation for.",
  },
} as const satisfies Record<string, CodeDescription>;

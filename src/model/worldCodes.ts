// Findings about what is around a site's content: its templates, the disk, other programs, hubdocs itself. A part of
// `diagnosticCodes`.
import type { CodeDescription } from "./codeDescription.ts";

/** Codes with their severities. */
export const worldCodes = {
  "page-failed": { severity: "error", atLeast: "error", about: "A page cannot be rendered." },
  "search-failed": { severity: "warning", about: "A page cannot be indexed: search does not find it." },
  "template-failed": {
    severity: "error",
    atLeast: "error",
    about:
      "A template cannot be bundled or loaded, or exports no component. A missing text that it asks for is a warning.",
  },
  "style-invalid": {
    severity: "warning",
    about: "A style of the site contains something that browsers do not understand and ignore.",
  },
  "output-refused": {
    severity: "error",
    about: "The output folder or its archive was not made by hubdocs, or the folder contains sources.",
  },
  "output-locked": { severity: "error", about: "Another build is writing to the same output folder." },
  "write-failed": { severity: "error", about: "The disk refused a write." },
  "share-unusable": {
    severity: "warning",
    about: "The output of a build with `--shard` cannot be merged, or a share is missing.",
    mend: "The site is complete: what could not be used was built again, which takes longer.",
  },
  "port-taken": { severity: "error", about: "The port is in use." },
  "internal-error": {
    severity: "error",
    about: "A bug in hubdocs has ended the command.",
    mend: "Report it with the output of `--verbose` and, if you can, a small site that shows it.",
  },
} as const satisfies Record<string, CodeDescription>;

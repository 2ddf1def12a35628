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
      "A template cannot be bundled or loaded, or exports no component. A text that it asks for and that is not there is a warning.",
  },
  "style-invalid": {
    severity: "warning",
    about: "A style of the site holds what browsers do not understand, and so leave out.",
  },
  "output-refused": { severity: "error", about: "The output folder is not ours or holds sources." },
  "output-locked": { severity: "error", about: "Another build writes the same output folder." },
  "write-failed": { severity: "error", about: "The disk refused a write." },
  "share-unusable": {
    severity: "warning",
    about: "What a build with `--shard` has left is of no use to the one that merges it, or a share is missing.",
    mend: "The site is complete: what could not be taken over was made anew, which takes longer.",
  },
  "port-taken": { severity: "error", about: "The port is in use." },
  "internal-error": {
    severity: "error",
    about: "A bug of hubdocs has ended the command.",
    mend: "Report it with what `--verbose` shows, best with a small site that has it.",
  },
} as const satisfies Record<string, CodeDescription>;

// Markdown and everything around it: from the bytes of one file to its metadata and body. Knows one file at a time;
// where links lead and what other pages there are is the site's business.
export { highlightCode } from "./highlightCode.ts";
export { parseAuthorsFile } from "./parseAuthorsFile.ts";
export { parseCategoryFile } from "./parseCategoryFile.ts";
export type { ParseContext, ParsedFile, SourceInput } from "./parseContext.ts";
export { parseSource } from "./parseSource.ts";
export { parseTagsFile } from "./parseTagsFile.ts";
export { renderInline } from "./renderInline.ts";
export { renderUntrusted, untrustedText } from "./renderUntrusted.ts";

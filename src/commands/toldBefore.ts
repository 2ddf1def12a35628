// Whether a build while writing says what was said already. The output of the command may be written into the site's folder
// (`hubdocs serve --watch > serve.log`): each build then gave a reason for the next one.
import type { Diagnostic } from "../model/diagnostic.ts";
import { isUnwritten } from "./tryAgain.ts";

/** Files that authors save: at the top of a site others are mostly what programs write. */
const inFolders = /\.(?:mdx?|ya?ml|json|[cm]?[jt]sx?|css)$/i;
const atTop = /^(?:hubdocs\.config\.\w+|versions\.json|[^/]+\.mdx?)$/i;

/**
 * Whether a change may be an author's, who waits for an answer even when it is the same as before.
 * @param path Below the site, with `/`.
 */
export function isOfAuthor(path: string): boolean {
  return path.includes("/") ? inFolders.test(path) : atTop.test(path);
}

/** Whether two builds have found the same. Which file a full disk has no room for differs from build to build. */
export function isSameFindings(one: readonly Diagnostic[], other: readonly Diagnostic[]): boolean {
  const [first, second] = [one, other].map((findings) =>
    JSON.stringify(findings.map((finding) => (isUnwritten(finding) ? finding.hint : finding))),
  );
  return first === second;
}

// What a reference says before anything is looked up: a place in the same document, a file beside it, or something
// that is never read. Owns the border: files of the folder for specifications are for all that lie there; one that lies
// elsewhere has those of its own folder and below it.
import { type SitePath, sitePath } from "../../model/brands.ts";
import { specsFolder } from "../../model/contentFolders.ts";
import { decodePercent } from "../../source/addressKey.ts";
import { isOnWeb } from "../../source/isOnWeb.ts";
import { folderOf, joinPath } from "../../source/joinPath.ts";

/** A reference taken apart. */
export type ReferenceTarget =
  | { readonly kind: "local"; readonly fragment: string }
  | { readonly kind: "file"; readonly path: SitePath; readonly fragment: string }
  | { readonly kind: "refused"; readonly reason: string; readonly hint: string };

/** The folder whose files a specification may refer to, without a final slash; `""` is the site's folder. */
export function borderOf(specification: SitePath): string {
  return isBelow(specification, specsFolder) ? specsFolder : folderOf(specification);
}

/** `https:`, `file:`, `C:`; not `a/b:c`. */
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Takes a reference apart.
 * @param from File that holds it.
 * @param folder What `borderOf` gives for the specification.
 */
export function targetOf(
  text: string,
  { from, folder }: { readonly from: SitePath; readonly folder: string },
): ReferenceTarget {
  const hash = text.indexOf("#");
  const address = (hash === -1 ? text : text.slice(0, hash)).trim();
  const fragment = hash === -1 ? "" : text.slice(hash + 1);
  if (address === "") return { kind: "local", fragment };
  const written = decodePercent(address).replace(/\\/g, "/");
  if (scheme.test(written) || written.startsWith("//")) {
    return refused(
      isOnWeb(written) ? "is on the network, which is never read" : "is not a relative path",
      "copy the file next to the specification and refer to it by a relative path",
    );
  }
  if (written.startsWith("/")) {
    return refused("is an absolute path", "make it relative to the file that contains it");
  }
  const path = joinPath(folderOf(from), written);
  if (path === undefined || !isBelow(path, folder)) {
    const copy = "copy the file into that folder";
    return folder === ""
      ? refused("leads out of the site folder", copy)
      : refused(
          `leads out of the folder \`${folder}\` of the specification`,
          folder === specsFolder ? copy : `${copy}, or move both into \`${specsFolder}\``,
        );
  }
  return { kind: "file", path: sitePath(path), fragment };
}

function refused(reason: string, hint: string): ReferenceTarget {
  return { kind: "refused", reason, hint };
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

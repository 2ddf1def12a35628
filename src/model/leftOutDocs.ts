// Docs that stand in the site's folder although no page is made of them: whoever names one has made no mistake.
import type { Doc, ParsedContent } from "./doc.ts";
import { parseNumberPrefix } from "./numberPrefix.ts";

/** Looks a doc up by its id. */
export interface LeftOutDocs {
  /** Whether the id is that of a draft, or of a file that could not be parsed and has findings of its own. */
  has(id: string): boolean;
  /** Whether there are such docs in a folder below the docs folder. */
  hasBelow(folder: string): boolean;
  /** The draft of that id, when drafts have no pages. */
  draft(id: string): Doc | undefined;
}

/** Prepares the lookup; the docs are gone through when the first one is asked for, which is seldom. */
export function leftOutDocs({ sources, failed = [] }: Pick<ParsedContent, "sources" | "failed">): LeftOutDocs {
  let found: { readonly drafts: ReadonlyMap<string, Doc>; readonly failed: ReadonlySet<string> } | undefined;
  const lookUp = (): NonNullable<typeof found> => {
    found ??= {
      drafts: new Map(
        sources.flatMap((doc) => (doc.kind === "doc" && doc.frontMatter.draft === true ? [[doc.id, doc]] : [])),
      ),
      // What their front matter says of the id is not known.
      failed: new Set(
        failed.flatMap(({ source, relativePath }) => (source.kind === "doc" ? [plainIdOf(relativePath)] : [])),
      ),
    };
    return found;
  };
  return {
    has: (id) => lookUp().drafts.has(id) || lookUp().failed.has(id),
    hasBelow: (folder) => {
      const start = `${plainIdOf(folder)}/`;
      return [...lookUp().drafts.keys(), ...lookUp().failed].some((id) => id.startsWith(start));
    },
    draft: (id) => lookUp().drafts.get(id),
  };
}

/** `01-guide/02-start.md` is `guide/start`. */
const plainIdOf = (relativePath: string): string =>
  relativePath
    .replace(/\.mdx?$/i, "")
    .split("/")
    .map((segment) => parseNumberPrefix(segment).name)
    .join("/");

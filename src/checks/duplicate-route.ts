// Reports tags that share the page of another tag, because their addresses are made of letters and digits alone, and tags
// that have neither. Addresses that two sources claim are reported where the site is assembled.
import type { EditionTags } from "../model/blog.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Doc, Post, Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { TagReference } from "../model/frontMatter.ts";
import type { Site } from "../model/site.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports each tag at the first source that names it otherwise than the sources before. */
export function checkSharedTags({ site }: CheckInput): readonly Diagnostic[] {
  return site.editions.flatMap((edition) => {
    const [doc, post] = [new Map<string, string>(), new Map<string, string>()];
    return site.content.sources.flatMap((source) => {
      const tags = tagsOf(source, edition, site);
      const { draft = false } = source.frontMatter;
      if (tags === undefined || draft) return [];
      return findingsIn(source, tags, source.kind === "doc" ? doc : post);
    });
  });
}

/** The tags among which those of a source are; `undefined` if the source is of another edition. */
function tagsOf(
  source: Source,
  { key, locale, version }: Edition,
  { blogs, docTags }: Site,
): EditionTags<Doc> | EditionTags<Post> | undefined {
  if (source.locale !== locale.code || source.kind === "page") return undefined;
  if (source.kind === "post") return blogs.get(key)?.tags;
  return source.version === version.name ? docTags.get(key) : undefined;
}

/** @param names Names of tags by address and by their folded form; those of the source are added. */
function findingsIn(
  { path, frontMatter: { tags = [] } }: Source,
  { find }: EditionTags<Doc> | EditionTags<Post>,
  names: Map<string, string>,
): readonly Diagnostic[] {
  return tags.flatMap((reference, index): readonly Diagnostic[] => {
    const name = nameOf(reference);
    if (name === undefined) return [];
    const slug = find(reference)?.slug;
    const key = `${slug ?? ""}\n${folded(name)}`;
    const first = names.get(slug ?? "");
    if (names.has(key)) return [];
    names.set(key, name);
    if (slug !== undefined && first === undefined) names.set(slug, name);
    const location = { file: path, pointer: `/tags/${index}` };
    if (slug === undefined) return /[\p{L}\p{N}]/u.test(name) ? [] : [withoutPage(name, location)];
    return first === undefined ? [] : [sharedPage(name, first, { slug, location })];
  });
}

/** The name that a tag's address is made from; `undefined` if its address is written. */
const nameOf = (reference: TagReference): string | undefined => (typeof reference === "string" ? reference : undefined);

/** Case, spaces and hyphens make no other tag. */
const folded = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");

function withoutPage(name: string, location: Diagnostic["location"]): Diagnostic {
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `The tag "${name}" gets no page: it has neither a letter nor a digit to make an address of`,
    ...(location === undefined ? {} : { location }),
    hint: "name it with letters, or write it as `{ label, permalink }`",
  };
}

function sharedPage(
  name: string,
  first: string,
  { slug, location }: { readonly slug: string; readonly location: Diagnostic["location"] },
): Diagnostic {
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `The tags "${first}" and "${name}" have one page, because both give the address "${slug}"`,
    ...(location === undefined ? {} : { location }),
    hint: "write one of them as `{ label, permalink }`, or declare it in tags.yml with a `permalink` of its own",
  };
}

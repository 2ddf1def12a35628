// A `<head>` in the Markdown of a page, as Docusaurus has it: its `meta` and `link` go into the page's own head, its title
// is the one of the browser's tab. What else stands in it stays where it is.
import type { CommonFrontMatter } from "../model/frontMatter.ts";
import type { HeadTag } from "../model/userConfig.ts";
import { decodeReferences } from "./characterReferences.ts";
import { visitHtml } from "./rawHtml.ts";

/** What a piece of raw HTML says for the head of its page. */
export interface HeadElement {
  readonly tags: readonly HeadTag[];
  readonly title?: string;
  /** The HTML without that. */
  readonly rest: string;
}

const opening = /^\s{0,3}<head[\s>]/i;
const title = /<title\b[^<>]*>([^<]*)<\/title>/i;
/** Tags of the element itself, and of what is taken out of it. One without an end is never looked at twice. */
const taken = /<\/?(?:head|meta|link)\b(?:"[^"]*"|'[^']*'|[^"'>])*>?/gi;

/** What raw HTML says for the head; `undefined` when it is no such element. */
export function readHead(html: string): HeadElement | undefined {
  if (!opening.test(html)) return undefined;
  const tags: HeadTag[] = [];
  visitHtml(html, {
    tag: ({ name, attributes }) => {
      const tag = name.toLowerCase();
      if (tag !== "meta" && tag !== "link") return;
      const plain = attributes.filter((attribute) => !attribute.name.startsWith("on"));
      tags.push({ tag, attributes: Object.fromEntries(plain.map((one) => [one.name, decodeReferences(one.value)])) });
    },
    rewrite: () => undefined,
  });
  const [, said] = title.exec(html) ?? [];
  const rest = html.replace(title, "").replace(taken, "");
  return { tags, rest, ...(said === undefined ? {} : { title: decodeReferences(said).trim() }) };
}

/** Front matter with what the Markdown says for the head of the page. */
export function withHeads<FrontMatter extends CommonFrontMatter>(
  frontMatter: FrontMatter,
  heads: readonly HeadElement[],
): FrontMatter {
  if (heads.length === 0) return frontMatter;
  const title = frontMatter.title_meta ?? heads.find((head) => head.title !== undefined)?.title;
  const head = [...(frontMatter.head ?? []), ...heads.flatMap(({ tags }) => tags)];
  return { ...frontMatter, head, ...(title === undefined ? {} : { title_meta: title }) };
}

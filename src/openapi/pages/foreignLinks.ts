// Links of descriptions in the forms of other renderers become links to pages of the reference, and paths of the site
// what they mean in a page's edition. In texts they are marks that say what is meant, since the same text stands on many
// pages; each page then numbers what it refers to.
import type { ApiReference } from "../../model/api.ts";
import { bodyMark } from "../../model/body.ts";
import type { SpecContext } from "../context.ts";
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { Catalog } from "./catalog.ts";
import { createForeignTargets } from "./foreignTargets.ts";
import { sectionsOfText, textOfHtml } from "./overviewSections.ts";
import { schemeIdsOf } from "./securityViews.ts";

interface ForeignInput {
  readonly document: ApiDocument;
  readonly catalog: Catalog;
  readonly context: SpecContext;
}

/** What a body's marks are turned into references by. */
interface ForeignLinks {
  /** Renders texts with marks. */
  readonly context: SpecContext;
  /** JSON of a body with each mark replaced by the number that `refTo` gives its page. */
  number(json: string, refTo: (reference: ApiReference) => number): string;
}

/** The tag of a link or a picture, as the sanitizer leaves it; code that shows one has no bracket. */
const addressedTag = /<(?:a|img) [^>]*>/g;

/** The address of a link to an anchor: ` href="#tag/Rooms"`. */
const anchorLink = / href="#([^"]*\/[^"]*)"/;

/** A path of the site: ` href="/docs/intro"`, ` src="/a.png"`; not `href="//example.org"`. */
const pathOfSite = / (href|src)="(\/(?!\/)[^"]*)"/;

/** A mark in JSON: `\u0000R12\u0000`. */
const markInJson = /\\u0000R(\d+)\\u0000/g;

/** Prepares to link what descriptions of a specification name. */
export function createForeignLinks({ document, catalog, context }: ForeignInput): ForeignLinks {
  const { info, securitySchemes } = document;
  const renderPageText = context.renderPageText ?? context.renderMarkdown;
  const references: ApiReference[] = [];
  const numbers = new Map<string, number>();
  const find = createForeignTargets({
    catalog,
    apiTitle: info.title ?? "",
    sections: once(() => sectionsOfText(renderPageText(info.description ?? ""))),
    schemeIds: schemeIdsOf(securitySchemes),
  });
  const markOf = (reference: ApiReference): string => {
    const key = `${reference.kind} ${reference.slug}`;
    const number = numbers.get(key) ?? references.push(reference) - 1;
    numbers.set(key, number);
    return `${bodyMark}R${number}${bodyMark}`;
  };
  const linkTag = (tag: string): string =>
    tag
      .replace(anchorLink, (written, address: string) => {
        const target = find(textOfHtml(address));
        if (target === undefined) return written;
        return ` href="${markOf(target.reference)}${target.anchor === undefined ? "" : `#${target.anchor}`}"`;
      })
      .replace(pathOfSite, (_, name: string, path: string) => {
        return ` ${name}="${markOf({ kind: "path", slug: textOfHtml(path), label: "" })}"`;
      });
  const link = (html: string): string => html.replace(addressedTag, linkTag);
  return {
    context: {
      ...context,
      renderMarkdown: (text) => link(context.renderMarkdown(text)),
      renderPageText: (text) => link(renderPageText(text)),
    },
    number: (json, refTo) =>
      json.replace(markInJson, (written, number: string) => {
        const reference = references[Number(number)];
        return reference === undefined ? written : `\\u0000L${refTo(reference)}\\u0000`;
      }),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

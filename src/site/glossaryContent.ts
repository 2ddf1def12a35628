// Makes the content of the glossary's page, and its table of contents.
import { bugError } from "../model/bugError.ts";
import type { DefinedTerm, EditionGlossary, GlossaryContent, GlossaryTerm } from "../model/glossary.ts";
import type { TocEntry } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { addressKey } from "../source/addressKey.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { groupByLetter } from "./alphabet.ts";
import { apiContentOf } from "./apiContent.ts";
import type { ContentInput } from "./contentInput.ts";
import { langOfTaken, sameLang } from "./labelLang.ts";
import { sourceOf } from "./routeParts.ts";
import { siteHref, withSiteHrefs } from "./siteHref.ts";

/** With fewer terms than this the whole list is in view, and letters would only part it. */
const leastForLetters = 30;

/** Content of the glossary. */
export function glossaryContent(input: ContentInput): GlossaryContent {
  const { title, description, terms } = glossaryOf(input);
  const shown = terms.map((term) => termOf(term, input));
  const groups =
    shown.length < leastForLetters
      ? [{ terms: shown }]
      : groupByLetter(shown, ({ name }) => name.text, input.edition.locale.htmlLang).map(([letter, own]) => ({
          // No term has such an id: they have no underscore in front.
          heading: { id: `_${letter === "#" ? "other" : letter.toLowerCase()}`, letter },
          terms: own,
        }));
  return { kind: "glossary", title, description, groups };
}

function glossaryOf({ site, edition }: ContentInput): EditionGlossary {
  const glossary = site.glossaries.get(edition.key);
  if (glossary === undefined) throw bugError(`No glossary in ${edition.key}`);
  return glossary;
}

function termOf({ id, name, others, definition, link }: DefinedTerm, input: ContentInput): GlossaryTerm {
  const rendered = input.definitions?.get(definition.text);
  if (rendered === undefined) throw bugError(`The definition of "${name.text}" is not rendered`);
  return {
    ...{ id, name, others },
    definitionHtml: withSiteHrefs(rendered.html, input),
    definitionText: rendered.text,
    ...(definition.lang === undefined ? {} : { definitionLang: definition.lang }),
    ...(link === undefined ? {} : { see: leavesSite(link) ? { href: link } : pageLink(link, input) }),
  };
}

/** A link to a page of the site, named by the page's title where it has one. */
function pageLink(to: string, input: ContentInput): NonNullable<GlossaryTerm["see"]> {
  const href = siteHref(to, input);
  const path = href.replace(/[?#].*/, "").slice(input.site.config.baseUrl.length - 1);
  return { ...titleOf(input.site.routesByAddress.get(addressKey(path)), input), href };
}

function titleOf(
  route: Route | undefined,
  input: ContentInput,
): Pick<NonNullable<GlossaryTerm["see"]>, "label" | "lang"> {
  if (route === undefined) return {};
  if ("apiId" in route.target) {
    const shown = apiContentOf(route, route.target, input);
    return "title" in shown ? { label: shown.title, ...("lang" in shown ? sameLang(shown) : {}) } : {};
  }
  const { isFallback } = route;
  const source = sourceOf(route, input.site);
  if (source === undefined) return {};
  return { label: source.title, ...sameLang(langOfTaken({ isFallback, locale: source.locale }, input.site.config)) };
}

/** Table of contents: letters, or in a short glossary the terms themselves. */
export function glossaryToc({ groups }: GlossaryContent): readonly TocEntry[] {
  return groups.flatMap(({ heading, terms }) =>
    heading === undefined
      ? terms.map(({ id, name }) => ({ id, depth: 2, html: escapeHtml(name.text), ...sameLang(name) }))
      : [{ id: heading.id, depth: 2, html: escapeHtml(heading.letter) }],
  );
}

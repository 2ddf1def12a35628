// Makes a page's structured data for search engines (JSON-LD): breadcrumbs, what kind of text it is, and terms.
import type { Edition } from "../model/edition.ts";
import type { GlossaryContent } from "../model/glossary.ts";
import type { PageContent, PageHead, PageProps, PostAuthor } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { hrefOf, wholeUrl } from "./addresses.ts";

/** Input for structured data. */
export interface StructuredDataInput {
  readonly head: PageHead;
  readonly content: PageContent;
  readonly breadcrumbs: PageProps["breadcrumbs"];
  readonly lastUpdated?: { readonly date: string; readonly author?: string } | undefined;
  readonly site: Site;
  readonly edition: Edition;
}

/** How all data refer to the site. */
interface Publisher {
  readonly title: string;
  /** Scheme and host. */
  readonly url: string;
  /** Full URL of the locale's landing page. */
  readonly home: string;
}

/** JSON-LD blocks of a page; none if it is not to be indexed, or if the site's `url` is not configured. */
export function structuredDataOf(input: StructuredDataInput): readonly unknown[] {
  const { head, edition, site } = input;
  const { config } = site;
  if (config.url === "" || head.canonical === undefined || head.robots !== undefined) return [];
  const publisher = {
    title: textOf(config.title, edition.locale.code, config.defaultLocale),
    url: config.url,
    home: config.url + hrefOf(edition.urlPrefix, config),
  };
  if (input.content.kind === "home") return [website(input, publisher)];
  if (input.content.kind === "glossary") return [definedTermSet(input.content, input)];
  return [...breadcrumbList(input, publisher), ...article(input, publisher), ...blog(input, publisher)];
}

/** The site itself, on its landing pages. */
function website({ head, edition }: StructuredDataInput, site: Publisher): unknown {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.title,
    url: site.home,
    inLanguage: edition.locale.htmlLang,
    ...(head.description === undefined ? {} : { description: head.description }),
  };
}

function breadcrumbList({ breadcrumbs, head }: StructuredDataInput, site: Publisher): readonly unknown[] {
  if (breadcrumbs.length === 0) return [];
  const linked = breadcrumbs.flatMap(({ label, href }, index) => {
    // Categories without a page cannot be listed; the page itself is the last entry.
    if (index === breadcrumbs.length - 1) return [{ name: label, item: head.canonical }];
    return href === undefined ? [] : [{ name: label, item: site.url + href }];
  });
  const entries = [{ name: site.title, item: site.home }, ...linked];
  const itemListElement = entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry }));
  return [{ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement }];
}

function article({ content, head, lastUpdated, edition }: StructuredDataInput, site: Publisher): readonly unknown[] {
  if (content.kind !== "doc" && content.kind !== "post") return [];
  const shared = {
    headline: content.title,
    ...(head.description === undefined ? {} : { description: head.description }),
    url: head.canonical,
    inLanguage: content.lang ?? edition.locale.htmlLang,
    ...(head.image === undefined ? {} : { image: head.image.href }),
    isPartOf: { "@type": "WebSite", name: site.title, url: site.home },
  };
  const changed = lastUpdated === undefined ? {} : { dateModified: lastUpdated.date };
  if (content.kind === "doc") {
    const author =
      lastUpdated?.author === undefined ? {} : { author: [{ "@type": "Person", name: lastUpdated.author }] };
    return [{ "@context": "https://schema.org", "@type": "TechArticle", ...shared, ...changed, ...author }];
  }
  const author = content.post.authors.map((one) => authorData(one, site));
  const dates = { datePublished: content.post.date, ...changed };
  return [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      ...shared,
      ...dates,
      ...(author.length === 0 ? {} : { author }),
    },
  ];
}

/** An author with an address: their own, or that of their page. */
function authorData({ name, isOrganization, url, href }: PostAuthor, site: Publisher): unknown {
  const target = url ?? href;
  return {
    "@type": isOrganization === true ? "Organization" : "Person",
    name,
    ...(target === undefined ? {} : { url: wholeUrl(target, site.home) }),
  };
}

/** The blog with the posts shown, on the pages of the list of all posts. */
function blog({ content, head, edition }: StructuredDataInput, site: Publisher): readonly unknown[] {
  if (content.kind !== "postList" || content.subject !== undefined) return [];
  const blogPost = content.posts.map(({ title, href, date }) => ({
    "@type": "BlogPosting",
    headline: title,
    url: site.url + href,
    datePublished: date,
  }));
  return [
    {
      "@context": "https://schema.org",
      "@type": "Blog",
      name: content.title,
      ...(head.description === undefined ? {} : { description: head.description }),
      url: head.canonical,
      inLanguage: edition.locale.htmlLang,
      blogPost,
    },
  ];
}

/** The glossary with its terms, each at its anchor. */
function definedTermSet({ title, groups }: GlossaryContent, { head, edition }: StructuredDataInput): unknown {
  const hasDefinedTerm = groups.flatMap(({ terms }) =>
    terms.map(({ id, name, definitionText }) => ({
      "@type": "DefinedTerm",
      name: name.text,
      description: definitionText,
      url: `${head.canonical}#${encodeURIComponent(id)}`,
    })),
  );
  return {
    "@context": "https://schema.org",
    "@type": "DefinedTermSet",
    name: title,
    ...(head.description === undefined ? {} : { description: head.description }),
    url: head.canonical,
    inLanguage: edition.locale.htmlLang,
    hasDefinedTerm,
  };
}

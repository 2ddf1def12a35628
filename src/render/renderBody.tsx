// The body of a page: HTML segments joined with the markup of content parts, marks filled in.
import type { ReactElement } from "react";
import { Admonition } from "#template/parts/Admonition";
import { Cards } from "#template/parts/Cards";
import { CodeBlock } from "#template/parts/CodeBlock";
import { Details } from "#template/parts/Details";
import { Image } from "#template/parts/Image";
import { PageCards } from "#template/parts/PageCards";
import { Tabs } from "#template/parts/Tabs";
import type { BodyPart, CodeBlockProps, DocBody, ImageProps, Segment } from "../model/body.ts";
import { interfaceLang } from "../model/interfaceLang.ts";
import type { CategoryCards, PageProps } from "../model/page.ts";
import type { Picture } from "../model/picture.ts";
import type { OperationLink, TemplateProps } from "../model/template.ts";
import { unreachable } from "../model/unreachable.ts";
import { codeHtmlOf } from "./codeHtml.ts";
import { fillMarks } from "./fillMarks.ts";
import { openSampleServers, type SampleServers } from "./sampleServers.ts";
import { sectionNotes } from "./sectionNotes.tsx";
import { staticMarkup } from "./staticMarkup.ts";

/** HTML of a landing page: what belongs beside its promise, and the rest. */
export function renderHomeBody(
  body: DocBody,
  shell: TemplateProps,
): { readonly leadHtml?: string; readonly bodyHtml: string } {
  const { segments, excerptSegments: count } = body;
  const context = contextOf(shell);
  if (count === undefined) return { bodyHtml: renderWith(segments, context) };
  const [lead, rest] = [segments.slice(0, count), segments.slice(count)];
  return { leadHtml: renderWith(lead, context), bodyHtml: renderWith(rest, context) };
}

/** HTML of a body. Parts are rendered inner first; their content is HTML by the time their template sees it. */
export function renderBody(body: DocBody, shell: TemplateProps): string {
  return renderWith(body.segments, contextOf(shell));
}

/** What the parts of one page's body share. */
interface BodyContext {
  readonly shell: TemplateProps;
  readonly serverOf: SampleServers;
}

const contextOf = (shell: TemplateProps): BodyContext => ({
  shell,
  serverOf: openSampleServers(shell.edition.sampleServers),
});

function renderWith(segments: readonly Segment[], context: BodyContext): string {
  const { shell } = context;
  return fillMarks(renderSegments(segments, context), {
    body: shell.page.body,
    t: shell.t,
    glossaryHref: shell.edition.glossaryHref,
    sectionNote: sectionNotes(shell),
    lang: interfaceLang(shell),
    textLang: "lang" in shell.page.content ? shell.page.content.lang : undefined,
  });
}

function renderSegments(segments: readonly Segment[], context: BodyContext): string {
  let html = "";
  for (const segment of segments) {
    html += segment.kind === "html" ? segment.html : staticMarkup(partElement(segment, context));
  }
  return html;
}

function partElement(part: BodyPart, context: BodyContext): ReactElement {
  const { shell } = context;
  switch (part.part) {
    case "CodeBlock": {
      const codeHtml = codeHtmlOf(part.props);
      const operations = operationsOf(part.props, shell.page);
      return <CodeBlock {...{ codeHtml, operations }} {...context.serverOf(codeHtml)} {...part.props} {...shell} />;
    }
    case "Admonition":
      return <Admonition bodyHtml={renderSegments(part.children, context)} {...part.props} {...shell} />;
    case "Details":
      return <Details bodyHtml={renderSegments(part.children, context)} {...part.props} {...shell} />;
    case "Tabs":
      return <Tabs panelsHtml={part.tabs.map((tab) => renderSegments(tab, context))} {...part.props} {...shell} />;
    case "Cards":
      if (part.props.areOfCategory) return <PageCards {...pagesOf(shell.page)} {...shell} />;
      return <Cards {...shell} {...part.props} cards={cardsOf(part, context)} />;
    case "Image": {
      const { source, width, height, ...props } = part.props;
      return <Image picture={pictureOf(part.props, shell.page)} {...props} {...shell} />;
    }
    default:
      return unreachable(part);
  }
}

const noPages: CategoryCards = { cards: [] };

/** The pages of the category; none for a page that is in no sidebar. */
const pagesOf = ({ content }: PageProps): CategoryCards =>
  content.kind === "doc" ? (content.pages ?? noPages) : noPages;

const noOperations: readonly OperationLink[] = [];

/** Operations that the requests of a code block mean, each once. */
function operationsOf({ requests = [] }: CodeBlockProps, { body }: PageProps): readonly OperationLink[] {
  if (requests.length === 0) return noOperations;
  const links = requests.flatMap((index) => {
    const link = body?.links[index];
    return link?.operation === undefined ? [] : [{ href: link.href, ...link.operation }];
  });
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

function cardsOf(part: Extract<BodyPart, { part: "Cards" }>, context: BodyContext) {
  return part.props.cards.map(({ link, ...card }, index) => {
    const target = link === null ? undefined : context.shell.page.body?.links[link];
    return {
      ...card,
      ...(target ? { href: target.href } : {}),
      isExternal: target?.isExternal ?? false,
      bodyHtml: renderSegments(part.items[index] ?? [], context),
    };
  });
}

function pictureOf({ source, width, height }: ImageProps, page: PageProps): Picture {
  const asset = "asset" in source ? page.body?.assets[source.asset] : undefined;
  if (asset?.picture !== undefined) return asset.picture;
  const src = "asset" in source ? (asset?.href ?? "") : source.address;
  const size = width === undefined || height === undefined ? {} : { width, height };
  return { src, sources: [], weights: [], ...size };
}

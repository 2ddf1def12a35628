// Bodies of requests and responses as a page shows them.
import type { MediaTypeView, RequestBodyView, ResponseView } from "../../model/api.ts";
import type { LinkObject, MediaTypeObject, RequestBodyObject, ResponseObject } from "../normalize/contentObjects.ts";
import { exampleViews } from "../samples/exampleViews.ts";
import type { Direction } from "../schema/direction.ts";
import { operationOfLink } from "./linkTargets.ts";
import { titleOf } from "./operationEntries.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";
import { parameterView, withoutExamples } from "./parameterViews.ts";

/** Where content stands: which way it travels and what ids in it begin with. */
interface ContentPlace {
  readonly page: PageBuilder;
  readonly direction: Direction;
  readonly idParts: readonly string[];
  /** The status of the answer that the content belongs to, if that is an error. */
  readonly errorStatus?: number | undefined;
}

/** A request body. */
export function requestBodyView(body: RequestBodyObject, place: ContentPlace): RequestBodyView {
  return {
    isRequired: body.required === true,
    ...optional({ descriptionHtml: place.page.html(body.description) }),
    contents: contentViews(body.content, place),
  };
}

/** A response under its status. */
export function responseView(status: string, response: ResponseObject, place: ContentPlace): ResponseView {
  const { page, direction, idParts } = place;
  return {
    status,
    ...optional({ summary: response.summary }),
    descriptionHtml: page.html(response.description) ?? "",
    headers: Object.entries(response.headers ?? {})
      // What a response says of its own content type is told by its content.
      .filter(([name]) => name.toLowerCase() !== "content-type")
      .map(([name, header]) => parameterView(header, { name, page, direction, idParts: [...idParts, "header"] })),
    contents: contentViews(response.content, { ...place, errorStatus: errorStatusOf(status) }),
    links: Object.entries(response.links ?? {}).map(([name, link]) => linkView(name, link, page)),
  };
}

/** The status of an error, the first one of a range: 404 of `404`, 500 of `5XX`. */
const errorStatusOf = (status: string): number | undefined =>
  /^[45](?:\d\d|xx)$/i.test(status) ? Number(status.replace(/x/gi, "0")) : undefined;

function contentViews(content: RequestBodyObject["content"], place: ContentPlace): readonly MediaTypeView[] {
  return Object.entries(content ?? {}).map(([mediaType, media]) => mediaTypeView(mediaType, media, place));
}

function mediaTypeView(
  mediaType: string,
  media: MediaTypeObject,
  { page, direction, idParts, errorStatus }: ContentPlace,
): MediaTypeView {
  const examples = page.rememberExamples(media, `${direction} ${mediaType} ${errorStatus ?? ""}`, () =>
    exampleViews(mediaType, media, {
      root: page.document.root,
      direction,
      errorStatus,
      renderMarkdown: page.context.renderMarkdown,
      highlight: page.context.highlight,
    }),
  );
  const schema = media.schema === undefined ? undefined : page.describe(media.schema, direction, idParts);
  const isGiven =
    ["example", "examples"].some((key) => Object.hasOwn(media, key)) &&
    examples.some(({ isGenerated }) => !isGenerated);
  return {
    mediaType,
    ...optional({
      schema: schema !== undefined && isGiven ? withoutExamples(schema) : schema,
      itemSchema:
        media.itemSchema === undefined ? undefined : page.describe(media.itemSchema, direction, [...idParts, "item"]),
    }),
    examples,
    encodings: encodingViews(media, { page, direction, idParts }),
  };
}

/** Levels of parts inside of parts whose encodings are shown. */
const maxNesting = 3;

/**
 * Encodings by property; those by position are named `[0]`, the one of all further parts `[*]`, and those of parts of a part
 * stand below it: `letter.photo`, `[*][0]`.
 */
function encodingViews(
  {
    encoding = {},
    prefixEncoding,
    itemEncoding,
  }: Pick<MediaTypeObject, "encoding" | "prefixEncoding" | "itemEncoding">,
  { page, direction, idParts }: ContentPlace,
  above: readonly string[] = [],
): MediaTypeView["encodings"] {
  if (above.length >= maxNesting) return [];
  const all = [
    ...Object.entries(encoding),
    ...(prefixEncoding ?? []).map((part, index) => [`[${index}]`, part] as const),
    ...(itemEncoding === undefined ? [] : [["[*]", itemEncoding] as const]),
  ];
  return all.flatMap(([name, { contentType, style, explode, innerStyles, allowReserved, headers, ...inner }]) => {
    const path = [...above, name];
    const property = path.reduce((whole, part) => (part.startsWith("[") ? whole + part : `${whole}.${part}`));
    const row = {
      property,
      ...optional({ contentType, style, explode, innerStyles }),
      ...(allowReserved === true ? { allowReserved } : {}),
      headers: Object.entries(headers ?? {})
        // The content type of a part is told by its encoding.
        .filter(([header]) => header.toLowerCase() !== "content-type")
        .map(([header, described]) =>
          parameterView(described, { name: header, page, direction, idParts: [...idParts, property, "header"] }),
        ),
    };
    return [row, ...encodingViews(inner, { page, direction, idParts }, path)];
  });
}

function linkView(name: string, link: LinkObject, page: PageBuilder): ResponseView["links"][number] {
  const target = operationOfLink(link, page.catalog);
  const parameters = Object.entries(link.parameters ?? {}).map(([key, value]) => ({ name: key, value: textOf(value) }));
  const { url } = link.server ?? {};
  const server = url === undefined ? [] : [{ name: "server", value: url }];
  const body = link.requestBody === undefined ? [] : [{ name: "requestBody", value: textOf(link.requestBody) }];
  return {
    name,
    ...optional({
      descriptionHtml: page.html(
        [link.description, link.server?.description].filter((words) => words !== undefined).join("\n\n"),
      ),
      target: target === undefined ? undefined : page.operationRef(target),
    }),
    targetLabel: target === undefined ? (link.operationId ?? link.operationRef ?? name) : titleOf(target),
    parameters: [...parameters, ...body, ...server],
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

// The responses of an operation: status, description, headers, body, links.

import { MediaTypes } from "#template/parts/api/MediaTypes";
import { ResponseHeaders } from "#template/parts/api/ResponseHeaders";
import { ResponseLinks } from "#template/parts/api/ResponseLinks";
import { RowHistory } from "#template/parts/api/RowHistory";
import { SchemaType } from "#template/parts/api/SchemaType";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { statusClass } from "#template/parts/api/SectionLinks";
import type { ResponseView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { responseId } from "./operationIds.ts";
import { type SameParts, sameParts } from "./sameParts.ts";

/** The responses of an operation. */
export interface ResponsesProps {
  readonly api: ApiTemplateProps;
  readonly responses: readonly ResponseView[];
  readonly level: number;
  readonly prefix: string;
}

/** All responses. The body of the first successful one is expanded, because most readers look for it. */
export function Responses({ responses, ...shared }: ResponsesProps) {
  const open = responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
  const same = sameParts(responses);
  return responses.map((response) => (
    <Response key={response.status} response={response} same={same} isFolded={response !== open} {...shared} />
  ));
}

interface ResponseProps extends Omit<ResponsesProps, "responses"> {
  readonly response: ResponseView;
  readonly same: SameParts;
  readonly isFolded: boolean;
}

function Response({ api, response, level, prefix, same, isFolded }: ResponseProps) {
  const { status, descriptionHtml, headers, contents, links } = response;
  const { t, Html } = api;
  const id = responseId(status, prefix);
  const headersOf = same.headers.get(status);
  const bodyOf = same.bodies.get(status);
  return (
    <section className="response">
      <SectionHeading
        api={api}
        level={level}
        id={id}
        title={status}
        mark={<RowHistory api={api} trace={prefix === "" ? `#response ${status}` : undefined} />}
      >
        <span className={statusClass(status)}>{status}</span>
        <ResponseWords api={api} response={response} />
      </SectionHeading>
      {descriptionHtml === "" ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      {headersOf === undefined ? (
        <ResponseHeaders api={api} headers={headers} id={id} />
      ) : (
        <p className="note">
          {t("apiResponseHeaders", { count: headers.length })} <SameAs api={api} status={headersOf} prefix={prefix} />
        </p>
      )}
      {contents.length === 0 ? <p className="note">{t("apiNoBody")}</p> : null}
      {bodyOf === undefined ? (
        <MediaTypes api={api} contents={contents} id={`media-${id}`} isFolded={isFolded} />
      ) : (
        contents.map(({ mediaType, schema }) => (
          <p key={mediaType} className="root">
            <span className="media-type">{mediaType}</span>
            {schema === undefined ? null : <SchemaType api={api} schema={schema} />}{" "}
            <SameAs api={api} status={bodyOf} prefix={prefix} />
          </p>
        ))
      )}
      <ResponseLinks api={api} links={links} />
    </section>
  );
}

/** A short text for the response. */
function ResponseWords({ api: { t, specLang }, response }: Pick<ResponseProps, "api" | "response">) {
  const { status, summary } = response;
  if (summary === undefined) return status === "default" ? ` ${t("apiOtherStatus")}` : null;
  return specLang === undefined ? ` ${summary}` : <span lang={specLang}>{` ${summary}`}</span>;
}

type SameAsProps = Pick<ResponsesProps, "api" | "prefix"> & { readonly status: string };

/** A link to an earlier response with the same content. */
function SameAs({ api: { t }, status, prefix }: SameAsProps) {
  return (
    <a className="same" href={`#${encodeURIComponent(responseId(status, prefix))}`}>
      {t("apiSameAs", { status })}
    </a>
  );
}

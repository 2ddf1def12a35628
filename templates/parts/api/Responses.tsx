// The responses of an operation: status, description, headers, body, links.
import { MediaTypes } from "#template/parts/api/MediaTypes";
import { ParameterRow } from "#template/parts/api/ParameterRow";
import { ResponseLinks } from "#template/parts/api/ResponseLinks";
import { SchemaType } from "#template/parts/api/SchemaType";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { statusClass } from "#template/parts/api/SectionLinks";
import type { ResponseView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { idPart, responseId } from "./operationIds.ts";
import { sameBodies } from "./sameBodies.ts";

/** Responses of an operation. */
export interface ResponsesProps {
  readonly api: ApiTemplateProps;
  readonly responses: readonly ResponseView[];
  readonly level: number;
  readonly prefix: string;
}

/** All responses. The body of the first is unfolded: it is what most readers look for. */
export function Responses({ api, responses, level, prefix }: ResponsesProps) {
  const open = responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
  const same = sameBodies(responses);
  return responses.map((response) => (
    <Response
      key={response.status}
      api={api}
      response={response}
      level={level}
      prefix={prefix}
      isFolded={response !== open}
      sameAs={same.get(response.status)}
    />
  ));
}

interface ResponseProps extends Omit<ResponsesProps, "responses"> {
  readonly response: ResponseView;
  readonly isFolded: boolean;
  /** Status of an earlier response with the same body. */
  readonly sameAs: string | undefined;
}

function Response({ api, response, level, prefix, isFolded, sameAs }: ResponseProps) {
  const { status, summary, descriptionHtml, headers, contents, links } = response;
  const { t, Html } = api;
  const id = responseId(status, prefix);
  const words = summary ?? (status === "default" ? t("apiOtherStatus") : undefined);
  return (
    <section className="response">
      <SectionHeading api={api} level={level} id={id} title={status}>
        <span className={statusClass(status)}>{status}</span>
        {words === undefined ? null : ` ${words}`}
      </SectionHeading>
      {descriptionHtml === "" ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      {headers.length === 0 ? null : (
        <details className="body">
          <summary>{t("apiResponseHeaders", { count: headers.length })}</summary>
          <ul className="rows">
            {headers.map((header) => (
              <ParameterRow key={header.name} api={api} parameter={header} id={`${id}-header-${idPart(header.name)}`} />
            ))}
          </ul>
        </details>
      )}
      {contents.length === 0 ? <p className="note">{t("apiNoBody")}</p> : null}
      {sameAs === undefined ? (
        <MediaTypes api={api} contents={contents} id={`media-${id}`} isFolded={isFolded} />
      ) : (
        <SameBody api={api} contents={contents} status={sameAs} prefix={prefix} />
      )}
      <ResponseLinks api={api} links={links} />
    </section>
  );
}

interface SameBodyProps extends Pick<ResponsesProps, "api" | "prefix"> {
  readonly contents: ResponseView["contents"];
  readonly status: string;
}

/** A body that another response on the page has too. */
function SameBody({ api, contents, status, prefix }: SameBodyProps) {
  return contents.map(({ mediaType, schema }) => (
    <p key={mediaType} className="root">
      <span className="media-type">{mediaType}</span>
      {schema === undefined ? null : <SchemaType api={api} schema={schema} />}{" "}
      <a className="same" href={`#${encodeURIComponent(responseId(status, prefix))}`}>
        {api.t("apiSameAs", { status })}
      </a>
    </p>
  ));
}

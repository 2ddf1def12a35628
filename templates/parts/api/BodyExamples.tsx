// Examples of the bodies of an operation's request and responses.
import { ApiTabs } from "#template/parts/api/ApiTabs";
import { Examples } from "#template/parts/api/Examples";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { statusClass } from "#template/parts/api/SectionLinks";
import type { ExampleView, MediaTypeView, OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The operation, and where its examples are shown. */
export interface BodyExamplesProps {
  readonly api: ApiTemplateProps;
  readonly operation: Pick<OperationBody, "requestBody" | "responses">;
  /** Level of the headings. @default 3 */
  readonly level?: number;
  /** Prefix of all ids; empty for the page's own operation. */
  readonly prefix?: string;
}

/** Examples of the request by media type, and of the responses by status. */
export function BodyExamples({
  api,
  operation: { requestBody, responses },
  level = 3,
  prefix = "",
}: BodyExamplesProps) {
  const { t } = api;
  const contents = (requestBody?.contents ?? []).filter(({ examples }) => examples.length > 0);
  const answers = responses.filter((response) => response.contents.some(({ examples }) => examples.length > 0));
  return (
    <>
      {contents.length === 0 ? null : (
        <section>
          <SectionHeading api={api} level={level} id={`${prefix}examples-request`} title={t("apiRequestExamples")} />
          <ApiTabs
            id={`${prefix}examples-request`}
            label={t("apiRequestExamples")}
            className="samples"
            group="media-type"
            isFolded
            tabs={contents.map((content) => ({
              value: content.mediaType,
              label: content.mediaType,
              children: <Examples api={api} examples={content.examples} />,
            }))}
          />
        </section>
      )}
      {answers.length === 0 ? null : (
        <section>
          <SectionHeading api={api} level={level} id={`${prefix}examples-response`} title={t("apiResponseExamples")} />
          <ApiTabs
            id={`${prefix}examples-response`}
            label={t("apiResponseExamples")}
            className="samples"
            isFolded
            tabs={answers.map((response) => ({
              value: response.status,
              label: response.status,
              className: statusClass(response.status),
              children: <Examples api={api} examples={examplesOf(response.contents)} />,
            }))}
          />
        </section>
      )}
    </>
  );
}

/** Whether an operation has any examples of bodies. */
export function hasExamples({ requestBody, responses }: BodyExamplesProps["operation"]): boolean {
  const bodies = [...(requestBody === undefined ? [] : [requestBody]), ...responses];
  return bodies.some(({ contents }) => contents.some(({ examples }) => examples.length > 0));
}

/** Examples of all media types; if there are several, each example's label names its own. */
function examplesOf(contents: readonly MediaTypeView[]): readonly ExampleView[] {
  if (contents.length === 1) return contents[0]?.examples ?? [];
  return contents.flatMap(({ mediaType, examples }) =>
    examples.map((example) => {
      // The name of a generated example is only a number.
      const label = example.summary ?? (example.isGenerated ? "" : example.name);
      const summary = label === "" ? mediaType : `${mediaType} — ${label}`;
      return { ...example, name: `${mediaType} ${example.name}`, summary };
    }),
  );
}

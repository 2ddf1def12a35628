// The body of a request.

import { MediaTypes } from "#template/parts/api/MediaTypes";
import { RowHistory } from "#template/parts/api/RowHistory";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import type { RequestBodyView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The body of a request. */
export interface RequestBodyProps {
  readonly api: ApiTemplateProps;
  readonly body: RequestBodyView;
  readonly level: number;
  readonly prefix: string;
}

/** Heading, description and contents of the body. */
export function RequestBody({ api, body, level, prefix }: RequestBodyProps) {
  const { t, Html } = api;
  const { isRequired, descriptionHtml, contents } = body;
  return (
    <section>
      <SectionHeading
        api={api}
        level={level}
        id={`${prefix}body`}
        title={t("apiBody")}
        mark={
          <>
            {isRequired ? (
              <span className="q">{t("apiBodyRequired")}</span>
            ) : (
              <span className="c">{t("apiBodyOptional")}</span>
            )}
            <RowHistory api={api} trace={prefix === "" ? "#request" : undefined} />
          </>
        }
      />
      {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      <MediaTypes api={api} contents={contents} id={`${prefix}media-request`} isFolded={false} />
    </section>
  );
}

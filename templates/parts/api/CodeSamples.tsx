// Code samples of an operation in several languages, with the form for the address of the reader's own server.
import { ApiTabs } from "#template/parts/api/ApiTabs";
import { MyHub } from "#template/parts/api/MyHub";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { CodeBlock } from "#template/parts/CodeBlock";
import type { OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The samples of an operation. */
export interface CodeSamplesProps {
  readonly api: ApiTemplateProps;
  readonly samples: OperationBody["samples"];
  /** Languages whose usual client cannot send the request. */
  readonly unwritten?: OperationBody["unwritten"];
  readonly servers: OperationBody["servers"];
}

/** The samples as tabs; the selected language applies to all pages. */
export function CodeSamples({ api, samples, unwritten = [], servers }: CodeSamplesProps) {
  const { t, codeHtml } = api;
  const base = samples.find((sample) => sample.base !== undefined && sample.base !== "")?.base;
  const tabs = samples.map((sample) => ({
    value: sample.id,
    label: sample.label,
    base: sample.base,
    children: <CodeBlock {...api} {...sample.code} codeHtml={codeHtml(sample.code)} />,
  }));
  return (
    <section>
      <SectionHeading api={api} level={2} id="samples" title={t("apiSamples")} />
      <ApiTabs id="samples" label={t("apiSamples")} className="samples" group="code-samples" isFolded tabs={tabs} />
      {unwritten.length === 0 ? null : <p className="note">{t("apiNoSample", { languages: unwritten.join(", ") })}</p>}
      {base === undefined ? null : <MyHub api={api} base={base} servers={servers} />}
    </section>
  );
}

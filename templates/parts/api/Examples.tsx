// Examples of a value: code, or a URL where the example is found. Named ones are labelled.
import { CodeBlock } from "#template/parts/CodeBlock";
import { Icon } from "#template/parts/Icon";
import type { ExampleView } from "../../../src/model/api.ts";
import { isRelativeAddress } from "../../../src/model/relativeAddress.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Examples of one value. */
export interface ExamplesProps {
  readonly api: ApiTemplateProps;
  readonly examples: readonly ExampleView[];
}

/** A single example directly; several ones collapsed under their labels, with the first one open. */
export function Examples({ api, examples }: ExamplesProps) {
  const [first] = examples;
  if (first === undefined) return null;
  if (examples.length === 1) {
    const isNamed = first.summary !== undefined || first.descriptionHtml !== undefined;
    return (
      <div className="example">
        {isNamed ? (
          <p className="example-name" lang={exampleLang(first, api)}>
            {exampleLabel(first, api)}
          </p>
        ) : null}
        <Example api={api} example={first} />
      </div>
    );
  }
  return examples.map((example, index) => (
    <details key={example.name} className="example" open={index === 0}>
      <summary className="example-name" lang={exampleLang(example, api)}>
        {exampleLabel(example, api)}
      </summary>
      <Example api={api} example={example} />
    </details>
  ));
}

/** The label of an example: its summary or name; generated examples say so. */
export function exampleLabel({ name, summary, isGenerated }: ExampleView, { t }: Pick<ApiTemplateProps, "t">): string {
  if (summary !== undefined) return summary;
  return isGenerated ? t("apiGeneratedExample") : name === "" ? t("apiExample") : name;
}

/** `lang` of the label, if it is the summary. */
const exampleLang = ({ summary }: ExampleView, { specLang }: ApiTemplateProps): string | undefined =>
  summary === undefined ? undefined : specLang;

/** Where an address of the specification leads from any of its pages. */
const fromFiles = (address: string, { filesHref = "" }: ApiTemplateProps): string =>
  isRelativeAddress(address) ? filesHref + address : address;

function Example({ api, example }: { readonly api: ApiTemplateProps; readonly example: ExampleView }) {
  const { descriptionHtml, code, externalHref } = example;
  const { Html, t, codeHtml } = api;
  return (
    <>
      {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      {code === undefined ? null : <CodeBlock {...api} {...code} codeHtml={codeHtml(code)} />}
      {externalHref === undefined ? null : (
        <p className="f">
          <a href={fromFiles(externalHref, api)} target="_blank" rel="noopener noreferrer">
            {t("apiExternalExample")}
            <Icon name="external" />
          </a>{" "}
          <code translate="no">{externalHref}</code>
        </p>
      )}
    </>
  );
}

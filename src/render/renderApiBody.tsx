// The body of a page of an API reference: joins it with the addresses it refers to and chooses its template.
import type { ReactElement } from "react";
import { ApiOverviewPage } from "#template/ApiOverviewPage";
import { ApiSchemaPage } from "#template/ApiSchemaPage";
import { ApiTagPage } from "#template/ApiTagPage";
import { OperationPage } from "#template/OperationPage";
import type { ApiBody } from "../model/api.ts";
import { bugError } from "../model/bugError.ts";
import { interfaceLang } from "../model/interfaceLang.ts";
import type { PageContent } from "../model/page.ts";
import type { ApiTemplateProps, TemplateProps } from "../model/template.ts";
import { codeHtmlOf } from "./codeHtml.ts";
import { fillMarks } from "./fillMarks.ts";
import { withCodeBlocks } from "./specCode.tsx";

/**
 * Element of what stands inside `main` of an API page.
 * @throws when content and body are of different kinds.
 */
export function renderApiBody(content: PageContent, body: ApiBody, shell: TemplateProps): ReactElement {
  const { serverName, filesHref, refs = [] } = shell.page.apiBody ?? {};
  const specLang = "lang" in content ? content.lang : undefined;
  const api: ApiTemplateProps = {
    refs,
    codeHtml: codeHtmlOf,
    ...(serverName === undefined ? {} : { serverName }),
    ...(filesHref === undefined ? {} : { filesHref }),
    ...(specLang === undefined ? {} : { specLang }),
    ...shell,
    Html: htmlOfSpec(shell, refs, specLang),
  };
  if (content.kind === "operation" && body.kind === "operation") {
    return <OperationPage content={content} body={body} {...api} />;
  }
  if (content.kind === "apiTag" && body.kind === "tag") return <ApiTagPage content={content} body={body} {...api} />;
  if (content.kind === "apiOverview" && body.kind === "overview") {
    return <ApiOverviewPage content={content} body={body} {...api} />;
  }
  if (content.kind === "apiSchema" && body.kind === "schema") {
    return <ApiSchemaPage content={content} body={body} {...api} />;
  }
  throw bugError(`A page of kind "${content.kind}" has a body of kind "${body.kind}"`);
}

/**
 * Descriptions come from the parser of Markdown, so they have its marks; their links are those of the page's references. All
 * HTML of these pages is the specification's, so it is in the specification's language.
 */
function htmlOfSpec(
  { Html, ...shell }: TemplateProps,
  refs: ApiTemplateProps["refs"],
  specLang: string | undefined,
): TemplateProps["Html"] {
  const { t } = shell;
  const lang = interfaceLang(shell);
  const body = { links: refs.map(({ href }) => ({ href, isExternal: false })), assets: [] };
  return (props) => {
    const html = withCodeBlocks(fillMarks(props.html, { body, t, lang, textLang: specLang }), { Html, ...shell });
    const own = props.lang ?? (html === "" ? undefined : specLang);
    return own === undefined ? <Html {...props} html={html} /> : <Html {...props} html={html} lang={own} />;
  };
}

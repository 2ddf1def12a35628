// The one place where prepared HTML enters the markup of templates.
import { createElement, type ReactElement } from "react";
import type { HtmlProps } from "../model/template.ts";

/** Element whose content is HTML as it is. Only for fields of the model whose names end in `html`. */
export function Html({ as = "span", html, ...attributes }: HtmlProps): ReactElement {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

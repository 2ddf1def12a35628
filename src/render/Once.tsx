// Markup that many pages of an edition share, rendered once.
import { createElement, Fragment, type ReactElement } from "react";
import type { OnceProps, TemplateProps } from "../model/template.ts";
import { Html } from "./Html.tsx";
import { staticMarkup } from "./staticMarkup.ts";

/** What is known of a value: that it was seen, or what it rendered to when it came again. */
type Memory = WeakMap<object, string | undefined>;

/**
 * `Once` for one edition. A value that comes once is rendered in place; one that comes again is worth keeping. Values
 * are told apart by identity, so equal values from different pages are merely rendered again.
 */
export function makeOnce(): TemplateProps["Once"] {
  const memory: Memory = new WeakMap();
  return function renderOnce({ as, of, render, ...attributes }: OnceProps): ReactElement {
    const known = memory.get(of);
    if (known !== undefined) return <Html as={as} {...attributes} html={known} />;
    if (memory.has(of)) {
      const html = staticMarkup(createElement(Fragment, null, render()));
      memory.set(of, html);
      return <Html as={as} {...attributes} html={html} />;
    }
    memory.set(of, undefined);
    return createElement(as, attributes, render());
  };
}

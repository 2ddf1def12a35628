// Markup that many pages of an edition share, rendered once.
import { createElement, Fragment, type ReactElement } from "react";
import type { OnceProps, TemplateProps } from "../model/template.ts";
import { Html } from "./Html.tsx";
import { inOnePiece } from "./inOnePiece.ts";
import { Kept } from "./Kept.tsx";
import { staticMarkup } from "./staticMarkup.ts";

/**
 * `Once` for one edition. Values are told apart by identity, so equal values from different pages are merely rendered
 * again.
 */
export function makeOnce(): TemplateProps["Once"] {
  const wholes = new WeakMap<object, Map<string, ReactElement>>();
  const insideOf = makeInside();
  return function renderOnce(props: OnceProps): ReactElement {
    const { as, of, name = "", render } = props;
    if (as !== undefined) return insideOf(props, as);
    const named = wholes.get(of) ?? new Map<string, ReactElement>();
    const known = named.get(name);
    if (known !== undefined) return known;
    const whole = <Kept>{render()}</Kept>;
    wholes.set(of, named.set(name, whole));
    return whole;
  };
}

/** What is known of a value: that it was seen, or what it rendered to when it came again. */
type Memory = WeakMap<object, string | undefined>;

/** Content in an element of its own. What comes once is rendered in place; what comes again is worth keeping. */
function makeInside(): (props: OnceProps, as: string) => ReactElement {
  const memory: Memory = new WeakMap();
  return ({ as: _, of, name: __, render, ...attributes }, as) => {
    const known = memory.get(of);
    if (known !== undefined) return <Html as={as} {...attributes} html={known} />;
    if (memory.has(of)) {
      const html = inOnePiece(staticMarkup(createElement(Fragment, null, render())));
      memory.set(of, html);
      return <Html as={as} {...attributes} html={html} />;
    }
    memory.set(of, undefined);
    return createElement(as, attributes, render());
  };
}

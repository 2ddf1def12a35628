// What the JSX of templates is compiled to on the server, in place of React's own: it makes the same elements. Bundled,
// React's is asked for through a getter of its module for each element, and looks for a key and a reference in the
// properties of each: together a twentieth of what making a page takes.
import { createElement, Fragment, type FunctionComponent } from "react";

export { Fragment };

const elementMark = Symbol.for("react.transitional.element");

/** The name of an element, or a component, which may refuse properties where the element is written. */
type ElementType =
  | string
  | (FunctionComponent<Readonly<Record<string, unknown>>> & { readonly checkElement?: (props: unknown) => void });

/** The element; `key` is what the compiler has found before a spread or without one. */
export function jsx(type: ElementType, props: Readonly<Record<string, unknown>>, key?: unknown): unknown {
  if (typeof type !== "string") type?.checkElement?.(props);
  // A key that a spread brings.
  if (props["key"] !== undefined) return createElement(type, props);
  return { $$typeof: elementMark, type, key: key === undefined ? null : String(key), ref: null, props };
}

/** The same for an element with several children, which the compiler tells apart. */
export const jsxs = jsx;

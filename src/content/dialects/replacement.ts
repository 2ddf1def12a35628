// What takes the place of a component in Markdown. Knows no component.
import type { BlockOptions } from "./blockWriter.ts";
import { plain } from "./escapedText.ts";
import type { JsxTag } from "./jsxTag.ts";
import { dialectColons } from "./pageLines.ts";

/** What takes a component's place. */
export type Replacement =
  /**
   * A line before its content and one behind; `inset` is how far its content is moved in. A frame holds blocks alone, so
   * that their indents say nothing.
   */
  | ({ readonly kind: "block"; readonly opening: string; readonly closing?: string } & BlockOptions)
  /** Like a block, with empty lines around the content, so that it is Markdown. */
  | { readonly kind: "markup"; readonly opening: string; readonly closing?: string }
  /** Lines without content. */
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  /** Text around the content in its line. */
  | { readonly kind: "inline"; readonly before: string; readonly after: string }
  /** The content alone. */
  | { readonly kind: "content" }
  /** Code that the content holds. */
  | { readonly kind: "code"; readonly info: string }
  /** Nothing, content included. */
  | { readonly kind: "nothing" }
  /** What the content says for the head of the page. */
  | { readonly kind: "head" }
  | { readonly kind: "unknown"; readonly hint: string };

/** Where a component stands. */
export interface ComponentPlace {
  /** Files by the name they are imported under. */
  readonly files: ReadonlyMap<string, string>;
  /** Name of the nearest component around it that is no mere wrapper. */
  readonly parent: JsxTag | undefined;
  /** Whether some component around it becomes tabs. */
  readonly isInTabs: boolean;
}

/** Makes what takes the place of a component. */
export type Make = (tag: JsxTag, place: ComponentPlace) => Replacement;

/** A component that only wraps its content. */
export const content: Make = () => ({ kind: "content" });
/** A container around the content. */
export const container = (opening: string, options: BlockOptions = {}): Replacement => ({
  kind: "block",
  opening,
  closing: dialectColons,
  ...options,
});

/** A text of a component as Markdown. */
export const optional = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : plain(text);

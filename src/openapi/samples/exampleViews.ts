import type { ExampleView } from "../../model/api.ts";
import type { CodeBlockProps } from "../../model/body.ts";
import type { Direction } from "../schema/direction.ts";

/** What examples need from the page that they stand on. */
export interface ExampleContext {
  readonly root: unknown;
  readonly direction: Direction;
  renderMarkdown(text: string): string;
  highlight(code: string, language: string): CodeBlockProps;
}

/** The examples of a media type object, a parameter or a header. (Being written.) */
export function exampleViews(_mediaType: string, _media: unknown, _context: ExampleContext): readonly ExampleView[] {
  return [];
}

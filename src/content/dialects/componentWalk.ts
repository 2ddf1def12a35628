// A page with components on its way: what is open in it, and how tags are opened and closed. Knows no component by name.
import type { BlockWriter } from "./blockWriter.ts";
import type { JsxReader, JsxTag } from "./jsxTag.ts";

/** The tools whose pages have components. */
export type ComponentDialect = "docusaurus" | "starlight" | "vitepress";

/** Something open, and what to write at its end. */
interface OpenTag {
  readonly tag: JsxTag;
  /** Whether it counts as the parent of what stands inside. */
  readonly isParent: boolean;
  readonly close: () => void;
}

/** A page on its way. */
export interface Walk {
  readonly text: string;
  readonly dialect: ComponentDialect;
  readonly files: ReadonlyMap<string, string>;
  readonly writer: BlockWriter;
  readonly open: OpenTag[];
  readonly reader: JsxReader;
  readonly note: (key: string, message: string, hint: string) => void;
}

/** Closes the innermost open tag of a name, and what was left open inside; `false` when none is open. */
export function closeTag({ open }: Walk, name: string): boolean {
  const index = open.findLastIndex(({ tag }) => tag.name === name);
  if (index === -1) return false;
  while (open.length > index) open.pop()?.close();
  return true;
}

/** Levels of components in one another; what is deeper stays as it is written. */
const maxDepth = 24;

/** Whether nothing more is opened. */
export const isTooDeep = ({ open }: Walk): boolean => open.length >= maxDepth;

/** Opens; a tag that closes itself is closed at once. */
export function enter(walk: Walk, opened: OpenTag): number {
  if (opened.tag.isSelfClosing) opened.close();
  else walk.open.push(opened);
  return opened.tag.end;
}

/** Whether nothing else stands on the lines of a tag. */
export function standsAlone({ text, writer }: Walk, tag: JsxTag): boolean {
  return writer.isAtStart() && /^[ \t]{0,200}(?:\n|$)/.test(text.slice(tag.end, tag.end + 201));
}

// Raw HTML in Markdown: its tags and their attributes, found in one pass. Judges nothing and rewrites only what its
// caller says.

/** An attribute of a tag. */
export interface HtmlAttribute {
  /** Lower case. */
  readonly name: string;
  /** As written, references not decoded; empty for an attribute without value. */
  readonly value: string;
}

/** A start tag. */
export interface HtmlTag {
  /** As written. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
  /** Offset of the tag in the text. */
  readonly offset: number;
  /** Offset behind it. */
  readonly end: number;
  /** Whether it is written as one that closes itself, as in JSX: `<video src="a.mp4" />`. */
  readonly closesItself: boolean;
}

/** What to do with a piece of raw HTML. */
interface HtmlVisitor {
  /** Called for each start tag. */
  readonly tag: (tag: HtmlTag) => void;
  /** Called for each end tag. @param name As written. */
  readonly endTag?: (name: string) => void;
  /**
   * Called for each tag that the text ends in the middle of; it becomes text. Browsers would read on in what stands behind
   * the piece. Without this function such a tag stays as it is.
   */
  readonly cut?: (offset: number) => void;
  /** New value of an attribute, escaped; `undefined` keeps it, `null` takes the attribute out. */
  readonly rewrite: (tag: HtmlTag, attribute: HtmlAttribute) => string | null | undefined;
}

/** Name of a start tag, or of an end tag behind the slash, and the place behind it. */
const tagStart = /^<(\/?)([a-zA-Z][a-zA-Z0-9.:-]*)(?=[\s/>]|$)/;
/** Declarations and instructions, which end with the next `>`. */
const markup = /^<[!?]/;
/** An attribute with its value in groups 2 to 4; anchored where it is tried. */
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
/** What stands behind an attribute whose value has no second quote. */
const openQuote = /\s*=\s*["']/y;
/** Each tag that is cut is read to the end of the text: of more of them, all that may begin one is taken for text. */
const mostCuts = 20;

/** The text without comments, attributes rewritten as the visitor says. Everything else stays as it is. */
export function visitHtml(html: string, visitor: HtmlVisitor): string {
  let out = "";
  let kept = 0;
  let cuts = 0;
  const cut = (at: number): void => {
    cuts += 1;
    if (visitor.cut === undefined) return;
    visitor.cut(at);
    out += `${html.slice(kept, at)}&lt;`;
    kept = at + 1;
  };
  for (let at = html.indexOf("<"); at !== -1 && cuts < mostCuts; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      const end = commentEnd(html, at);
      out += html.slice(kept, at);
      kept = end;
      at = end;
      continue;
    }
    const beginning = html.slice(at, at + 80);
    const [, slash, name] = tagStart.exec(beginning) ?? [];
    if (name === undefined) {
      if (markup.test(beginning) && html.indexOf(">", at) === -1) cut(at);
      at += 1;
      continue;
    }
    const read = readTag(html, at, `${slash}${name}`);
    if (read === undefined) {
      cut(at);
      at += 1;
      continue;
    }
    const { tag, end, edits } = read;
    if (slash !== "") {
      visitor.endTag?.(name);
      at = tag.end;
      continue;
    }
    visitor.tag(tag);
    for (const edit of edits) {
      const value = visitor.rewrite(tag, edit.attribute);
      if (value === undefined) continue;
      const before = html.slice(kept, edit.start);
      out += value === null ? before.trimEnd() : `${before}${edit.attribute.name}="${value}"`;
      kept = edit.end;
    }
    at = end;
  }
  const rest = html.slice(kept);
  return out + (cuts === mostCuts && visitor.cut !== undefined ? rest.replaceAll("<", "&lt;") : rest);
}

interface Edit {
  readonly attribute: HtmlAttribute;
  readonly start: number;
  readonly end: number;
}

interface ReadTag {
  readonly tag: HtmlTag;
  /** Offset behind the tag, and behind what a script or style holds. */
  readonly end: number;
  readonly edits: readonly Edit[];
}

/** A tag with its attributes; `undefined` when the text ends before the tag does. @param name With the slash of an end tag. */
function readTag(html: string, offset: number, name: string): ReadTag | undefined {
  const edits: Edit[] = [];
  let at = offset + 1 + name.length;
  while (at < html.length && html[at] !== ">") {
    attributePattern.lastIndex = at;
    const match = attributePattern.exec(html);
    if (!match) {
      at += 1;
      continue;
    }
    const [whole, attribute = "", double, single, bare] = match;
    edits.push({
      attribute: { name: attribute.toLowerCase(), value: double ?? single ?? bare ?? "" },
      start: at,
      end: at + whole.length,
    });
    at += whole.length;
    openQuote.lastIndex = at;
    if ((double ?? single ?? bare) === undefined && openQuote.test(html)) return undefined;
  }
  if (at >= html.length) return undefined;
  // The slash of `<a href=x/>` belongs to the address.
  const closesItself = html[at - 1] === "/" && (edits.at(-1)?.end ?? 0) < at;
  return {
    tag: { name, attributes: edits.map((edit) => edit.attribute), offset, end: at + 1, closesItself },
    end: rawTextEnd(html, at, name),
    edits,
  };
}

/** End of the content of elements whose content is no HTML. */
function rawTextEnd(html: string, start: number, name: string): number {
  if (!/^(?:script|style)$/i.test(name)) return start;
  const closing = new RegExp(`</${name}`, "gi");
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

/** End of a comment; one that is never closed ends with the text. `<!-->` and `<!--->` are comments too. */
function commentEnd(html: string, start: number): number {
  if (html.startsWith("<!-->", start)) return start + 5;
  if (html.startsWith("<!--->", start)) return start + 6;
  const end = html.indexOf("-->", start + 4);
  return end === -1 ? html.length : end + 3;
}

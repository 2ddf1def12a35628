// Makes a page's description of one or two sentences, for search engines and link previews.
import { sentMethod } from "../model/httpMethod.ts";
import type { PageContent } from "../model/page.ts";

/** Input for a description. */
interface DescriptionInput {
  readonly content: PageContent;
  /** Title of the page. */
  readonly title: string;
  /** The description that the author wrote in front matter. */
  readonly own: string | undefined;
  /** Text from the page or its specification, of any length. */
  readonly shown: string | undefined;
  /** The description of the site or the blog, for pages that have none. */
  readonly general: string;
}

/** Longer descriptions are cut off where they are shown. */
const mostLetters = 200;
/** If whole sentences give less than this, the text is cut between words instead. */
const leastLetters = 70;

/** The description of a page; `undefined` if there is nothing to say. */
export function describePage({ content, title, own, shown, general }: DescriptionInput): string | undefined {
  if (own) return own;
  const text = shown?.trim();
  // What schemas say of themselves is often the same: which fields can be changed.
  if (text) return shorten(content.kind === "apiSchema" && !text.startsWith(title) ? begun(title, text) : text);
  if (content.kind === "operation") {
    const signature = `${sentMethod(content.method)} ${content.path}`;
    // A title that is the signature says nothing new as a description, but is better than nothing.
    if (title !== signature || general === "")
      return title === signature ? title : `${shorten(title).replace(/\.$/, "")}: ${signature}`;
  }
  if (general === "" || general === title) return undefined;
  return title === "" ? general : begun(title, general);
}

/** A text after a title. */
const begun = (title: string, text: string): string => `${title}${/[.!?…]$/.test(title) ? "" : "."} ${text}`;

/** Shortens a long text to whole sentences, or else to whole words and an ellipsis. */
function shorten(text: string): string {
  if (text.length <= mostLetters) return text;
  const start = text.slice(0, mostLetters);
  const sentence = /^.*[.!?…](?=\s)/su.exec(text.slice(0, mostLetters + 1))?.[0] ?? "";
  if (sentence.length >= leastLetters) return sentence;
  const space = start.lastIndexOf(" ");
  const words = start.slice(0, space > leastLetters ? space : undefined).replace(/[\uD800-\uDBFF]$/, "");
  return `${words.replace(/[\s,;:\p{Pd}(]+$/u, "")}…`;
}

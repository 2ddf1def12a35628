// What a page says of itself in one or two sentences: to search engines, and to people whom a link is sent.
import { sentMethod } from "../model/httpMethod.ts";
import type { PageContent } from "../model/page.ts";

/** What a description is made from. */
interface DescriptionInput {
  readonly content: PageContent;
  /** Title of the page. */
  readonly title: string;
  /** What an author has written for this place. */
  readonly own: string | undefined;
  /** What stands on the page or in its specification; of any length. */
  readonly shown: string | undefined;
  /** What the site or the blog says of itself, for pages about which nobody has written anything. */
  readonly general: string;
}

/** More than this is cut by those who show it. */
const mostLetters = 200;
/** A sentence that ends before this says too little. */
const leastLetters = 70;

/** The description of a page; `undefined` when there is nothing to say. */
export function describePage({ content, title, own, shown, general }: DescriptionInput): string | undefined {
  if (own) return own;
  if (shown?.trim()) return shorten(shown.trim());
  if (content.kind === "operation") {
    const signature = `${sentMethod(content.method)} ${content.path}`;
    // What a page is called by already says nothing about it, but better that than nothing.
    if (title !== signature || general === "") return title === signature ? title : `${title}: ${signature}`;
  }
  if (general === "" || general === title) return undefined;
  return title === "" ? general : `${title}. ${general}`;
}

/** Whole sentences of a long text, else whole words and an ellipsis. */
function shorten(text: string): string {
  if (text.length <= mostLetters) return text;
  const start = text.slice(0, mostLetters);
  const sentence = /^.*[.!?…](?=\s)/su.exec(text.slice(0, mostLetters + 1))?.[0] ?? "";
  if (sentence.length >= leastLetters) return sentence;
  const space = start.lastIndexOf(" ");
  const words = start.slice(0, space > leastLetters ? space : undefined).replace(/[\uD800-\uDBFF]$/, "");
  return `${words.replace(/[\s,;:\p{Pd}(]+$/u, "")}…`;
}

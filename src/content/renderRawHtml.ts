// Renders raw HTML of a page: lets it through and collects its addresses, or shows it as text if the configuration says so.
import { bodyMark } from "../model/body.ts";
import { readSrcset } from "../model/srcset.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import { type Position, placesInside } from "../source/lineMap.ts";
import { isVerbatim } from "../source/verbatimAddress.ts";
import { decodeReferences } from "./characterReferences.ts";
import { readHead } from "./headElement.ts";
import { safeIdIn } from "./htmlIds.ts";
import { isComponent } from "./jsx.ts";
import { noAddress } from "./noLink.ts";
import type { PageInProgress } from "./pageInProgress.ts";
import { type HtmlAttribute, type HtmlTag, visitHtml } from "./rawHtml.ts";
import { missingImage } from "./renderImage.ts";
import { isElsewhere } from "./sitePaths.ts";
import type { Tokens } from "./tokens.ts";
import { closeUnclosed } from "./unclosedHtml.ts";

/** Renders a piece of raw HTML. Comments are dropped. */
export function renderRawHtml(token: Tokens.HTML | Tokens.Tag, page: PageInProgress): string {
  const isBlock = token.block;
  if (!page.settings.rawHtml || holdsComponent(token.raw)) {
    const text = visitHtml(token.raw, { tag: () => undefined, rewrite: () => undefined }).trim();
    if (text === "") return "";
    return isBlock ? `<p>${escapeHtml(text)}</p>\n` : escapeHtml(text);
  }
  const raw = closeUnclosed(token.raw, page.unclosed.get(token) ?? []);
  const head = isBlock ? readHead(raw) : undefined;
  if (head !== undefined) page.heads.push(head);
  const placeOf = placesInside(page.survey.placeOf(token), token.raw);
  const html = withSummaries(
    visitHtml(head?.rest ?? raw, {
      tag: () => undefined,
      cut: (offset) => page.findings.add({ ...cutTag, position: placeOf(offset) }),
      rewrite: (tag, attribute) => safeIdIn(tag, attribute) ?? rewriteAddress(tag, attribute, { placeOf, page }),
    }),
  );
  if (isBlock && html.trim() === "") return "";
  return isBlock && !html.endsWith("\n") ? `${html}\n` : html;
}

const cutTag = {
  code: "unclosed-element",
  message: "The tag is never closed, and is shown as text",
  hint: "write `>` after its name and attributes, and close the quotes of each value; or write all of it as code, in backticks",
} as const;

/** Adds a summary in the page's language to `<details>` without one; browsers would show one in their own language. */
function withSummaries(html: string): string {
  if (!/<details\b/i.test(html)) return html;
  const summary = `<summary>${bodyMark}Tdetails${bodyMark}</summary>`;
  return html.replace(/<details\b[^<>]*>(?=\s*[^\s])(?!\s*<summary\b)/gi, (opening) => opening + summary);
}

/** Whether HTML contains JSX, which is shown as text: browsers would take it for an element and show nothing. */
function holdsComponent(raw: string): boolean {
  let isFound = false;
  if (/<\/?[A-Z]/.test(raw)) {
    visitHtml(raw.replaceAll("</", "<"), {
      tag: ({ name }) => {
        if (isComponent(name)) isFound = true;
      },
      rewrite: () => undefined,
    });
  }
  return isFound;
}

/** What an address in an attribute is used for. */
type AddressUse = "link" | "image" | "images" | "file";

/** The use of the address in an attribute; `undefined` for attributes without one. */
export function addressUse(tag: string, attribute: string): AddressUse | undefined {
  const name = tag.toLowerCase();
  // Drawings inside a page may still write their links as before SVG 2.
  if (/^(?:xlink:)?href$/.test(attribute)) {
    if (name === "a" || name === "area") return "link";
    return ["use", "image", "link"].includes(name) ? "file" : undefined;
  }
  if (attribute === "srcset") return name === "img" || name === "source" ? "images" : undefined;
  if (attribute === "poster") return name === "video" ? "image" : undefined;
  if (attribute === "data") return name === "object" ? "file" : undefined;
  if (attribute !== "src") return undefined;
  if (name === "img" || name === "input") return "image";
  return ["source", "video", "audio", "track", "embed", "iframe"].includes(name) ? "file" : undefined;
}

/** The addresses in an attribute: one, or those of all candidates of a `srcset`. */
export function addressesOf(use: AddressUse, value: string): readonly string[] {
  if (use !== "images") return [addressIn(value)];
  return readSrcset(decodeReferences(value)).map(({ address }) => address);
}

/** The address that browsers read in an attribute: no blanks around it count, and no breaks in it. */
const addressIn = (value: string): string =>
  decodeReferences(value)
    .trim()
    .replace(/[\t\n\r]/g, "");

function rewriteAddress(
  tag: HtmlTag,
  { name, value }: HtmlAttribute,
  { placeOf, page }: { readonly placeOf: (offset: number) => Position; readonly page: PageInProgress },
): string | null | undefined {
  const use = addressUse(tag.name, name);
  const isSent = /^(?:form action|(?:button|input) formaction)$/i.test(`${tag.name} ${name}`);
  if (use === undefined && !isSent) return undefined;
  const position = placeOf(tag.offset);
  if (use !== "image" && use !== "images" && isRefused(value, tag, isSent || use === "link")) {
    const instead = use === "link" ? "its text is shown without a link" : `\`${name}\` is left out`;
    page.findings.add(noAddress(addressIn(value), position, instead));
    return null;
  }
  if (use === undefined) return undefined;
  if (use === "images") return rewriteCandidates(decodeReferences(value), (raw) => imageMark(raw, position, page));
  const raw = addressIn(value);
  if (use === "image") return imageMark(raw, position, page);
  const mark = raw === "" ? undefined : page.links.link(raw, position, "html");
  // External links stay as they are written, with their `target`; they are collected all the same.
  return isElsewhere(raw) && !isVerbatim(raw) ? undefined : mark;
}

/**
 * Whether a page must not have an address in its raw HTML. A plain `javascript:` is left to the content security policy,
 * which may allow it; what is embedded or saved may be `data:`.
 * @param value As written.
 * @param isLed Whether the address leads readers or what they enter somewhere.
 */
function isRefused(value: string, tag: HtmlTag, isLed: boolean): boolean {
  const address = addressIn(value);
  if (!isUnsafe(address) || /^javascript:/i.test(value)) return false;
  return !/^data:/i.test(address) || (isLed && !tag.attributes.some(({ name }) => name === "download"));
}

/** A `srcset` without missing images; `null` when all of them are missing. */
function rewriteCandidates(value: string, rewrite: (raw: string) => string | null | undefined): string | null {
  const candidates = readSrcset(value).flatMap(({ address, descriptor }) => {
    const mark = rewrite(address);
    return mark === null ? [] : [`${mark ?? escapeHtml(address)} ${escapeHtml(descriptor)}`.trimEnd()];
  });
  return candidates.length === 0 ? null : candidates.join(", ");
}

/** The mark of an image's address. Reports a missing image and removes its address, so that browsers show its text. */
function imageMark(raw: string, position: Position, page: PageInProgress): string | null | undefined {
  const image = page.links.image(raw, position);
  const isLeft = isElsewhere(raw) && !isVerbatim(raw);
  // Browsers find out themselves what kind of picture `data:` holds.
  if (isLeft && (image.kind !== "missing" || !isUnsafe(raw) || /^data:/i.test(raw))) return undefined;
  if (image.kind === "file") return `${bodyMark}A${image.asset}${bodyMark}`;
  if (image.kind === "address") return escapeHtml(image.address);
  page.findings.add(missingImage({ raw, path: image.path, position }));
  return null;
}

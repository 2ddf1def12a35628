// Texts that a translation by overlay leaves as they are in the specification below: they are in another language than the
// page around them, and say so.
import type { SpecContext } from "../context.ts";
import { proseTextsOf } from "../proseTexts.ts";
import { isObject, listOf, ownValue } from "../schema/json.ts";

/** Texts of a document that no action of an overlay has written. */
export function untranslatedTexts(document: unknown, overlay: unknown): ReadonlySet<string> {
  const written = new Set<string>();
  for (const action of listOf(ownValue(overlay, "actions"))) addTexts(ownValue(action, "update"), written);
  const texts = proseTextsOf(document).map(({ text }) => text);
  return new Set(texts.filter((text) => !written.has(text)));
}

function addTexts(value: unknown, to: Set<string>): void {
  if (typeof value === "string") to.add(value);
  else if (Array.isArray(value)) for (const item of value) addTexts(item, to);
  else if (isObject(value)) for (const child of Object.values(value)) addTexts(child, to);
}

/** The context whose HTML of these texts names their language. */
export function markLanguage(context: SpecContext, texts: ReadonlySet<string>, lang: string): SpecContext {
  const { renderMarkdown, renderPageText = renderMarkdown } = context;
  const marked =
    (render: (text: string) => string) =>
    (text: string): string =>
      texts.has(text) ? withLang(render(text), lang) : render(text);
  return { ...context, renderMarkdown: marked(renderMarkdown), renderPageText: marked(renderPageText) };
}

/** Most texts are one paragraph, which needs no element around it. */
function withLang(html: string, lang: string): string {
  if (html.trim() === "") return html;
  const isParagraph = html.startsWith("<p>") && html.indexOf("<p>", 1) < 0 && html.trimEnd().endsWith("</p>");
  return isParagraph ? `<p lang="${lang}">${html.slice(3)}` : `<div lang="${lang}">${html}</div>`;
}

// The components that come with Docusaurus, Starlight and VitePress, or with packages that many of their sites use, and
// what each is in Markdown. Knows no component of a site's own.
import { address, plain } from "./escapedText.ts";
import { fence } from "./fences.ts";
import { furtherComponents } from "./furtherComponents.ts";
import type { JsxTag } from "./jsxTag.ts";
import { labelsOf, textOf } from "./jsxValue.ts";
import { dialectColons, openingLine } from "./pageLines.ts";
import { type ComponentPlace, container, content, type Make, optional, type Replacement } from "./replacement.ts";

const nothing: Make = () => ({ kind: "nothing" });

const asides: ReadonlySet<string> = new Set("note tip info warning danger caution important success".split(" "));

const aside: Make = (tag) => {
  const type = textOf(tag, "type") ?? "note";
  return container(openingLine(asides.has(type) ? type : "note", optional(textOf(tag, "title"))));
};
const tabs: Make = (tag) =>
  container(
    openingLine("tabs", undefined, {
      group: textOf(tag, "groupId") ?? textOf(tag, "syncKey"),
      default: textOf(tag, "defaultValue"),
      query: queryOf(tag),
    }),
    { isFrame: true },
  );

function queryOf(tag: JsxTag): string | undefined {
  const value = tag.attributes.get("queryString");
  return value === undefined ? undefined : value.kind === "text" ? value.text : (textOf(tag, "queryString") ?? "tab");
}

const tab: Make = (tag, { parent }) => {
  const value = textOf(tag, "value");
  const values = parent?.attributes.get("values");
  const label = textOf(tag, "label") ?? (values && labelsOf(values.text).get(value ?? "")) ?? value ?? "Tab";
  const isDefault = tag.attributes.has("default") && textOf(tag, "default") !== "false";
  return container(openingLine("tab", plain(label), { value, default: isDefault ? "" : undefined }));
};

const linkCard: Make = (tag, { parent }) => {
  const description = textOf(tag, "description");
  const link = `[${plain(textOf(tag, "title") ?? "")}](${address(textOf(tag, "href") ?? "")})`;
  const item = `- ${link}${description ? ` ${plain(description)}` : ""}`;
  if (parent?.name === "CardGrid") return { kind: "lines", lines: [item] };
  return { kind: "lines", lines: [openingLine("cards"), item, dialectColons] };
};

const card: Make = (tag, { parent }) => {
  const title = plain(textOf(tag, "title") ?? "");
  if (parent?.name === "CardGrid") return { kind: "block", opening: `- ${title}`, inset: 2 };
  return { kind: "markup", opening: title === "" ? "" : `**${title}**` };
};

const link: Make = (tag, { files }) => {
  const href = textOf(tag, "to", files) ?? textOf(tag, "href", files);
  const id = textOf(tag, "id");
  // Without an address it is the place that others lead to.
  const anchor = id === undefined ? "" : `<a id="${id.replace(/["\s<>]/g, "")}"></a>`;
  return href === undefined
    ? { kind: "inline", before: anchor, after: "" }
    : { kind: "inline", before: `${anchor}[`, after: `](${address(href)})` };
};

const image: Make = (tag, { files }) => {
  const source = textOf(tag, "src", files) ?? lightSource(tag, files);
  if (source === undefined) return { kind: "unknown", hint: "write `![text](./image.png)`" };
  return { kind: "inline", before: `![${plain(textOf(tag, "alt") ?? "")}](${address(source)})`, after: "" };
};

/** `sources={{ light: useBaseUrl('/a.svg'), dark: … }}` */
function lightSource(tag: JsxTag, files: ReadonlyMap<string, string>): string | undefined {
  const code = tag.attributes.get("sources")?.text ?? "";
  const value = /\blight\s*:\s*([^,}\n]+)/.exec(code)?.[1];
  return value === undefined
    ? undefined
    : textOf({ ...tag, attributes: new Map([["light", { kind: "code", text: value }]]) }, "light", files);
}

const code: Make = (tag, { files }) => {
  const title = textOf(tag, "title");
  const language =
    textOf(tag, "lang") ?? textOf(tag, "language") ?? /language-([\w-]+)/.exec(textOf(tag, "className") ?? "")?.[1];
  const info = `${language ?? "text"}${title === undefined ? "" : ` title="${title.replaceAll('"', "'")}"`}${tag.attributes.has("showLineNumbers") ? " showLineNumbers" : ""}`;
  const text = textOf(tag, "code", files);
  if (text !== undefined) return { kind: "lines", lines: fence(info, text) };
  return tag.isSelfClosing ? { kind: "unknown", hint: "put the code in a fence" } : { kind: "code", info };
};

/** A player of videos as a link to the video. */
const video: Make = (tag, { files }) => {
  const id = ["id", "videoId", "videoid", "youTubeId"].map((name) => textOf(tag, name, files)).find(Boolean);
  if (id === undefined || !/^[\w-]+$/.test(id)) return { kind: "unknown", hint: "write a link to the video" };
  const link = `[${plain(textOf(tag, "title", files) || "YouTube")}](https://www.youtube.com/watch?v=${id})`;
  return { kind: "inline", before: link, after: "" };
};

const badge: Make = (tag) => {
  const text = textOf(tag, "text");
  const before = `<span class="badge">${text === undefined ? "" : plain(text)}`;
  return { kind: "inline", before, after: "</span>" };
};

/** A wrapper without an element; in Astro its content may be HTML in a text. */
const fragment: Make = (tag, { files }) => {
  if (!tag.attributes.has("set:html")) return { kind: "content" };
  const html = textOf(tag, "set:html", files);
  if (html === undefined) return { kind: "unknown", hint: "write the HTML itself" };
  return html.includes("\n") ? { kind: "lines", lines: html.split("\n") } : { kind: "inline", before: html, after: "" };
};

/** Components of the tools' own themes, by name. */
const components: ReadonlyMap<string, Make> = new Map(
  Object.entries<Make>({
    Tabs: tabs,
    TabItem: tab,
    Admonition: aside,
    Aside: aside,
    Details: (tag) => container(openingLine("details", optional(textOf(tag, "summary")))),
    CardGrid: () => container(openingLine("cards"), { isFrame: true }),
    Card: card,
    LinkCard: linkCard,
    LinkButton: link,
    Link: link,
    Image: image,
    ThemedImage: image,
    CodeBlock: code,
    Code: code,
    Badge: badge,
    LiteYouTubeEmbed: video,
    YouTube: video,
    Steps: content,
    FileTree: content,
    Fragment: fragment,
    "React.Fragment": content,
    "": content,
    ClientOnly: content,
    VPTeamPage: content,
    VPTeamPageTitle: content,
    VPTeamPageSection: content,
    Icon: nothing,
    Head: () => ({ kind: "head" }),
    TOCInline: nothing,
    BrowserOnly: () => ({ kind: "unknown", hint: "turn it into an island, or remove it" }),
    ...furtherComponents,
    // With items of its own it shows those, which are code.
    DocCardList: (tag) =>
      tag.attributes.has("items")
        ? { kind: "unknown", hint: "write `:::cards` with a list of links" }
        : { kind: "lines", lines: [openingLine("cards"), dialectColons] },
  }),
);

/** Components that are nothing outside of tabs: there a site has its own of that name. */
const ofTabs: ReadonlySet<string> = new Set(["Tab", "Tabs.Tab", "TabItem"]);

/** What a component becomes. */
export function replacementOf(tag: JsxTag, place: ComponentPlace): Replacement {
  const make = ofTabs.has(tag.name) && !place.isInTabs ? undefined : components.get(tag.name);
  return make
    ? make(tag, place)
    : { kind: "unknown", hint: "write what it shows as Markdown, HTML or a container, or remove it" };
}

/** Whether a name is one of a component and no HTML element. */
export const isComponentName = (name: string): boolean => name === "" || /^[A-Z]/.test(name) || name.includes(".");

// Tags of GitBook and Jekyll, `{% hint %}`: boxes and tabs become containers, tags that only frame what they contain go,
// addresses that Jekyll makes are those of the files. What a program fills in stays as it is.
import { decodePercent } from "../../source/addressKey.ts";
import { titleInBrackets } from "../containerSyntax.ts";
import { outsideCode } from "./maskedText.ts";
import { tabValueOf } from "./mkdocsBlocks.ts";
import { dialectColons, indentOf, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";

/** A tag on a line of its own: name in group 1, attributes in group 2. */
const tag = /^\{%-?[ \t]*([a-z][\w-]*)((?:[^%\n]|%(?!\})){0,1000})%\}[ \t]*$/;
/** `{% raw %}`, behind which Jekyll reads nothing. */
const raw = /\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/g;
/** `{% link docs/page.md %}`: path in group 1. */
const link = /\{%-?[ \t]*link[ \t]+([^\s%{}]{1,300})[ \t]*-?%\}/g;
/** `{% post_url 2026-01-31-name %}`: name in group 1. */
const post = /\{%-?[ \t]*post_url[ \t]+([\w./-]{1,300})[ \t]*-?%\}/g;
/** `{{ site.baseurl }}`, `{{site.url}}`, and what pages call so themselves: `{{base}}/`. */
const base = /\{\{-?[ \t]*(?:site\.(?:baseurl|url)[ \t]*-?\}\}|(?:base|baseurl|base_url|base_path)[ \t]*-?\}\}(?=\/))/g;
/** `{{ "/docs/page" | relative_url }}`, `{{ '/a' | prepend: site.baseurl }}`: path in group 1. */
const filtered =
  /\{\{-?[ \t]*["']([^"'{}\n]{0,300})["'][ \t]*\|[ \t]*(?:(?:relative|absolute)_url|prepend:[ \t]*site\.(?:baseurl|url))[ \t]*-?\}\}/g;

/** Styles of hints. */
const styles: Readonly<Record<string, string>> = { info: "info", success: "tip", warning: "warning", danger: "danger" };
/** Tags that only frame what they contain, or place it. */
const frames = /^(?:end)?(?:content-ref|code|raw|stepper|step|columns|column|updates|embed|file)$/;

/** Tags as what shows the same here. */
export const rewriteLiquid: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  /** Values of the tabs of the sets that are open. */
  const tabs: Set<string>[] = [];
  let title: string | undefined;
  lines.forEach((line, index) => {
    const indent = indentOf(line.text);
    const text = line.text.slice(indent.length);
    if (opaque[index]) {
      out.push({ ...line, text: title === undefined ? withoutRaw(line.text) : `${line.text} title="${title}"` });
      title = undefined;
      return;
    }
    const [, name = "", given = ""] = line.text.length > 2000 ? [] : (tag.exec(text) ?? []);
    const written = name === "" ? undefined : blockTag(name, given.replace(/-$/, "").trim(), tabs);
    if (name === "code") title = attributeOf(given, "title")?.replace(/"/g, "");
    else if (text.trim() !== "") title = undefined;
    out.push({ ...line, text: written === undefined ? inProse(line.text) : indent + written });
  });
  return out;
};

/** What stands for a tag on its own line; `undefined` where it has no meaning here. */
function blockTag(name: string, given: string, tabs: Set<string>[]): string | undefined {
  if (name === "hint") return openingLine(styles[attributeOf(given, "style") ?? ""] ?? "note");
  if (name === "endhint" || (name === "endtab" && tabs.length > 0)) return dialectColons;
  if (name === "tabs") {
    tabs.push(new Set());
    return openingLine("tabs");
  }
  if (name === "endtabs" && tabs.pop() !== undefined) return dialectColons;
  const values = tabs.at(-1);
  if (name === "tab" && values !== undefined) {
    const label = attributeOf(given, "title") ?? "Tab";
    return openingLine("tab", label, { value: tabValueOf(label, values) });
  }
  if (name === "highlight") return `\`\`\`\`\`\`${given.split(/\s/, 1)[0] ?? ""}`;
  if (name === "endhighlight") return "``````";
  const address = attributeOf(given, name === "file" ? "src" : "url");
  if ((name === "embed" || name === "file") && address !== undefined)
    return `[${titleInBrackets(fileName(address))}](<${address}>)`;
  return frames.test(name) ? "" : undefined;
}

/** The last part of an address, as people write it. */
function fileName(address: string): string {
  const plain = decodePercent(address);
  return (/[\p{Cc}\uFFFD]/u.test(plain) ? address : plain).split("/").findLast((part) => part !== "") ?? address;
}

/** `title="Node.js"` */
function attributeOf(given: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(given) ?? [];
  return double ?? single;
}

const inProse = (line: string): string =>
  line.includes("{")
    ? outsideCode(line, (text) =>
        text
          .replace(raw, "")
          .replace(base, "")
          .replace(link, (_, path: string) => `/${path.replace(/^\/+/, "")}`)
          .replace(post, (_, name: string) => `/_posts/${name.replace(/^\/+/, "")}.md`)
          .replace(filtered, "$1"),
      )
    : line;

/** Marks of a fence without the tag beside them, which shows that the code is not to be read. */
const withoutRaw = (text: string): string =>
  /^[ \t]*(?:\{%[^%]*%\})?[`~]{3}/.test(text) ? text.replace(raw, "").trimEnd() : text;

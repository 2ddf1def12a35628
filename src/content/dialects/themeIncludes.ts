// Files that themes of Jekyll bring and pages take in with what they shall show: `{% include note.html content="…" %}`.
import { isBlockKind, labelOf, openingOf } from "./mkdocsBlocks.ts";
import { dialectColons } from "./pageLines.ts";

/** `note.html`, `figure`: the name in group 1, what is given in group 2. */
const included = /^[ \t]*([\w./-]{1,200}?)(?:\.html|\.md)?(?:[ \t]+(.*?))?[ \t]*$/s;
/** `content="…"`, `url='…'`, `alt=page.title`: the name in group 1, the text in groups 2 and 3. */
const given = /([\w-]{1,60})[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)')/g;

/** Words for kinds of boxes. */
const boxes: ReadonlyMap<string, string> = new Map([
  ["callout", "note"],
  ["alert", "note"],
  ["notice", "note"],
]);
/** What the colours of boxes are called. */
const colours: ReadonlyMap<string, string> = new Map([
  ["primary", "note"],
  ["default", "note"],
]);
const pictures = /^(?:figure|image|img|inline_image|picture)$/;
/** Where such a theme keeps pictures that are given by name alone. */
const picturesFolder = "/images/";

/** What stands for such a file, in lines; `undefined` for others. @param text What stands behind `include`. */
export function themeInclude(text: string): string | undefined {
  const [, file = "", rest = ""] = included.exec(text) ?? [];
  const values = new Map(
    [...rest.matchAll(given)].map(([, key = "", double, single]) => [key, double ?? single ?? ""]),
  );
  const name = file.slice(file.lastIndexOf("/") + 1).toLowerCase();
  const content = values.get("content") ?? values.get("text");
  const kind = isBlockKind(name) ? name : boxes.get(name);
  if (kind !== undefined && content !== undefined) {
    const colour = values.get("type") ?? "";
    const word = colours.get(colour) ?? (isBlockKind(colour) ? colour : kind);
    const title = values.get("title");
    return `\n${openingOf(word, labelOf(word, title, false))}\n${content}\n${dialectColons}\n`;
  }
  if (pictures.test(name)) return pictureOf(values);
  if (name === "video" && values.get("provider") === "youtube")
    return `[YouTube](https://www.youtube.com/watch?v=${values.get("id") ?? ""})`;
  return undefined;
}

function pictureOf(values: ReadonlyMap<string, string>): string | undefined {
  const address = ["image_path", "src", "path"].flatMap((key) => values.get(key) ?? [])[0];
  const file = values.get("file");
  const named = address ?? (file === undefined || /^(?:\/|https?:)/.test(file) ? file : picturesFolder + file);
  if (named === undefined || named.includes("{")) return undefined;
  const [alt = "", caption] = [values.get("alt"), values.get("caption")];
  const picture = `![${alt.replace(/[[\]]/g, "")}](<${named.replace(/[<>\n]/g, "")}>)`;
  return caption === undefined || caption === "" ? picture : `${picture}\n\n*${caption.replace(/\*/g, "")}*\n`;
}

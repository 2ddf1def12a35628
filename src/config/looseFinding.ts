// Says what of a folder that is no site yet was taken as what, and what comes next. Finds nothing itself.
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { joinWords } from "../model/joinWords.ts";
import type { FoundLooseDocs } from "./looseDocs.ts";
import { ownPath } from "./loosePaths.ts";

/** What was taken as what, and what comes next. */
export function describeLooseDocs(
  { docs, folder, title, tool, order, apis = [] }: FoundLooseDocs,
  { hasContent = false }: { readonly hasContent?: boolean } = {},
): Diagnostic {
  const missing = hasContent ? "docs/, blog/ or pages/ of a language in content/" : "content/";
  const isConverted = tool !== undefined && tool.dialect !== "hubdocs" && tool.isRead !== true;
  const state =
    tool === undefined || isConverted
      ? `there is no configuration and no ${missing}`
      : `there is no configuration, and the folder is a site of ${tool.name}`;
  const codes = docs.languages.map(({ code }) => code);
  const paths = docs.languages.flatMap((language) => language.docs);
  const homes = docs.languages.flatMap(({ home }) => home ?? []);
  const place = folder === "" ? "this folder" : folder;
  const languages = joined(codes.map(englishNameOf));
  const kind = codes.length === 1 ? `${languages} docs` : `docs in ${languages}`;
  const [ordering, ordered] =
    order === undefined ? ["", ""] : [` in the order of ${order.file}`, ", their order in its docs.sidebars"];
  const taken = [
    ...(paths.length === 0 ? [] : [`${countOf(paths.length, "Markdown file")} in ${place} used as ${kind}${ordering}`]),
    ...(homes.length === 0 ? [] : [`${joined(homes)} as ${homes.length === 1 ? "the landing page" : "landing pages"}`]),
    ...apis.map(({ specs }) => `${joined(Object.values(specs))} ${paths.length === 0 ? "used " : ""}as an API`),
    ...(title === undefined ? [] : [`and “${title}” as the name of the site`]),
  ];
  const moved = paths.length === 0 ? "put Markdown into" : "move the files to";
  const folders = joined(codes.map((code) => `content/${code}/docs`));
  // Names of Jekyll's collections are other ones, too.
  const marked =
    !tool?.isRead && paths.some(({ path, name }) => !ownPath(path).endsWith(name))
      ? ", without the language in their names"
      : "";
  const renamed = marked + (paths.some(({ path }) => ownPath(path) !== path) ? ", `_index.md` as `index.md`" : "");
  const dialect = tool?.isRead ? `, with markdown: { dialect: ${tool.dialect} }` : "";
  // Pages of other languages stand beside that folder.
  const own = tool?.folder === undefined ? "" : `${tool.folder}/`;
  const isWider = tool?.dialect === "mkdocs" && paths.some(({ path }) => !path.startsWith(own));
  const source = isWider ? "." : (tool?.folder ?? ".");
  const named = apis.length === 0 ? "the site and its languages" : "the site, its languages and its APIs";
  return {
    code: "loose-markdown",
    severity: "info",
    message: `${state}: ${taken.join(", ")}`,
    hint: !isConverted
      ? `${moved} ${folders}${tool === undefined ? "" : " of a new folder"}${renamed}, and name ${named} in hubdocs.config.yaml${ordered}${dialect}`
      : `this is ${/^m/i.test(tool.name) ? "an" : "a"} ${tool.name} site: convert it with hubdocs import ${source} ../my-docs`,
  };
}

const joined = (texts: readonly string[]): string => joinWords(texts, "and");

/** Asking the platform for its first name takes 30 ms, which most folders are spared. */
function englishNameOf(code: string): string {
  if (code === "en") return "English";
  return code === "uk" ? "Ukrainian" : (new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code);
}

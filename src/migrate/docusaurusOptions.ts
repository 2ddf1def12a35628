// Reads the options of the plugins of a Docusaurus site that make pages: docs, blog, pages, and further sets of docs.
import { joinPath } from "../source/joinPath.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt } from "./configProgram.ts";
import { findLiteral } from "./findLiteral.ts";

/** Options of a plugin; empty where they are not data. */
export type PluginOptions = Readonly<Record<string, Literal>>;

/** A docs plugin beside the main one, with its own URL path. */
interface OtherDocs {
  readonly folder: string;
  readonly address: string;
  readonly options: PluginOptions;
}

/** The options of `blog: { … }` in a preset, else of the plugin itself. */
export function optionsOf(program: Literal | undefined, kind: "docs" | "blog" | "pages"): PluginOptions {
  const inPresets = pairsIn(program, "presets").flatMap(({ options }) => options[kind] ?? []);
  const ofPlugin = pairsIn(program, "plugins").flatMap(({ name, options }) =>
    name.endsWith(`content-${kind}`) && options["id"] === undefined ? [options] : [],
  );
  return inPresets.find(isLiteralMap) ?? (kind === "docs" ? {} : ofPlugin[0]) ?? {};
}

/** The options of the docs, also where the presets that contain them are made by code. */
export function docsOptions(program: Literal | undefined, text: string): PluginOptions {
  const options = optionsOf(program, "docs");
  const found = Object.keys(options).length > 0 ? options : findLiteral(text, "docs");
  return isLiteralMap(found) ? found : {};
}

/** Further docs plugins. @param at Makes a path of one that begins at the configuration. */
export function otherDocs(program: Literal | undefined, at: (path: string) => string): readonly OtherDocs[] {
  return pairsIn(program, "plugins").flatMap(({ name, options }) => {
    const path = literalText(options["path"]);
    const folder = path === undefined ? undefined : joinPath("", at(path));
    const address = (literalText(options["routeBasePath"]) ?? "").replace(/^\/+|\/+$/g, "");
    const isSet = name.endsWith("content-docs") && folder !== undefined && address !== "";
    return isSet ? [{ folder, address, options }] : [];
  });
}

/** `[name, options]` in the list of plugins or of presets. */
function pairsIn(
  program: Literal | undefined,
  list: "plugins" | "presets",
): readonly { readonly name: string; readonly options: PluginOptions }[] {
  const given = literalAt(program, list);
  return (isLiteralList(given) ? given : []).flatMap((one) => {
    const [name, options] = isLiteralList(one) ? one : [];
    return isLiteralMap(options) ? [{ name: literalText(name) ?? "", options }] : [];
  });
}

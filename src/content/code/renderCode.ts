// A code block of a page, from its fence or from the file the fence names.
import type { CodeBlockProps } from "../../model/body.ts";
import type { SitePath } from "../../model/brands.ts";
import type { SoughtFile } from "../../model/diagnostic.ts";
import { decodeText } from "../../source/decodeText.ts";
import type { Position } from "../../source/lineMap.ts";
import { requestsIn } from "../../source/requests/index.ts";
import { maxFileBytes } from "../checkLimits.ts";
import type { Finding } from "../findings.ts";
import type { PageInProgress } from "../pageInProgress.ts";
import type { Tokens } from "../tokens.ts";
import { codeBlockOf } from "./codeBlock.ts";
import { type CodeLines, codeLinesOf, readRegion } from "./codeRegion.ts";
import { type FenceInfo, parseFenceInfo } from "./fenceInfo.ts";
import { languageMeantBy } from "./grammars.ts";

/** Placeholder of the part that shows a code block. */
export function renderCode(token: Tokens.Code, page: PageInProgress): string {
  const isIndented = token.codeBlockStyle === "indented";
  const info: FenceInfo = isIndented
    ? { language: "text", highlighted: [] }
    : parseFenceInfo(token.lang ?? "", page.settings.lineNumbers);
  const code = info.file === undefined ? token.text : readIncluded(info.file, token, page);
  const block = codeBlockOf({ code, info: withLanguageOfFile(info), settings: page.settings, colors: page.colors });
  const place = page.survey.placeOf(token);
  const meant = info.language && languageMeantBy(info.language);
  if (meant) page.findings.add(misspelt(info.language, meant, place));
  const sent = page.findsRequests ? requestsIn(block.language, block.text) : [];
  const requests = sent.map(({ method, target, line }) =>
    page.links.request(`${method} ${target}`, { line: place.line + 1 + line, column: place.column }),
  );
  const props: CodeBlockProps = {
    origin: {
      line: place.line,
      isInPlace: info.file === undefined && !isIndented && block.text === code.replace(/\n$/, ""),
      isUnchecked: info.isUnchecked === true || isIndented,
    },
    ...block,
    ...(requests.length === 0 ? {} : { requests }),
  };
  return page.parts.put({ part: "CodeBlock", props });
}

function misspelt(language: string | undefined, meant: string, position: Position): Finding {
  return {
    ...{ code: "misspelt-language", position, hint: `did you mean \`${meant}\`?` },
    message: `hubdocs does not know the language \`${language}\` of this code, so it is not highlighted`,
  };
}

/** Address of the file a fence includes, without its region; `undefined` for a fence with code of its own. */
export function includedFileOf(token: Tokens.Code): string | undefined {
  if (token.codeBlockStyle === "indented" || !/\b(?:file|src)=/.test(token.lang ?? "")) return undefined;
  return parseFenceInfo(token.lang ?? "", false).file?.split("#", 1)[0];
}

/** A fence that names a file and no language has the language of the file's extension. */
function withLanguageOfFile(info: FenceInfo): FenceInfo {
  if (info.language !== undefined || info.file === undefined) return info;
  const extension = /\.([a-z0-9]+)(?:#.*)?$/i.exec(info.file)?.[1]?.toLowerCase();
  return extension === undefined ? info : { ...info, language: extension };
}

/** Code of an included file or region; empty after reporting that there is none. */
function readIncluded(address: string, token: Tokens.Code, page: PageInProgress): string {
  const [path = "", region] = address.split("#", 2);
  const found = page.files.get(path);
  const fail = (message: string, hint: string, sought?: SoughtFile): string => {
    const position = page.survey.placeOf(token);
    const finding = { code: "include-failed", message, position, hint, isShown: true } as const;
    page.findings.add(sought === undefined ? finding : { ...finding, sought });
    return "";
  };
  if (found?.kind !== "file" || found.bytes === undefined) {
    const where = found?.kind === "missing" ? `put the file at ${found.path}` : "give the path of a file in the site";
    // A bare path is one beside the page; many mean one from the folder of the site.
    const other = /^[\w-]/.test(path) ? `give a path from the site folder: \`@site/${path}\`` : "correct its path";
    const sought = found?.kind === "missing" ? { raw: path, path: found.path } : undefined;
    return fail(`The included file "${path}" does not exist`, `${where}, or ${other}`, sought);
  }
  const sizeBytes = found.bytes.length;
  if (sizeBytes > maxFileBytes)
    return fail(
      `The included file "${path}" has ${sizeBytes} bytes; the limit is ${maxFileBytes}`,
      "include a smaller file",
    );
  const file = includedLines(found.path, found.bytes, page);
  if (file === undefined) return fail(`The included file "${path}" is not UTF-8`, `save ${found.path} as UTF-8`);
  const code = readRegion(file, region);
  if (code !== undefined) return code;
  if (region !== undefined && file.regions.has(region))
    return fail(`The region "${region}" of "${path}" never ends`, "put `#endregion` in a comment where it ends");
  const hint =
    file.regions.size === 0
      ? `put \`#region ${region}\` and \`#endregion\` in comments`
      : `its regions are ${[...file.regions.keys()].join(", ")}`;
  return fail(`The file "${path}" has no region "${region}"`, hint);
}

/** A file may be included region by region, and is decoded and split once; `undefined` when it is not UTF-8. */
function includedLines(path: SitePath, bytes: Uint8Array, { codeFiles }: PageInProgress): CodeLines | undefined {
  if (codeFiles.has(path)) return codeFiles.get(path);
  const decoded = decodeText(bytes);
  const lines = decoded.kind === "text" ? codeLinesOf(decoded.text.replaceAll("\0", "\uFFFD")) : undefined;
  codeFiles.set(path, lines);
  return lines;
}

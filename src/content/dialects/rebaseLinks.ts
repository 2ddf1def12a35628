// Relative addresses in a text that is shown in the place of another file: as seen from there.
import { trackOpaqueLines } from "../opaqueLines.ts";

/** `](./a.md`, `](../a.png`, `src="./a.png`; what stands before in group 1, the address in group 2. */
const relative =
  /(\]\(<?|\]:[ \t]+|\b(?:src|href|to)=["'])((?:\.{1,2}\/)[^\s)"'<>]{0,500}|[^\s)"'<>:/#?][^\s)"'<>:]{0,300}\.mdx?(?=[)#"'\s]))/g;
/** A fence that names the file of its code: `~~~js file=../a.js`; what stands before in group 1, the address in group 2. */
const namedFile = /^([ \t]*(?:`{3}|~{3})[^\n]{0,500}?\bfile=)((?:\.{1,2}\/)[^\s"'`]{0,500})/;

/**
 * A text of one file with its relative addresses as another one would write them. Code stays; the name of its file is an address.
 * @param places Paths of both files below the same folder.
 */
export function rebaseLinks(text: string, { from, to }: { readonly from: string; readonly to: string }): string {
  const [source, target] = [foldersOf(from), foldersOf(to)];
  if (source.join("/") === target.join("/")) return text;
  const opaque = trackOpaqueLines({ anyIndent: true });
  const move = (whole: string, before: string, address: string): string => {
    const moved = rebased(address, source, target);
    return moved === undefined ? whole : before + moved;
  };
  let isInside = false;
  return text
    .split("\n")
    .map((line) => {
      const isOpening = !isInside;
      isInside = opaque.covers(line);
      return isInside ? (isOpening ? line.replace(namedFile, move) : line) : line.replace(relative, move);
    })
    .join("\n");
}

const foldersOf = (path: string): readonly string[] => path.split("/").slice(0, -1);

/** `undefined` when it leads out of the folder of both. */
function rebased(address: string, source: readonly string[], target: readonly string[]): string | undefined {
  const segments = [...source];
  for (const segment of address.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== ".") segments.push(segment);
  }
  return `${"../".repeat(target.length) || "./"}${segments.join("/")}`;
}

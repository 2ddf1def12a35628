// Opens the document that a specification begins with: its own file or, where that is an overlay, the file under it with the
// changes of the overlay. Owns which file that is.
import type { SitePath } from "../../model/brands.ts";
import type { IncludedFile, SpecContext, SpecInput } from "../context.ts";
import { describeKind } from "../describeKind.ts";
import type { Findings } from "../findings.ts";
import { inOneDocument } from "../read/inOneDocument.ts";
import { nearestFile } from "../read/nearestFile.ts";
import { createPlaces, type Places } from "../read/places.ts";
import { readDocument, type SpecDocument } from "../read/readDocument.ts";
import { borderOf, targetOf } from "../read/referenceTarget.ts";
import { ownValue } from "../schema/json.ts";
import { isOverlay, layOver } from "./layOver.ts";

/** What a specification begins with. */
interface MainDocument {
  readonly document: SpecDocument;
  readonly places: Places;
  /** The overlay that is the file itself; absent where that is no overlay. */
  readonly overlay: SpecDocument | undefined;
}

/** The document, unless it cannot be read, and the files under its overlay. */
interface OpenedMain {
  readonly main: MainDocument | undefined;
  readonly includes: readonly IncludedFile[];
}

/**
 * Opens the document. What is wrong goes to `findings`.
 * @param isWhole Whether what it refers to in other files is put into it without an overlay, too.
 */
export async function openMain(
  { isWhole = false, ...input }: Pick<SpecInput, "path" | "bytes" | "base"> & { readonly isWhole?: boolean },
  context: Pick<SpecContext, "files" | "hash">,
  findings: Findings,
): Promise<OpenedMain> {
  const includes: IncludedFile[] = [];
  const overlays: SpecDocument[] = [];
  let document = readDocument(input.path, input.bytes, findings);
  while (document !== undefined && isOverlay(document.value)) {
    overlays.push(document);
    const path = basePathOf(document, { overlays, findings, base: overlays.length === 1 ? input.base : undefined });
    const bytes = path === undefined ? undefined : await readBase(path, document, { context, findings });
    if (path === undefined || bytes === undefined) return { main: undefined, includes };
    includes.push({ path, hash: context.hash(bytes) });
    document = readDocument(path, bytes, findings);
  }
  if (document === undefined) return { main: undefined, includes };
  const places = createPlaces(document);
  const [overlay] = overlays;
  const whole =
    overlay === undefined && !isWhole
      ? { document, includes: [] }
      : await inOneDocument(document, { places, context, findings });
  includes.push(...whole.includes);
  const laid = overlays.reduceRight((below, over) => layOver(below, over, { places, findings }), whole.document);
  return { main: { document: laid, places, overlay }, includes };
}

interface BaseInput {
  /** Overlays so far, this one too. */
  readonly overlays: readonly SpecDocument[];
  readonly findings: Findings;
  /** The file to take where the overlay names none that can be read. */
  readonly base: SitePath | undefined;
}

function basePathOf(overlay: SpecDocument, { overlays, findings, base }: BaseInput): SitePath | undefined {
  const { file, value, locate } = overlay;
  const report = (message: string, hint: string): undefined => {
    findings.add({ code: "api-invalid", message, location: locate("/extends"), hint });
  };
  const written = ownValue(value, "extends");
  const example = "write the path of a specification: `extends: ./rooms.yaml`";
  if (written === undefined && base === undefined)
    return report("the overlay does not say what it is laid over", example);
  if (written !== undefined && typeof written !== "string")
    return report(`\`extends\` is ${describeKind(written)}, but a path is expected`, example);
  const target = written === undefined ? undefined : targetOf(written, { from: file, folder: borderOf(file) });
  // A URL says which specification is meant; where the site has it, its own file is read.
  const isKnown = base !== undefined && /^https?:\/\//i.test(typeof written === "string" ? written : "");
  if (target?.kind === "refused" && !isKnown) return report(`\`extends\` ${target.reason}`, target.hint);
  if (target?.kind === "local") return report("`extends` names no file", example);
  const path = target?.kind === "file" ? target.path : base;
  return overlays.some((known) => known.file === path) ? report("the overlay is laid over itself", example) : path;
}

async function readBase(
  path: SitePath,
  { file, locate }: SpecDocument,
  { context, findings }: { readonly context: Pick<SpecContext, "files" | "hash">; readonly findings: Findings },
): Promise<Uint8Array | undefined> {
  const bytes = await context.files.read(path);
  if (bytes !== undefined) return bytes;
  const suggestion = await nearestFile(path, context);
  findings.add({
    code: "api-invalid",
    message: `the file under the overlay does not exist: ${path}`,
    location: locate("/extends"),
    hint:
      suggestion === undefined || file.endsWith(`/${suggestion}`)
        ? "add the file, or fix the path"
        : `did you mean \`${suggestion}\`?`,
  });
  return undefined;
}

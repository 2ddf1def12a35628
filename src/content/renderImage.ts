// Renders an image of a page: a part with the size of its file, so that nothing moves when it loads.
import type { ImageProps } from "../model/body.ts";
import type { SitePath } from "../model/brands.ts";
import { addressInStatic } from "../source/addressInStatic.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import type { Position } from "../source/lineMap.ts";
import { decodeReferences } from "./characterReferences.ts";
import type { Finding } from "./findings.ts";
import type { PageInProgress } from "./pageInProgress.ts";
import { plainTextOf } from "./plainText.ts";
import { isElsewhere } from "./sitePaths.ts";
import type { Tokens } from "./tokens.ts";

/** HTML of an image; `isImage` is `false` where its file is missing and its text takes its place. */
export function renderImage(
  token: Tokens.Image,
  page: PageInProgress,
  isFirst: boolean,
): { html: string; isImage: boolean } {
  const raw = decodeReferences(token.href);
  const position = page.survey.placeOf(token);
  const alt = plainTextOf([token]);
  const image = page.links.image(raw, position, "picture");
  if (image.kind === "missing") {
    page.findings.add(missingImage({ raw, path: image.path, position }));
    return { html: escapeHtml(alt), isImage: false };
  }
  const id = page.registry.unique("image-1");
  const title = token.title ? { title: decodeReferences(token.title) } : {};
  const props: ImageProps =
    image.kind === "address"
      ? { source: { address: image.address }, alt, ...title, isFirst, id }
      : { source: { asset: image.asset }, alt, ...title, ...image.size, isFirst, id };
  if (image.kind === "file" && !image.size) {
    const message = `The size of the image "${raw}" cannot be read`;
    page.findings.add({ code: "image-unreadable", message, position, hint: `check that ${image.path} is an image` });
  }
  return { html: page.parts.put({ part: "Image", props }), isImage: true };
}

interface MissingImage {
  /** Its address as it is written in the page. */
  readonly raw: string;
  /** Path of the missing file; `undefined` for an address that names no file of the site. */
  readonly path: SitePath | undefined;
  readonly position: Position;
}

/** The finding about a missing image, in Markdown or raw HTML. */
export function missingImage({ raw, path, position }: MissingImage): Finding {
  // An address that could name a file and names none leads out of the site.
  const isOutside = path === undefined && !isElsewhere(raw);
  return {
    code: "image-missing",
    message: `The image "${raw}" ${isOutside ? "leads outside the site folder" : "does not exist"}`,
    position,
    hint: isOutside ? hintForOutside : hintForMissing(raw, path),
    isShown: true,
    ...(path === undefined ? {} : { sought: { raw, path } }),
  };
}

const hintForOutside = "move the file into the site, or write its whole address (`https://…`)";

function hintForMissing(raw: string, path: SitePath | undefined): string {
  const inStatic = addressInStatic(raw);
  if (inStatic !== undefined) return `write "${inStatic}" for the file content/static${inStatic}`;
  return path === undefined ? "give the path of a file in the site" : `put the file at ${path}, or correct its path`;
}

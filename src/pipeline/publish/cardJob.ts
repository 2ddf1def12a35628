// Draws one social card in a worker: renders the template's SVG, sets its texts in the site's fonts and makes the picture,
// or takes the same picture from an earlier build.
import type { Hash, OutputPath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import { firstLineOf } from "../../model/firstLineOf.ts";
import { type CardSite, cardPictures, type SocialCard, type Typesetter } from "../../model/socialCard.ts";
import { setTexts } from "../../outputs/socialCards/setTexts.ts";
import { type FontTypesetter, openTypesetter } from "../../platform/cards/typesetter.ts";
import { digestOf } from "../../platform/hash.ts";
import { openCardPainter } from "../../platform/images/cardPainter.ts";
import { openImageCache } from "../../platform/images/imageCache.ts";
import { loadRenderer } from "../../platform/loadRenderer.ts";
import { openRestedWriter, type StagingPlace } from "../../platform/output/writeFile.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import type { CardLook } from "./socialCards.ts";

/** What all cards of a build have in common. */
export interface CardSettings extends Omit<CardLook, "stampOf"> {
  readonly rendererFile: string;
  readonly staging: StagingPlace;
  /** Folder of the pictures that earlier builds made. */
  readonly imageFolder: string;
  /** Whether pictures of earlier builds may be used. */
  readonly isCacheRead: boolean;
}

/** A card to draw. */
export interface CardItem {
  readonly path: OutputPath;
  readonly edition: string;
  readonly card: SocialCard;
}

/** The outcome for one card; `lacking` are letters that none of the fonts has. */
export type CardAnswer =
  | { readonly kind: "drawn"; readonly lacking: readonly string[] }
  | { readonly kind: "failed"; readonly reason: string };

/** Prepares a worker for drawing. Pictures and fonts are opened while cards are drawn: the cards report an unreadable one. */
export async function prepareCardDrawing(context: JobContext): Promise<JobHandler> {
  const settings = context.shared("cards") as CardSettings;
  const renderer = await loadRenderer(settings.rendererFile);
  const write = openRestedWriter(settings.staging);
  const cache = openImageCache(settings.imageFolder);
  const background = settings.pictures.background && cardPictures.background;
  const openPainter = keep(() => openCardPainter(settings.pictures));
  const typesetter = keep(() => openTypesetter(settings.fonts));

  const draw = async ({ card, edition }: CardItem): Promise<Drawing> => {
    const painter = await openPainter();
    const logo = painter.logo && { href: cardPictures.logo, ...painter.logo };
    const svg = renderer.renderCard({
      card,
      site: siteOf(edition, settings.sites),
      colors: settings.colors,
      ...(logo === undefined ? {} : { logo }),
      ...(background === undefined ? {} : { background }),
    });
    const key: Hash = digestOf([settings.drawing, svg].join("\n"));
    const kept = settings.isCacheRead ? await cache.get(key) : undefined;
    const [known] = kept?.files ?? [];
    if (known !== undefined) return { bytes: known.bytes, lacking: kept?.lacking ?? [] };
    const watched = watchLetters(await typesetter());
    const bytes = await painter.paint(setTexts(svg, watched.typesetter));
    const drawing = { bytes, lacking: [...watched.lacking] };
    await cache.put(key, imageOf(drawing));
    return drawing;
  };

  return async (given) => {
    const item = given as CardItem;
    try {
      const { bytes, lacking } = await draw(item);
      write(item.path, bytes);
      return { kind: "drawn", lacking } satisfies CardAnswer;
    } catch (error) {
      return { kind: "failed", reason: firstLineOf(error) } satisfies CardAnswer;
    }
  };
}

function siteOf(edition: string, sites: CardLook["sites"]): CardSite {
  const site = sites.get(edition);
  if (site === undefined) throw bugError(`No card site for edition "${edition}"`);
  return site;
}

/** Makes a value on the first call and keeps it. */
function keep<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const made: Promise<Value>[] = [];
  return () => {
    const [value = make()] = made;
    if (made.length === 0) made.push(value);
    return value;
  };
}

interface Drawing {
  readonly bytes: Uint8Array;
  readonly lacking: readonly string[];
}

/** A typesetter that notes which letters of what it draws are lacking. */
function watchLetters({ widthOf, outlineOf, lackingIn }: FontTypesetter): {
  readonly typesetter: Typesetter;
  readonly lacking: ReadonlySet<string>;
} {
  const lacking = new Set<string>();
  const watched: Typesetter["outlineOf"] = (text, font) => {
    for (const letter of lackingIn(text, font)) lacking.add(letter);
    return outlineOf(text, font);
  };
  return { typesetter: { widthOf, outlineOf: watched }, lacking };
}

const imageOf = ({ bytes, lacking }: Drawing): Parameters<ReturnType<typeof openImageCache>["put"]>[1] => ({
  width: 1200,
  height: 630,
  ...(lacking.length === 0 ? {} : { lacking }),
  files: [{ role: "own", type: "image/png", extension: "png", width: 1200, bytes }],
});

// Finds what all cards of a site have in common: colours of its style, fonts, pictures, and what each edition adds. Reports
// once if something that cards need is missing. Draws nothing.
import { type Hash, sitePath } from "../../model/brands.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";
import type { CardSite, SocialCard } from "../../model/socialCard.ts";
import { textOf } from "../../model/text.ts";
import { readColors } from "../../outputs/socialCards/readColors.ts";
import type { CardFontFile } from "../../platform/cards/typesetter.ts";
import type { CardPictureFile, CardPictureFiles } from "../../platform/images/cardPainter.ts";
import { installedVersion } from "../../platform/packageFolder.ts";
import type { Theme } from "../../theme/theme.ts";
import type { World } from "../world.ts";

/** What all cards of a site have in common. */
export interface CardLook {
  readonly colors: Readonly<Record<string, string>>;
  readonly fonts: readonly CardFontFile[];
  readonly pictures: CardPictureFiles;
  /** By key of the edition. */
  readonly sites: ReadonlyMap<string, CardSite>;
  /** Digest of everything here that affects a card's pixels, and of the programs that draw them. */
  readonly drawing: Hash;
  /** Digest of a page's card, its text and its look; the same on every machine. */
  readonly stampOf: (card: SocialCard, edition: string) => Hash;
}

/** What `prepareCards` needs. */
interface CardLookInput {
  readonly site: Site;
  readonly theme: Pick<Theme, "emitted" | "stylePath">;
  readonly world: Pick<World, "files" | "hash">;
}

/** Version of the way of drawing: to be raised with every change of it. */
const recipe = 4;
/** Optional packages that draw cards; a site that wants cards installs them. */
const tools = ["harfbuzzjs", "woff2-encoder", "sharp"] as const;
const templateFile = "templates/SocialCard.tsx";

/** Prepares drawing; `undefined` when the site wants no cards, or something that they need is missing. */
export async function prepareCards(input: CardLookInput): Promise<Outcome<CardLook | undefined>> {
  const { site, theme, world } = input;
  const { config } = site;
  if (!config.socialCards.enabled) return { value: undefined, diagnostics: [] };
  const { colorMode, fonts, background, logo } = config.socialCards;
  const versions = tools.map((name) => ({ name, version: installedVersion(name) }));
  const faces = fonts.flatMap(({ role = "text", faces: files }) =>
    files
      .filter(({ style = "normal" }) => style === "normal")
      .map(({ src, weight = "100 900" }) => ({ role, weight, path: sitePath(src) })),
  );
  const missing = whatIsMissing({ url: config.url, fonts: faces.length, versions });
  if (missing !== undefined) return { value: undefined, diagnostics: [missing] };

  const read = async (path: string | undefined): Promise<Uint8Array | undefined> =>
    path === undefined ? undefined : await world.files.read(sitePath(path));
  const picture = async (path: string | undefined): Promise<CardPictureFile | undefined> => {
    const bytes = await read(path);
    return path === undefined || bytes === undefined ? undefined : { path, bytes };
  };
  const opened = await Promise.all(faces.map(async (face) => ({ ...face, bytes: await read(face.path) })));
  const fontFiles = opened.flatMap(({ bytes, ...face }) => (bytes === undefined ? [] : [{ ...face, bytes }]));
  const pictures = { logo: await picture(logo), background: await picture(background) };
  const template = await read(templateFile);
  const style = theme.emitted.find(({ path }) => path === theme.stylePath)?.bytes ?? new Uint8Array();
  const colors = { ...readColors(new TextDecoder().decode(style), colorMode), ...config.socialCards.colors };
  const digest = (bytes: Uint8Array | undefined): string => (bytes === undefined ? "" : world.hash(bytes));
  const look = world.hash(
    JSON.stringify([
      recipe,
      colors,
      fontFiles.map(({ role, weight, bytes }) => [role, weight, digest(bytes)]),
      [pictures.logo?.bytes, pictures.background?.bytes, template].map(digest),
    ]),
  );
  const sites = cardSitesOf(site);
  const value: CardLook = {
    colors,
    fonts: fontFiles,
    pictures: definedOf(pictures),
    sites,
    drawing: world.hash(JSON.stringify([look, versions])),
    stampOf: (card, edition) => world.hash(JSON.stringify([look, card, sites.get(edition)])),
  };
  return { value, diagnostics: [] };
}

/** Only the pictures that exist. */
function definedOf({ logo, background }: { readonly [Name in keyof CardPictureFiles]: CardPictureFile | undefined }) {
  return { ...(logo === undefined ? {} : { logo }), ...(background === undefined ? {} : { background }) };
}

function cardSitesOf({ config, editions }: Site): ReadonlyMap<string, CardSite> {
  const address = `${config.url.replace(/^[a-z]+:\/\//, "")}${config.baseUrl.replace(/\/$/, "")}`;
  return new Map(
    editions.map(({ key, locale }) => [
      key,
      {
        title:
          textOf(config.navbar.title, locale.code, config.defaultLocale) ||
          textOf(config.title, locale.code, config.defaultLocale),
        address,
        locale: {
          lang: locale.htmlLang,
          direction: locale.direction,
          calendar: locale.calendar,
          ...(config.locales.length < 2 ? {} : { label: locale.label }),
        },
      },
    ]),
  );
}

interface Needs {
  readonly url: string;
  readonly fonts: number;
  readonly versions: readonly { readonly name: string; readonly version: string }[];
}

function whatIsMissing({ url, fonts, versions }: Needs): Diagnostic | undefined {
  const off = (reason: string, hint: string): Diagnostic => ({
    code: "social-cards-off",
    severity: "warning",
    message: `No social cards are drawn: ${reason}`,
    hint,
  });
  if (url === "")
    return off("the site's url is not configured", "social networks fetch images by their full URL: set url");
  if (fonts === 0)
    return off("there is no font file for their texts", "name fonts in theme.fonts or socialCards.fonts");
  const absent = versions.flatMap(({ name, version }) => (version === "" ? [name] : []));
  if (absent.length === 0) return undefined;
  const [are, packages] = absent.length === 1 ? ["is", "package"] : ["are", "packages"];
  return off(
    `the optional ${packages} ${absent.join(" and ")} ${are} not installed`,
    `to get them: npm install ${absent.join(" ")}`,
  );
}

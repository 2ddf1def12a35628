// What readers see around every page, with everything that it has by default: navbar, footer, colours, pictures, styles.
import type { Config } from "../model/config.ts";
import type { FontConfig, UserConfig } from "../model/userConfig.ts";
import { filePathOf } from "./addresses.ts";
import * as defaults from "./defaults.ts";

/** What a look follows from besides its own settings. */
interface LookInput {
  /** Title of the site. */
  readonly title: Config["title"];
  /** Items of a navbar that names none. */
  readonly navbarItems: Config["navbar"]["items"];
}

/** Settings of the look. */
type Look = Pick<
  Config,
  | "navbar"
  | "announcement"
  | "footer"
  | "colorMode"
  | "storageNamespace"
  | "favicon"
  | "socialImage"
  | "socialCards"
  | "theme"
>;

/** The look of a site. */
export function completeLook(user: UserConfig, input: LookInput): Look {
  const { announcement, footer, storageNamespace, favicon, socialImage } = user;
  return {
    navbar: completeNavbar(user, input),
    ...(announcement === undefined ? {} : { announcement: { ...defaults.defaultAnnouncement, ...announcement } }),
    ...(footer === undefined ? {} : { footer }),
    colorMode: { ...defaults.defaultColorMode, ...user.colorMode },
    ...(storageNamespace ? { storageNamespace } : {}),
    ...(favicon === undefined ? {} : { favicon }),
    ...(socialImage === undefined ? {} : { socialImage }),
    socialCards: completeSocialCards(user),
    theme: completeTheme(user.theme),
  };
}

function completeNavbar({ navbar = {} }: UserConfig, { title, navbarItems }: LookInput): Config["navbar"] {
  return {
    title: navbar.title ?? title,
    ...(navbar.logo === undefined ? {} : { logo: navbar.logo }),
    items: navbar.items ?? navbarItems,
    ...(navbar.items === undefined ? { isDefault: true } : {}),
    hideOnScroll: navbar.hideOnScroll ?? false,
  };
}

function completeTheme(theme: UserConfig["theme"]): Config["theme"] {
  const { css, fonts } = { ...defaults.defaultTheme, ...theme };
  return { css: css.map(filePathOf), fonts: fonts.map(completeFont) };
}

function completeFont(font: FontConfig): FontConfig {
  return { ...font, faces: font.faces.map((face) => ({ ...face, src: filePathOf(face.src) })) };
}

function completeSocialCards({ socialCards = {}, colorMode, theme, navbar }: UserConfig): Config["socialCards"] {
  const mode = socialCards.colorMode ?? colorMode?.default ?? defaults.defaultColorMode.default;
  const { enabled = false, background, colors = {}, fonts = theme?.fonts ?? [] } = socialCards;
  const inNavbar = mode === "dark" ? (navbar?.logo?.srcDark ?? navbar?.logo?.src) : navbar?.logo?.src;
  const logo = socialCards.logo ?? (inNavbar?.startsWith("/") ? `content/static${inNavbar}` : undefined);
  return {
    enabled,
    colorMode: mode,
    colors,
    fonts: fonts.map(completeFont),
    ...(background === undefined ? {} : { background: filePathOf(background) }),
    ...(logo === undefined ? {} : { logo: filePathOf(logo) }),
  };
}

// Converts what stands around the pages of a Docusaurus site: navbar, announcement, footer and logo, with their texts in all
// languages.
import { type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt } from "./configProgram.ts";
import { docusaurusAnnouncement } from "./docusaurusAnnouncement.ts";
import { type Translate, translateFooter, translateNavbar } from "./docusaurusTexts.ts";
import { docusaurusFooter, docusaurusItems, type NavbarTargets, navbarOf } from "./foreignNavbar.ts";
import type { MovePlan, PlannedCopy } from "./foreignSite.ts";
import { staticAddress } from "./sitePieces.ts";

type Frame = Pick<MovePlan["config"], "navbar" | "announcement" | "footer" | "logo">;

/** The navbar, footer and other parts of every page. */
export function frameOf(theme: Literal | undefined, targets: NavbarTargets, copies: readonly PlannedCopy[]): Frame {
  const items = navbarOf(docusaurusItems(literalAt(theme, "navbar", "items"), targets), targets);
  const title = literalText(literalAt(theme, "navbar", "title"));
  const isHidden = literalAt(theme, "navbar", "hideOnScroll") === true;
  const navbar = { ...(title ? { title } : {}), ...items, ...(isHidden ? { hideOnScroll: true } : {}) };
  const footer = docusaurusFooter(literalAt(theme, "footer"), targets);
  const [src, srcDark] = ["src", "srcDark"].map((key) =>
    staticAddress(literalText(literalAt(theme, "navbar", "logo", key)), copies),
  );
  return {
    ...(Object.keys(navbar).length > 0 ? { navbar } : {}),
    ...docusaurusAnnouncement(literalAt(theme, "announcementBar")),
    ...(footer ? { footer } : {}),
    ...(src ? { logo: { src, ...(srcDark ? { srcDark } : {}) } } : {}),
  };
}

/** The same with texts in all languages. @param textsOf Reads the texts of `navbar` or `footer`. */
export function withTexts(frame: Frame, textsOf: (name: string) => Translate): Frame {
  const { navbar, footer } = frame;
  return {
    ...frame,
    ...(navbar ? { navbar: translateNavbar(navbar, textsOf("navbar")) } : {}),
    ...(footer ? { footer: translateFooter(footer, textsOf("footer")) } : {}),
  };
}

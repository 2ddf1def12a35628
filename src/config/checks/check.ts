// What checks of meaning get and give. A check sees only values whose shape is right, by the name of their type, and
// so can trust them; the shape itself is `validateShape`'s business.
import { addToList } from "../../model/addToList.ts";
import type { DiagnosticCode } from "../../model/diagnosticCodes.ts";
import type { LocalizedText } from "../../model/text.ts";
import type {
  ApiConfig,
  ContentSecurityConfig,
  FontFace,
  HeadTag,
  ImagesConfig,
  RedirectConfig,
  ReportLevel,
  TermConfig,
  TocConfig,
  UserConfig,
  VersionConfig,
} from "../../model/userConfig.ts";
import type { ConfigProblem } from "../configProblem.ts";
import type { KeyPath } from "../keyPath.ts";
import type { KnownNames } from "../knownNames.ts";
import type { SiteFacts } from "../siteFacts.ts";
import type { FoundObject, ShapeReport } from "../validateShape.ts";

type ReportLevels = { readonly [Code in DiagnosticCode as `ReportConfig.${Code}`]: ReportLevel };

/** Types and properties that checks ask for, under the names of the schema. */
interface CheckedTypes extends ReportLevels {
  "UserConfig.url": string;
  "UserConfig.baseUrl": string;
  "LocalesConfig.default": string;
  "LocaleConfig.htmlLang": string;
  "LocaleConfig.calendar": string;
  LocalizedText: LocalizedText;
  "VersionsConfig.latest": string;
  "VersionConfig.path": string;
  "VersionConfig.date": string;
  "VersionConfig.specs": NonNullable<VersionConfig["specs"]>;
  "NavbarSidebarItem.sidebarId": string;
  "NavbarApiItem.apiId": string;
  "NavbarLinkItem.activeSidebar": string;
  "NavbarDropdownLink.activeSidebar": string;
  "NavbarLinkItem.to": LocalizedText;
  "NavbarDropdownLink.to": LocalizedText;
  "FooterLink.to": LocalizedText;
  "NavbarLinkItem.href": LocalizedText;
  "NavbarDropdownLink.href": LocalizedText;
  "FooterLink.href": LocalizedText;
  "LogoConfig.src": string;
  "LogoConfig.srcDark": string;
  "LogoConfig.href": string;
  "SidebarLinkItem.href": LocalizedText;
  "SidebarCategoryIndex.slug": string;
  "AnnouncementConfig.text": LocalizedText;
  "AnnouncementConfig.backgroundColor": string;
  "AnnouncementConfig.textColor": string;
  "FooterConfig.copyright": LocalizedText;
  "UserConfig.editUrl": string;
  "UserConfig.favicon": string;
  "UserConfig.socialImage": string;
  "DocsConfig.path": string;
  "BlogConfig.path": string;
  "GlossaryConfig.path": string;
  "ApiConfig.path": string;
  "ApiConfig.id": string;
  "ApiConfig.specs": ApiConfig["specs"];
  "FontFace.src": string;
  "FontFace.preload": NonNullable<FontFace["preload"]>;
  "ThemeConfig.css": readonly string[];
  "SocialCardsConfig.background": string;
  "SocialCardsConfig.logo": string;
  TermConfig: TermConfig;
  "TermConfig.avoid": NonNullable<TermConfig["avoid"]>;
  "TermConfig.definition": LocalizedText;
  "TermConfig.link": string;
  TocConfig: TocConfig;
  ImagesConfig: ImagesConfig;
  RedirectConfig: RedirectConfig;
  "IgnoreConfig.code": DiagnosticCode;
  "IgnoreConfig.reason": string;
  "HeadTag.attributes": HeadTag["attributes"];
  "UserConfig.redirectHosts": readonly string[];
  "UserConfig.redirectFiles": NonNullable<UserConfig["redirectFiles"]>;
  "ContentSecurityConfig.sources": NonNullable<ContentSecurityConfig["sources"]>;
}

/** A value of a known type with its place. */
export interface CheckedValue<Value> {
  readonly path: KeyPath;
  readonly value: Value;
}

/** What a check looks at. */
export interface CheckInput {
  readonly names: KnownNames;
  readonly facts: SiteFacts;
  /** All values of a type or property, wherever they stand, in the author's order. */
  values<Name extends keyof CheckedTypes>(name: Name): readonly CheckedValue<CheckedTypes[Name]>[];
  /** All objects of a type with their keys, also those with wrong values inside. */
  objects(name: string): readonly FoundObject[];
}

/** The texts of one that may differ by locale, each with its place. */
export function eachText({ path, value }: CheckedValue<LocalizedText>): readonly CheckedValue<string>[] {
  if (typeof value === "string") return [{ path, value }];
  return Object.entries(value).map(([locale, text]) => ({ path: [...path, locale], value: text }));
}

/** A rule about the meaning of a configuration. */
export type ConfigCheck = (input: CheckInput) => readonly ConfigProblem[];

/** Prepares the input of checks from what the comparison with the schema has found. */
export function checkInputOf(report: ShapeReport, known: Pick<CheckInput, "names" | "facts">): CheckInput {
  const [sound, objects] = [byName(report.sound), byName(report.objects)];
  return {
    ...known,
    values: <Name extends keyof CheckedTypes>(name: Name) =>
      // The schema is made from these very types: what it finds sound under a name has the type of that name.
      (sound.get(name) ?? []) as unknown as readonly CheckedValue<CheckedTypes[Name]>[],
    objects: (name) => objects.get(name) ?? [],
  };
}

/** Grouped once, because rules ask again and again, some of them for each value. */
function byName<Found extends { readonly name: string }>(all: readonly Found[]): ReadonlyMap<string, readonly Found[]> {
  const groups = new Map<string, Found[]>();
  for (const found of all) addToList(groups, found.name, found);
  return groups;
}

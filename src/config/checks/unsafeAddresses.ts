// Addresses of the configuration that become links and pictures are none that run something in the reader's browser.
import type { LocalizedText } from "../../model/text.ts";
import { isUnsafe } from "../../source/isUnsafe.ts";
import { leavesSite } from "../../source/leavesSite.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { KeyPath } from "../keyPath.ts";
import { type CheckedValue, type CheckInput, eachText } from "./check.ts";

/** Checks links and pictures. Of links with a label those are left out that lead nowhere for another reason as well. */
export function checkUnsafeAddresses({ values }: CheckInput): readonly ConfigProblem[] {
  const isLink = ({ value }: { readonly value: string }): boolean => isUnsafe(value);
  const isPicture = ({ value }: { readonly value: string }): boolean =>
    isUnsafe(value) && !/^data:image\//i.test(value);
  const items = [
    ...leavingOf([...values("NavbarLinkItem.href"), ...values("NavbarDropdownLink.href")]),
    ...stayingOf([...values("NavbarLinkItem.to"), ...values("NavbarDropdownLink.to")]),
  ];
  const links = [
    ...values("LogoConfig.href"),
    ...leavingOf(values("FooterLink.href")),
    ...stayingOf(values("FooterLink.to")),
    ...values("SidebarLinkItem.href").flatMap(eachText),
    ...values("TermConfig.link"),
    ...values("UserConfig.editUrl"),
  ];
  const pictures = [
    ...values("LogoConfig.src"),
    ...values("LogoConfig.srcDark"),
    ...values("UserConfig.favicon"),
    ...values("UserConfig.socialImage"),
  ];
  const texts = [
    ...values("AnnouncementConfig.text"),
    ...values("FooterConfig.copyright"),
    ...values("TermConfig.definition"),
  ]
    .flatMap(eachText)
    .flatMap(({ path, value }) => linksIn(value, path));
  const hint = 'write a path such as "/docs/intro", or an address that begins with "https://"';
  const describe = ({ path, value }: (typeof links)[number]): ConfigProblem =>
    valueProblem(path, `must be a path or a URL that readers can be sent to, found ${quote(value)}`, hint);
  return [
    ...items.filter(isLink).map((found): ConfigProblem => ({ ...describe(found), code: "navbar-item" })),
    ...links.filter(isLink).map(describe),
    ...texts.filter(isLink).map(({ path, value }) => valueProblem(path, `contains a link to ${quote(value)}`, hint)),
    ...pictures.filter(isPicture).map(describe),
  ];
}

type Addresses = readonly CheckedValue<LocalizedText>[];

const leavingOf = (written: Addresses): readonly CheckedValue<string>[] =>
  written.flatMap(eachText).filter(({ value }) => leavesSite(value));
const stayingOf = (written: Addresses): readonly CheckedValue<string>[] =>
  written.flatMap(eachText).filter(({ value }) => !leavesSite(value));

/** Where the links of a text in Markdown lead: `[a](b)`, `[a](<b>)`. */
function linksIn(text: string, path: KeyPath): readonly CheckedValue<string>[] {
  return [...text.matchAll(/\]\(\s*<?((?:[^()>]|\([^()]*\))*)/g)].map(([, value = ""]) => ({ path, value }));
}

// Addresses of the configuration that become links and pictures are none that run something in the reader's browser.
import { isUnsafe } from "../../source/isUnsafe.ts";
import { leavesSite } from "../../source/leavesSite.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { KeyPath } from "../keyPath.ts";
import type { CheckedValue, CheckInput } from "./check.ts";

/** Checks links and pictures. Of links with a label those are left out that lead nowhere for another reason as well. */
export function checkUnsafeAddresses({ values }: CheckInput): readonly ConfigProblem[] {
  const isLink = ({ value }: { readonly value: string }): boolean => isUnsafe(value);
  const isPicture = ({ value }: { readonly value: string }): boolean =>
    isUnsafe(value) && !/^data:image\//i.test(value);
  const items = [
    ...[...values("NavbarLinkItem.href"), ...values("NavbarDropdownLink.href")].filter(({ value }) =>
      leavesSite(value),
    ),
    ...[...values("NavbarLinkItem.to"), ...values("NavbarDropdownLink.to")].filter(({ value }) => !leavesSite(value)),
  ];
  const links = [
    ...values("LogoConfig.href"),
    ...values("FooterLink.href").filter(({ value }) => leavesSite(value)),
    ...values("FooterLink.to").filter(({ value }) => !leavesSite(value)),
    ...values("SidebarLinkItem.href"),
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
  ].flatMap(({ path, value }) =>
    typeof value === "string"
      ? linksIn(value, path)
      : Object.entries(value).flatMap(([locale, text]) => linksIn(text, [...path, locale])),
  );
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

/** Where the links of a text in Markdown lead: `[a](b)`, `[a](<b>)`. */
function linksIn(text: string, path: KeyPath): readonly CheckedValue<string>[] {
  return [...text.matchAll(/\]\(\s*<?((?:[^()>]|\([^()]*\))*)/g)].map(([, value = ""]) => ({ path, value }));
}

// What is said of a translated section whose original has changed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkStaleTranslations } from "../../../src/checks/stale-translation.ts";
import { hashText, sitePath } from "../../../src/model/brands.ts";
import type { StaleSection } from "../../../src/model/ledger.ts";
import { formatText } from "../../../src/platform/report/formatText.ts";

const section: StaleSection = {
  id: "install",
  title: "Встановлення",
  location: { file: sitePath("content/uk/docs/guide/start.md"), line: 8, column: 1 },
  original: { file: sitePath("content/en/docs/guide/start.md"), line: 8, column: 1 },
  accepted: hashText("0"),
};
const textFor = (seconds: number): string =>
  `## Install\n\nHold the button for ${seconds} seconds until the light blinks.\n`;

test.each(["en", "uk"])("the manual shows what is said, in %s", (locale) => {
  const site = { staleSections: new Map([[section.location.file, [section]]]) };
  const former = { was: textFor(3), is: textFor(5), line: 8 };
  const told = checkStaleTranslations({ site, thorough: { formerSections: new Map([[section, former]]) } });
  const manual = `../../../content/manual/content/${locale}/docs/writing/languages.md`;
  const page = readFileSync(new URL(manual, import.meta.url), "utf8");
  expect(page).toContain(`\n${told.map((one) => formatText(one, { color: false })).join("\n")}\n`);
});

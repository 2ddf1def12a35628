// Components of Nextra, Fumadocs, Mintlify and Rspress, whose pages have the names of their authors' languages in common with those of
// other tools: boxes, steps, tabs by the order of their labels.
import { plain } from "./escapedText.ts";
import { fence } from "./fences.ts";
import type { JsxTag } from "./jsxTag.ts";
import { textOf } from "./jsxValue.ts";
import { openingLine } from "./pageLines.ts";
import { container, content, type Make, optional } from "./replacement.ts";

/** Types of callouts that are called otherwise here. */
const kinds: Readonly<Record<string, string>> = {
  info: "info",
  tip: "tip",
  success: "tip",
  check: "tip",
  warn: "warning",
  warning: "warning",
  caution: "caution",
  error: "danger",
  danger: "danger",
  important: "important",
};

const callout: Make = (tag) =>
  container(openingLine(kinds[textOf(tag, "type") ?? ""] ?? "note", optional(textOf(tag, "title"))));

const box =
  (kind: string): Make =>
  (tag) =>
    container(openingLine(kind, optional(textOf(tag, "title"))));

/** How many tabs each set has had: its labels stand in its own tag. */
const counts = new WeakMap<JsxTag, number>();

/** `items={["npm", 'yarn']}` */
const itemText = /(["'`])([^"'`\n]{1,200})\1/g;

const tab: Make = (tag, { parent }) => {
  const count = (parent && counts.get(parent)) ?? 0;
  if (parent !== undefined) counts.set(parent, count + 1);
  const items = [...(parent?.attributes.get("items")?.text ?? "").matchAll(itemText)].map(([, , text]) => text);
  const label = textOf(tag, "title") ?? items[count] ?? textOf(tag, "value") ?? `Tab ${count + 1}`;
  return container(openingLine("tab", plain(label), { value: textOf(tag, "value") }));
};

/** How each program is called that installs packages; those who read know their own. */
const installs: Make = (tag, { files }) => {
  const code = tag.attributes.get("command")?.text ?? "";
  // `command={{ npm: "npx a", yarn: "yarn dlx a" }}`
  const [, , own] = /\bnpm["']?\s*:\s*(["'`])([^"'`\n]{1,300})\1/.exec(code) ?? [];
  const command = own ?? textOf(tag, "command", files);
  if (command === undefined) return { kind: "unknown", hint: "write the command in a fence" };
  return { kind: "lines", lines: fence("sh", own === undefined ? `npm ${command}` : command) };
};

const sourceLink: Make = (tag, { files }) => {
  const href = textOf(tag, "href", files);
  if (href === undefined || !/^https?:\/\/[^\s<>()]+$/.test(href)) return { kind: "inline", before: "", after: "" };
  return { kind: "inline", before: `[↗](<${href}>)`, after: "" };
};

/** The components, by name. */
export const furtherComponents: Readonly<Record<string, Make>> = {
  PackageManagerTabs: installs,
  SourceCode: sourceLink,
  Callout: callout,
  Note: box("note"),
  Info: box("info"),
  Tip: box("tip"),
  Check: box("tip"),
  Warning: box("warning"),
  Danger: box("danger"),
  Tab: tab,
  "Tabs.Tab": tab,
  Accordion: (tag) => container(openingLine("details", optional(textOf(tag, "title")))),
  Step: (tag) => {
    const title = optional(textOf(tag, "title"));
    return title === undefined ? { kind: "content" } : { kind: "markup", opening: `**${title}**` };
  },
  Cards: content,
  CardGroup: content,
  CodeGroup: content,
  Frame: content,
  Bleed: content,
  Accordions: content,
  AccordionGroup: content,
};

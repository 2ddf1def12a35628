// Components of Nextra, Fumadocs and Mintlify, whose pages have the names of their authors' languages in common with those of
// other tools: boxes, steps, tabs by the order of their labels.
import { plain } from "./escapedText.ts";
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

/** The components, by name. */
export const furtherComponents: Readonly<Record<string, Make>> = {
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

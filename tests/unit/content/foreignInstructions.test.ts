import { expect, test } from "vitest";
import { expectToTakeLessThan } from "../processorTime.ts";
import { parse } from "./parsePage.ts";

test.each([
  ["```rust\n{{#include src/main.rs:a}}\n```\n", "2:1", "`{{#include src/main.rs:a}}` is an mdBook directive"],
  ["```rust\nfn a() {}\n{{#rustdoc_include a.rs}}\n```\n", "3:1", "`{{#rustdoc_include a.rs}}` is an mdBook directive"],
  ["text\n\n{{#include ./part.md}}\n", "3:1", "`{{#include ./part.md}}` is an mdBook directive"],
  ['a\n\n{{< figure src="a.png" >}}\n', "3:1", '`{{< figure src="a.png" >}}` is a Hugo shortcode'],
  ["{{% notice note %}}\nbody\n{{% /notice %}}\n", "1:1", "`{{% notice note %}}` is a Hugo shortcode"],
  ['Text\nand [b]({{< ref "b.md" >}}).\n', "2:1", '`{{< ref "b.md" >}}` is a Hugo shortcode'],
  ["a\n\n::video{src=a.mp4}\n", "3:1", "`::video{src=a.mp4}` is a directive"],
  ["- a\n- see :abbr[API]{title=x}\n", "2:1", "`:abbr[API]` is a directive"],
  ["## Parameters [#parameters]\n", "1:1", "`[#parameters]` does not give the heading an id"],
])("what another tool would have filled in is told: %j", async (page, place, message) => {
  const { diagnostics, report } = await parse(page);
  expect(report).toEqual([`${place} warning shown-as-text`]);
  expect(diagnostics[0]?.message).toContain(message);
  expect(diagnostics[0]?.message).toContain("shown as text");
});

test("it is told once a page for each tool", async () => {
  const page = "{{< a >}}\n\n{{% b %}}\n\n```\n{{#include a}}\n{{#include b}}\n```\n\n## A [#a]\n\n## B [#b]\n";
  expect((await parse(page)).report).toEqual([
    "1:1 warning shown-as-text",
    "6:1 warning shown-as-text",
    "10:1 warning shown-as-text",
  ]);
});

test.each([
  "```html\n{{#if open}}\n{{< a >}}\n{{% b %}}\n```\n",
  "`{{< a >}}` and `{{#include a}}`\n",
  "\\{{< a >}}\n",
  "a {{ b }} {{#if c}} {{ 1 < 2 }}\n",
  "`:a[b]` a:b[c] 10:30[1] :a[b](c.md) \\:a[b]\n\n::continue::\n\n::a\n\n```lua\n::a{b}\n```\n",
  "## A [#a](#b)\n\n## `[#a]`\n\n## See [#1]\n",
])("what is text, or code of such tools, is not: %j", async (page) => {
  expect((await parse(page)).report.filter((line) => line.includes("shown-as-text"))).toEqual([]);
});

test("costs no more than its length", async () => {
  await expectToTakeLessThan(10, async () => {
    for (const unit of ["{{<", "{{#include ", "{{% ", "[#a"])
      await parse(`# ${unit.repeat(30_000)}\n\n${unit.repeat(30_000)}`);
  });
});

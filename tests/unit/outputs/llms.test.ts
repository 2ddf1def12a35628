// The list for language models has the form that its readers know.
import { expect, test } from "vitest";
import { renderLlms } from "../../../src/outputs/llms.ts";

test("title, summary, parts with links and descriptions; each in one line", () => {
  const links = [
    { title: "A [b]", href: "https://a.example/a.md", description: "One\ntwo" },
    { title: "C", href: "/c.md", description: "" },
  ];
  expect(renderLlms({ title: "Hub", summary: "All\nof it", sections: [{ label: "Guide", links }] })).toBe(
    "# Hub\n\n> All of it\n\n## Guide\n\n- [A \\[b\\]](https://a.example/a.md): One two\n- [C](/c.md)\n",
  );
  expect(renderLlms({ title: "Hub", summary: "", sections: [] })).toBe("# Hub\n");
});

test("what pages say of themselves is text: no link, no markup, no line of its own", () => {
  const hostile = "a](x)\n- [b](javascript:alert(1)) <img src=x> `c` *d* &lt; https://e.example/~f";
  const shown = "a\\](x) - \\[b\\](javascript:alert(1)) \\<img src=x> \\`c\\` \\*d\\* \\&lt; https\\://e.example/\\~f";
  const links = [{ title: hostile, href: "https://a.example/a)%20b.md", description: hostile }];
  expect(renderLlms({ title: hostile, summary: `# ${hostile}`, sections: [{ label: hostile, links }] })).toBe(
    `# ${shown}\n\n> \\# ${shown}\n\n## ${shown}\n\n- [${shown}](https://a.example/a%29%20b.md): ${shown}\n`,
  );
});

test.each([
  ["a token (dva_…) and a_b", "a token (dva_…) and a_b"],
  ["a\0b", "a\ufffdb"],
  ["_a_ b_", "\\_a\\_ b\\_"],
  ["a\\_ b", "a\\\\\\_ b"],
])("signs are escaped or replaced where they would mean something: %s", (title, shown) => {
  expect(renderLlms({ title, summary: "", sections: [] })).toBe(`# ${shown}\n`);
});

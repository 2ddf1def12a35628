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

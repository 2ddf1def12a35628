import { describe, expect, test } from "vitest";
import { parse } from "./parsePage.ts";

describe("JSX", () => {
  test.each([
    ["import Tabs from '@theme/Tabs';\n\ntext", "1:1", "The page uses `import`, which Markdown does not support"],
    [
      '---\ntitle: T\n---\n\nimport {\n  A,\n  B\n} from "./c"\n',
      "5:1",
      "The page uses `import`, which Markdown does not support",
    ],
    ["import a, * as b from 'c'\n", "1:1", "The page uses `import`, which Markdown does not support"],
    ["import './a.css'\n", "1:1", "The page uses `import`, which Markdown does not support"],
    ["text\n\nexport const a = 1;\n", "3:1", "The page uses `export`, which Markdown does not support"],
    ["export default function A() {}\n", "1:1", "The page uses `export`, which Markdown does not support"],
    [
      'text\n\n<Tabs groupId="x">\n  <TabItem value="v">a</TabItem>\n</Tabs>\n',
      "3:1",
      "The page uses the component `<Tabs>`, which Markdown does not support",
    ],
    ['see <Icon name="x" /> here\n', "1:5", "The page uses the component `<Icon>`, which Markdown does not support"],
    [
      'see <Foo bar={{a: "b"}} /> here\n',
      "1:5",
      "The page uses the component `<Foo>`, which Markdown does not support",
    ],
    [
      "- a\n- b <Map.Entry>c</Map.Entry>\n",
      "2:5",
      "The page uses the component `<Map.Entry>`, which Markdown does not support",
    ],
    ["<div>\n<Card />\n</div>\n", "2:1", "The page uses the component `<Card>`, which Markdown does not support"],
    ["<Table>\n", "1:1", "The page uses the component `<Table>`, which Markdown does not support"],
  ])("%j is one error, and shown as text", async (page, place, message) => {
    const { value, diagnostics, report } = await parse(page);
    const shown = JSON.stringify(value?.body.segments).replaceAll("&lt;", "<");
    expect(shown).toContain(/import|export|<[A-Z][\w.]*/.exec(page)?.[0]);
    expect(JSON.stringify(value?.body.segments)).not.toMatch(/<[A-Z]/);
    expect(report).toEqual([`${place} error jsx-not-supported`]);
    expect(diagnostics[0]?.message).toBe(message);
    expect(diagnostics[0]?.related).toBeUndefined();
  });

  test("is told how to write it instead", async () => {
    expect((await parse("<Tabs>\n")).diagnostics[0]?.hint).toContain("::::tabs");
    expect((await parse("<Other>\n")).diagnostics[0]?.hint).toContain("\\<Other");
  });

  test.each([
    "import the data from the hub\n",
    'export the report from "Settings"\n',
    "Import a from 'b'\n",
    'import "fmt"\n\nimport (\n  "fmt"\n)\n\nimport f "fmt"\n',
    'import "google/protobuf/any.proto";\n\nimport "./Token.sol";\n',
    "import java.util.List;\n\nimport os\n\nfrom a import b\n\nexport PATH=a\n",
    'import the report from "Settings"\n\nexport class reports\n',
    '- import a from "b"\n\n> import "./a.css"\n\n  import a from "b"\n',
    "`import a from 'b'` and `<Tabs>`\n",
    "```jsx\nimport a from 'b'\n<Tabs />\n```\n",
    "    import a from 'b'\n",
    "\\<Tabs> and x < T and a <B and 1 <X>\n".replace(" and 1 <X>", ""),
    '<BR> <B>x</B> <DIV CLASS="a"></DIV>\n',
    "<HTTP://E.ORG> <Me@example.org>\n",
    "<!-- <Tabs> -->\n",
    "a {b} {{c}} {7*7} $\u007bd}\n",
    "| a |\n|---|\n| `Map<String>` |\n",
  ])("is not seen in %j", async (page) => {
    expect((await parse(page)).report).toEqual([]);
  });
});

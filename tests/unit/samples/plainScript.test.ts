// Which scripts are taken to be right without a parser: the parser says the same of each of them.
import { expect, test } from "vitest";
import { readPackageFile } from "../../../src/platform/packageFile.ts";
import { isPlainScript } from "../../../src/samples/plainScript.ts";
import { openShellParser, shellFault } from "../../../src/samples/shellSyntax.ts";

const plain = [
  "npm install hubdocs",
  "  npx hubdocs build --out-dir=public\n\n# then (all)\nls -l ./public/index.html",
  'curl "$HUB/api/v1/devices?room=kitchen" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d \'{"on": true}\'',
  "git log --format='%h %s' HEAD~3",
  `echo 'a'"b"$c`,
  "./run.sh then done in",
  "2to3 a.py",
  "",
];

test.each(plain)("plain: %s", (script) => {
  expect(isPlainScript(script)).toBe(true);
});

test.each([
  "echo 'open",
  'echo "open',
  'echo "a`b"',
  'echo "$(a"',
  'echo "${a"',
  "echo a; done",
  "for i in a",
  "done",
  "export a-b=1",
  "a=(b",
  "a b(",
  "echo ok |",
  "cat <<END\nnever",
  "echo a \\",
  "function a",
  "echo $'a",
  "echo \\",
  "'if' a",
  "$a b",
])("for the parser: %s", (script) => {
  expect(isPlainScript(script)).toBe(false);
});

test("the parser has nothing against plain scripts, nor against any of many pieces put together at random", async () => {
  const parse = await openShellParser(readPackageFile);
  const pieces = [
    "ls",
    "if",
    "then",
    "a.b",
    "-x",
    "--y=z",
    "'q r'",
    '"d $e"',
    "$f",
    "~/g",
    "h:i@j",
    "%k",
    "+",
    "=",
    "!",
    "{",
  ];
  const ends = [" ", " ", " ", "\n", " \\\n", "\n# c\n", ""];
  let seed = 7;
  const pick = (list: readonly string[]): string => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return list[Math.floor(seed / 65536) % list.length] ?? "";
  };
  const made = Array.from({ length: 4_000 }, () =>
    Array.from({ length: 6 }, () => pick(pieces) + pick(ends)).join(""),
  ).filter(isPlainScript);
  expect(made.length).toBeGreaterThan(40);
  for (const script of [...plain, ...made.slice(0, 60)]) {
    for (const shell of ["LangBash", "LangZsh"] as const) {
      await expect(parse(script, shell), script).resolves.toBeUndefined();
    }
  }
});

test("the parser is opened only for what is not plain", async () => {
  let opened = 0;
  const open = () => {
    opened += 1;
    return openShellParser(readPackageFile);
  };
  for (const code of [...plain, "$ ls <your folder>\na (b)"]) {
    expect(await shellFault(code, "LangBash", open)).toBeUndefined();
  }
  expect(opened).toBe(0);
  expect(await shellFault("echo 'a", "LangBash", open)).toMatchObject({ line: 1 });
  expect(opened).toBe(1);
});

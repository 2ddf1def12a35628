import { expect, test } from "vitest";
import { quoteLua, quotePhp, quoteShell, quoteShellText, quoteText } from "../../../../src/openapi/samples/quote.ts";
import { samplesOf } from "./sampleOperations.ts";

/** What template literals and shells fill in. */
const substitution = ["$", "{x}"].join("");

const hostile = [
  ...[
    "",
    "plain",
    "it's",
    '"',
    "\\",
    "\\'",
    '\\"',
    "'; rm -rf / #",
    '"; drop()',
    "$(id)",
    "`id`",
    substitution,
    "!!",
    "a\nb",
    "\r\n\t",
  ],
  ...[
    "\0\u0001\u001b[0m\u007f",
    "\u0085\u2028\u2029\ufeff",
    "<?php ?>",
    "]]",
    "--[[",
    "%d",
    "#{x}",
    "Привіт 😀",
    '"""',
    "EOF",
  ],
];

test.each(hostile)("%j comes back from a literal of JavaScript, Python, Go and C#", (text) => {
  const literal = quoteText(text);
  expect(JSON.parse(literal)).toBe(text);
  expect(literal).not.toMatch(/[\u0000-\u001f\u007f\u0085\u2028\u2029\ufeff]/);
});

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

test.each(hostile)("%j comes back from a literal of Lua", (text) => {
  const unescaped = quoteLua(text)
    .slice(1, -1)
    .replace(/\\(?:x([0-9a-f]{2})|u\{([0-9a-f]+)\}|(.))/gs, (_, byte?: string, code?: string, character = "") => {
      if (byte !== undefined || code !== undefined) return String.fromCharCode(Number.parseInt(byte ?? code ?? "", 16));
      return shortEscapes.get(character) ?? character;
    });
  expect(unescaped).toBe(text);
  expect(quoteLua(text)).toMatch(/^"(?:[^"\\\n\r]|\\.)*"$/);
});

test.each(hostile)("%j comes back from a literal of PHP", (text) => {
  const literal = quotePhp(text);
  const inner = literal.slice(1, -1);
  if (literal.startsWith("'")) {
    expect(literal).toMatch(/^'(?:[^'\\]|\\['\\])*'$/);
    expect(inner.replace(/\\(['\\])/g, "$1")).toBe(text);
    return;
  }
  expect(literal).toMatch(/^"(?:[^"\\$]|\\[^\n])*"$/);
  const unescaped = inner.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/g, (_, code?: string, character = "") => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return shortEscapes.get(character) ?? character;
  });
  expect(unescaped).toBe(text);
});

test.each(hostile)("%j comes back from an argument of a shell, without NUL", (text) => {
  const argument = quoteShell(text);
  expect(argument).toMatch(/^(?:'[^']*'|\\')+$/);
  expect(argument.replace(/'([^']*)'|\\'/g, (_, quoted?: string) => quoted ?? "'")).toBe(text.replaceAll("\0", ""));
});

test.each(hostile)("%j cannot end the double quotes of a shell", (text) => {
  expect(`"${quoteShellText(text)}"`).toMatch(/^(?:"(?:[^"\\$`!]|\\["\\$`])*"|'!')+$/);
});

test("halves of characters are replaced", () => {
  expect([quoteText("\ud800"), quoteLua("\ud800"), quotePhp("\ud800"), quoteShell("\ud800")]).toEqual([
    ...['"\ufffd"', '"\ufffd"', "'\ufffd'", "'\ufffd'"],
  ]);
});

const evil = ["'\"`$(id);", substitution, '\\ \n\r\t\0\u2028%d]]--*/ ?> #{1} """ !! \ud800'].join("");

test.each(["curl", "js", "python", "go", "lua", "csharp", "php"])(
  "hostile texts stay inside of the quotes in %s",
  (id) => {
    const parameters = ["path", "query", "header", "cookie"].map((place) => ({
      name: `x${evil}`,
      in: place,
      required: true,
      example: evil,
    }));
    const security = ["query", "header", "cookie"].map((place) => ({
      name: "k",
      scheme: { type: "apiKey", in: place, name: evil },
    }));
    const bodies = [
      { "application/json": { example: { [evil]: [evil, { 1: evil }] } } },
      { "text/plain": { example: `${evil}\n"""" second` } },
      { "application/x-www-form-urlencoded": { example: { [evil]: evil } } },
      {
        "multipart/form-data": {
          schema: { type: "object", properties: { [evil]: { type: "string", format: "binary" } } },
          example: { [evil]: "x", text: evil, json: { [evil]: evil }, typed: evil },
          encoding: { typed: { contentType: `text/plain; x=${evil}` } },
        },
      },
    ];
    for (const content of bodies) {
      const text = samplesOf({
        // What sends methods in upper case alone has samples of no others.
        ...{
          method: id === "python" ? `PO${evil}`.toUpperCase() : `po${evil}`,
          path: `/a/{x${evil}}/${evil}`,
          server: { url: `https://hub.example/${evil}` },
        },
        ...{ parameters, security, requestBody: { content } },
      })[id];
      // With all literals taken out, nothing of the hostile text is left.
      expect(text?.replace(literals[id] ?? /^$/, "")).not.toMatch(/id\)|\$\{x\}|%d|--\*|#\{1|!!/);
    }
  },
);

/** Literals of each language: as the language reads them, not as they are written. */
const literals: Readonly<Record<string, RegExp>> = {
  curl: /'[^']*'|"(?:[^"\\]|\\.)*"|\\./gs,
  js: /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
  python: /"(?:[^"\\\n]|\\.)*"/g,
  go: /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g,
  lua: /"(?:[^"\\\n]|\\.)*"/g,
  csharp: /("{3,})\n[\s\S]*?\n\s*\1|"(?:[^"\\\n]|\\.)*"/g,
  php: /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gs,
};

import { describe, expect, test } from "vitest";
import { type ExampleContext, exampleViews } from "../../../../src/openapi/samples/exampleViews.ts";

const context: ExampleContext = {
  root: {},
  direction: "both",
  renderMarkdown: (text) => `<p>${text}</p>`,
  highlight: (code, language) => ({ language, lines: [], text: code }),
};
const views = (mediaType: string, media: unknown, more: Partial<ExampleContext> = {}) =>
  exampleViews(mediaType, media, { ...context, ...more });
const texts = (mediaType: string, media: unknown, more: Partial<ExampleContext> = {}) =>
  views(mediaType, media, more).map(({ code }) => code?.text);

describe("given examples", () => {
  test("have their names, words and values in their order", () => {
    const examples = {
      good: { summary: "**Good** `water`", description: "Of *spring*", value: { ion: "nitrate", mg: 5 } },
      bad: { dataValue: null },
      raw: { serializedValue: '{ "ion":1 }' },
      far: { externalValue: "https://x.example/a.json" },
      unsafe: { externalValue: "javascript:alert(1)" },
    };
    const code = (text: string) => ({ language: "json", lines: [], text });
    expect(views("application/json", { schema: { type: "object" }, examples })).toEqual([
      {
        ...{ name: "good", summary: "Good water", descriptionHtml: "<p>Of *spring*</p>", isGenerated: false },
        code: code('{\n  "ion": "nitrate",\n  "mg": 5\n}'),
      },
      { name: "bad", isGenerated: false, code: code("null") },
      { name: "raw", isGenerated: false, code: code('{ "ion":1 }') },
      { name: "far", isGenerated: false, externalHref: "https://x.example/a.json" },
      { name: "unsafe", isGenerated: false },
    ]);
  });

  test("do not repeat their summary or their name below it", () => {
    const examples = {
      good: { summary: "Good water", description: " Good water\n", value: 1 },
      bad: { description: "bad", value: 2 },
    };
    expect(views("application/json", { examples }).map(({ descriptionHtml }) => descriptionHtml)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("have their text over the wire where their media type is not JSON, and the address where it lies", () => {
    const examples = { a: { dataValue: [1], serializedValue: "1;", externalValue: "https://x.example/a" } };
    expect(texts("text/x-own", { examples })).toEqual(["1;"]);
    expect(texts("application/json", { examples })).toEqual(["[\n  1\n]"]);
    expect(views("application/json", { examples })[0]?.externalHref).toBe("https://x.example/a");
  });

  test("of parts in a row stand part by part", () => {
    const itemSchema = { type: "object", properties: { a: { type: "integer" } } };
    const part = 'Content-Type: application/json\n\n{\n  "a": 1\n}';
    expect(texts("multipart/mixed", { schema: { type: "array" }, example: ["x", { a: 1 }] })).toEqual([
      `--part-boundary\n\nx\n--part-boundary\n${part}\n--part-boundary--`,
    ]);
    expect(texts("multipart/mixed", { itemSchema })[0]).toContain(part);
  });

  test.each(["application/yaml", "text/x-yaml", "application/vnd.hub+yaml; version=1"])(
    "of %s are YAML",
    (mediaType) => {
      expect(texts(mediaType, { example: { a: [1, { b: "yes" }], c: {} } })).toEqual([
        'a:\n  - 1\n  - b: "yes"\nc: {}',
      ]);
      expect(texts(mediaType, { schema: { type: "object", properties: { a: { type: "string" } } } })).toEqual([
        "a: string",
      ]);
      expect(texts(mediaType, { example: "a: 1 # as written" })).toEqual(["a: 1 # as written"]);
      expect(views(mediaType, { example: {} })[0]?.code?.language).toBe("yaml");
    },
  );

  test("of application/stream+json are a line for each value", () => {
    expect(texts("application/stream+json", { example: [{ a: 1 }, { a: 2 }] })).toEqual(['{"a":1}\n{"a":2}']);
  });

  test("can be references", () => {
    const root = { components: { examples: { One: { value: 1 } } } };
    const media = { examples: { one: { $ref: "#/components/examples/One" } } };
    expect(texts("application/json", media, { root })).toEqual(["1"]);
  });

  test("are shown whatever the schema says, without a made one", () => {
    expect(views("application/json", { example: "x", schema: { type: ["integer", "string"] } })).toMatchObject([
      { name: "", isGenerated: false, code: { text: '"x"' } },
    ]);
    expect(texts("application/json", { example: 0, schema: { type: "string" } })).toEqual(["0"]);
  });

  test("of JSON may be written as text", () => {
    expect(texts("application/json", { example: '{"a":1}', schema: { type: "object" } })).toEqual(['{\n  "a": 1\n}']);
    expect(texts("application/json", { example: '{"a":1}', schema: { type: "string" } })).toEqual(['"{\\"a\\":1}"']);
    expect(texts("application/json", { example: "{a", schema: { type: "object" } })).toEqual(['"{a"']);
  });

  test("that lie elsewhere are followed by one that is made", () => {
    const media = { schema: { type: "integer" }, examples: { far: { externalValue: "/a.json" } } };
    expect(views("application/json", media).map(({ name, isGenerated }) => [name, isGenerated])).toEqual([
      ["far", false],
      ["", true],
    ]);
  });
});

describe("without a given example", () => {
  test("those of the schema are shown", () => {
    expect(views("application/json", { schema: { type: "integer", examples: [3, 4] } })).toMatchObject([
      { name: "1", isGenerated: false, code: { text: "3" } },
      { name: "2", isGenerated: false, code: { text: "4" } },
    ]);
  });

  test("one is made", () => {
    const schema = { type: "object", required: ["score"], properties: { score: { type: "integer", minimum: 10 } } };
    expect(views("application/json", { schema })).toMatchObject([
      { name: "", isGenerated: true, code: { text: '{\n  "score": 10\n}' } },
    ]);
  });

  const kinds = {
    Lamp: { type: "object", properties: { kind: { type: "string" }, on: { type: "boolean" } } },
    Lock: { type: "object", required: ["pin"], properties: { kind: { type: "string" }, pin: { type: "integer" } } },
  };
  const refs = Object.keys(kinds).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const made = (schema: unknown) =>
    views("application/json", { schema }, { root: { components: { schemas: kinds } } }).map(({ summary, code }) => [
      summary,
      code === undefined ? undefined : JSON.parse(code.text),
    ]);

  test.each([
    ["a discriminator", { oneOf: refs, discriminator: { propertyName: "kind" } }],
    ["words about all", { type: "object", description: "Any", anyOf: refs, discriminator: { propertyName: "kind" } }],
  ])("one is made of each alternative that has %s", (_, schema) => {
    expect(made(schema)).toEqual([
      ["Lamp", { kind: "Lamp", on: true }],
      ["Lock", { kind: "Lock", pin: 1 }],
    ]);
  });

  test.each(["oneOf", "anyOf"])("one is made of each subtype in %s, with the value that selects it", (kind) => {
    const fixture = (name: string) => ({
      allOf: [{ $ref: "#/components/schemas/Fixture" }, { properties: { [name]: { type: "integer" } } }],
    });
    const schemas = {
      Fixture: {
        ...{ type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
        discriminator: { propertyName: "kind", mapping: { lamp: "#/components/schemas/Lamp" } },
      },
      ...{ Lamp: fixture("on"), Lock: fixture("pin") },
    };
    const examples = views("application/json", { schema: { [kind]: refs } }, { root: { components: { schemas } } });
    expect(examples.map(({ code }) => JSON.parse(code?.text ?? ""))).toEqual([
      { kind: "lamp", on: 1 },
      { kind: "Lock", pin: 1 },
    ]);
  });

  const withId = { type: "object", required: ["id"], properties: { id: { type: "integer", minimum: 7 } } };
  test.each([
    ["what they share beside them", { ...withId, oneOf: refs, discriminator: { propertyName: "kind" } }],
    ["what they share in allOf", { allOf: [withId, { oneOf: refs, discriminator: { propertyName: "kind" } }] }],
    ["a union in what they share", { allOf: [withId, { allOf: [{ anyOf: refs }] }] }],
  ])("one of each alternative has %s", (_, schema) => {
    expect(made(schema)).toMatchObject([
      ["Lamp", { id: 7, on: true }],
      ["Lock", { id: 7, pin: 1 }],
    ]);
  });

  test("those of alternatives are valid for what stands beside them, too", () => {
    const closed = { properties: { b: true }, unevaluatedProperties: false, default: { b: 2 } };
    const alternatives = [
      { title: "A", required: ["a"], properties: { a: { const: 1 } } },
      { title: "B", required: ["b"], properties: { b: { const: 2 } } },
      { title: "C", required: ["c"], properties: { c: { const: 3 } } },
    ];
    const not = { required: ["c"] };
    expect(made({ type: "object", ...closed, not, oneOf: alternatives })).toEqual([
      ["A", { a: 1, b: "string" }],
      ["B", { b: 2 }],
    ]);
  });

  test.each([
    ["are one and null", { oneOf: [refs[0], { type: "null" }] }],
    ["give the same", { anyOf: [refs[0], { ...kinds.Lamp, title: "Other" }] }],
    ["are many", { anyOf: Array.from({ length: 9 }, (_, index) => ({ const: index })) }],
    ["are long", { anyOf: [1, 2].map((size) => ({ type: "string", const: "x".repeat(size * 5000) })) }],
    ["have an example for all", { anyOf: refs, example: { on: false } }],
  ])("one is made of alternatives that %s", (_, schema) => {
    expect(made(schema)).toEqual([[undefined, expect.anything()]]);
  });

  test.each(["image/png", "application/octet-stream", "application/pdf", "application/xml"])(
    "none is made of %s",
    (mediaType) => {
      expect(views(mediaType, { schema: { type: "string", format: "binary" } })).toEqual([]);
    },
  );

  test.each([{}, true, { title: "Answer" }, { $ref: "#/components/schemas/Any" }])(
    "none is made of %j in an answer: nobody knows what it is",
    (schema) => {
      const root = { components: { schemas: { Any: { description: "Whatever" } } } };
      expect(texts("application/json", { schema }, { root, direction: "response" })).toEqual([]);
      expect(texts("application/json", { schema }, { root, direction: "request" })).toEqual(["{}"]);
      expect(texts("text/plain", { schema }, { root, direction: "request" })).toEqual(["string"]);
      const given = { schema, example: [1] };
      expect(texts("application/json", given, { root, direction: "response" })).toEqual(["[\n  1\n]"]);
    },
  );

  test.each([undefined, null, 5, {}])("none is made of %j", (media) => {
    expect(views("application/json", media)).toEqual([]);
  });
});

const pet = {
  type: "object",
  xml: { name: "pet", namespace: "urn:p", prefix: "p" },
  properties: {
    id: { type: "integer", xml: { attribute: true } },
    name: { type: "string", example: "R&D <3" },
    photos: { type: "array", xml: { wrapped: true, name: "album" }, items: { type: "string", xml: { name: "photo" } } },
    tags: {
      type: "array",
      items: { type: "object", properties: { text: { type: "string", xml: { nodeType: "text" } } } },
    },
    empty: { type: "object" },
    "1 odd": { type: "boolean" },
  },
};

test.each([[{ a: 1 }], [[{ a: { b: 1 } }]], [[{}]], [[1, 2]]])(
  "of %j, which is no table, there is no CSV",
  (example) => {
    expect(texts("text/csv", { example })).toEqual([undefined]);
  },
);

test("XML follows the hints of the schema and is escaped", () => {
  expect(texts("application/xml", { schema: pet })).toEqual([
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<p:pet xmlns:p="urn:p" id="1">',
      "  <name>R&amp;D &lt;3</name>",
      "  <album>",
      "    <photo>string</photo>",
      "  </album>",
      "  <tags>string</tags>",
      "  <empty/>",
      "  <_1_odd>true</_1_odd>",
      "</p:pet>",
    ].join("\n"),
  ]);
});

test("XML holds texts beside elements, sections of character data, and what belongs to a member that is no node", () => {
  const schema = {
    type: "object",
    xml: { name: "report" },
    properties: {
      note: { type: "string", xml: { nodeType: "text" } },
      body: { type: "string", xml: { nodeType: "cdata" } },
      more: {
        type: "object",
        xml: { nodeType: "none" },
        properties: { lang: { type: "string" }, count: { type: "integer" } },
      },
      gone: { type: ["string", "null"] },
      mark: { type: ["string", "null"], xml: { nodeType: "attribute" } },
    },
  };
  const example = { note: "a < b", body: "a < b ]]> c", more: { lang: "uk", count: 2 }, gone: null, mark: null };
  expect(texts("application/xml", { schema, example })).toEqual([
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      [
        '<report xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">a &lt; b',
        '<![CDATA[a < b ]]]]><![CDATA[> c]]><lang>uk</lang><count>2</count><gone xsi:nil="true"/></report>',
      ].join(""),
    ].join("\n"),
  ]);
});

test("XML holds the items of a tuple in their order, each by its own name", () => {
  const schema = {
    xml: { nodeType: "element", name: "OneTwoThree" },
    type: "array",
    prefixItems: [
      { xml: { name: "One" }, type: "string" },
      {
        xml: { name: "Two" },
        type: "object",
        properties: {
          unit: { type: "string", xml: { nodeType: "attribute" } },
          value: { type: "number", xml: { nodeType: "text" } },
        },
      },
      { xml: { nodeType: "text" }, type: "string" },
    ],
  };
  expect(texts("application/xml", { schema, example: ["Some text", { unit: "cubits", value: 42 }, "End"] })).toEqual([
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OneTwoThree><One>Some text</One><Two unit="cubits">42</Two>End</OneTwoThree>',
    ].join("\n"),
  ]);
});

test("XML has no white space beside a text but its own, in what stands beside it a line for each element", () => {
  const text = { type: "string", xml: { nodeType: "text" } };
  const link = { type: "object", xml: { name: "a" }, properties: { b: { type: "string" }, c: { type: "string" } } };
  const words = { type: "array", items: { anyOf: [text, link] } };
  const schema = { type: "object", xml: { name: "r" }, properties: { p: { type: "object", properties: { words } } } };
  const of = (...items: readonly unknown[]) =>
    texts("application/xml", { schema, example: { p: { words: items } } })[0];
  const [, ...lines] = of("See ", { b: "x", c: "y" }, "\nor not.")?.split("\n") ?? [];
  expect(lines).toEqual(["<r>", "  <p>See <a>", "      <b>x</b>", "      <c>y</c>", "    </a>", "or not.</p>", "</r>"]);
  expect(of("a", "b")).toContain("<p>ab</p>");
  expect(of()).toContain("<p/>");
});

test("XML of an alternative is named as that alternative", () => {
  const component = { type: "object", xml: { name: "root" }, properties: { v: { type: "string" } } };
  const other = { type: "object", xml: { name: "other" }, properties: { z: { type: "string" } } };
  const root = { components: { schemas: { Root: component } } };
  const alternatives = [{ $ref: "#/components/schemas/Root" }, other];
  const elements = ["<root>\n  <v>string</v>\n</root>", "<other>\n  <z>string</z>\n</other>"];
  const documents = elements.map((element) => `<?xml version="1.0" encoding="UTF-8"?>\n${element}`);
  for (const kind of ["oneOf", "anyOf"]) {
    expect(texts("application/xml", { schema: { [kind]: alternatives } }, { root })).toEqual(documents);
  }
  const list = { type: "array", items: { oneOf: alternatives } };
  expect(texts("application/xml", { schema: list, example: [{ z: "b" }, { v: "a" }] }, { root })[0]).toMatch(
    /<other>\s*<z>b<\/z>\s*<\/other>\s*<root>\s*<v>a<\/v>\s*<\/root>/,
  );
});

test("XML declares the prefixes of attributes, each once", () => {
  const attribute = (prefix: string) => ({
    type: "string",
    xml: { attribute: true, prefix, namespace: `urn:${prefix}` },
  });
  const properties = { a: attribute("p"), b: attribute("p"), c: attribute("r") };
  const schema = { type: "object", xml: { name: "r", prefix: "r", namespace: "urn:r" }, properties };
  expect(texts("application/xml", { schema, example: { a: "1", b: "2", c: "3" } })[0]).toContain(
    '\n<r:r xmlns:r="urn:r" xmlns:p="urn:p" p:a="1" p:b="2" r:c="3"/>',
  );
});

test("XML of a list that is not wrapped has the name of its property", () => {
  const books = { type: "array", xml: { name: "bs", prefix: "p" }, items: { type: "string" } };
  const bodyOf = (list: object) => texts("application/xml", { schema: { properties: { books: list } } })[0];
  expect(bodyOf(books)).toContain("<root>\n  <books>string</books>\n</root>");
  expect(bodyOf({ ...books, xml: { name: "bs", wrapped: true } })).toContain("<bs>\n    <bs>string</bs>\n  </bs>");
});

test("a list as an XML document has one root", () => {
  const root = { components: { schemas: { Room: { type: "object", properties: { id: { type: "integer" } } } } } };
  const schema = { type: "array", items: { $ref: "#/components/schemas/Room" } };
  expect(texts("application/vnd.api+xml", { schema }, { root })).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <Room>\n    <id>1</id>\n  </Room>\n</root>',
  ]);
});

test.each<[string, unknown, string, string]>([
  [
    "application/x-www-form-urlencoded",
    { example: { a: "x y&z", list: [1, 2], o: { k: 1 } } },
    "text",
    "a=x+y%26z&list=1&list=2&o=%7B%22k%22%3A1%7D",
  ],
  [
    "application/x-www-form-urlencoded",
    { example: { list: [1, 2], o: { k: 1 } }, encoding: { list: { explode: false }, o: { style: "deepObject" } } },
    "text",
    "list=1%2C2&o%5Bk%5D=1",
  ],
  [
    "application/x-www-form-urlencoded",
    {
      example: { cb: "a/b?c=d e+f&g", list: ["x:y", 2], "o/p": "q/r", s: "t/u" },
      encoding: {
        cb: { allowReserved: true },
        list: { explode: false, allowReserved: true },
        "o/p": { allowReserved: true },
      },
    },
    "text",
    "cb=a/b?c=d+e%2Bf%26g&list=x:y,2&o%2Fp=q/r&s=t%2Fu",
  ],
  [
    "application/jsonl",
    { itemSchema: { type: "object", properties: { n: { type: "integer" } } } },
    "json",
    '{"n":1}\n{"n":2}',
  ],
  [
    "text/event-stream",
    { itemSchema: { properties: { event: { const: "tick" }, data: { const: "a\nb" } } } },
    "text",
    "event: tick\ndata: a\ndata: b\n\nevent: tick\ndata: a\ndata: b",
  ],
  ["text/csv", { example: "a,b\n1,2" }, "csv", "a,b\n1,2"],
  [
    "text/csv",
    { schema: { type: "array", items: { type: "object", properties: { a: { type: "integer" } } } } },
    "csv",
    "a\n1",
  ],
  [
    "text/csv; charset=utf-8",
    {
      example: [
        { a: 'say "x"', b: null },
        { c: "1,5", a: "x\ny", b: true },
      ],
    },
    "csv",
    'a,b,c\n"say ""x""",,\n"x\ny",true,"1,5"',
  ],
  ["application/yaml", { example: { a: 1 } }, "yaml", "a: 1"],
  ["text/plain", { schema: { type: "integer" } }, "text", "1"],
  ["application/problem+json; charset=utf-8", { example: [] }, "json", "[]"],
])("%s is written as such", (mediaType, media, language, text) => {
  expect(views(mediaType, media)[0]?.code).toMatchObject({ language, text });
});

test("parts of a body are files, JSON or text", () => {
  const properties = {
    photo: { type: "string", format: "binary" },
    files: { type: "array", items: { contentMediaType: "application/pdf" } },
    note: { type: "string" },
    meta: { type: "object", properties: { a: { type: "integer" } } },
  };
  const media = {
    schema: { type: "object", properties },
    encoding: { photo: { contentType: "image/heic, image/png" } },
  };
  expect(texts("multipart/form-data", media)).toEqual([
    [
      ...[
        "--part-boundary",
        'Content-Disposition: form-data; name="photo"; filename="photo.heic"',
        "Content-Type: image/heic",
        "",
        "…",
      ],
      ...[
        "--part-boundary",
        'Content-Disposition: form-data; name="files"; filename="files.pdf"',
        "Content-Type: application/pdf",
        "",
        "…",
      ],
      ...["--part-boundary", 'Content-Disposition: form-data; name="note"', "", "string"],
      ...[
        "--part-boundary",
        'Content-Disposition: form-data; name="meta"',
        "Content-Type: application/json",
        "",
        '{\n  "a": 1\n}',
      ],
      "--part-boundary--",
    ].join("\n"),
  ]);
});

test("parts of a body have the types, styles and headers of their encodings", () => {
  const media = {
    schema: {
      type: "object",
      properties: {
        log: { $ref: "#/components/schemas/Log" },
        at: { type: "object", properties: { x: { type: "integer", example: 1 }, y: { type: "integer", example: 2 } } },
        ids: { type: "array", items: { type: "integer" }, example: [1, 2] },
        files: { type: "array", items: { type: "string", format: "binary" } },
      },
    },
    encoding: {
      log: {
        contentType: "text/xml",
        headers: {
          "Content-Type": { example: "never" },
          "Content-Disposition": { example: "never" },
          "X-Ids": { schema: { type: "array", items: { type: "integer" } }, example: [1, 2] },
          "X-Meta": { content: { "application/json": { example: { a: "б\nв" } } } },
          "no name": { example: "never" },
        },
      },
      at: { style: "form", contentType: "application/json" },
      ids: { explode: false },
      files: { style: "form" },
    },
  };
  const root = { components: { schemas: { Log: { type: "object", properties: { line: { example: "a<b" } } } } } };
  const [text] = texts("multipart/form-data", media, { root });
  expect(text?.split("--part-boundary\n")).toEqual([
    "",
    `Content-Disposition: form-data; name="log"
Content-Type: text/xml
X-Ids: 1,2
X-Meta: {"a":"б\\nв"}

<?xml version="1.0" encoding="UTF-8"?>
<Log>
  <line>a&lt;b</line>
</Log>
`,
    'Content-Disposition: form-data; name="x"\n\n1\n',
    'Content-Disposition: form-data; name="y"\n\n2\n',
    'Content-Disposition: form-data; name="ids"\n\n1,2\n',
    expect.stringContaining('name="files"; filename="files.bin"'),
  ]);
});

test("a part that has no name says itself what it is for", () => {
  const headers = { "Content-Disposition": { example: "inline" } };
  const media = { schema: { type: "array" }, itemEncoding: { headers }, example: ["x"] };
  expect(texts("multipart/mixed", media)).toEqual([
    "--part-boundary\nContent-Disposition: inline\n\nx\n--part-boundary--",
  ]);
});

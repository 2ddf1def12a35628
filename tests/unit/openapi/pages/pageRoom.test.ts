import { describe, expect, test } from "vitest";
import { fitIntoPage } from "../../../../src/openapi/pages/pageRoom.ts";
import { operationOf, parsePaths } from "../parseText.ts";

const note = "\0TapiLeftOut\0";
const answer = 'responses: { "200": { description: ok } }';
const fitted = <Body>(body: Body) => fitIntoPage(body, JSON.stringify(body));

/** An operation with headers that are described in some thousand letters each. */
async function withTexts(count: number, thousands: number) {
  const headers = Array.from(
    { length: count },
    (_, index) =>
      `        - { name: h${index}, in: header, description: "${"x".repeat(thousands * 1000)}", schema: {} }\n`,
  );
  const parsed = await parsePaths(
    `  /a:\n    get:\n      operationId: get\n      ${answer}\n      parameters:\n${headers.join("")}`,
  );
  const [group] = operationOf(parsed, "get").parameters;
  return { lines: parsed.lines, texts: group?.parameters.map(({ descriptionHtml = "" }) => descriptionHtml) ?? [] };
}

describe("a page of a reference", () => {
  test("shows all that it has room for", async () => {
    const { lines, texts } = await withTexts(8, 200);
    expect(lines).toEqual([]);
    expect(texts.map(({ length }) => length)).toEqual(Array(8).fill(200_009));
  });

  test("leaves out what is too much, in its place, and says where", async () => {
    const { lines, texts } = await withTexts(10, 200);
    expect(lines).toEqual([
      "5:5 warning too-large: the page of GET /a would have 2.0 MB of HTML; 2 of its longest examples, samples or texts are left out (at `#/paths/~1a/get`)",
    ]);
    expect(texts.slice(8)).toEqual([`<p class="note">${note}</p>`, `<p class="note">${note}</p>`]);
    expect(texts[7]).toHaveLength(200_009);
  });

  test("names an example that it leaves out, and the language of a sample", () => {
    const code = { language: "js", lines: [{ html: "x".repeat(1_000_000) }], text: "x".repeat(1_000_000) };
    const { body } = fitted({
      samples: [{ id: "js", label: "JavaScript", code }],
      examples: Array(2).fill({ name: "big", isGenerated: false, descriptionHtml: "<p>Big</p>", code }),
    });
    expect(body.samples[0]?.code).toBe(code);
    expect(body.examples[0]).toEqual({
      name: "big",
      isGenerated: false,
      descriptionHtml: `<p>Big</p><p class="note">${note}</p>`,
    });
    expect(fitted({ samples: [{ code }, { code }] }).body.samples[1]?.code).toEqual({
      language: "js",
      lines: [{ html: note }],
      text: "",
    });
  });

  test("counts the bars above blocks of code in texts", () => {
    const blocks = '<figure class="code"><pre>x</pre></figure>'.repeat(2_000);
    expect(fitted({ parameters: Array(2).fill({ descriptionHtml: blocks }) }).leftOut).toBe(1);
    const words = "<p>x</p>".repeat(10_000);
    expect(fitted({ parameters: Array(2).fill({ descriptionHtml: words }) }).leftOut).toBe(0);
  });

  test("leaves out the largest parts and keeps the small ones before and behind them", () => {
    const text = (size: number) => ({ descriptionHtml: "y".repeat(size) });
    const { body, leftOut } = fitted({ parameters: [text(300), text(1_800_000), text(400_000), text(500)] });
    expect(leftOut).toBe(1);
    expect(body.parameters.map(({ descriptionHtml }) => descriptionHtml.length)).toEqual([300, 33, 400_000, 500]);
  });

  test("shows a server without its variables, and the start of a long value", () => {
    const variables = [{ name: "v", default: "", enum: ["z".repeat(1_000_000)] }];
    const { body } = fitted({
      servers: [{ url: "https://a.example", variables }],
      schema: { default: `${"d".repeat(199)}\u{1F600}${"d".repeat(2_000_000)}`, types: ["string"] },
    });
    expect(body.servers[0]).toEqual({ url: "https://a.example", variables });
    expect(body.schema.default).toBe(`${"d".repeat(199)}…`);
    const servers = fitted({ servers: Array(4).fill({ url: "https://a.example", variables }) }).body.servers;
    expect(servers.at(-1)).toEqual({
      url: "https://a.example",
      variables: [],
      descriptionHtml: `<p class="note">${note}</p>`,
    });
  });

  test("counts the letters of other scripts and what is escaped as bytes", () => {
    const half = (descriptionHtml: string, value: string) =>
      fitted({ descriptionHtml, schema: { default: value } }).leftOut;
    expect(half("a".repeat(800_000), "b".repeat(800_000))).toBe(0);
    expect(half("я".repeat(800_000), "b".repeat(800_000))).toBe(1);
    expect(half("a".repeat(800_000), "<".repeat(800_000))).toBe(1);
  });

  test("is called by the start of a summary that is too long for a title", async () => {
    const parsed = await parsePaths(
      `  /a:\n    get:\n      operationId: get\n      summary: ${"s".repeat(501)}\n      ${answer}`,
    );
    expect(parsed.spec?.operations[0]?.summary).toBe(`${"s".repeat(500)}…`);
    expect(parsed.lines).toEqual([
      "7:7 warning api-questionable: the summary has 501 characters; the title shows the first 500 (at `#/paths/~1a/get/summary`)",
    ]);
  });
});

describe("a page whose rows alone are too much", () => {
  const rows = (count: number) => numbersTo(count).map((index) => ({ name: `row ${index}`, text: "z".repeat(100) }));
  const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

  test("has the first rows of its long lists and says at its top that they are cut", () => {
    const { body, cutRows } = fitted({ descriptionHtml: "<p>A</p>", parameters: rows(20_000), headers: rows(100) });
    expect(body.descriptionHtml).toBe('<p>A</p><p class="note">\0TapiListsCut\0</p>');
    expect(body.headers).toHaveLength(100);
    expect(body.parameters.length + cutRows).toBe(20_000);
    expect(body.parameters.length).toBeGreaterThan(5_000);
    expect(JSON.stringify(body).length).toBeLessThan(2 * 1024 * 1024);
    expect(body.parameters[7]).toEqual(rows(8)[7]);
  });

  test("on the page of a schema that stands at the top of the schema", () => {
    const { body } = fitted({ kind: "schema", schema: { types: ["Base"], discriminator: { mapping: rows(20_000) } } });
    expect(body.schema).toMatchObject({ descriptionHtml: '<p class="note">\0TapiListsCut\0</p>' });
    expect(body.schema.discriminator.mapping.length).toBeLessThan(12_000);
  });

  test("counts the tags around callbacks with an example of what they send, which take 2,416 bytes each", async () => {
    const called = numbersTo(3000).map(
      (index) =>
        `        c${index}: { "/u": { post: { requestBody: { content: { a/b: { example: x } } }, responses: {} } } }\n`,
    );
    const paths = `  /a:\n    post:\n      operationId: a\n      ${answer}\n      callbacks:\n${called.join("")}`;
    const { callbacks } = operationOf(await parsePaths(paths), "a");
    expect(callbacks.length).toBeGreaterThan(300);
    expect(callbacks.length * 2416).toBeLessThan(2 * 1024 * 1024);
  });

  test("is told with its line", async () => {
    const called = numbersTo(3000).map(
      (index) =>
        `        c${index}: { "{$url}": { post: { requestBody: { content: { a/b: { schema: { type: object } } } }, ${answer} } } }\n`,
    );
    const parsed = await parsePaths(
      `  /a:\n    post:\n      operationId: a\n      ${answer}\n      callbacks:\n${called.join("")}`,
    );
    expect(parsed.lines).toEqual([
      expect.stringMatching(
        /^5:5 warning too-large: the page of POST \/a would have \d\.\d MB of HTML; the last \d+ rows of its long lists are left out \(at `#\/paths\/~1a\/post`\)$/,
      ),
    ]);
    expect(operationOf(parsed, "a").callbacks.length).toBeLessThan(2000);
  });
});

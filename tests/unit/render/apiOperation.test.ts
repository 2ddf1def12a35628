import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { OperationBody } from "../../../src/model/api.ts";
import { emptyOperation, example, media, object, parameter, response, schema } from "./apiBuilders.ts";
import { attributes, headings, textOf } from "./apiMarkup.ts";
import { fullOperation } from "./apiOperation.ts";
import { apiPage } from "./apiPage.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { sampleEdition } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

function htmlOf(body: OperationBody, lang: "en" | "uk" = "en"): string {
  const { method, path, isWebhook } = body;
  const content = { kind: "operation", title: "Call an action", method, path, isWebhook, isDeprecated: false } as const;
  return render(sampleEdition(lang), apiPage(content), body);
}
const schemaPage = (view: Parameters<typeof media>[1]): string =>
  htmlOf({ ...emptyOperation, requestBody: { isRequired: false, contents: [media("application/json", view)] } });

test.each([
  ["room.json", "/docs/api/room.json"],
  ["../a/room.json", "/docs/api/../a/room.json"],
  ["/room.json", "/room.json"],
  ["https://hub.example/room.json", "https://hub.example/room.json"],
])("the address %s of an example leads from each page to %s", (externalHref, href) => {
  const examples = [{ name: "far", isGenerated: false, externalHref }];
  const body = {
    ...emptyOperation,
    requestBody: { isRequired: false, contents: [media("application/json", { examples })] },
  };
  const shown = { title: "Set", method: "put", path: "/", isWebhook: false, isDeprecated: false } as const;
  const { apiBody, ...page } = apiPage({ kind: "operation", ...shown });
  const filesHref = "/docs/api/";
  const html = render(sampleEdition("en"), { ...page, ...(apiBody && { apiBody: { ...apiBody, filesHref } }) }, body);
  expect(html).toContain(`<a href="${href}" target="_blank"`);
  expect(textOf(html)).toContain(externalHref);
});

describe("the page of an operation", () => {
  test.each([
    ["method and address", "POST http://domivka.local/api/v1/devices/{id}/actions/{action} Deprecated"],
    ["tags and name", "Devices callDeviceActionById"],
    ["description", "Battery devices sleep; their actions are queued."],
    ["deprecation", "Deprecated Use Update a device."],
    ["links to more", "Guide to actions"],
    [
      "authorization",
      "bearerAuth (http: bearer) or reefLogin (oauth2) with the scopes devices:read, devices:write and",
    ],
    ["optional authorization", "tankKey (apiKey: header X-Tank-Key) or no authorization"],
    ["servers", "http://{host}/api/v1 In the home network {host} Default domivka.local"],
    ["path parameters", "Path parameters id integer · int32 required ≥ 1 Number of the device in this home."],
    ["enumerations", "Allowed values turnOn turnOff"],
    ["wire forms", "Sent as ?fields=name,state separated by commas (form)"],
    ["deep objects", "Sent as ?filter[state]=online property names in brackets (deepObject, explode) may be empty"],
    ["reserved characters", "may be empty sent without percent signs: :/?@,;="],
    ["deprecated headers", "X-Request-Id string · uuid optional deprecated Returned in the answer."],
    ["parameters with content", "Cookie parameters session any optional Sent as application/json"],
    ["the body", "Body required The action's arguments."],
    ["multipart encoding", "photo image/heic form explode: false Headers of the part X-Camera string Which one"],
    ["streams", "each item of the stream object"],
    ["responses", "200 Done The action was carried out."],
    ["response headers", "Response headers (1) X-Rate-Limit integer Calls left this minute"],
    ["media types of one form", "application/json, application/xml object ok boolean required took integer · ms"],
    ["links between operations", "UpdateDevice → Update a device Rename it. id = $response.body#/id"],
    ["responses without a body", "202 Queued for a sleeping device. No response body"],
    ["a body that was shown already", "4XX The request is wrong. application/json Error the same as for 404"],
    ["the response for all else", "default any other status Something else."],
    [
      "callbacks",
      "onDone Action done POST {$request.body#/callback_url} Sent when a queued action is done. Guide to callbacks",
    ],
    ["what callbacks prove themselves with", "Authorization: signature (apiKey: header X-Signature)"],
    ["what callbacks send", 'Request example application/json json { "done": true }'],
    ["samples", 'requests.post("http://domivka.local/api/v1/devices/7/actions/turnOn")'],
    ["named examples", "Good water All is well."],
    ["the addresses of examples that lie elsewhere", "far Open the example https://domivka.example/far.json"],
    ["generated examples", '"code": "NOT_FOUND"'],
  ])("tells %s", (_, fact) => {
    expect(textOf(htmlOf(fullOperation))).toContain(fact);
  });

  test.each([
    ["spaceDelimited", false, "Sent as ?lab=a separated by spaces (spaceDelimited)"],
    ["spaceDelimited", true, "Sent as ?lab=a (spaceDelimited, explode)"],
    ["pipeDelimited", true, "Sent as ?lab=a (pipeDelimited, explode)"],
    ["tsv", false, "Sent as ?lab=a separated by tabs (tsv)"],
  ])("tells what stands between values of the style %s, explode %s", (style, explode, fact) => {
    const lab = parameter("lab", schema("string[]"), { wireForm: { style, explode, example: "?lab=a" } });
    const html = htmlOf({ ...emptyOperation, parameters: [{ place: "query", parameters: [lab] }] });
    expect(textOf(html)).toContain(fact);
  });

  test("tells what stands between the values of lists in a list, in parameters and parts of forms", () => {
    const innerStyles = ["simple", "spaceDelimited"];
    const lab = parameter("lab", schema("string[][][]"), {
      wireForm: { style: "pipeDelimited", explode: false, innerStyles, example: "a b,c|d" },
    });
    const encodings = [{ property: "lab", style: "form", explode: true, innerStyles: ["tsv"], headers: [] }];
    const html = htmlOf({
      ...emptyOperation,
      parameters: [{ place: "path", parameters: [lab] }],
      requestBody: { isRequired: true, contents: [{ mediaType: "a/b", examples: [], encodings }] },
    });
    expect(textOf(html)).toContain(
      "separated by vertical bars, lists inside separated by commas, lists inside separated by spaces (pipeDelimited)",
    );
    expect(textOf(html)).toContain("lab form explode lists inside separated by tabs");
  });

  test.each([
    ["refuses every value", schema("never"), "together with card never"],
    ["says nothing", schema("any"), undefined],
  ])("of a schema beside a property that %s there is a row, or no box at all", (_, inner, row) => {
    const html = schemaPage({
      schema: object("a.", { w: schema("object", { dependentSchemas: [{ property: "card", schema: inner }] }) }),
    });
    if (row !== undefined) expect(textOf(html)).toContain(row);
    expect(html).not.toContain('<ul class="rows"></ul>');
    expect(html.includes('<details open="">')).toBe(row !== undefined);
  });

  test("tells the types of a named schema that has several", () => {
    const json = schema("Json", { ref: 0, isNullable: true, namedTypes: ["string", "object"] });
    const html = schemaPage({ schema: object("a.", { w: json }) });
    expect(textOf(html)).toContain("w Json string | object nullable");
  });

  test("tells how values of a sequence are told apart, and of which type that is true", () => {
    const bodyOf = (...types: readonly string[]): string =>
      textOf(
        htmlOf({
          ...emptyOperation,
          requestBody: { isRequired: false, contents: types.map((type) => media(type, { schema: schema("integer") })) },
        }),
      );
    const note = "Each value begins with the character U+001E";
    expect(bodyOf("application/json-seq")).toContain(note);
    expect(bodyOf("application/json-seq")).not.toContain(`application/json-seq: ${note}`);
    expect(bodyOf("application/jsonl", "application/json-seq")).toContain(`application/json-seq: ${note}`);
    expect(bodyOf("application/jsonl")).not.toContain(note);
  });

  test("tells where callbacks go, and leads on to those that they have in turn", () => {
    const servers = [{ url: "https://{home}.example", variables: [{ name: "home", default: "mine", enum: [] }] }];
    const received = { ...emptyOperation, method: "post", servers };
    const html = htmlOf({
      ...emptyOperation,
      callbacks: [
        {
          name: "done",
          expression: "/done",
          operation: received,
          further: [{ name: "seen", index: 1 }, { name: "lost" }],
        },
        { name: "seen", expression: "{$url}", operation: received },
      ],
    });
    expect(textOf(html)).toContain("POST https://mine.example/done");
    expect(textOf(html)).toContain("POST {$url}");
    expect(textOf(html)).toContain("Servers https://{home}.example {home} Default mine");
    expect(html).toContain('<a href="#callback-2">seen</a>');
    expect(textOf(html)).toContain("lost");
  });

  test.each([
    ["request and responses", "Запит Відповіді 200"],
    ["places of parameters", "Параметри шляху id integer · int32 обов’язковий"],
    ["authorization", "Авторизація: bearerAuth (http: bearer) або reefLogin (oauth2) з дозволами devices:read"],
    ["wire forms", "Передається як ?fields=name,state через кому"],
    ["the body", "Тіло запиту обов’язкове"],
    ["samples", "Приклади коду"],
  ])("tells %s in Ukrainian", (_, fact) => {
    expect(textOf(htmlOf(fullOperation, "uk"))).toContain(fact);
  });

  test("has headings in order, each with an id of its own", () => {
    const found = headings(htmlOf(fullOperation));
    expect(found.slice(0, 3)).toEqual([
      { level: 1, id: undefined, text: "Call an action" },
      { level: 2, id: "request", text: "Request" },
      { level: 3, id: "parameters-path", text: "Path parameters" },
    ]);
    expect(found.filter(({ level }) => level === 2).map(({ id }) => id)).toEqual([
      ...["request", "responses", "callbacks", "samples"],
    ]);
    expect(found.map(({ id }) => id)).toContain("response-4xx");
    for (const [index, { level }] of found.entries())
      expect(level).toBeLessThanOrEqual((found[index - 1]?.level ?? 0) + 1);
  });

  test("has no id twice, and every link and label inside it leads somewhere", () => {
    const html = htmlOf(fullOperation);
    const ids = attributes(html, "id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const inside = attributes(html, "href").filter((href) => href.startsWith("#") && href !== "#");
    const named = ["aria-controls", "aria-labelledby", "aria-describedby", "for"].flatMap((name) =>
      attributes(html, name).flatMap((value) => value.split(" ")),
    );
    const wanted = [...inside.map((href) => decodeURIComponent(href.slice(1))), ...named];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("links to pages of the same API", () => {
    const hrefs = attributes(htmlOf(fullOperation), "href");
    for (const page of ["schemas/device", "schemas/error", "devices", "domivka-api#security-bearer-auth"]) {
      expect(hrefs).toContain(`/docs/api/${page}`);
    }
  });

  test("holds the samples of all languages, the first one chosen and unfolded", () => {
    const [, samples = ""] = htmlOf(fullOperation).split('data-group="code-samples"');
    const panels = samples.split('role="tabpanel"').slice(1, 5);
    expect(panels.map((panel) => panel.slice(0, panel.indexOf(">")).includes("hidden"))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(panels.map((panel) => /<details[^>]* open=""/.test(panel))).toEqual([true, false, false, false]);
  });

  test.each([
    ["en", "No sample for JavaScript, PHP: the usual client"],
    ["uk", "Прикладу для JavaScript, PHP немає: звичайний клієнт"],
  ] as const)("names the languages that have no sample (%s)", (lang, sentence) => {
    expect(textOf(htmlOf({ ...fullOperation, unwritten: ["JavaScript", "PHP"] }, lang))).toContain(sentence);
    expect(textOf(htmlOf(fullOperation, lang))).not.toContain(sentence.slice(0, 9));
  });

  test("puts the address of the server only where text can be replaced, and has nothing that sends", () => {
    const html = htmlOf(fullOperation);
    expect(attributes(html, "data-base")).toContain("http://domivka.local/api/v1");
    expect(html).not.toMatch(/<form[^>]* action=|<input[^>]* name=/);
  });
});

describe("operations with little to say", () => {
  test("a public operation says that it needs nothing", () => {
    expect(textOf(htmlOf(emptyOperation))).toContain("No authorization needed");
    expect(textOf(htmlOf({ ...emptyOperation, security: [{ schemes: [] }] }))).toContain("No authorization needed");
  });

  test("an empty operation has no empty parts", () => {
    const html = htmlOf(emptyOperation);
    expect(headings(html).map(({ text }) => text)).toEqual(["Call an action"]);
    expect(html).not.toContain('class="beside"');
  });

  test.each([
    ["label", false, "with a dot at the beginning (label)"],
    ["label", true, "with a dot before each value (label, explode)"],
    ["form", true, "one for each value (form, explode)"],
    ["constructor", true, "Sent as x (constructor, explode)"],
  ])("the form %s (explode: %s) has its words", (style, explode, words) => {
    const one = parameter("ids", schema("integer[]"), { wireForm: { style, explode, example: "x" } });
    const parameters = [{ place: "path", parameters: [one] }];
    expect(textOf(htmlOf({ ...emptyOperation, parameters }))).toContain(words);
  });

  test("what is said about a server is shown where it is the operation's own", () => {
    const servers = [{ url: "https://files.example", descriptionHtml: "<p>Uploads alone</p>", variables: [] }];
    expect(textOf(htmlOf({ ...emptyOperation, servers, hasOwnServers: true }))).toContain("Uploads alone");
    expect(textOf(htmlOf({ ...emptyOperation, servers }))).not.toContain("Uploads alone");
  });

  test("a variable of a server that is empty by default says so", () => {
    const variables = [{ name: "path", default: "", enum: [] }];
    const servers = [{ url: "https://files.example/{path}", variables }];
    expect(textOf(htmlOf({ ...emptyOperation, servers }))).toContain('{path} Default ""');
  });

  test("a webhook shows its name instead of an address", () => {
    const hook: OperationBody = { ...emptyOperation, method: "post", path: "fishMissing", isWebhook: true };
    const servers = fullOperation.servers;
    expect(textOf(htmlOf({ ...hook, servers }))).toContain("POST webhook fishMissing");
    expect(textOf(htmlOf({ ...hook, servers }, "uk"))).toContain("POST вебхук fishMissing");
    expect(htmlOf({ ...hook, servers })).not.toContain("domivka.local");
  });

  test("named examples of a parameter stand in their order, those in a line before the first with more to say", () => {
    const described = example("b", 2, { descriptionHtml: "<p>More</p>" });
    const by = parameter("by", schema("integer"), { examples: [example("a", 1), described, example("c", 3)] });
    const text = textOf(htmlOf({ ...emptyOperation, parameters: [{ place: "query", parameters: [by] }] }));
    expect(text).toMatch(/a 1 b More .*2 c .*3/);
  });

  test("an example of each media type of a response tells which it is", () => {
    const contents = [media("a/json", { examples: [example("", 1)] }), media("a/xml", { examples: [example("x", 2)] })];
    const text = textOf(htmlOf({ ...emptyOperation, responses: [response("200", "", { contents })] }));
    expect(text).toContain("a/json json 1");
    expect(text).toContain("a/xml — x json 2");
  });

  test("an example that is made of an alternative tells which, beside its media type", () => {
    const made = { ...example("1", 1), isGenerated: true };
    const lamp = media("a/json", { examples: [{ ...made, summary: "Lamp" }] });
    const contents = [lamp, media("a/xml", { examples: [made] })];
    const text = textOf(htmlOf({ ...emptyOperation, responses: [response("200", "", { contents })] }));
    expect(text).toContain("a/json — Lamp json 1");
    expect(text).toContain("a/xml json 1");
  });
});

describe("schemas", () => {
  test("the second level is open, the third closed", () => {
    const third = object("c.", { deep: schema("string") });
    const html = schemaPage({ schema: object("a.", { one: object("b.", { two: third }) }) });
    expect(html).toMatch(
      /<details open=""><summary data-n="two">1 property<\/summary><ul class="rows"><li id="b.two">/,
    );
    expect(html).toMatch(/<details><summary data-n="deep">1 property<\/summary><ul class="rows"><li id="c.deep">/);
  });

  test("the alternative of all other values may have any of them", () => {
    const variant = (label: string) => ({ label, schema: object(`${label}.`, { kind: schema("string") }) });
    const mapping = [
      { value: "lamp", label: "Lamp" },
      { value: "Other", label: "Other" },
    ];
    const html = schemaPage({
      schema: schema("object", {
        variants: [{ kind: "oneOf", variants: [variant("Lamp"), variant("Other")] }],
        discriminator: { property: "kind", mapping, fallback: { label: "Other" } },
      }),
    });
    expect(textOf(html)).toContain("Always lamp");
    expect(textOf(html)).not.toContain("Always Other");
  });

  test("hostile text stays text", () => {
    const evil = '"><script>window.pwned=1</script><img src=x onerror=alert(1)>';
    const view = schema(evil, {
      ...{ title: evil, format: evil, unit: evil, default: evil, const: evil, examples: [evil], xml: evil },
      ...{ enum: [{ value: evil }], limits: { pattern: evil, minimum: evil }, contentEncoding: evil },
      properties: [{ name: evil, isRequired: true, id: `p-${evil}`, schema: schema("string") }],
      variants: [{ kind: "oneOf", variants: [{ label: evil, schema: schema(evil) }] }],
      discriminator: { property: evil, mapping: [{ value: evil, label: "other" }] },
      dependentRequired: [{ property: evil, required: [evil] }],
      patternProperties: [{ pattern: evil, schema: schema("any") }],
    });
    const html = schemaPage({ schema: view });
    expect(html).not.toMatch(/<script>window|<img src=x/);
    expect(textOf(html).split("window.pwned=1").length).toBeGreaterThan(15);
  });

  test("badges stand beside the method, as words", () => {
    const html = htmlOf({
      ...emptyOperation,
      badges: [{ name: "<Alpha>", tone: "red", isBefore: true }, { name: "Beta" }],
    });
    expect(html).toMatch(
      /<p class="api-line"><span class="c method-delete">&lt;Alpha&gt;<\/span> <\/p><div class="code path">.*<\/div><p class="api-line"><span class="c">Beta<\/span>/s,
    );
  });

  test("marks in descriptions are filled in", () => {
    const html = schemaPage({ schema: schema("string", { descriptionHtml: "<p>\0Tcopy\0</p>" }) });
    expect(html).toContain("<p>Copy</p>");
    const link = '<a href="\0L1\0#code">x</a>';
    expect(schemaPage({ schema: schema("string", { descriptionHtml: link }) })).toContain(
      '<a href="/docs/api/schemas/error#code">x</a>',
    );
    expect(html).not.toContain("\0");
  });

  test.each([
    [
      "a line alone is not folded",
      schema("string", { format: "date", isNullable: true }),
      "text/plain string · date nullable",
    ],
    [
      "what is folded keeps the marks of its type",
      schema("string", { format: "date", isNullable: true, descriptionHtml: "<p>Day.</p>" }),
      "text/plain string string · date nullable Day.",
    ],
  ])("of a mistake: %s", (_, form, expected) => {
    const contents = [media("text/plain", { schema: form })];
    const html = htmlOf({
      ...emptyOperation,
      responses: [response("200", "Fine."), response("400", "Wrong.", { contents })],
    });
    expect(textOf(html)).toContain(`Wrong. ${expected}`);
    expect(html.includes('<details class="body">')).toBe(form.descriptionHtml !== undefined);
  });
});

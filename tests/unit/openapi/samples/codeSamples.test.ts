import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { codeSamples } from "../../../../src/openapi/samples/codeSamples.ts";
import { untypedFilesKey } from "../../../../src/openapi/schema/saysNothing.ts";
import { highlight, keptOperations, operation, samplesOf } from "./sampleOperations.ts";

const ids = ["curl", "js", "python", "go", "lua", "csharp", "php"];

const kept = Object.keys(keptOperations).flatMap((name) => ids.map((id) => [name, id] as const));

test.each(kept)("the sample for %s in %s is written as expected", (name, id) => {
  const file = new URL(`expected/${name}.${id}.txt`, import.meta.url);
  expect(`${samplesOf(keptOperations[name] ?? {})[id]}\n`).toBe(readFileSync(file, "utf8"));
});

test("the address of the server is one piece at the beginning of each URL", () => {
  for (const more of Object.values(keptOperations)) {
    for (const { base, code } of codeSamples(operation(more), { highlight }).samples) {
      expect(base).toBe("https://hub.example/api/v1");
      expect(code.text).toMatch(/["'`]https:\/\/hub\.example\/api\/v1\/rooms/);
    }
  }
});

test.each<[string, unknown, string]>([
  [
    "variables have their defaults",
    { url: "http://{host}:{port}/v1/", variables: { host: { default: "hub.local" }, port: { enum: ["80"] } } },
    "http://hub.local:80/v1",
  ],
  [
    "signs of variables stay as they are",
    { url: "https://hub.example/{path}", variables: { path: { default: "a$$b$&" } } },
    "https://hub.example/a%24%24b%24&",
  ],
  ["a relative address is put below a host", { url: "/api/v1" }, "https://api.example.com/api/v1"],
  ["a missing server too", undefined, "https://api.example.com"],
  ["an address without a scheme gets one", { url: "//hub.example/v1" }, "https://hub.example/v1"],
  ["letters of every script stay", { url: "https://хаб.example" }, "https://хаб.example"],
  ["an address in brackets stays", { url: "http://[::1]:8080" }, "http://[::1]:8080"],
  [
    "signs that mean something to shells do not",
    { url: "https://a.example/'\"$(id)`\\ {x}\u2028y" },
    "https://a.example/%27%22%24%28id%29%60%5C%20%7Bx%7D%E2%80%A8y",
  ],
])("server: %s", (_, server, expected) => {
  const { samples } = codeSamples({ ...operation({}), server }, { highlight });
  expect(new Set(samples.map(({ base }) => base))).toEqual(new Set([expected]));
  expect(samples.filter(({ code }) => !code.text.includes(expected))).toEqual([]);
});

describe("requests", () => {
  test.each<[string, object, string]>([
    ["the name of a path parameter that may be any word", { schema: { type: "string" } }, "/rooms/id"],
    ["its example", { example: "a/b?c" }, "/rooms/a%2Fb%3Fc"],
    ["what its schema allows", { schema: { enum: ["kitchen"] } }, "/rooms/kitchen"],
    ["its style", { style: "matrix", example: [1, 2] }, "/rooms/;id=1,2"],
    ["JSON of its content", { content: { "application/json": { example: { a: 1 } } } }, "/rooms/%7B%22a%22%3A1%7D"],
  ])("the address has %s", (_, parameter, expected) => {
    const parameters = [{ name: "id", in: "path", required: true, ...parameter }];
    expect(samplesOf({ path: "/rooms/{id}", parameters })["curl"]).toBe(`curl 'https://hub.example/api/v1${expected}'`);
  });

  test.each([
    ["query", "?id=a%09b'"],
    ["header", "-H 'id: a\tb'"],
  ])("a list with tabs keeps them in the %s", (place, sent) => {
    const parameters = [{ name: "id", in: place, required: true, style: "tsv", explode: false, example: ["a", "b"] }];
    expect(samplesOf({ parameters })["curl"]).toContain(sent);
  });

  test("a header without a value is sent, too", () => {
    const parameters = [{ name: "X-Mark", in: "header", required: true, example: "" }];
    expect(samplesOf({ parameters })["curl"]).toContain("-H 'X-Mark;'");
  });

  test("parts that share a name are all sent", () => {
    const schema = { type: "object", properties: { tags: { type: "array", items: { type: "string" } } } };
    const content = { "multipart/form-data": { schema, example: { tags: ["a", "b"] } } };
    const { php } = samplesOf({ method: "post", requestBody: { content } });
    expect(php).toContain("'Content-Type: multipart/form-data; boundary=part-boundary'");
    expect(php).toContain(`form-data; name="tags"',\n        '',\n        'a',\n`);
    expect(php).toContain(`form-data; name="tags"',\n        '',\n        'b',\n        '--part-boundary--'`);
  });

  test("parts of different names are an array in PHP, in which files have their types", () => {
    const file = { type: "string", format: "binary" };
    const schema = { type: "object", properties: { name: { type: "string", example: "a" }, photo: file } };
    const { php } = samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": { schema } } } });
    expect(php).toContain(
      "[\n        'name' => 'a',\n        'photo' => new CURLFile('photo.bin', 'application/octet-stream'),\n    ]",
    );
  });

  test.each([
    ["application/json", { example: 1 }, true],
    ["application/octet-stream", {}, false],
    ["multipart/form-data", { example: { a: "b" } }, false],
  ])("a body of %s imports into Go what it uses and nothing else", (mediaType, media, isText) => {
    const { go } = samplesOf({ method: "post", requestBody: { content: { [mediaType]: media } } });
    expect([go?.includes('\t"strings"\n'), go?.includes("strings.")]).toEqual([isText, isText]);
  });

  test("a body that is null is sent, which `json=None` would not be", () => {
    const samples = samplesOf({ method: "post", requestBody: { content: { "application/json": { example: null } } } });
    expect(samples["python"]).toContain('"Content-Type": "application/json",\n    },\n    data="null",');
  });

  test.each([{}, { schema: {} }, { schema: { description: "Whatever" } }])("a body of %j is no text", (media) => {
    const { curl } = samplesOf({ method: "post", requestBody: { content: { "application/json": media } } });
    expect(curl).toContain("-d '{}'");
  });

  test("a file that an example names is the one that is sent", () => {
    const file = (example: string) => ({ type: "string", format: "binary", example });
    const properties = {
      a: file("@mars.jpg"),
      b: file("звіт.pdf"),
      c: file("notes.abc"),
      d: file("some bytes"),
      e: file("x.png"),
    };
    const media = { schema: { type: "object", properties }, encoding: { e: { contentType: "image/webp" } } };
    const { curl } = samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": media } } });
    expect(curl?.match(/-F '.*'/g)).toEqual([
      "-F 'a=@mars.jpg;type=image/jpeg'",
      "-F 'b=@звіт.pdf;type=application/pdf'",
      "-F 'c=@notes.abc;type=application/octet-stream'",
      "-F 'd=@d.bin;type=application/octet-stream'",
      "-F 'e=@x.png;type=image/webp'",
    ]);
  });

  test.each([
    ["image/*", "image/png"],
    ["audio/*, image/jpeg", "audio/mpeg"],
    ["video/*", "video/mp4"],
    ["application/*", "application/octet-stream"],
    ["image/jpeg, image/*", "image/jpeg"],
    ["*/*", "application/octet-stream"],
  ])("a file of the types %s is sent as %s", (contentType, sent) => {
    const schema = { type: "object", properties: { a: { type: "string", format: "binary" } } };
    const media = { schema, encoding: { a: { contentType } } };
    const { curl } = samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": media } } });
    expect(curl).toMatch(new RegExp(`-F 'a=@a\\.\\w+;type=${sent}'`));
  });

  test("a part of a JSON type of its own is no file", () => {
    const media = { encoding: { a: { contentType: "application/vnd.hub+json" } }, example: { a: { b: 1 } } };
    const samples = samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": media } } });
    expect(samples["curl"]).toContain(`-F 'a="{\\"b\\":1}";type=application/vnd.hub+json'`);
    expect(samples["python"]).not.toContain("open(");
  });

  test("parts that are no form are sent as their type", () => {
    const media = { example: { a: "hello", m: { k: 1 } } };
    const samples = samplesOf({
      method: "post",
      requestBody: { content: { "multipart/related; type=text/plain; boundary=x": media } },
    });
    const type = "multipart/related; type=text/plain; boundary=part-boundary";
    expect(samples["curl"]).toContain(
      `-H 'Content-Type: multipart/related; type=text/plain' \\\n  --form-string 'a=hello'`,
    );
    const text = String.raw`--part-boundary\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nhello\r\n--part-boundary\r\n`;
    for (const id of ["js", "python", "go", "lua", "csharp"]) {
      expect(samples[id], id).toContain(text);
      expect(samples[id], id).toContain(type);
    }
    expect(samples["php"]).toContain(`'Content-Type: ${type}'`);
    expect(samples["csharp"]).toContain(`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("${type}");`);
  });

  test("parts told by their places have the types of their places, and a file among them makes the body one", () => {
    const media = {
      schema: { type: "array", prefixItems: [{ type: "object" }], items: { type: "string", format: "binary" } },
      prefixEncoding: [{ contentType: "application/vnd.hub+json" }],
      itemEncoding: { contentType: "image/png" },
      example: [{ a: 1 }, "…"],
    };
    const samples = samplesOf({ method: "post", requestBody: { content: { "multipart/mixed": media } } });
    expect(samples["curl"]).toContain(
      `-F '="{\\"a\\":1}";type=application/vnd.hub+json' \\\n  -F '=@file.png;type=image/png'`,
    );
    expect(samples["python"]).toContain('data=open("body.bin", "rb"),');
    expect(samples["js"]).toContain('"Content-Type": "multipart/mixed; boundary=part-boundary"');
  });

  test("a long body comes from a file, whatever its language", () => {
    const content = { "application/vnd.hub+json": { example: Array.from({ length: 5_000 }, (_, index) => index) } };
    const samples = samplesOf({ method: "post", requestBody: { content } });
    expect(samples["curl"]).toContain("--data-binary '@body.json'");
    for (const id of ids) expect(samples[id]?.length, id).toBeLessThan(1_000);
  });

  test("a path parameter that is not described keeps its name", () => {
    expect(samplesOf({ path: "/rooms/{id}" })["curl"]).toContain("/rooms/id'");
  });

  test.each([
    ["/rooms#byName", "/rooms?page=1'"],
    ["/#byName", "/?page=1'"],
    ["/?Action=Run", "/?Action=Run&page=1'"],
  ])("operations that are told apart by more than the path are sent to it: %s", (path, sent) => {
    const parameters = [{ name: "page", in: "query", required: true, schema: { type: "integer", example: 1 } }];
    expect(samplesOf({ path, parameters })["curl"]).toContain(`v1${sent}`);
  });

  test("letters and brackets of a path are encoded", () => {
    expect(samplesOf({ path: "/кімнати[0]" })["curl"]).toContain("/%D0%BA%D1%96%D0%BC%D0%BD%D0%B0%D1%82%D0%B8%5B0%5D'");
  });

  test("cookies are sent together", () => {
    const parameters = [1, 2].map((value) => ({ name: `c${value}`, in: "cookie", required: true, example: value }));
    expect(samplesOf({ parameters })["curl"]).toContain("-H 'Cookie: c1=1; c2=2'");
  });

  test("cookies of the style `cookie` are sent as they are written", () => {
    const parameter = { name: "c", in: "cookie", required: true, example: "a b/é\n" };
    const sent = (style: string) => samplesOf({ parameters: [{ ...parameter, style }] })["curl"];
    expect(sent("cookie")).toContain("-H 'Cookie: c=a b/é '");
    expect(sent("form")).toContain("-H 'Cookie: c=a%20b%2F%C3%A9%0A'");
  });

  test("a text over the wire is sent, but by clients that write forms themselves", () => {
    const examples = { a: { dataValue: { a: 1 }, serializedValue: "a;1" } };
    const sent = (type: string) =>
      samplesOf({ method: "post", requestBody: { content: { [type]: { examples } } } })["curl"];
    expect(sent("text/x-own")).toContain("'a;1'");
    expect(sent("application/json")).toContain('"a": 1');
    expect(sent("application/x-www-form-urlencoded")).toContain("'a=1'");
  });

  test("bytes that an encoding calls binary come from a file", () => {
    const schema = { type: "object", properties: { photo: { type: "string", contentEncoding: "binary" } } };
    const requestBody = { content: { "multipart/form-data": { schema } } };
    expect(samplesOf({ method: "post", requestBody })["curl"]).toContain(
      "'photo=@photo.bin;type=application/octet-stream'",
    );
  });

  test("parts of which nothing is said are files, in documents that say so", () => {
    const properties = {
      file: {},
      more: { type: "array", items: { description: "A photo" } },
      any: true,
      image: {},
      note: {},
      list: {},
      data: { example: { a: 1 } },
      word: { type: "string" },
    };
    const media = {
      schema: { type: "object", properties },
      encoding: { image: { contentType: "image/png" }, note: { contentType: "text/plain" }, list: { style: "form" } },
    };
    const sent = (root: object) =>
      samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": media } }, root });
    const curl = (root: object) => sent(root)["curl"]?.match(/'\w+=.*'/g);
    const others = [
      "'image=@image.png;type=image/png'",
      `'note="string";type=text/plain'`,
      "'list=string'",
      `'data="{\\"a\\":1}";type=application/json'`,
      "'word=string'",
    ];
    const root = { components: { [untypedFilesKey]: true } };
    const bytes = ";type=application/octet-stream'";
    expect(curl(root)).toEqual([
      `'file=@file.bin${bytes}`,
      `'more=@more.bin${bytes}`,
      `'any=@any.bin${bytes}`,
      ...others,
    ]);
    expect(curl({})).toEqual(["'file=string'", "'more=string'", "'any=string'", ...others]);
    for (const id of ids) expect(sent(root)[id], id).toContain("file.bin");
  });

  test("a form of texts and files is one that the client writes in JavaScript", () => {
    const properties = { note: { type: "string", example: "a" }, plan: { type: "string", format: "binary" } };
    const media = { schema: { type: "object", properties } };
    const { js } = samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": media } } });
    expect(js).toContain(
      'const form = new FormData();\nform.append("note", "a");\nform.append("plan", await openAsBlob(',
    );
  });

  test("bytes that a text stands for are sent as that text, as bytes or by the type of their encoding", () => {
    const gif = { type: "string", contentEncoding: "base64", contentMediaType: "image/gif", example: "R0lGOD==" };
    const schema = { type: "object", properties: { gif, typed: gif } };
    const media = { schema, encoding: { typed: { contentType: "image/gif" } } };
    const samples = samplesOf({ method: "post", requestBody: { content: { "multipart/form-data": media } } });
    expect(samples["curl"]).toContain(
      `-F 'gif="R0lGOD==";type=application/octet-stream' \\\n  -F 'typed="R0lGOD==";type=image/gif'`,
    );
    for (const id of ids) {
      expect(samples[id]?.match(/R0lGOD==/g), id).toHaveLength(2);
      expect(samples[id], id).toMatch(/application\/octet-stream[\s\S]*image\/gif/);
      expect(samples[id], id).not.toMatch(/\.gif|open\(|File\.OpenRead|CURLFile/i);
    }
  });

  test("headers that content and security set are not parameters", () => {
    const parameters = ["Accept", "content-type", "Authorization"].map((name) => ({
      name,
      in: "header",
      required: true,
      example: "x",
    }));
    expect(samplesOf({ parameters })["curl"]).toBe("curl 'https://hub.example/api/v1/rooms'");
  });

  test("reserved characters are sent as they are where they may be", () => {
    const parameter = { name: "url", in: "query", required: true, example: "https://a.example/b?c=d&e='f'#[g]" };
    const sent = (more: object) => samplesOf({ parameters: [{ ...parameter, ...more }] })["curl"];
    expect(sent({ allowReserved: true })).toContain("?url=https://a.example/b?c=d%26e=%27f%27%23%5Bg%5D'");
    expect(sent({})).toContain("?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd%26e%3D%27f%27%23%5Bg%5D'");
  });

  test("a field of a form with `allowReserved` keeps slashes and colons, which clients would encode", () => {
    const samples = (cb: string) => {
      const media = { example: { cb, n: "x/y" }, encoding: { cb: { allowReserved: true } } };
      const requestBody = { content: { "application/x-www-form-urlencoded": media } };
      return samplesOf({ method: "post", requestBody });
    };
    const written = samples("a/b:c");
    for (const id of ids) {
      expect(written[id], id).toContain("cb=a/b:c&n=x%2Fy");
      if (id !== "curl") expect(written[id], id).toContain("application/x-www-form-urlencoded");
    }
    expect(written["curl"]).toContain(
      "-H 'Content-Type: application/x-www-form-urlencoded' \\\n  --data-raw 'cb=a/b:c&n=x%2Fy'",
    );
    expect(samples("a b")["curl"]).toContain("--data-urlencode 'cb=a b' \\\n  --data-urlencode 'n=x/y'");
  });

  test("a whole query is written by its media type", () => {
    const content = { "application/x-www-form-urlencoded": { example: { a: "x y", b: [1, 2] } } };
    const parameters = [{ name: "all", in: "querystring", required: true, content }];
    expect(samplesOf({ parameters })["curl"]).toContain("/rooms?a=x+y&b=1&b=2'");
  });

  test.each<[string, object, string]>([
    ["http, another scheme", { type: "http", scheme: "dpop" }, '-H "Authorization: DPoP $TOKEN"'],
    ["digest", { type: "http", scheme: "Digest" }, '--digest -u "$API_USER:$API_PASSWORD"'],
    ["mutualTLS", { type: "mutualTLS" }, "--cert client.pem --key client.key"],
    ["oauth2", { type: "oauth2" }, '-H "Authorization: Bearer $TOKEN"'],
    ["openIdConnect", { type: "openIdConnect" }, '-H "Authorization: Bearer $TOKEN"'],
    ["apiKey in a header", { type: "apiKey", in: "header", name: "X-Key" }, '-H "X-Key: $API_KEY"'],
    ["basic", { type: "http", scheme: "Basic" }, '-u "$API_USER:$API_PASSWORD"'],
  ])("security: %s", (_, scheme, expected) => {
    expect(samplesOf({ security: [{ name: "s", scheme }] })["curl"]).toBe(
      `curl 'https://hub.example/api/v1/rooms' \\\n  ${expected}`,
    );
  });

  test("keys of a query are encoded by curl itself, beside a body by the option that takes none of it", () => {
    const security = ["api_key", "other key"].map((name) => ({ name, scheme: { type: "apiKey", in: "query", name } }));
    const content = { "application/json": { example: 1 } };
    expect(samplesOf({ path: "/?Action=Run", method: "delete", security })["curl"]).toBe(
      "curl -X DELETE 'https://hub.example/api/v1/?Action=Run' \\\n" +
        '  -G --data-urlencode "api_key=$API_KEY" \\\n  -G --data-urlencode "other%20key=$API_KEY_2"',
    );
    expect(samplesOf({ method: "post", requestBody: { content }, security })["curl"]).toBe(
      "curl 'https://hub.example/api/v1/rooms' \\\n" +
        '  --url-query "api_key=$API_KEY" \\\n  --url-query "other%20key=$API_KEY_2" \\\n' +
        "  -H 'Content-Type: application/json' \\\n  -d '1'",
    );
  });

  test("what is wanted twice is sent once: a request has each header once", () => {
    const bearer = { name: "b", scheme: { type: "http", scheme: "bearer" } };
    const basic = { name: "s", scheme: { type: "http", scheme: "basic" } };
    const authorization = (security: (typeof bearer)[]): number =>
      samplesOf({ security })["js"]?.match(/Authorization:/g)?.length ?? 0;
    expect([authorization([bearer, basic]), authorization([basic, bearer]), authorization([bearer, bearer])]).toEqual([
      1, 1, 1,
    ]);
    expect(samplesOf({ security: [bearer, basic] })["curl"]).not.toContain("-u");
    expect(samplesOf({ security: [basic, bearer] })["curl"]).not.toContain("-H");
    for (const place of ["header", "query", "cookie"]) {
      const key = { name: "k", scheme: { type: "apiKey", in: place, name: "api_key" } };
      const parameters = [{ name: "api_key", in: place, required: true, example: "x" }];
      const { curl } = samplesOf({ security: [key], parameters });
      expect(curl?.match(/api_key/g)).toHaveLength(1);
      expect(curl).toContain("$API_KEY");
    }
  });

  test("digests are left to clients that can work them out", () => {
    const samples = samplesOf({ security: [{ name: "s", scheme: { type: "http", scheme: "digest" } }] });
    expect(samples["python"]).toContain(
      'auth=requests.auth.HTTPDigestAuth(os.environ["API_USER"], os.environ["API_PASSWORD"]),',
    );
    expect(samples["csharp"]).toContain("handler.Credentials = new NetworkCredential(");
    expect(samples["php"]).toContain("CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,\n    CURLOPT_USERPWD => getenv('API_USER')");
    expect(samples["js"]?.split("\n").slice(0, 4)).toEqual([
      'import DigestClient from "digest-fetch";',
      "",
      "const client = new DigestClient(process.env.API_USER, process.env.API_PASSWORD);",
      'const response = await client.fetch("https://hub.example/api/v1/rooms");',
    ]);
    expect(samples["go"]).toContain('\t"os"\n\n\t"github.com/icholy/digest"\n)');
    expect(samples["go"]).toContain(
      'client := &http.Client{Transport: &digest.Transport{\n\t\tUsername: os.Getenv("API_USER"),\n\t\tPassword: os.Getenv("API_PASSWORD"),\n\t}}\n\tresponse, err := client.Do(request)',
    );
    expect(Object.keys(samples)).not.toContain("lua");
  });

  test("digests and certificates go together", () => {
    const security = ["mutualTLS", "http"].map((type) => ({ name: type, scheme: { type, scheme: "digest" } }));
    expect(samplesOf({ security })["go"]).toContain("\t\tTransport: &http.Transport{TLSClientConfig: settings},\n\t}}");
  });

  test("methods in small letters are left to clients that send them so", () => {
    const samples = samplesOf({ method: "copy" });
    expect(Object.keys(samples)).not.toContain("python");
    expect(samples["go"]).toContain('http.NewRequest("copy", ');
    expect(Object.keys(samplesOf({ method: "COPY" }))).toContain("python");
  });

  test("the certificate of a client comes from files", () => {
    const samples = samplesOf({ security: [{ name: "s", scheme: { type: "mutualTLS" } }] });
    expect(samples["python"]).toContain('cert=("client.pem", "client.key"),');
    expect(samples["go"]).toContain('import (\n\t"crypto/tls"\n');
    expect(samples["go"]).toContain('tls.LoadX509KeyPair("client.pem", "client.key")');
    expect(samples["csharp"]).toContain('X509Certificate2.CreateFromPemFile("client.pem", "client.key")');
    expect(samples["php"]).toContain("CURLOPT_SSLCERT => 'client.pem',\n    CURLOPT_SSLKEY => 'client.key',");
  });

  test("bytes of an answer are kept in a file", () => {
    const responses = { "200": { content: { "image/jpeg": {} } } };
    const samples = samplesOf({ responses });
    expect(samples["curl"]).toContain("-H 'Accept: image/jpeg' \\\n  -o response.jpg");
    expect(samples["js"]).toMatch(/^import { writeFile } from "node:fs\/promises";\n\nconst response/);
    expect(samples["js"]).toContain('await writeFile("response.jpg", Buffer.from(await response.arrayBuffer()));');
    expect(samples["python"]).toContain('with open("response.jpg", "wb") as file:\n    file.write(response.content)');
    expect(samples["go"]).toContain('os.WriteFile("response.jpg", content, 0o644)');
    expect(samples["csharp"]).toContain('File.WriteAllBytesAsync("response.jpg", ');
    expect(samples["php"]).toContain("file_put_contents('response.jpg', $response);");
    expect(samples["lua"]).toContain("print(res.status, #res.body)");
    expect(samplesOf({ method: "head", responses })["curl"]).not.toContain("-o ");
    const fileOf = (type: string) =>
      / -o (.*)$/.exec(samplesOf({ responses: { "200": { content: { [type]: {} } } } })["curl"] ?? "")?.[1];
    expect(fileOf("multipart/x-mixed-replace; boundary=x")).toBe("response.bin");
    expect(fileOf("application/x-zip-compressed")).toBe("response.bin");
    expect(fileOf("application/vnd.apple.mpegurl")).toBeUndefined();
  });

  test("a stream is printed as it comes", () => {
    const samples = samplesOf({ responses: { "200": { content: { "text/event-stream": {} } } } });
    expect(samples["curl"]).toContain("/rooms' \\\n  -N \\\n");
    expect(samples["js"]).toContain("for await (const chunk of response.body) process.stdout.write(chunk);");
    expect(samples["python"]).toContain("    stream=True,\n");
    expect(samples["python"]).toContain("for line in response.iter_lines(decode_unicode=True):\n    print(line)");
    expect(samples["go"]).toContain("_, err = io.Copy(os.Stdout, response.Body)");
    expect(samples["csharp"]).toContain("HttpCompletionOption.ResponseHeadersRead");
    expect(samples["php"]).not.toMatch(/RETURNTRANSFER|echo/);
    expect(samplesOf({ responses: { "200": { content: { "application/json": {} } } } })["curl"]).not.toContain("-N");
  });

  test.each<[string, object, string]>([
    ["image/*", { schema: { type: "string", format: "binary" } }, "image/png' \\\n  --data-binary '@data.png'"],
    ["video/*", {}, "video/mp4' \\\n  --data-binary '@data.mp4'"],
    ["*/*", {}, "application/octet-stream' \\\n  --data-binary '@data.bin'"],
    ["*/*", { schema: { format: "binary" } }, "application/octet-stream' \\\n  --data-binary '@data.bin'"],
    ["*/*", { schema: { properties: { a: { const: 1 } } } }, `application/json' \\\n  -d '{\n  "a": 1\n}'`],
    ["*/*", { example: [1] }, "application/json' \\\n  -d '[\n  1\n]'"],
    ["*/*", { schema: { type: "string" } }, "text/plain' \\\n  --data-raw 'string'"],
    ["text/*", { example: "a" }, "text/plain' \\\n  --data-raw 'a'"],
    ["application/*", { example: "a" }, `application/json' \\\n  -d '"a"'`],
    ["application/*+json", { example: 1 }, "application/json' \\\n  -d '1'"],
    ["text/plain", { schema: { type: "string", format: "byte" } }, "text/plain' \\\n  --data-raw 'ZXhhbXBsZQ=='"],
  ])("a body of %s with %j is one that fits", (mediaType, media, sent) => {
    const { curl } = samplesOf({ method: "post", requestBody: { content: { [mediaType]: media } } });
    expect(curl).toBe(`curl 'https://hub.example/api/v1/rooms' \\\n  -H 'Content-Type: ${sent}`);
  });

  test("an answer of any type is read as what its schema says", () => {
    const js = (schema: object) => samplesOf({ responses: { "200": { content: { "*/*": { schema } } } } })["js"];
    expect(js({ type: "object" })).toMatch(/Accept: "\*\/\*".*response\.json\(\)/s);
    expect(js({ type: "string" })).toContain("response.text()");
    expect(js({ type: "string", format: "binary" })).toContain('writeFile("response.bin"');
  });

  test("bytes of an answer are kept in a file, though generators call them JSON", () => {
    const pythonOf = (schema: object) =>
      samplesOf({ responses: { "200": { content: { "application/json": { schema } } } } })["python"];
    expect(pythonOf({ type: "string", format: "binary" })).toContain('with open("response.bin", "wb") as file:');
    expect(pythonOf({ type: "string", format: "byte" })).toContain("response.json()");
  });

  test.each<[object, string]>([
    [{ type: "string", format: "binary" }, "--data-binary '@data.bin'"],
    [{ $ref: "#/components/schemas/File" }, "--data-binary '@data.bin'"],
    [{ type: "string", format: "byte" }, `-d '"ZXhhbXBsZQ=="'`],
  ])("a body of %j is sent as what it is, though generators call it JSON", (schema, sent) => {
    const root = { components: { schemas: { File: { type: "string", format: "binary" } } } };
    const requestBody = { content: { "application/json": { schema } } };
    const { curl, python } = samplesOf({ method: "post", requestBody, root });
    expect(curl).toBe(
      `curl 'https://hub.example/api/v1/rooms' \\\n  -H 'Content-Type: application/json' \\\n  ${sent}`,
    );
    expect(python?.includes('open("data.bin", "rb")')).toBe(sent.includes("data.bin"));
  });

  test("unknown schemes add nothing", () => {
    const security = [{ type: 5 }, undefined].map((scheme) => ({ name: "s", scheme }));
    expect(samplesOf({ security })["curl"]).toBe("curl 'https://hub.example/api/v1/rooms'");
  });

  test.each([
    ["get", ["curl", "python", "go", "lua", "csharp", "php"]],
    ["head", ["python", "go", "lua", "csharp"]],
    ["delete", ids],
  ])("a body that %s requires is sent by each client that can", (method, able) => {
    const content = { "application/json": { example: { a: "sent" } } };
    const root = { components: { requestBodies: { Filter: { required: true, content } } } };
    const requestBody = { $ref: "#/components/requestBodies/Filter" };
    const samples = samplesOf({ method, requestBody, root });
    expect(Object.keys(samples)).toEqual(able);
    for (const [id, code] of Object.entries(samples)) expect(code, id).toContain("sent");
    expect(samplesOf({ method: "trace", requestBody, root })["curl"]).not.toContain("sent");
  });

  test("a body does not turn GET into POST", () => {
    const requestBody = { required: true, content: { "application/json": { example: { a: 1 } } } };
    const { curl, php } = samplesOf({ requestBody });
    expect(curl).toContain("curl -X GET ");
    expect(php).toContain("CURLOPT_CUSTOMREQUEST => 'GET'");
  });

  test.each(["application/x-www-form-urlencoded", "multipart/form-data"])(
    "a form of nothing (%s) is no body",
    (type) => {
      const requestBody = { required: true, content: { [type]: { example: {} } } };
      const { curl, js, python, go } = samplesOf({ method: "post", requestBody });
      expect(curl).toBe("curl -X POST 'https://hub.example/api/v1/rooms'");
      expect(js).not.toContain("body:");
      expect(python).toContain('requests.post(\n    "https://hub.example/api/v1/rooms",\n    timeout=30,');
      expect(go).toContain('http.NewRequest("POST", "https://hub.example/api/v1/rooms", nil)');
    },
  );

  test("GET carries no body, methods of one's own do", () => {
    const requestBody = { content: { "application/json": { example: { a: 1 } } } };
    expect(samplesOf({ requestBody })["js"]).not.toContain("body");
    expect(samplesOf({ method: "query", requestBody })["curl"]).toContain("-X QUERY ");
    expect(samplesOf({ method: "query", requestBody })["python"]).toContain('requests.request(\n    "QUERY",\n');
    expect(samplesOf({ method: "head" })["curl"]).toBe("curl --head 'https://hub.example/api/v1/rooms'");
  });

  test("languages whose client cannot send the request are named", () => {
    const requestBody = { required: true, content: { "application/json": { example: { a: 1 } } } };
    const unwritten = (method: string): readonly string[] =>
      codeSamples(operation({ method, requestBody }), { highlight }).unwritten;
    expect(unwritten("get")).toEqual(["JavaScript"]);
    expect(unwritten("head")).toEqual(["cURL", "JavaScript", "PHP"]);
    expect(unwritten("post")).toEqual([]);
    expect(unwritten("trace")).toEqual(["JavaScript"]);
    expect(unwritten("TRACK")).toEqual(["JavaScript"]);
    expect(unwritten("CONNECT")).toEqual(["JavaScript", "C#"]);
    const customSamples = [{ lang: "JavaScript", source: "send()" }];
    expect(codeSamples(operation({ method: "get", requestBody, customSamples }), { highlight }).unwritten).toEqual([]);
  });

  test("JSON is preferred where there is a choice", () => {
    const content = { "application/xml": {}, "application/vnd.hub+json": { example: { a: [] } } };
    const samples = samplesOf({ method: "patch", requestBody: { content } });
    expect(samples["curl"]).toContain("-H 'Content-Type: application/vnd.hub+json'");
    expect(samples["python"]).toContain('"Content-Type": "application/vnd.hub+json"');
    // Lua cannot tell an empty list from an empty object.
    expect(samples["lua"]).toContain('body = "{\\"a\\":[]}"');
  });

  test("a table is sent as CSV, and what is none comes from a file", () => {
    const rows = (items: object) => ({ type: "array", items: { type: "object", properties: { a: items } } });
    const sent = (type: string, media: object) =>
      samplesOf({ method: "post", requestBody: { content: { [type]: media } } })["curl"];
    expect(sent("text/csv", { schema: rows({ type: "integer" }) })).toContain("--data-raw 'a\n1'");
    expect(sent("text/csv", { schema: rows({ type: "object" }) })).toContain("--data-binary '@data.csv'");
    const parts = (items: object) => ({
      schema: { type: "object", properties: { list: { type: "array", items: rows(items) } } },
      encoding: { list: { contentType: "text/csv" } },
    });
    expect(sent("multipart/form-data", parts({ type: "integer" }))).toContain(`-F 'list="a\n1";type=text/csv'`);
    expect(sent("multipart/form-data", parts({ type: "object" }))).toContain("-F 'list=@list.csv;type=text/csv'");
  });

  test("bytes are a file and forms are fields", () => {
    const upload = samplesOf({ method: "post", requestBody: { content: { "image/png": {} } } });
    expect(upload["curl"]).toContain("--data-binary '@data.png'");
    expect(upload["js"]).toContain('body: await openAsBlob("data.png"),');
    const form = { "application/x-www-form-urlencoded": { example: { "a b": "x&y", list: [1, 2] } } };
    expect(samplesOf({ method: "post", requestBody: { content: form } })["curl"]).toContain(
      "--data-urlencode 'a%20b=x&y' \\\n  --data-urlencode 'list=1' \\\n  --data-urlencode 'list=2'",
    );
  });
});

describe("samples of the author", () => {
  const source = 'print("https://hub.example/api/v1/rooms")\n';

  test("come first and take the place of those in their language", () => {
    const customSamples = [
      { lang: "Ruby", label: "Gem", source: "get" },
      { lang: "Python", source },
      { lang: "python", label: "Async", source: "later" },
    ];
    const { samples } = codeSamples(operation({ customSamples }), { highlight });
    expect(samples.map(({ id, label, base }) => [id, label, base !== undefined])).toEqual([
      ["ruby", "Gem", false],
      ["python", "Python", true],
      ["python-2", "Async", false],
      ["curl", "cURL", true],
      ["js", "JavaScript", true],
      ["go", "Go", true],
      ["lua", "Lua", true],
      ["csharp", "C#", true],
      ["php", "PHP", true],
    ]);
    expect(samples[1]?.code).toEqual({ language: "python", lines: [], text: source.trimEnd() });
  });

  test.each([undefined, null, 5, {}, [null], [{ lang: "Ruby" }], [{ source: 5 }]])("%j are none", (customSamples) => {
    expect(codeSamples({ ...operation({}), customSamples }, { highlight }).samples.map(({ id }) => id)).toEqual(ids);
  });
});

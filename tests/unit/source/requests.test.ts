// Requests in the code samples of pages: calls of curl, HTTP messages, and what texts name.
import { describe, expect, test } from "vitest";
import { readNamedRequest, requestsIn } from "../../../src/source/requests/index.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const only = (language: string, code: string) => requestsIn(language, code).map(({ line: _, ...request }) => request);

describe("calls of curl", () => {
  test.each([
    ["curl http://hub/api/devices", { method: "GET", target: "http://hub/api/devices" }],
    ["$ curl -sS -m 40 'http://hub/poll?a=1&b=2'", { method: "GET", target: "http://hub/poll?a=1&b=2" }],
    ["TOKEN=x curl -XDELETE $hub/devices/3 -o /dev/null", { method: "DELETE", target: "$hub/devices/3" }],
    ["curl -I http://hub/info", { method: "HEAD", target: "http://hub/info" }],
    ["curl -G -d q=1 http://hub/find", { method: "GET", target: "http://hub/find?q=1" }],
    [
      "curl -G -d a=1 --data-urlencode 'q=x y' 'http://hub/find?b=2'",
      { method: "GET", target: "http://hub/find?b=2&a=1&q=x%20y" },
    ],
    ["curl -G -d @query.txt http://hub/find", { method: "GET", target: "http://hub/find?$file" }],
    ['curl -G --data-urlencode "q=$Q" http://hub/find', { method: "GET", target: "http://hub/find?q=$Q" }],
    ["curl --url http://hub/x --request PUT", { method: "PUT", target: "http://hub/x" }],
    ["curl -T plan.pdf http://hub/files", { method: "PUT", target: "http://hub/files" }],
    ["curl --silent http://hub/x | jq .name > out.json", { method: "GET", target: "http://hub/x" }],
  ])("%s", (code, expected) => {
    expect(only("bash", code)).toEqual([expected]);
  });

  test("a body in quotes over several lines is read whole, and the method follows from it", () => {
    const code =
      'export A=1\ncurl http://hub/scenes \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d \'{\n  "name": "it\'"\'"\'s"\n}\'';
    expect(requestsIn("sh", code)).toEqual([
      { method: "POST", target: "http://hub/scenes", body: '{\n  "name": "it\'s"\n}', line: 1 },
    ]);
  });

  test("what is no call of curl, or names no address, is none", () => {
    expect(only("bash", "echo curl http://hub/x\n# curl http://hub/y\ncurl --version\nwget http://hub/z")).toEqual([]);
    expect(only("lua", "curl http://hub/x")).toEqual([]);
  });

  test.each(["sh", "zsh", "console", "terminal", "shellsession"])("%s is a shell", (language) => {
    expect(only(language, "$ curl http://hub/x")).toEqual([{ method: "GET", target: "http://hub/x" }]);
  });

  test("a body from a file is not known", () => {
    expect(only("bash", "curl -d @body.json http://hub/x")).toEqual([{ method: "POST", target: "http://hub/x" }]);
  });

  test.each([
    ["-F file=@a.png -F name=x", "multipart/form-data", ["file", "name"]],
    ["--form-string name=x", "multipart/form-data", ["name"]],
    ["-d name=x -d 'a=1&b=2'", "application/x-www-form-urlencoded", ["name", "a", "b"]],
    ["--data-urlencode name@a.txt", "application/x-www-form-urlencoded", ["name"]],
    ["-H 'Content-Type: application/x-www-form-urlencoded' -d a=1", "application/x-www-form-urlencoded", ["a"]],
  ])("a form has its fields: %s", (options, mediaType, names) => {
    expect(only("bash", `curl ${options} http://hub/x`)).toMatchObject([{ form: { mediaType, names } }]);
  });

  test.each([
    "-d @form.txt",
    "-d '{\"a=b\": 1}'",
    '-F "$FIELD"',
    "-F a=1 -d b=2",
    "-F 'tags[0]=a'",
    "-F ...",
    "-d a=1 -d $MORE",
    "-H 'Content-Type: text/plain' -d a=1",
    "--json a=1",
    "-G -d a=1",
  ])("fields that are not known make no form: %s", (options) => {
    expect(only("bash", `curl ${options} http://hub/x`)).toEqual([
      expect.not.objectContaining({ form: expect.anything() }),
    ]);
  });

  test("a hundred thousand calls take less time than a page may", async () => {
    await expectToTakeLessThan(10, () => {
      expect(requestsIn("bash", "curl http://hub/x '\n".repeat(100_000)).length).toBeGreaterThan(0);
      expect(requestsIn("bash", "curl http://hub/x\n".repeat(100_000))).toHaveLength(100_000);
    });
  });
});

test("an HTTP message is a request with its body; the answer below it is not", () => {
  const code =
    'POST /api/scenes HTTP/1.1\nContent-Type: application/json\n\n{"name": "Evening"}\n\nHTTP/1.1 201 Created\n\n{"id": 7}';
  expect(requestsIn("http", code)).toEqual([
    { method: "POST", target: "/api/scenes", body: '{"name": "Evening"}', line: 0 },
  ]);
});

test.each([
  ["GET /devices/{id}", { method: "GET", target: "/devices/{id}" }],
  ["POST https://hub/api/scenes", { method: "POST", target: "https://hub/api/scenes" }],
  ["GET devices", undefined],
  ["ACME /x", undefined],
  ["get /devices", undefined],
])("a text names a request: %s", (text, expected) => {
  expect(readNamedRequest(text)).toEqual(expected);
});

// Which operation a request in a page means, and which pages an operation is used in.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath, slug } from "../../../src/model/brands.ts";
import type { Link } from "../../../src/model/doc.ts";
import { unknownRequestsOf } from "../../../src/pipeline/faults/unknownRequests.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { findOperation } from "../../../src/site/operationFinder.ts";
import { pagesUsing } from "../../../src/site/operationUses.ts";
import { expectToTakeLessThan } from "../processorTime.ts";
import { makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

const requests = [
  ["get", "/devices"],
  ["post", "/devices"],
  ["get", "/devices/{id}"],
  ["get", "/devices/latest"],
  ["delete", "/devices/{id}/{part}"],
  ["get", "/rooms/ванна"],
  ["put", "/devices/{id}"],
  ["get", "/me"],
] as const;

/** A specification whose operations are called as their requests. */
function specOf(
  apiId: string,
  servers: readonly string[],
  operations: readonly (readonly [string, string])[] = requests,
) {
  const path = sitePath(`specs/${apiId}.yaml`);
  const shared = { bodyHash: hashText("b"), bodyRefs: [], location: { file: path, line: 1, column: 1 } } as const;
  return {
    ...{ apiId, locale: localeCode("en"), path, title: apiId, version: "1", description: "", sections: [], servers },
    ...{ bodyHash: hashText("b"), bodyRefs: [], tags: [], schemas: [] },
    operations: operations.map(([method, address], index) => ({
      ...{ ...shared, slug: slug(`o${index}`), method, path: address, summary: `${method} ${address}` },
      ...{
        operationId: `${method}${index}`,
        isWebhook: method === "hook",
        isDeprecated: false,
        tags: [],
        description: "",
      },
    })),
  };
}

function siteOf(specs: readonly ReturnType<typeof specOf>[], content: Partial<ReturnType<typeof makeContent>> = {}) {
  const apis = specs.map(
    ({ apiId: id, path }) => ({ id, label: id, specs: { en: path }, path: id, sidebar: id }) as never,
  );
  const made = makeContent(content.sources ?? [], { ...content, specs: specs as never });
  return assembleSite(makeConfig({ apis }), made, { drafts: false, strings: {} }).value;
}

/** What is found, in words. */
function found(
  raw: string,
  specs = [specOf("hub", ["https://{home}.example.org/api/v1/", "https://test.example.org", "/hub"])],
) {
  const search = findOperation(raw, "current/en", siteOf(specs));
  if (search.kind === "unknown") return `unknown ${search.path} of ${search.api.apiId}`;
  if (search.kind !== "found") return search.kind;
  expect(search.api.operations.get(search.operation.slug)).toBe(search.operation);
  return [search.operation.summary, search.query].filter((part) => part !== "").join(" ? ");
}

test.each([
  ["GET /devices", "get /devices"],
  ["get /devices/", "get /devices"],
  ["POST /devices", "post /devices"],
  ["GET /devices?limit=2#top", "get /devices ? limit=2"],
  ["GET /devices#top", "get /devices"],
  ["GET /devices/12", "get /devices/{id}"],
  ["GET /devices/{deviceId}", "get /devices/{id}"],
  ["GET /devices/latest", "get /devices/latest"],
  ["PUT /devices/latest", "put /devices/{id}"],
  ["DELETE /devices/latest/lamp", "delete /devices/{id}/{part}"],
  ["GET /rooms/%D0%B2%D0%B0%D0%BD%D0%BD%D0%B0", "get /rooms/ванна"],
  ["get1", "elsewhere"],
  ["post1", "post /devices"],
])("%s means %s", (raw, expected) => {
  expect(found(raw)).toBe(expected);
});

test.each([
  ["GET https://mine.example.org/api/v1/devices/12", "get /devices/{id}"],
  ["GET HTTPS://Mine.Example.org/api/v1/devices", "get /devices"],
  ["GET https://test.example.org/devices", "get /devices"],
  ["GET /api/v1/devices", "get /devices"],
  ["GET /hub/devices", "get /devices"],
  ["GET $hub/devices", "get /devices"],
  [`GET \${hub}/devices`, "get /devices"],
  ["GET {base}/devices", "get /devices"],
  ["GET {{ base }}/devices", "get /devices"],
  ["GET <hub>/devices", "get /devices"],
  ["GET https://other.org/devices", "elsewhere"],
  ["GET https://test.example.organic/devices", "elsewhere"],
  ["GET devices", "elsewhere"],
])("%s, which names a server, means %s", (raw, expected) => {
  expect(found(raw)).toBe(expected);
});

test.each([
  ["PATCH /devices", "unknown /devices of hub"],
  ["GET /devices/1/2/3", "unknown /devices/1/2/3 of hub"],
  ["GET /divices", "unknown /divices of hub"],
  ["GET https://test.example.org/none", "unknown /none of hub"],
  ["GET /api/v1/none", "unknown /none of hub"],
  ["PUT /me", "unknown /me of hub"],
  ["GET /mi", "elsewhere"],
  ["GET /room", "elsewhere"],
  ["GET /none", "elsewhere"],
  ["GET /", "elsewhere"],
])("%s, which the API lacks, is %s", (raw, expected) => {
  expect(found(raw)).toBe(expected);
});

test.each([
  ["https://a.example.org:443/v1/devices", "get /devices"],
  ["https://a.example.org/v1/devices", "get /devices"],
  ["https://a.example.org:80/v1/devices", "elsewhere"],
  ["https://b.example.org/devices", "get /devices"],
  ["https://b.example.org:443/devices", "get /devices"],
  ["http://c.example.org/devices", "elsewhere"],
  ["http://c.example.org:8080/devices", "get /devices"],
  ["http://c.example.org:8080:80/devices", "elsewhere"],
  ["https://[::1]/devices", "get /devices"],
  ["https://[::1]:443/devices", "get /devices"],
])("the usual port of a server may be written or not: %s", (address, expected) => {
  const servers = [
    "https://a.example.org:443/v1",
    "https://b.example.org",
    "http://c.example.org:8080",
    "https://[::1]",
  ];
  expect(found(`GET ${address}`, [specOf("hub", servers)])).toBe(expected);
});

test("of servers where one begins as another one does the longer one is meant", () => {
  const servers = ["https://example.org", "https://example.org/v2"];
  expect(found("GET https://example.org/v2/devices", [specOf("hub", servers)])).toBe("get /devices");
  expect(found("GET https://example.org/devices", [specOf("hub", servers)])).toBe("get /devices");
  expect(found("GET /v2/beta/devices", [specOf("hub", ["/v2", "/v2/beta"])])).toBe("get /devices");
});

test("what the longer server lacks and the shorter one has is meant there, else it is told as the longer one's", () => {
  const servers = ["https://example.org", "https://example.org/v2", "/hub", "/hub/v2"];
  const spec = specOf("hub", servers, [
    ["get", "/devices"],
    ["get", "/v2/devices/all"],
    ["get", "/hub/state"],
    ["post", "/{any}/{other}"],
  ]);
  expect(found("GET https://example.org/v2/devices/all", [spec])).toBe("get /v2/devices/all");
  expect(found("GET /hub/v2/devices/all", [spec])).toBe("get /v2/devices/all");
  expect(found("GET https://example.org/v2/rooms", [spec])).toBe("unknown /rooms of hub");
  // A path of the API may begin as that of a server does.
  expect(found("GET /hub/state", [spec])).toBe("get /hub/state");
  expect(found("GET /hub/devices", [spec])).toBe("get /devices");
  const plain = specOf("hub", ["/api"], [["post", "/{any}/{other}"]]);
  expect(found("POST /api/rooms", [plain])).toBe("unknown /rooms of hub");
});

test("a server that is nothing but the root makes no path one of the API", () => {
  expect(found("GET /none", [specOf("hub", ["/"])])).toBe("elsewhere");
  expect(found("GET /devices", [specOf("hub", ["/"])])).toBe("get /devices");
});

test("events are no requests, and of two operations with one request the first is meant", () => {
  const twice = [
    ["hook", "/devices"],
    ["get", "/rooms/{a}"],
    ["get", "/rooms/{b}"],
  ] as const;
  expect(found("HOOK /devices", [specOf("hub", [], twice)])).toBe("elsewhere");
  expect(found("hook0", [specOf("hub", [], twice)])).toBe("elsewhere");
  expect(found("GET /rooms/1", [specOf("hub", [], twice)])).toBe("get /rooms/{a}");
});

test("of several APIs the first that has the operation is meant, else the first whose server it is", () => {
  const specs = [specOf("one", [], [["get", "/devices"]]), specOf("two", ["/two"], [["post", "/devices"]])];
  expect(found("POST /devices", specs)).toBe("post /devices");
  expect(found("PUT /devices", specs)).toBe("unknown /devices of one");
  expect(found("PUT /two/lamps", specs)).toBe("unknown /lamps of two");
});

test("an operation names the pages that use it once each: docs first, in their language, and none that is hidden", () => {
  const links = ["GET /devices", "GET /devices?limit=1", "GET /none"].map(
    (raw): Link => ({ raw, kind: "operation", location: { file: sitePath("a.md"), line: 1, column: 1 } }),
  );
  const plain = links.map((link): Link => ({ ...link, kind: "markdown" }));
  const sources = [
    { ...makePost("news", "2026-01-02", { title: "News" }), links },
    { ...makePage("about.md", { title: "About" }), links },
    makeDoc("a.md", { title: "A" }, { links }),
    makeDoc("a.md", { title: "А" }, { locale: ukrainian, links }),
    makeDoc("plain.md", {}, { links: plain }),
    makeDoc("hidden.md", { unlisted: true }, { links }),
  ];
  const site = siteOf([specOf("hub", [])], { sources });
  const search = findOperation("GET /devices", "current/en", site);
  if (search.kind !== "found") throw new Error("no operation");
  expect(pagesUsing(search.operation, "current/en", site)).toEqual([
    { label: "A", href: "/docs/a" },
    { label: "About", href: "/about" },
    { label: "News", href: "/blog/news" },
  ]);
  const other = findOperation("POST /devices", "current/en", site);
  expect(other.kind === "found" && pagesUsing(other.operation, "current/en", site)).toEqual([]);
});

test("what requests begin with is compared with all paths once, and not where an operation is meant", async () => {
  const paths = Array.from({ length: 4000 }, (_, index) => ["get", `/thing-${index}/all`] as const);
  const site = siteOf([specOf("hub", [], [...paths, ["get", "/{tenant}/own"]])]);
  await expectToTakeLessThan(0.5, () => {
    for (let index = 0; index < 400; index += 1) {
      expect(findOperation(`GET /thang-${index}/own`, "current/en", site).kind).toBe("found");
      expect(findOperation("GET /thang-7/none", "current/en", site).kind).toBe("unknown");
    }
  });
});

test("all requests that an API does not have are told with one list of those that it has", () => {
  const links = ["GET /devises", "PUT /me"].map(
    (raw): Link => ({ raw, kind: "operation", location: { file: sitePath("a.md"), line: 1, column: 1 } }),
  );
  const site = siteOf([specOf("hub", [])], { sources: [makeDoc("a.md", {}, { links })] });
  const [first, second] = unknownRequestsOf(site);
  expect([first?.path, second?.path]).toEqual(["/devises", "/me"]);
  expect(first?.known).toContain("GET /devices/{id}");
  expect(second?.known).toBe(first?.known);
});

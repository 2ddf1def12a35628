import { expect, test } from "vitest";
import { bodyMark } from "../../../../src/model/body.ts";
import { escapeHtml } from "../../../../src/source/escapeHtml.ts";
import { operationOf, parseText } from "../parseText.ts";

/** Lines as headings or links: enough of Markdown for these tests. */
const renderMarkdown = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line.startsWith("# ")
        ? `<h2 id="h-${line.slice(2, 5)}">${line.slice(2)}</h2>`
        : `<a href="${escapeHtml(line)}">x</a>`,
    )
    .join("");

const document = (description: string): string => `openapi: 3.1.0
info: { title: Hub, version: "1", description: ${JSON.stringify(`# Rate limits\n${description}`)} }
tags: [{ name: Device groups, x-displayName: Groups }, { name: a/b }]
paths:
  /groups/{id}:
    get: { operationId: getGroup, summary: A group, tags: [Device groups], description: ${JSON.stringify(description)} }
    post: { summary: Change, tags: [a/b] }
  /free: { get: { operationId: free, summary: Free } }
webhooks:
  ping: { post: { summary: Ping } }
components:
  securitySchemes: { apiKey: { type: apiKey, in: header, name: X } }
  schemas: { RoomList: { type: array }, Room/One: { type: object } }
`;

/** Where an address leads from the overview, as kind, slug and anchor; the address itself when it is left alone. */
async function leads(address: string): Promise<string> {
  const { spec, bodies } = await parseText(document(address), { renderMarkdown });
  const body = [...bodies.values()].find(({ kind }) => kind === "overview");
  const html = body?.kind === "overview" ? (body.descriptionHtml ?? "") : "";
  const href = /<a href="([^"]*)"/.exec(html)?.[1] ?? "";
  const [, index, anchor = ""] = new RegExp(`^${bodyMark}L(\\d+)${bodyMark}(.*)$`).exec(href) ?? [];
  const reference = index === undefined ? undefined : spec?.bodyRefs[Number(index)];
  return reference === undefined ? href : `${reference.kind} ${reference.slug}${anchor}`;
}

test.each([
  ["#operation/getGroup", "operation get-group"],
  ["#tag/Device-groups", "tag device-groups"],
  ["#tag/Device%20groups", "tag device-groups"],
  ["#tag/Groups", "tag device-groups"],
  ["#tag/Device-groups/operation/getGroup", "operation get-group"],
  ["#tag/a~1b/paths/~1groups~1{id}/post", "operation post-groups-id"],
  ["#tag/a/b", "tag a-b"],
  ["#tag/Device-groups/A-heading", "tag device-groups"],
  ["#section/Rate-limits", "overview #h-Rat"],
  ["#section/Introduction/Rate-limits", "overview #h-Rat"],
  ["#section/Authentication", "overview #api-authentication"],
  ["#section/Authentication/apiKey", "overview #security-api-key"],
  ["#section/Authentication/apikey", "overview #security-api-key"],
  ["#schema/RoomList", "schema room-list"],
  ["#schema/Room/One", "schema room-one"],
  ["#tag/device-groups/GET/groups/{id}", "operation get-group"],
  ["#tag/device-groups/get/groups/%7Bid%7D", "operation get-group"],
  ["#hub/tag/device-groups/GET/groups/{id}", "operation get-group"],
  ["#description/rate-limits", "overview #h-Rat"],
  ["#description/introduction", "overview "],
  ["#model/roomlist", "schema room-list"],
  ["#model/room-list", "schema room-list"],
  ["#models/RoomList", "schema room-list"],
  ["#webhook/POST/ping", "operation post-ping"],
  ["#/Device%20groups/getGroup", "operation get-group"],
  ["#/Device groups", "tag device-groups"],
  ["#/a%2Fb/post_groups__id_", "operation post-groups-id"],
  ["#/default/free", "operation free"],
  ["#/default", "tag untagged"],
  ["#/components/schemas/Room~1One", "schema room-one"],
  ["#/definitions/RoomList", "schema room-list"],
  ["#/paths/~1groups~1{id}/get", "operation get-group"],
  ["/docs/a?b=1&c#d", "path /docs/a?b=1&c#d"],
])("%s is %s", async (address, expected) => {
  expect(await leads(address)).toBe(expected);
});

test.each([
  "#limits",
  "#operation/getGroups",
  "#tag/None",
  "#tag/Device-groups/GET/none",
  "#section/None",
  "#/",
  "#a/b/c",
  "//example.org/a",
])("%s stays as it is", async (address) => {
  expect(await leads(address)).toBe(address);
});

test("a text that stands on several pages leads to the same page from each", async () => {
  const parsed = await parseText(document("#tag/a%2Fb"), { renderMarkdown });
  const operation = parsed.spec?.operations.find(({ slug }) => slug === "get-group");
  const { descriptionHtml } = operationOf(parsed, "get-group");
  const index = Number(/L(\d+)/.exec(descriptionHtml ?? "")?.[1]);
  expect(operation?.bodyRefs[index]).toEqual({ kind: "tag", slug: "a-b", label: "a/b" });
});

test("pictures have paths of the site, too, and code that shows a link is left alone", async () => {
  const markup = '<img src="/a.png" alt=""><p>&lt;a href="/docs/a"&gt; a href="#tag/a/b"</p>';
  const { spec, bodies } = await parseText(document("x"), { renderMarkdown: () => markup });
  const body = [...bodies.values()].find(({ kind }) => kind === "overview");
  const paths = (spec?.bodyRefs ?? []).flatMap(({ kind }, index) => (kind === "path" ? [index] : []));
  expect(paths).toHaveLength(1);
  expect(body?.kind === "overview" && body.descriptionHtml).toBe(
    markup.replace("/a.png", `${bodyMark}L${paths.join()}${bodyMark}`),
  );
});

import { expect, test } from "vitest";
import { isForeignEmbed, isOwnHost, isOwnScript, isSameOrigin } from "../../../../src/platform/http/hostCheck.ts";

const names = new Set(["localhost", "127.0.0.1", "[::1]"]);

test.for([
  "localhost",
  "localhost:3000",
  "LocalHost:3000",
  "127.0.0.1:3000",
  "[::1]",
  "[::1]:3000",
  "docs.localhost:3000",
])("%s is us", (host) => {
  expect(isOwnHost(host, names)).toBe(true);
});

test.for([
  undefined,
  "",
  "rebind.example",
  "rebind.example:3000",
  "localhost.rebind.example",
  "docs.localhost.rebind.example",
  "rebind-localhost",
  "xlocalhost",
  ".localhost",
  "localhost.",
  "127.0.0.1.rebind.example",
  "198.51.100.9",
  "0.0.0.0:3000",
  "[::ffff:127.0.0.1]",
  "localhost:3000@rebind.example",
  "user@localhost",
  "localhost:",
  "localhost:x",
  "localhost:99999",
  "localhost/..",
  "localhost rebind.example",
])("%j is not", (host) => {
  expect(isOwnHost(host, names)).toBe(false);
});

test.for([
  [{ host: "localhost:3000" }, true],
  [{ host: "localhost:3000", origin: "http://localhost:3000" }, true],
  [{ host: "localhost:3000", origin: "http://localhost:3001" }, false],
  [{ host: "localhost:3000", origin: "https://other.example" }, false],
  [{ host: "localhost:3000", origin: "null" }, false],
] as const)("%j is of one origin: %s", ([headers, expected]) => {
  expect(isSameOrigin(headers)).toBe(expected);
});

test.for([
  [{ host: "localhost:3000" }, false],
  [{ host: "localhost:3000", "sec-fetch-site": "same-origin" }, true],
  [{ host: "localhost:3000", "sec-fetch-site": "cross-site" }, false],
  [{ host: "localhost:3000", origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
  [{ host: "localhost:3000", origin: "https://other.example", "sec-fetch-site": "same-origin" }, false],
] as const)("%j is of a script of ours: %s", ([headers, expected]) => {
  expect(isOwnScript(headers)).toBe(expected);
});

test.for([
  [{}, false],
  [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }, false],
  [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, false],
  [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, true],
  [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }, true],
  [{ "sec-fetch-site": "cross-site" }, true],
] as const)("%j embeds us from another site: %s", ([headers, expected]) => {
  expect(isForeignEmbed(headers)).toBe(expected);
});

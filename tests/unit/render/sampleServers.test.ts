import { describe, expect, test } from "vitest";
import type { NamedServer } from "../../../src/model/api.ts";
import { openSampleServers } from "../../../src/render/sampleServers.ts";

const server = (base: string, more: Partial<NamedServer> = {}): NamedServer => ({
  base,
  choices: [],
  isOneOfMany: true,
  ...more,
});
const hub = server("http://hub.local/api");

describe("a server in the code of guides", () => {
  test.each([
    ["http://hub.local/api", true],
    ["curl <span>&quot;http://hub.local/api/rooms&quot;</span>", true],
    ["http://hub.local/api2 and http://hub.local/api?q=1", true],
    ["http://hub.local/api2", false],
    ["http://hub.local/api-old/rooms", false],
    ["http://hub.local", false],
    ["", false],
  ])("is found where its address ends: %s", (code, isFound) => {
    expect(openSampleServers([hub])(code).server).toBe(isFound ? hub : undefined);
  });

  test("is found in HTML as it stands there", () => {
    const odd = server("https://a.example/?x=1&y=2");
    expect(openSampleServers([odd])("https://a.example/?x=1&amp;y=2/rooms").server).toBe(odd);
  });

  test("is offered once for a page, and only where readers have servers of their own", () => {
    const fixed = server("https://api.example.com", { isOneOfMany: false });
    const named = server("https://named.example", { isOneOfMany: false, name: "My server" });
    const serverOf = openSampleServers([fixed, named, hub]);
    const offers = [fixed, named, hub, named].map(({ base }) => serverOf(`${base}/x`));
    expect(offers.map(({ offersServer }) => offersServer)).toEqual([false, true, false, false]);
    expect(offers.map((each) => each.server)).toEqual([fixed, named, hub, named]);
    expect(openSampleServers([hub])(hub.base).offersServer).toBe(true);
  });

  test("is none where the site has no API", () => {
    expect(openSampleServers()("http://hub.local/api")).toEqual({});
  });
});

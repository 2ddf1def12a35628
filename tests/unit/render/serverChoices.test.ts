import { describe, expect, test } from "vitest";
import type { ApiServer } from "../../../src/model/api.ts";
import { sampleServerOf, serverChoices } from "../../../src/model/apiServers.ts";
import { hubKey, serverKey, shownAddress } from "../../../templates/client/hubAddress.ts";

const server = (url: string, label = "", variables: Readonly<Record<string, readonly string[]>> = {}): ApiServer => ({
  url,
  ...(label === "" ? {} : { label }),
  variables: Object.entries(variables).map(([name, values]) => ({ name, default: values[0] ?? "", enum: values })),
});

describe("servers to choose from", () => {
  const base = "https://a.example/v1";

  test("are none where there is but one address", () => {
    expect(serverChoices([], base)).toEqual([]);
    expect(serverChoices([server(`${base}/`)], base)).toEqual([]);
    expect(serverChoices([server(base), server(base)], base)).toEqual([]);
  });

  test("have every value that their variables list, and the default one comes first", () => {
    const zones = server("https://{zone}.example:{port}/v1", "Cloud", { zone: ["eu", "us"], port: ["443", "8443"] });
    expect(serverChoices([server(base, "Here"), zones], base)).toEqual([
      { address: base, label: "Here" },
      { address: "https://eu.example:443/v1", label: "Cloud" },
      { address: "https://eu.example:8443/v1", label: "Cloud" },
      { address: "https://us.example:443/v1", label: "Cloud" },
      { address: "https://us.example:8443/v1", label: "Cloud" },
    ]);
  });

  test("are addresses of web servers that are whole", () => {
    const others = ["/v2", "ws://b.example", "https://{tenant}.example", "javascript:alert(1)", "https://b.example"];
    const choices = serverChoices([server(base), ...others.map((url) => server(url))], base);
    expect(choices.map(({ address }) => address)).toEqual([base, "https://b.example"]);
  });

  test("stay few", () => {
    const many = Array.from({ length: 300 }, (_, index) => `${index}`);
    const wide = server("https://{a}{b}{c}.example", "", { a: many, b: many, c: many });
    expect(serverChoices([server(base), wide], base)).toHaveLength(21);
  });
});

describe("the server that guides name", () => {
  test("is the first with its default address, and one of many where a part of it varies or there are others", () => {
    expect(sampleServerOf([server("https://a.example/v1/")])).toEqual({
      base: "https://a.example/v1",
      choices: [],
      isOneOfMany: false,
    });
    const varied = sampleServerOf([server("http://{host}/v1", "", { host: ["hub.local"] })]);
    expect(varied).toEqual({ base: "http://hub.local/v1", choices: [], isOneOfMany: true });
    expect(sampleServerOf([server("https://a.example"), server("https://b.example")])?.isOneOfMany).toBe(true);
  });

  test.each(["/v1", "https://{tenant}.example", "ws://a.example", "javascript:alert(1)"])("is none: %s", (url) => {
    expect(sampleServerOf([server(url)])).toBeUndefined();
    expect(sampleServerOf([])).toBeUndefined();
  });
});

describe("a chosen server", () => {
  const shown = (base: string, stored: Readonly<Record<string, string>>): string =>
    shownAddress(base, (key) => stored[key] ?? null);
  const kept = {
    [hubKey]: "hub.lan",
    [serverKey("https://a.example/v1")]: "https://b.example",
    [serverKey("/v1")]: "https://c.example/v1",
  };

  test.each([
    ["https://a.example/v1", "https://b.example"],
    ["/v1", "https://c.example/v1"],
    ["https://api.example.com/v1", "https://c.example/v1"],
    ["https://a.example/v2", "https://hub.lan/v2"],
  ])("stands for the API that it was chosen for, and what was typed for all others: %s is %s", (base, address) => {
    expect(shown(base, kept)).toBe(address);
  });

  test("may be the API's own address, in place of what was typed", () => {
    const base = "https://a.example/v1";
    expect(shown(base, { [hubKey]: "hub.lan", [serverKey(base)]: base })).toBe(base);
  });

  test.each(["javascript:alert(1)", "http://$(x)", ""])("is an address whatever storage holds: %j", (address) => {
    const base = "https://a.example/v1";
    expect(shown(base, { [serverKey(base)]: address })).toBe(base);
  });
});

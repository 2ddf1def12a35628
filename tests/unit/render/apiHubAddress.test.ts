import { expect, test } from "vitest";
import { hubAddress, keptAddress } from "../../../templates/client/hubAddress.ts";

const base = "http://domivka.local/api/v1";

test.each([
  ["192.168.1.20", "http://192.168.1.20/api/v1"],
  ["hub.lan:8080", "http://hub.lan:8080/api/v1"],
  ["https://hub.lan", "https://hub.lan/api/v1"],
  ["https://hub.lan/", "https://hub.lan/api/v1"],
  ["https://hub.lan/api/v2/", "https://hub.lan/api/v2"],
  ["http://[fe80::1]:80", "http://[fe80::1]/api/v1"],
  ["https://name:secret@hub.lan", "https://hub.lan/api/v1"],
])("%s stands for %s", (typed, address) => {
  expect(hubAddress(typed, base)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "ftp://hub.lan",
  "http://hub.lan/$(rm)",
  "http://hub.lan/'quoted'",
  '"><img src=x>',
  "http://",
  "two words",
])("%s is no address", (typed) => {
  expect(hubAddress(typed, base)).toBeUndefined();
});

test.each([
  ["https://cloud.example/api", "https://hub.lan/api"],
  ["/api/v3", "http://hub.lan/api/v3"],
  ["https://cloud.example", "https://hub.lan"],
])("scheme and path of %s stay", (own, address) => {
  expect(hubAddress("hub.lan", own)).toBe(address);
});

test.each([
  ["192.168.1.20:8080", "192.168.1.20:8080"],
  ["https://hub.lan/api/v2/", "https://hub.lan/api/v2/"],
  ["https://name:secret@hub.lan/api/", "https://hub.lan/api"],
  ["http:///name:secret@hub.lan", "http://hub.lan"],
  ["name:secret@hub.lan", "hub.lan"],
  ["hub.lan?token=secret#x", "hub.lan"],
  ["https://name:secret@", ""],
])("of %s, %s is kept", (typed, kept) => {
  expect(keptAddress(typed)).toBe(kept);
});

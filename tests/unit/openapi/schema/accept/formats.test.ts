import { expect, test } from "vitest";
import { stringFormat } from "../../../../../src/openapi/schema/accept/formats.ts";

test.each([
  ["date", "2024-02-29", true],
  ["date", "2023-02-29", false],
  ["date", "2026-13-01", false],
  ["time", "23:59:59+02:00", true],
  ["time", "24:00:00Z", false],
  ["time", "10:00:00", false],
  ["date-time", "2026-01-15T10:30:00.5Z", true],
  ["date-time", "2026-01-15", false],
  ["date-time", "1990-12-31T23:59:60Z", true],
  ["date-time", "1990-12-31T15:59:60.25-08:00", true],
  ["date-time", "1991-01-01T05:29:60+05:30", true],
  ["date-time", "1990-12-31T23:58:60Z", false],
  ["date-time", "1990-12-31T23:59:60+01:00", false],
  ["date-time", "1990-12-31T23:59:61Z", false],
  ["time", "23:59:60z", true],
  ["time", "20:29:60-03:30", true],
  ["duration", "P1Y2M3DT4H5M6S", true],
  ["duration", "P", false],
  ["duration", "PT", false],
  ["email", "a.b@example.com", true],
  ["email", "a b@example.com", false],
  ["email", "a@b@example.com", false],
  ["email", "example.com", false],
  ["email", "@example.com", false],
  ["email", '"joe bloggs"@example.com', true],
  ["email", '"a@b \\" c"@example.com', true],
  ["email", '"joe"bloggs"@example.com', false],
  ["email", '"joe bloggs@example.com', false],
  ["hostname", "hub-1.example.com", true],
  ["hostname", "-hub.example.com", false],
  ["ipv4", "192.0.2.255", true],
  ["ipv4", "192.0.2.256", false],
  ["ipv6", "2001:db8::1", true],
  ["ipv6", "::ffff:192.0.2.1", true],
  ["ipv6", "2001:db8::1::2", false],
  ["ipv6", "1:2:3:4:5:6:7", false],
  ["uri", "https://example.com/k?s#i", true],
  ["uri", "/path", false],
  ["uri", "https://example.com/a b", false],
  ["uri-reference", "../a?b", true],
  ["uuid", "123e4567-e89b-42d3-a456-426614174000", true],
  ["uuid", "123e4567", false],
  ["byte", "YWJj", true],
  ["byte", "YWJ", false],
  ["json-pointer", "/a~1b", true],
  ["json-pointer", "/a~2b", false],
  ["regex", "^[a-z]+$", true],
  ["regex", "(", false],
  ["uri-template", "/items/{id}{?page,size}", true],
  ["uri-template", "/items/{id", false],
])("%s: %s is judged", (name, text, expected) => {
  expect(stringFormat(name)?.accepts(text)).toBe(expected);
});

test("a format that nobody knows has no rule", () => {
  expect(stringFormat("unheard-of")).toBeUndefined();
  expect(stringFormat("constructor")).toBeUndefined();
});

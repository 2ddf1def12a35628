import { expect, test } from "vitest";
import { isHumanText, isPhrase, isProse, isProseOfExample } from "../../../../src/openapi/agreement/prose.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";

test.each([
  "Lists all the devices",
  "Лише пристрої саме цього типу",
  "Ends the session of `userId` and every token of it",
  "The hub's answer to a request for more",
  "Call [log in](/docs/api/login) once and keep both tokens",
  "Get VAPID public key",
  "List available GenAI models",
  "Повертає all devices of the hub",
])("needs a translation: %s", (text) => {
  expect(isProse(text)).toBe(true);
});

test.each([
  ["three words", "List all devices"],
  ["names", "Google Nest Hub Max Second Generation"],
  ["a name with a small word", "Bank of New York Mellon"],
  ["identifiers", "deviceId roomId sectionId templateId userId"],
  ["constants", "AUTH_REQUIRED FORBIDDEN USER_DISABLED NAME_TAKEN RATE_LIMITED"],
  ["acronyms", "HTTP JSON UTF REST API TLS"],
  ["an address", "https://hub.example/one/two/three?of=many&words=here"],
  ["a code span", "`GET /devices with many plain words in it`"],
  ["fenced code", "```lua\nlocal function call that is only code\n```"],
  ["fenced code that is not closed", "~~~\nlocal function call that is only code"],
  ["targets of links", "[API](/a/b) [API](</docs/with many plain words in it>)"],
  ["tags", "<a title='many plain words here'>API</a>"],
  ["numbers and units", "0–100 %, 5 °C, 2026-11-03 07:15"],
  ["nothing", ""],
])("needs no translation: %s", (_, text) => {
  expect(isProse(text)).toBe(false);
});

test.each(["List notes", "Add a note", "Log in", "Додати нотатку", "Get OpenAPI document", "Room name `id`"])(
  "is a title to translate: %s",
  (text) => {
    expect(isPhrase(text)).toBe(true);
  },
);

test.each([
  "OK",
  "Notes",
  "notes",
  "Export CSV",
  "Internet of Things",
  "HTTPValidationError",
  "user_id or a/b",
  "`List notes`",
])("is a title that languages may share: %s", (text) => {
  expect(isPhrase(text)).toBe(false);
});

test("code and data in examples are no prose", () => {
  expect(isProseOfExample("Wrong username or password")).toBe(true);
  expect(isProseOfExample("if lamp is on then switch = off end")).toBe(false);
  expect(isProseOfExample("first line of the log\nsecond line of the log")).toBe(false);
});

test.each(["Кухня", "Küche", "Kitchen", "Living room", "Room 1", "Daikin Onecta", "кім"])(
  "is written for people: %s",
  (text) => {
    expect(isHumanText(text)).toBe(true);
  },
);

test.each([
  "heat",
  "olena",
  "HEAT",
  "DH-2",
  "°C",
  "r-2736fa",
  "Europe/Kyiv",
  "2026-11-03 07:15",
  "a@b.example",
  "",
  "5",
])("is the same in every language: %s", (text) => {
  expect(isHumanText(text)).toBe(false);
});

test.each(["`", "<a", "](", "!", "a ", "~~~\n", "```\n", "://", "a-"])(
  "long runs of %j are judged at once",
  async (sign) => {
    const text = sign.repeat(200_000);
    await expectToTakeLessThan(2, () => {
      isProse(text);
      isHumanText(text);
      isProseOfExample(`${text}a b`);
    });
  },
);

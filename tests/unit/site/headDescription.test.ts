// Descriptions in heads: there is one where anything can be said, and it never ends within a word.
import { describe, expect, test } from "vitest";
import type { PageContent } from "../../../src/model/page.ts";
import { describePage } from "../../../src/site/headDescription.ts";

const tags: PageContent = { kind: "tagList", title: "Теги", letters: [] };
const operation: PageContent = {
  kind: "operation",
  title: "Get a room",
  method: "get",
  path: "/rooms/{id}",
  isWebhook: false,
  isDeprecated: false,
};
const describeAs = (changes: Partial<Parameters<typeof describePage>[0]>): string | undefined =>
  describePage({ content: tags, title: "Теги", own: undefined, shown: undefined, general: "Усе про хаб", ...changes });

describe("the description of a page", () => {
  test("is what its author wrote, else what it shows, else title and site", () => {
    expect(describeAs({ own: "Own", shown: "Shown" })).toBe("Own");
    expect(describeAs({ own: "", shown: "Shown" })).toBe("Shown");
    expect(describeAs({ shown: "  " })).toBe("Теги. Усе про хаб");
    expect(describeAs({ title: "Що нового?" })).toBe("Що нового? Усе про хаб");
    expect(describeAs({ title: "" })).toBe("Усе про хаб");
    expect(describeAs({ general: "" })).toBeUndefined();
  });

  test("of an operation about which nothing is written is its request", () => {
    expect(describeAs({ content: operation, title: "Get a room" })).toBe("Get a room: GET /rooms/{id}");
    expect(describeAs({ content: operation, title: "Get a room." })).toBe("Get a room: GET /rooms/{id}");
    expect(describeAs({ content: operation, title: `A ${"room ".repeat(100)}` })?.length).toBeLessThan(220);
    expect(describeAs({ content: operation, title: "GET /rooms/{id}", general: "" })).toBe("GET /rooms/{id}");
    expect(describeAs({ content: operation, title: "GET /rooms/{id}", general: "Homes" })).toBe(
      "GET /rooms/{id}. Homes",
    );
  });

  test("of a schema begins with its name, since several may say the same", () => {
    const content: PageContent = { kind: "apiSchema", title: "RoomUpdate" };
    const shown = "Fields to change; a field left out stays as it is.";
    expect(describeAs({ content, title: "RoomUpdate", shown })).toBe(`RoomUpdate. ${shown}`);
    expect(describeAs({ content, title: "Room", shown: "Room or hall." })).toBe("Room or hall.");
    expect(describeAs({ content, title: "Room", shown: "слово ".repeat(60) })?.length).toBeLessThanOrEqual(201);
  });

  test("keeps what an author wrote, however long", () => {
    expect(describeAs({ own: "слово ".repeat(60) })).toBe("слово ".repeat(60));
  });

  test("ends a long text after a sentence, else after a word", () => {
    const first = "Доручає пристрою щось зробити й до кількох секунд чекає на підтвердження від нього.";
    expect(describeAs({ shown: `${first} ${"Потім ще багато слів ".repeat(20)}` })).toBe(first);
    const words = describeAs({ shown: "Доручає пристрою щось, ".repeat(30) });
    expect(words).toMatch(/(?:Доручає|пристрою|щось)…$/);
    expect(words?.length).toBeLessThanOrEqual(201);
    expect(describeAs({ shown: `Див. ${"докладно описане ".repeat(30)}` })).toMatch(/(?:докладно|описане)…$/);
    expect(describeAs({ shown: "я".repeat(500) })?.length).toBeLessThanOrEqual(201);
  });
});

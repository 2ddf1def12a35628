// How texts of cards are broken into lines. Every letter is one unit wide here.
import { describe, expect, test } from "vitest";
import { breakLines } from "../../../../src/outputs/socialCards/breakLines.ts";

const widthOf = (text: string): number => [...text.replace(/\p{M}/gu, "")].length;
const lines = (text: string, width: number, mostLines = 4): readonly string[] =>
  breakLines(text, { widthOf, width, mostLines }).lines;

describe("lines", () => {
  test("are as equal as they can be, and no more than they have to be", () => {
    expect(lines("Приклад сцени: моніторинг пристроїв", 30)).toEqual(["Приклад сцени:", "моніторинг пристроїв"]);
    expect(lines("one two three four five six", 20)).toEqual(["one two three", "four five six"]);
    expect(lines("Вступ", 20)).toEqual(["Вступ"]);
    expect(lines("", 20)).toEqual([]);
  });

  test.each([
    ["Перехід на нову версію в два кроки", 19, ["Перехід на нову", "версію в два кроки"]],
    ["Скажіть про це і мені", 16, ["Скажіть про", "це і мені"]],
    ["This is a test of it", 11, ["This is", "a test of it"]],
  ])("end with no letter alone: %s", (text, width, expected) => {
    const broken = lines(text, width + 1);
    expect(broken).toEqual(expected);
    expect(broken.slice(0, -1).filter((line) => /(^|\s)\p{L}$/u.test(line))).toEqual([]);
  });

  test("begin with no dash", () => {
    expect(lines("Розумна домівка — дім для людей", 16)).toEqual(["Розумна", "домівка — дім", "для людей"]);
  });

  test("keep words with apostrophes, soft signs, accents and hyphens whole", () => {
    expect(lines("на зв’язку п’ять бур'янів", 12)).toEqual(["на зв’язку", "п’ять", "бур'янів"]);
    expect(lines("альянс Lua-сцен день", 12)).toEqual(["альянс", "Lua-сцен", "день"]);
    expect(lines("за\u0301мок за́мок", 6)).toEqual(["за\u0301мок", "за́мок"]);
  });

  test("cut a word that fits on none, at a seam before anywhere else", () => {
    expect(lines("/devices/{deviceId}/actions", 12)).toEqual(["/devices/", "{deviceId}/", "actions"]);
    expect(lines("getDeviceActionsById", 12)).toEqual(["getDevice", "ActionsById"]);
    expect(lines("Донаудампфшиффарт", 8)).toEqual(["Донауда-", "мпфшифф-", "арт"]);
    expect(breakLines("Донаудампфшиффарт", { widthOf, width: 8, mostLines: 4 }).isWhole).toBe(false);
  });
});

describe("a text that is too long", () => {
  test("ends in an ellipsis after a whole word", () => {
    const broken = breakLines("one two three four five six seven", { widthOf, width: 10, mostLines: 2 });
    expect(broken).toEqual({ lines: ["one two", "three…"], isWhole: false });
  });

  test("ends in no comma, dash or letter alone before it", () => {
    expect(lines("Як установити, а потім і далі працювати", 15, 1)).toEqual(["Як установити…"]);
    expect(lines("Дім — місце, де тепло та затишно", 8, 1)).toEqual(["Дім…"]);
  });

  test("fits with its ellipsis", () => {
    for (let width = 4; width < 30; width += 1)
      for (const line of lines("Користування плагінами для пристроїв інших виробників у вашому домі", width, 3))
        expect(widthOf(line), `${width}: ${line}`).toBeLessThanOrEqual(width);
  });

  test("is looked at no further than a card can show", () => {
    for (const text of ["слово ".repeat(100_000), "x".repeat(100_000)]) {
      let asked = 0;
      const counted = (part: string): number => {
        asked += 1;
        return widthOf(part);
      };
      expect(breakLines(text, { widthOf: counted, width: 40, mostLines: 3 }).lines).toHaveLength(3);
      expect(asked).toBeLessThan(1_000);
    }
  });
});

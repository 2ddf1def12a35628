// Stems join the forms of a word and keep different words apart.
import { describe, expect, test } from "vitest";
import { foldSigns, foldWord } from "../../../src/search/foldText.ts";
import { relatedStems } from "../../../src/search/relatedStems.ts";
import { stemWord } from "../../../src/search/stemWord.ts";

const stem = (word: string): string => stemWord(foldWord(foldSigns(word)));

describe("forms of one word have one stem", () => {
  test.each([
    "датчик датчика датчики датчиків датчиком датчикам датчиками датчиках",
    "пристрій пристрою пристрої пристроїв пристроєм пристроями",
    "властивість властивості властивістю властивостей властивостями",
    "вузол вузла вузли вузлів вузлом",
    "функція функції функцію функцією функцій функціями",
    "подія події подій подію подіями",
    "повітряна повітряної повітряну повітряні повітряних",
    "кімната кімнати кімнату кімнат кімнатою",
    "налаштування налаштувань налаштуванням налаштувати налаштуйте",
    "підключення підключень підключити підключіть підключений",
    "оновлення оновити оновлень оновлено",
    "зв’язок зв'язку звʼязки",
    "м'ята м’яти мʼяту",
    "автоматизація автоматизувати автоматизації",
    "помилка помилки помилок помилкою",
    "список списку списки списків",
    "запит запиту запити запитів",
    "формат формату формати форматів",
    "відповідь відповіді відповідей відповіддю",
    "масив масиву масиви масивів",
    "директива директиви директив",
    "дім дому",
    "замок замка замки",
    "таблиця таблиці таблиць таблицею",
    "вікно вікна вікон вікном",
    "дозвіл дозволу дозволи дозволів",
    "колір кольору кольори",
    "ґанок ганку",
    "встановлення установлення встановити установити встановлений установлену",
    "увімкнення ввімкнення увімкнути",
    "учитель вчителя",
    "device devices",
    "property properties",
    "run runs running",
    "stop stopped stopping",
    "configure configured configures configuring configuration",
    "install installing installation",
    "organise organize organizing organisation",
    "notify notification notifications",
    "class classes",
    "query queries querying",
    "update updates updating updated",
    "create creation creating created",
    "умова умовою умовний умовного",
    "сервер сервера серверний серверної",
    "кімната кімнатний",
    "екран екрани екраном",
    "validate validates validation validator",
    "status statuses",
    "керувати керування керує керують керуванням",
    "існувати існує існування",
    "colour color colours colored",
    "centre center centred centering",
    "metre meter metres meters",
    "analyse analyze analysis analyses analyzer",
    "catalogue catalog catalogs",
    "control controls controlled controlling controller",
    "cancel cancelled canceled cancellation",
    "install installs",
    "describe description describing",
    "subscribe subscription subscriber",
    "resolve resolution resolved",
    "submit submission",
    "remove removal removed",
  ])("%s", (line) => {
    expect([...new Set(line.split(" ").map(stem))]).toHaveLength(1);
  });
});

describe("different words have different stems", () => {
  test.each([
    "дім дим дума",
    "кран країна",
    "масив маса масаж",
    "форма формат",
    "сцена ціна",
    "датчик дата датчанин",
    "замок замовлення",
    "тривога тривалість",
    "ключ ключиця",
    "пам'ять пам'ятник",
    "розклад розкладка",
    "мережа межа",
    "система сцена",
    "вікно вік",
    "string strong",
    "state station",
    "device devise",
    "server service",
    "general generate",
    "policy police",
    "path patch",
    "sing single",
    "ms m",
    "hour four",
    "local locate",
    "permission permanent",
    "interval interview",
    "fs f",
  ])("%s", (line) => {
    const words = line.split(" ");
    expect(new Set(words.map(stem)).size).toBe(words.length);
  });
});

describe("words with the same root are related", () => {
  test.each([
    ["перевіряти", "перевірка"],
    ["перевірок", "перевірити"],
    ["обробляти", "обробка"],
    ["обробкою", "обробити"],
    ["вимкнути", "вимикати"],
    ["вимикання", "вимкнення"],
    ["зберігати", "збереження"],
    ["зберегти", "збереження"],
    ["вводити", "введення"],
    ["ввести", "введення"],
    ["перенести", "перенесення"],
    ["додати", "додавання"],
    ["закривати", "закрити"],
    ["оголосити", "оголошення"],
    ["зареєструвати", "реєстрація"],
    ["перезапускати", "запуск"],
  ])("%s, %s", (word, other) => {
    expect([stem(word), ...relatedStems(word, stem(word))]).toContain(stem(other));
  });

  test.each([
    ["сторінка", "сторона"],
    ["стилів", "стеля"],
    ["обмін", "обминати"],
    ["значення", "знак"],
    ["помилка", "помилити"],
    ["розетка", "розета"],
    ["великі", "завеликі"],
    ["даних", "дата"],
    ["відключити", "ключ"],
    ["scroll", "script"],
  ])("%s, but not %s", (word, other) => {
    expect(relatedStems(word, stem(word))).not.toContain(stem(other));
  });
});

test.each(["constructor", "__proto__", "toString", "42", "3.8", "日本語"])("%s has a stem of its own", (word) => {
  expect(stem(word)).not.toBe("");
});
